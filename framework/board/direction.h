// Direction: the eight ways from a square, named as White sees the board.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace draughts {

enum class Direction { kUpLeft = 1, kUpRight, kDownLeft, kDownRight, kUp, kLeft, kRight, kDown };

inline constexpr std::array kDiagonals = {Direction::kUpLeft, Direction::kUpRight,
                                          Direction::kDownLeft, Direction::kDownRight};
inline constexpr std::array kOrthogonals = {Direction::kUp, Direction::kLeft, Direction::kRight,
                                            Direction::kDown};
inline constexpr std::array kAllDirections = {
    Direction::kUpLeft, Direction::kUpRight, Direction::kDownLeft, Direction::kDownRight,
    Direction::kUp,     Direction::kLeft,    Direction::kRight,    Direction::kDown};

constexpr bool IsUp(Direction direction) {
  return direction == Direction::kUpLeft || direction == Direction::kUpRight ||
         direction == Direction::kUp;
}

constexpr bool IsDown(Direction direction) {
  return direction == Direction::kDownLeft || direction == Direction::kDownRight ||
         direction == Direction::kDown;
}

constexpr bool IsLeft(Direction direction) {
  return direction == Direction::kUpLeft || direction == Direction::kDownLeft ||
         direction == Direction::kLeft;
}

constexpr bool IsRight(Direction direction) {
  return direction == Direction::kUpRight || direction == Direction::kDownRight ||
         direction == Direction::kRight;
}

constexpr bool IsDiagonal(Direction direction) {
  return (IsUp(direction) || IsDown(direction)) && (IsLeft(direction) || IsRight(direction));
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
    case Direction::kUp:
      return Direction::kDown;
    case Direction::kLeft:
      return Direction::kRight;
    case Direction::kRight:
      return Direction::kLeft;
    case Direction::kDown:
      return Direction::kUp;
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
