// ManChains: counts the captures of men, all at once, without making any of them.
//
// The landings of all men go on together, as sets, and every chain is a move of its own. Up to the
// second jump the squares that were free before the move are all that matters: the square that the
// man left and the pieces it took lie on none of its ways on, not even as a king crowned in
// passing. After the third jump they may, so there a chain counts only if it would end with the
// squares of all men free. What is longer, or goes on as a king, is left to CaptureSearch.
//
// For diagonal lines only.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "framework/kernel/king_reach.h"
#include "framework/kernel/man_jumps.h"

namespace draughts {

template <MoveRules R, Color C>
class ManChains {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.lines, R.man_capture, C>;
  using Jumps = ManJumps<R, C>;

 public:
  // The side to move of `node` has no kings; `jumps` are its.
  ManChains(const Jumps& jumps, const Node<Word>& node)
      : jumps_(jumps), node_(node), free_(Layout::kSquares & ~(node.own | node.enemy)) {
    ForEachDirection<Ways::kDirections>(
        [&]<Direction D>() { Land<D, 1>(jumps.template Landings<D>(node.own)); });
  }

  // Whether every chain was counted to its end.
  bool complete() const { return complete_; }
  int all() const { return std::accumulate(ending_.begin(), ending_.end(), 0); }
  // Those that take most pieces.
  int longest() const {
    for (std::size_t jumps = kMostJumps; jumps > 1; --jumps) {
      if (ending_[jumps - 1] != 0) return ending_[jumps - 1];
    }
    return ending_[0];
  }

 private:
  static constexpr std::size_t kMostJumps = 3;

  // Men came to `landings` by their jump number kJump, in direction D.
  template <Direction D, std::size_t kJump>
  void Land(Word landings) {
    if constexpr (kJump == kMostJumps) {
      if (landings != 0) LandLast<D>(landings);
    } else {
      const Word on = landings & jumps_.template GoesOn<D>();
      ending_[kJump - 1] += CountBits(landings & ~on);
      if constexpr (CrowningTiming<R.crowning>::kBecomesKing) {
        const Word crowned = landings & Jumps::kCrownRow;
        if (crowned != 0 && KingGoesOn<D>(crowned, node_.enemy, free_)) complete_ = false;
      }
      if (on == 0) return;
      ForEachDirection<Ways::kDirections>([&]<Direction E>() {
        if constexpr (E != Opposite(D)) Land<E, kJump + 1>(jumps_.template Landings<E>(on));
      });
    }
  }

  template <Direction D>
  void LandLast(Word landings) {
    ending_[kMostJumps - 1] += CountBits(landings);
    const Jumps wider(jumps_.targets(), free_ | node_.own);
    if ((landings & wider.template MayGoOn<D>()) != 0) complete_ = false;
  }

  // Whether a king that came to one of `landings`, on the last row, by a jump in direction D can
  // jump on: not back where it came from, so one way is left. It is static to leave the counts in
  // registers.
  template <Direction D>
  [[gnu::noinline]] static bool KingGoesOn(Word landings, Word enemy, Word free) {
    bool goes_on = false;
    ForEachDirection<kDiagonals>([&]<Direction E>() {
      if constexpr (E != Opposite(D) && IsUp(E) != IsUp(D)) {
        goes_on = KingReach<R.king_range>::template SomeTakes<Layout, E>(landings, enemy, free);
      }
    });
    return goes_on;
  }

  const Jumps& jumps_;
  const Node<Word>& node_;
  const Word free_;
  std::array<int, kMostJumps> ending_ = {};  // by the number of pieces taken
  bool complete_ = true;
};

}  // namespace draughts
