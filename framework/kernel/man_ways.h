// ManWays: where a man moves, and which ways it captures.
#pragma once

#include <array>

#include "framework/board/direction.h"
#include "framework/position/piece.h"
#include "framework/rules/move_rules.h"

namespace draughts {

template <Color C>
struct ManSteps {
  static constexpr std::array kDirections = {Direction::kUpLeft, Direction::kUpRight};
};
template <>
struct ManSteps<Color::kBlack> {
  static constexpr std::array kDirections = {Direction::kDownLeft, Direction::kDownRight};
};

template <ManCapture Ways, Color C>
struct ManWays;

// Source 003, "captures": men jump forward only.
template <Color C>
struct ManWays<ManCapture::kForward, C> : ManSteps<C> {};

// Source 000 §3: "a man captures forward and backward".
template <Color C>
struct ManWays<ManCapture::kAllWays, C> {
  static constexpr const auto& kDirections = kDiagonals;
};

}  // namespace draughts
