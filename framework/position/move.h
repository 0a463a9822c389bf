// Move: a whole move, however many pieces it takes. Path: one way over the board that it can go.
#pragma once

#include <vector>

#include "framework/board/square_set.h"

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

// The squares a piece stands on in turn: its start, each landing, the end. `captured[i]` is the
// piece jumped between squares[i] and squares[i + 1]; a quiet move has two squares and no capture.
struct Path {
  std::vector<Square> squares;
  std::vector<Square> captured;

  friend auto operator<=>(const Path&, const Path&) = default;
};

}  // namespace draughts
