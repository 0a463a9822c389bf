// Board: the shape of a board, which of its fields are played on, and where its squares lie.
//
//   constexpr Board kBoard{.width = 8, .height = 8};
//   SquareAt(kBoard, {.column = 0, .row = 7})     // a1: square 28
//
// The bottom left corner of a Board is always a playing square. A mirrored board (Italian, Spanish)
// is the same board seen in a mirror: only names and diagrams know (VariantSpec::mirrored).
#pragma once

#include "framework/base/enum_names.h"
#include "framework/board/direction.h"
#include "framework/board/square_set.h"

namespace draughts {

// The fields that are squares to play on.
enum class Fields { kDark = 1, kAll };

template <>
inline constexpr auto kEnumNames<Fields> = std::to_array<EnumName<Fields>>({{Fields::kDark, "dark"},
                                                                            {Fields::kAll, "all"}});

struct Board {
  int width;   // files, an even number
  int height;  // ranks, an even number
  Fields fields = Fields::kDark;

  constexpr int squares_in_row() const { return fields == Fields::kAll ? width : width / 2; }
  constexpr int squares() const { return squares_in_row() * height; }
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
  const int row = square / board.squares_in_row();
  const int place = square % board.squares_in_row();
  if (board.fields == Fields::kAll) return {.column = place, .row = row};
  const int shift = (board.height - row) % 2 == 0 ? 1 : 0;  // the lowest row begins at its corner
  return {.column = 2 * place + shift, .row = row};
}

// The playing square at `point`; kNoSquare off the board and on a field that is not played on.
constexpr Square SquareAt(const Board& board, Point point) {
  if (!IsOnBoard(board, point)) return kNoSquare;
  if (board.fields == Fields::kAll) return point.row * board.width + point.column;
  const int shift = (board.height - point.row) % 2 == 0 ? 1 : 0;
  if (point.column % 2 != shift) return kNoSquare;
  return point.row * board.squares_in_row() + point.column / 2;
}

// The next square on the line in `direction`; kNoSquare over the edge. Where only dark fields are
// played on, a step along a row or a file passes a light one.
constexpr Square Neighbour(const Board& board, Square square, Direction direction) {
  const int reach = board.fields == Fields::kDark && !IsDiagonal(direction) ? 2 : 1;
  const int right = (IsRight(direction) ? 1 : 0) - (IsLeft(direction) ? 1 : 0);
  const int down = (IsDown(direction) ? 1 : 0) - (IsUp(direction) ? 1 : 0);
  const Point from = PointOf(board, square);
  return SquareAt(board, {.column = from.column + reach * right, .row = from.row + reach * down});
}

// The squares of one row, counted from the top.
constexpr SquareSet Row(const Board& board, int row) {
  const int first = row * board.squares_in_row();
  return SquareSet::Range(first, first + board.squares_in_row() - 1);
}

// The same squares with the board turned round.
constexpr SquareSet Rotated(const Board& board, SquareSet set) {
  SquareSet rotated;
  for (Square square : set) rotated |= SquareSet::Of(board.squares() - 1 - square);
  return rotated;
}

}  // namespace draughts
