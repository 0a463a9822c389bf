// The grid of compiled kernels: which MoveRules have one, and which of them any rules are served
// by.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "framework/kernel/capture_filter.h"
#include "framework/kernel/compiled_kernel.h"

namespace draughts {

// The rules whose kernel plays `rules`: the same axes, each data member in its canonical form.
// A man that captures forward only finds nothing to take from the last row, so under that rule
// "crowned only where the move ends" is "crowning ends the move".
constexpr MoveRules KernelKey(MoveRules rules) {
  rules.choice = IsRanked(rules.choice) ? Choice::kMostPieces : Choice::kFree;
  rules.man_takes_king = ManTakesKing::kAllowed;
  rules.removal = Removal::kAfterMove;
  rules.last_king_taken = LastKingTaken::kLandsAnywhere;
  if (rules.man_capture == ManCapture::kForward && rules.crowning == Crowning::kOnlyWhereMoveEnds) {
    rules.crowning = Crowning::kEndsMove;
  }
  return rules;
}

inline constexpr std::array kKingRanges = {KingRange::kShort, KingRange::kFlying,
                                           KingRange::kFlyingLandsBehind};
inline constexpr std::array kMenAndCrownings = {
    std::pair{ManCapture::kForward, Crowning::kEndsMove},
    std::pair{ManCapture::kForward, Crowning::kGoesOnAsKing},
    std::pair{ManCapture::kAllWays, Crowning::kEndsMove},
    std::pair{ManCapture::kAllWays, Crowning::kGoesOnAsKing},
    std::pair{ManCapture::kAllWays, Crowning::kOnlyWhereMoveEnds}};
inline constexpr std::array kChoices = {Choice::kFree, Choice::kMostPieces};
inline constexpr std::size_t kKernelsPerBoard =
    kKingRanges.size() * kMenAndCrownings.size() * kChoices.size();

// The rules of kernel `index` of a board, 0 to kKernelsPerBoard - 1.
constexpr MoveRules GridRules(const Board& board, std::size_t index) {
  const auto& [man_capture, crowning] =
      kMenAndCrownings[index / kChoices.size() % kMenAndCrownings.size()];
  return {.board = board,
          .king_range = kKingRanges[index / (kChoices.size() * kMenAndCrownings.size())],
          .man_capture = man_capture,
          .crowning = crowning,
          .choice = kChoices[index % kChoices.size()],
          .man_takes_king = ManTakesKing::kAllowed,
          .removal = Removal::kAfterMove,
          .last_king_taken = LastKingTaken::kLandsAnywhere};
}

template <MoveRules R>
inline constinit const CompiledKernel<R> kKernel{};

// The kernels of one board; instantiated in kernels_<board>.cc.
template <Board B>
std::array<const Kernel*, kKernelsPerBoard> KernelsOf() {
  return []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return std::array<const Kernel*, kKernelsPerBoard>{&kKernel<GridRules(B, kIndex)>...};
  }
  (std::make_index_sequence<kKernelsPerBoard>{});
}

inline constexpr Board k8x8{.width = 8, .height = 8};
inline constexpr Board k10x8{.width = 10, .height = 8};
inline constexpr Board k10x10{.width = 10, .height = 10};
inline constexpr Board k12x12{.width = 12, .height = 12};

extern template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k8x8>();
extern template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k10x8>();
extern template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k10x10>();
extern template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k12x12>();

}  // namespace draughts
