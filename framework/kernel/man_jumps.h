// ManJumps: the first jumps of all men of a side at once, word-parallel.
//
// Most positions with a capture have only captures of one piece by men; those are found, and
// counted, without walking. The rest is for CaptureSearch.
#pragma once

#include "framework/kernel/crowning.h"
#include "framework/kernel/man_ways.h"
#include "framework/kernel/node.h"

namespace draughts {

template <MoveRules R, Color C>
class ManJumps {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.man_capture, C>;
  static constexpr OnLastRow kOnLastRow = CrowningTiming<R.crowning>::kOnLastRow;

 public:
  static constexpr Word kCrownRow = Layout::Widen(Row(R.board, CrownRow(R.board, C)));

  ManJumps(const MoveRules& rules, const Node<Word>& node)
      : targets_(rules.man_takes_king == ManTakesKing::kAllowed ? node.enemy
                                                                : node.enemy & ~node.kings),
        free_(Layout::kSquares & ~(node.own | node.enemy)) {}

  Word targets() const { return targets_; }  // enemies that a man may take

  // Where men land that jump in direction D.
  template <Direction D>
  Word Landings(Word men) const {
    return Step<D>(Step<D>(men) & targets_) & free_;
  }

  // Those of the landings in direction D whose capture ends there.
  template <Direction D>
  Word Ends(Word landings) const {
    // The square just left is two steps back, where the piece just taken is in the way: it opens no
    // other way, so the squares that are free now are all that matter.
    Word goes_on = 0;
    ForEachDirection<Ways::kDirections>([&]<Direction E>() {
      if constexpr (E != Opposite(D)) {
        goes_on |= Step<Opposite(E)>(Step<Opposite(E)>(free_) & targets_);
      }
    });
    if constexpr (kOnLastRow == OnLastRow::kStops) goes_on &= ~kCrownRow;
    if constexpr (kOnLastRow == OnLastRow::kContinuesAsKing) goes_on |= kCrownRow;  // perhaps
    return landings & ~goes_on;
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }

  const Word targets_;
  const Word free_;
};

}  // namespace draughts
