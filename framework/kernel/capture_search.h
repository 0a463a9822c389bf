// CaptureSearch: every way to finish every capture of one side.
//
// The recursion walks jump by jump. A jump that can go on must go on, so only the ends of the walk
// are handed to the sink. The piece's start square counts as empty all along; captured pieces leave
// at once or stay and block, as the rules say.
#pragma once

#include "framework/kernel/crowning.h"
#include "framework/kernel/king_search.h"
#include "framework/kernel/man_ways.h"

namespace draughts {

template <MoveRules R, Color C, class Sink>
class CaptureSearch : KingSearch<R.board, R.king_range, Sink> {
  using Base = KingSearch<R.board, R.king_range, Sink>;
  using Layout = typename Base::Layout;
  using Word = typename Base::Word;
  using Ways = ManWays<R.man_capture, C>;

 public:
  // The data members of `rules` are obeyed; its axes are those of R.
  CaptureSearch(const MoveRules& rules, const Node<Word>& node, Sink& sink)
      : Base(rules, node, sink),
        for_men_(rules.man_takes_king == ManTakesKing::kAllowed ? node.enemy
                                                                : node.enemy & ~node.kings) {}

  // All captures of the pieces in `pieces`.
  void Search(Word pieces) {
    SearchMen(pieces & ~this->node_.kings);
    this->SearchKings(pieces & this->node_.kings);
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }
  static constexpr Word kCrownRow = Layout::Widen(Row(R.board, CrownRow(R.board, C)));

  void SearchMen(Word men) {
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      for (Word landings = Step<D>(Step<D>(men) & for_men_) & this->free_; landings != 0;
           landings &= landings - 1) {
        const Word landing = Base::LowestOf(landings);
        const Word taken = Step<Opposite(D)>(landing);
        this->Depart(Step<Opposite(D)>(taken));
        ManTakes<D>(landing, taken, 0);
      }
    });
  }

  template <Direction D>
  bool ManJumps(Word at, Word captured) {
    const Word taken = Step<D>(at) & for_men_ & ~captured;
    const Word landing = Step<D>(taken) & this->EmptyAfter(captured);
    if (landing == 0) return false;
    return ManTakes<D>(landing, taken, captured);
  }

  // False only when the sink has no use for it.
  template <Direction D>
  bool ManTakes(Word landing, Word taken, Word captured) {
    const Word now = captured | taken;
    if (!this->sink_.Wants(now)) return false;
    const int kings_before = this->NoteKing(taken, captured);
    this->sink_.Enter(landing, taken);
    ManLands<D>(landing, now);
    this->sink_.Leave();
    this->first_king_at_ = kings_before;
    return true;
  }

  template <Direction D>
  void ManLands(Word landing, Word captured) {
    constexpr OnLastRow kOnLastRow = CrowningTiming<R.crowning>::kOnLastRow;
    const bool on_last_row = (landing & kCrownRow) != 0;
    bool goes_on = false;
    if (kOnLastRow == OnLastRow::kContinuesAsMan || !on_last_row) {
      goes_on = ManGoesOn<D>(landing, captured);
    } else if constexpr (kOnLastRow == OnLastRow::kContinuesAsKing) {
      goes_on = this->template KingGoesOn<D>(landing, captured);
    }
    if (!goes_on) this->Finish(landing, captured, on_last_row);
  }

  template <Direction D>
  [[gnu::noinline]] bool ManGoesOn(Word landing, Word captured) {
    bool goes_on = false;
    ForEachDirection<Ways::kDirections>([&]<Direction E>() {
      // Straight back stands the piece just taken, or nothing.
      if constexpr (E != Opposite(D)) goes_on |= ManJumps<E>(landing, captured);
    });
    return goes_on;
  }

  const Word for_men_;  // enemies that a man may take
};

}  // namespace draughts
