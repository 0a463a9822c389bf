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
// A man that captures forward only along diagonals finds nothing to take from the last row, so
// under those rules "crowned only where the move ends" is "crowning ends the move". Where lines are
// not diagonal one kernel plays the free and the ranked choices: to a ranked one free captures are
// equally good.
constexpr MoveRules KernelKey(MoveRules rules) {
  const bool is_ranked = rules.lines != Lines::kDiagonal || IsRanked(rules.choice);
  rules.choice = is_ranked ? Choice::kMostPieces : Choice::kFree;
  rules.man_takes_king = ManTakesKing::kAllowed;
  rules.removal = Removal::kAfterMove;
  rules.last_king_taken = LastKingTaken::kLandsAnywhere;
  if (rules.lines == Lines::kDiagonal && rules.man_capture == ManCapture::kForward &&
      rules.crowning == Crowning::kOnlyWhereMoveEnds) {
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
    std::pair{ManCapture::kAllWays, Crowning::kOnlyWhereMoveEnds},
    std::pair{ManCapture::kForward, Crowning::kOnlyWhereMoveEnds}};           // not along diagonals
inline constexpr std::array kChoices = {Choice::kMostPieces, Choice::kFree};  // ranked, free

constexpr std::size_t MenAndCrownings(Lines lines) {
  return kMenAndCrownings.size() - (lines == Lines::kDiagonal ? 1 : 0);
}
constexpr std::size_t Choices(Lines lines) { return lines == Lines::kDiagonal ? 2 : 1; }

// How many kernels a board has with lines of a kind.
constexpr std::size_t GridSize(Lines lines) {
  return kKingRanges.size() * MenAndCrownings(lines) * Choices(lines);
}

// The rules of kernel `index` of a board and lines, 0 to GridSize(lines) - 1.
constexpr MoveRules GridRules(const Board& board, Lines lines, std::size_t index) {
  const std::size_t choices = Choices(lines);
  const std::size_t men_and_crownings = MenAndCrownings(lines);
  const auto& [man_capture, crowning] = kMenAndCrownings[index / choices % men_and_crownings];
  return {.board = board,
          .lines = lines,
          .king_range = kKingRanges[index / (choices * men_and_crownings)],
          .man_capture = man_capture,
          .crowning = crowning,
          .choice = kChoices[index % choices],
          .man_takes_king = ManTakesKing::kAllowed,
          .removal = Removal::kAfterMove,
          .last_king_taken = LastKingTaken::kLandsAnywhere};
}

template <MoveRules R>
inline constinit const CompiledKernel<R> kKernel{};

// The kernels of one board with lines of one kind; instantiated in kernels_<board>.cc, or
// kernels_<lines>.cc where they are not diagonals.
template <Lines L>
using Kernels = std::array<const Kernel*, GridSize(L)>;

template <Board B, Lines L>
Kernels<L> KernelsOf() {
  return []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return Kernels<L>{&kKernel<GridRules(B, L, kIndex)>...};
  }
  (std::make_index_sequence<GridSize(L)>{});
}

inline constexpr Board k8x8{.width = 8, .height = 8};
inline constexpr Board k10x8{.width = 10, .height = 8};
inline constexpr Board k10x10{.width = 10, .height = 10};
inline constexpr Board k12x12{.width = 12, .height = 12};
inline constexpr Board kFull8x8{.width = 8, .height = 8, .fields = Fields::kAll};

extern template Kernels<Lines::kDiagonal> KernelsOf<k8x8, Lines::kDiagonal>();
extern template Kernels<Lines::kDiagonal> KernelsOf<k10x8, Lines::kDiagonal>();
extern template Kernels<Lines::kDiagonal> KernelsOf<k10x10, Lines::kDiagonal>();
extern template Kernels<Lines::kDiagonal> KernelsOf<k12x12, Lines::kDiagonal>();
extern template Kernels<Lines::kFrisian> KernelsOf<k10x10, Lines::kFrisian>();
extern template Kernels<Lines::kOrthogonal> KernelsOf<kFull8x8, Lines::kOrthogonal>();
extern template Kernels<Lines::kArmenian> KernelsOf<kFull8x8, Lines::kArmenian>();

}  // namespace draughts
