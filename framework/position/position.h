// Position: which pieces stand where, and whose turn it is. A plain value, one type for all
// variants.
//
//   Position position = StartPosition(board, 3, Color::kWhite);
//   position.pieces(Color::kWhite).size()         // 12
#pragma once

#include <optional>

#include "framework/board/board.h"
#include "framework/position/piece.h"

namespace draughts {

// White plays up the board (towards row 0), Black down. A position is sound for a board when white
// and black are disjoint, kings are pieces, everything lies on the board and no man on its own
// crown row; whoever builds one from a user's words sees to that (notation/fen.h).
struct Position {
  SquareSet white;
  SquareSet black;
  SquareSet kings;  // of both colours
  Color turn = Color::kWhite;

  constexpr SquareSet pieces(Color color) const { return color == Color::kWhite ? white : black; }
  constexpr SquareSet men(Color color) const { return pieces(color) - kings; }
  constexpr SquareSet kings_of(Color color) const { return pieces(color) & kings; }
  constexpr SquareSet occupied() const { return white | black; }

  constexpr std::optional<Piece> At(Square square) const {
    if (!occupied().contains(square)) return std::nullopt;
    return Piece{.color = white.contains(square) ? Color::kWhite : Color::kBlack,
                 .rank = kings.contains(square) ? Rank::kKing : Rank::kMan};
  }

  friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

// The row, from the top, where men of `color` are crowned.
constexpr int CrownRow(const Board& board, Color color) {
  return color == Color::kWhite ? 0 : board.height - 1;
}

// Men of both sides on the `rows` rows nearest to their owner, `free_behind` rows left free behind
// them.
constexpr Position StartPosition(const Board& board, int rows, Color turn, int free_behind = 0) {
  Position position;
  for (int row = free_behind; row < free_behind + rows; ++row) {
    position.black |= Row(board, row);
    position.white |= Row(board, board.height - 1 - row);
  }
  position.turn = turn;
  return position;
}

// The same position with the board turned round and the colours changed over.
constexpr Position Rotated(const Board& board, const Position& position) {
  return {.white = Rotated(board, position.black),
          .black = Rotated(board, position.white),
          .kings = Rotated(board, position.kings),
          .turn = Opponent(position.turn)};
}

// Whether `position` is sound for `board`, as said at Position.
constexpr bool IsSound(const Board& board, const Position& position) {
  return (position.white & position.black).empty() &&
         position.occupied().ContainsAll(position.kings) &&
         board.all().ContainsAll(position.occupied()) &&
         (position.men(Color::kWhite) & Row(board, CrownRow(board, Color::kWhite))).empty() &&
         (position.men(Color::kBlack) & Row(board, CrownRow(board, Color::kBlack))).empty();
}

}  // namespace draughts
