// Direction: the four diagonals, named as White sees the board.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace draughts {

enum class Direction { kUpLeft = 1, kUpRight, kDownLeft, kDownRight };

inline constexpr std::array kDiagonals = {Direction::kUpLeft, Direction::kUpRight,
                                          Direction::kDownLeft, Direction::kDownRight};

constexpr bool IsUp(Direction direction) {
  return direction == Direction::kUpLeft || direction == Direction::kUpRight;
}

constexpr bool IsLeft(Direction direction) {
  return direction == Direction::kUpLeft || direction == Direction::kDownLeft;
}

constexpr Direction Opposite(Direction direction) {
  switch (direction) {
    case Direction::kUpLeft:
      return Direction::kDownRight;
    case Direction::kUpRight:
      return Direction::kDownLeft;
    case Direction::kDownLeft:
      return Direction::kUpRight;
    case Direction::kDownRight:
      return Direction::kUpLeft;
  }
  return direction;
}

// Calls f.template operator()<D>() for each direction D of a constexpr array, unrolled.
template <const auto& kDirections, class Function>
constexpr void ForEachDirection(const Function& function) {
  [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    (function.template operator()<kDirections[kIndex]>(), ...);
  }
  (std::make_index_sequence<kDirections.size()>{});
}

}  // namespace draughts
