// LineWays: the ways along the lines of a rule set, and what the geometry of captures follows from
// them.
#pragma once

#include "framework/board/direction.h"
#include "framework/rules/move_rules.h"

namespace draughts {

template <Lines L>
struct LineWays {
  static constexpr const auto& kQuiet = kDiagonals;
  static constexpr const auto& kCaptures = kDiagonals;
  // The fewest jumps that bring a man back to where it was.
  static constexpr int kJumpsInLoop = 4;
};

template <>
struct LineWays<Lines::kOrthogonal> {
  static constexpr const auto& kQuiet = kOrthogonals;
  static constexpr const auto& kCaptures = kOrthogonals;
  static constexpr int kJumpsInLoop = 4;
};

template <>
struct LineWays<Lines::kFrisian> {
  static constexpr const auto& kQuiet = kDiagonals;
  static constexpr const auto& kCaptures = kAllDirections;
  static constexpr int kJumpsInLoop = 3;  // along two diagonals and back along the file
};

template <>
struct LineWays<Lines::kArmenian> {
  static constexpr const auto& kQuiet = kAllDirections;
  static constexpr const auto& kCaptures = kOrthogonals;
  static constexpr int kJumpsInLoop = 4;
};

}  // namespace draughts
