// Mailbox: a board as it is drawn, an array of rows of fields with a letter on each: what the
// reference generator plays on. Slow and plain on purpose; shares nothing with the kernels.
//
//   Mailbox mailbox(board, position);
//   mailbox.at({.row = 7, .column = 0})      // 'w' on a1 in the start position
#pragma once

#include <string>
#include <vector>

#include "framework/board/board.h"
#include "framework/position/position.h"

namespace draughts::reference {

// A field, playing or not: rows from the top, columns from the left, both 0-based.
struct Field {
  int row;
  int column;

  friend auto operator<=>(const Field&, const Field&) = default;
};

// The way from one square to the next on a line, in rows downwards and columns to the right.
struct Step {
  int down;
  int right;

  friend auto operator<=>(const Step&, const Step&) = default;
};

constexpr Field operator+(Field field, Step step) {
  return {.row = field.row + step.down, .column = field.column + step.right};
}

constexpr Step Reverse(Step step) { return {.down = -step.down, .right = -step.right}; }

inline constexpr char kWhiteMan = 'w';
inline constexpr char kWhiteKing = 'W';
inline constexpr char kBlackMan = 'b';
inline constexpr char kBlackKing = 'B';
inline constexpr char kEmpty = '.';
inline constexpr char kCaptured = 'x';  // taken, and still standing until the move is over
inline constexpr char kOutside = '#';   // beyond the edge

constexpr bool IsKing(char letter) { return letter == kWhiteKing || letter == kBlackKing; }
constexpr bool IsPieceOf(char letter, Color color) {
  return color == Color::kWhite ? letter == kWhiteMan || letter == kWhiteKing
                                : letter == kBlackMan || letter == kBlackKing;
}

class Mailbox {
 public:
  // `position` must be sound for `board`.
  Mailbox(const Board& board, const Position& position);

  // The letter on `field`, one of those above.
  char at(Field field) const {
    if (field.row < 0 || field.row >= height_ || field.column < 0 || field.column >= width_) {
      return kOutside;
    }
    return rows_[static_cast<std::size_t>(field.row)][static_cast<std::size_t>(field.column)];
  }
  bool is_empty(Field field) const { return at(field) == kEmpty; }
  // Puts `letter` on `field`, which must be on the board.
  void put(Field field, char letter) {
    rows_[static_cast<std::size_t>(field.row)][static_cast<std::size_t>(field.column)] = letter;
  }

  // Where the playing square with this number lies, and the number of a playing field.
  Field FieldOf(Square square) const { return fields_[static_cast<std::size_t>(square)]; }
  Square SquareOf(Field field) const;

  // Whether men of `color` are crowned on `field`.
  bool IsCrownRow(Field field, Color color) const {
    return field.row == (color == Color::kWhite ? 0 : height_ - 1);
  }

  // What stands on the board now, with `turn` to move.
  Position ToPosition(Color turn) const;

 private:
  int width_;
  int height_;
  std::vector<std::string> rows_;
  std::vector<Field> fields_;  // by square
};

}  // namespace draughts::reference
