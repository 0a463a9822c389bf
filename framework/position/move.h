// Move: a whole move, however many pieces it takes. Path: one way over the board that it can go.
#pragma once

#include <vector>

#include "framework/position/position.h"

namespace draughts {

// Captures with the same start, end and captured set are one move, whatever their order or route
// (docs/rules/one-move.md): they lead to the same position under every rule set.
struct Move {
  Square from = kNoSquare;
  Square to = kNoSquare;
  SquareSet captured;
  bool crowns = false;  // a man becomes a king by it

  constexpr bool is_capture() const { return !captured.empty(); }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

// The position after `move`, which must be legal in `position`; the same under every rule set.
constexpr Position After(const Position& position, const Move& move) {
  const SquareSet from = SquareSet::Of(move.from);
  const SquareSet to = SquareSet::Of(move.to);
  const bool is_king = move.crowns || position.kings.contains(move.from);
  const SquareSet own = (position.pieces(position.turn) - from) | to;
  const SquareSet enemy = position.pieces(Opponent(position.turn)) - move.captured;
  const SquareSet kings = position.kings - from - move.captured;
  const bool white = position.turn == Color::kWhite;
  return {.white = white ? own : enemy,
          .black = white ? enemy : own,
          .kings = is_king ? kings | to : kings,
          .turn = Opponent(position.turn)};
}

// The squares a piece stands on in turn: its start, each landing, the end. `captured[i]` is the
// piece jumped between squares[i] and squares[i + 1]; a quiet move has two squares and no capture.
struct Path {
  std::vector<Square> squares;
  std::vector<Square> captured;

  friend auto operator<=>(const Path&, const Path&) = default;
};

}  // namespace draughts
