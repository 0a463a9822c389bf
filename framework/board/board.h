// Board: the shape of a board whose dark squares are played on, and where its squares lie.
//
//   constexpr Board kBoard{.width = 8, .height = 8};
//   SquareAt(kBoard, {.column = 0, .row = 7})     // a1: square 28
//
// The bottom left corner of a Board is always a playing square. A mirrored board (Italian, Spanish)
// is the same board seen in a mirror: only names and diagrams know (VariantSpec::mirrored).
#pragma once

#include "framework/board/direction.h"
#include "framework/board/square_set.h"

namespace draughts {

struct Board {
  int width;   // files, an even number
  int height;  // ranks, an even number

  constexpr int squares() const { return width * height / 2; }
  constexpr SquareSet all() const { return SquareSet::Range(0, squares() - 1); }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// A field of the board, playing or not: columns from the left, rows from the top, both 0-based.
struct Point {
  int column;
  int row;

  friend constexpr bool operator==(const Point&, const Point&) = default;
};

constexpr bool IsOnBoard(const Board& board, Point point) {
  return point.column >= 0 && point.column < board.width && point.row >= 0 &&
         point.row < board.height;
}

// Where `square` lies; it must be a square of the board.
constexpr Point PointOf(const Board& board, Square square) {
  DRAUGHTS_CHECK(square >= 0 && square < board.squares(), "a square of the board");
  const int per_row = board.width / 2;
  const int row = square / per_row;
  const int shift = (board.height - row) % 2 == 0 ? 1 : 0;  // the lowest row begins at its corner
  return {.column = 2 * (square % per_row) + shift, .row = row};
}

// The playing square at `point`; kNoSquare off the board and on a light field.
constexpr Square SquareAt(const Board& board, Point point) {
  if (!IsOnBoard(board, point)) return kNoSquare;
  const int shift = (board.height - point.row) % 2 == 0 ? 1 : 0;
  if (point.column % 2 != shift) return kNoSquare;
  return point.row * (board.width / 2) + point.column / 2;
}

// The square one diagonal step away; kNoSquare over the edge.
constexpr Square Neighbour(const Board& board, Square square, Direction direction) {
  const Point from = PointOf(board, square);
  return SquareAt(board, {.column = from.column + (IsLeft(direction) ? -1 : 1),
                          .row = from.row + (IsUp(direction) ? -1 : 1)});
}

// The squares of one row, counted from the top.
constexpr SquareSet Row(const Board& board, int row) {
  const int per_row = board.width / 2;
  return SquareSet::Range(row * per_row, row * per_row + per_row - 1);
}

// The same squares with the board turned round.
constexpr SquareSet Rotated(const Board& board, SquareSet set) {
  SquareSet rotated;
  for (Square square : set) rotated |= SquareSet::Of(board.squares() - 1 - square);
  return rotated;
}

}  // namespace draughts
