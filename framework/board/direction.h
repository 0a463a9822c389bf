// Direction: the four diagonals, named as White sees the board.
#pragma once

#include <array>

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
    case Direction::kUpLeft: return Direction::kDownRight;
    case Direction::kUpRight: return Direction::kDownLeft;
    case Direction::kDownLeft: return Direction::kUpRight;
    case Direction::kDownRight: return Direction::kUpLeft;
  }
  return direction;
}

}  // namespace draughts
