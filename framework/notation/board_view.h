// BoardView: a board as it is drawn: in a mirror where the variant is, and turned round when
// flipped.
//
//   BoardView view(russian.spec(), true);
//   view.At({.column = 0, .row = 0})      // h1: Black sits at the bottom
#pragma once

#include <string>

#include "framework/rules/variant_spec.h"

namespace draughts {

class BoardView {
 public:
  BoardView(const VariantSpec& spec, bool flip)
      : board_(spec.moves.board), mirrored_(spec.mirrored), flip_(flip) {}

  int columns() const { return board_.width; }
  int rows() const { return board_.height; }

  // The square drawn in a column from the left and a row from the top; kNoSquare on a light field.
  Square At(Point drawn) const {
    const int row = flip_ ? board_.height - 1 - drawn.row : drawn.row;
    const int column = flip_ != mirrored_ ? board_.width - 1 - drawn.column : drawn.column;
    return SquareAt(board_, {.column = column, .row = row});
  }

  // The letter of a drawn column and the number of a drawn row, as in algebraic names.
  std::string FileName(int column) const {
    return std::string(1, static_cast<char>('a' + (flip_ ? board_.width - 1 - column : column)));
  }
  std::string RankName(int row) const {
    return std::to_string(flip_ ? row + 1 : board_.height - row);
  }

 private:
  Board board_;
  bool mirrored_;
  bool flip_;
};

}  // namespace draughts
