// ManJumps: the first jumps of all men of a side at once, word-parallel.
//
// Most positions with a capture have only captures of one piece by men; those
// are found, and counted, without walking. The rest is for CaptureSearch.
#pragma once

#include <array>
#include <cstddef>

#include "framework/kernel/crowning.h"
#include "framework/kernel/man_ways.h"
#include "framework/kernel/node.h"

namespace draughts {

template <MoveRules R, Color C>
class ManJumps {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.lines, R.man_capture, C>;
  using Timing = CrowningTiming<R.crowning>;

 public:
  static constexpr Word kCrownRow = Layout::Widen(Row(R.board, CrownRow(R.board, C)));

  ManJumps(const MoveRules& rules, const Node<Word>& node)
      : ManJumps(
            rules.man_takes_king == ManTakesKing::kAllowed ? node.enemy : node.enemy & ~node.kings,
            Layout::kSquares & ~(node.own | node.enemy)) {}
  // As if `targets` were what men may take and `free` the squares where they may land.
  ManJumps(Word targets, Word free) : targets_(targets) {
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      origins_[Index(D)] = Step<Opposite(D)>(Step<Opposite(D)>(free) & targets_);
    });
  }

  Word targets() const { return targets_; }  // enemies that a man may take

  // Those of `men` that can jump.
  Word Jumpers(Word men) const {
    Word origins = 0;
    ForEachDirection<Ways::kDirections>([&]<Direction D>() { origins |= origins_[Index(D)]; });
    return men & origins;
  }

  // Where men land that jump in direction D.
  template <Direction D>
  Word Landings(Word men) const {
    return Step<D>(Step<D>(men & origins_[Index(D)]));
  }

  // Where a man that came by a jump in direction D goes on as a man.
  template <Direction D>
  Word GoesOn() const {
    // The square just left is two steps back, where the piece just taken is in
    // the way: it opens no other way, so the squares that were free before are
    // all that matter.
    Word goes_on = 0;
    ForEachDirection<Ways::kDirections>([&]<Direction E>() {
      if constexpr (E != Opposite(D)) goes_on |= origins_[Index(E)];
    });
    if constexpr (Timing::kStops || Timing::kBecomesKing) goes_on &= ~kCrownRow;
    return goes_on;
  }

  // The same, and where it might go on as the king it has become.
  template <Direction D>
  Word MayGoOn() const {
    return Timing::kBecomesKing ? GoesOn<D>() | kCrownRow : GoesOn<D>();
  }

  // Whether every jump of `men` is the end of its capture.
  bool AllEnd(Word men) const {
    Word on = 0;
    ForEachDirection<Ways::kDirections>(
        [&]<Direction D>() { on |= Landings<D>(men) & MayGoOn<D>(); });
    return on == 0;
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }

  static constexpr std::size_t Index(Direction direction) {
    return static_cast<std::size_t>(direction) - 1;
  }

  // Directions are numbered from 1, diagonals first.
  static constexpr std::size_t kNumbers =
      R.lines == Lines::kDiagonal ? kDiagonals.size() : kAllDirections.size();

  const Word targets_;
  std::array<Word, kNumbers> origins_;  // from where a man could jump in each direction
};

}  // namespace draughts
