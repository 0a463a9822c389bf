// Color, Piece: who owns a piece and what it is.
#pragma once

#include "framework/base/enum_names.h"

namespace draughts {

enum class Color { kWhite = 1, kBlack };

template <>
inline constexpr auto kEnumNames<Color> =
    std::to_array<EnumName<Color>>({{Color::kWhite, "white"}, {Color::kBlack, "black"}});

constexpr Color Opponent(Color color) {
  return color == Color::kWhite ? Color::kBlack : Color::kWhite;
}

enum class Rank { kMan = 1, kKing };

struct Piece {
  Color color;
  Rank rank;

  friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace draughts
