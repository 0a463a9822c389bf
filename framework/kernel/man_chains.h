// ManChains: counts the captures of men, all at once, without making any of them.
//
// Men that capture all ways cannot come back to their start square or to a piece they have taken
// before their fourth jump, and men that capture forward never do. Until then the squares that were
// free before the move are all that matter, so the landings of all men go on together, as sets, and
// every chain is a move of its own. What is longer, or needs a king, is left to CaptureSearch.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "framework/kernel/man_jumps.h"

namespace draughts {

template <MoveRules R, Color C>
class ManChains {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.man_capture, C>;

 public:
  ManChains(const ManJumps<R, C>& jumps, Word men) : jumps_(jumps) {
    ForEachDirection<Ways::kDirections>(
        [&]<Direction D>() { Land<D, 1>(jumps_.template Landings<D>(men)); });
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
  // Whether the last of these goes on is still seen on the squares that were free before.
  static constexpr std::size_t kMostJumps = R.man_capture == ManCapture::kForward ? 3 : 2;

  // Men came to `landings` by their jump number kJump, in direction D.
  template <Direction D, std::size_t kJump>
  void Land(Word landings) {
    const Word ends = jumps_.template Ends<D>(landings);
    ending_[kJump - 1] += CountBits(ends);
    const Word on = landings & ~ends;
    if (on == 0) return;
    if constexpr (kJump == kMostJumps) {
      complete_ = false;
    } else {
      if constexpr (CrowningTiming<R.crowning>::kBecomesKing) {
        if ((on & ManJumps<R, C>::kCrownRow) != 0) complete_ = false;
      }
      ForEachDirection<Ways::kDirections>([&]<Direction E>() {
        if constexpr (E != Opposite(D)) Land<E, kJump + 1>(jumps_.template Landings<E>(on));
      });
    }
  }

  const ManJumps<R, C>& jumps_;
  std::array<int, kMostJumps> ending_ = {};  // by the number of pieces taken
  bool complete_ = true;
};

}  // namespace draughts
