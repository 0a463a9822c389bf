#include "tests/reference/mailbox.h"

#include <algorithm>

namespace draughts::reference {
namespace {

char Letter(const Piece& piece) {
  if (piece.color == Color::kWhite) return piece.rank == Rank::kKing ? kWhiteKing : kWhiteMan;
  return piece.rank == Rank::kKing ? kBlackKing : kBlackMan;
}

}  // namespace

Mailbox::Mailbox(const Board& board, const Position& position)
    : width_(board.width),
      height_(board.height),
      rows_(static_cast<std::size_t>(height_),
            std::string(static_cast<std::size_t>(width_), kEmpty)) {
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      // The bottom left corner is a playing square, and then every field or every second one.
      const bool is_dark = (height_ - 1 - row + column) % 2 == 0;
      if (is_dark || board.fields == Fields::kAll)
        fields_.push_back({.row = row, .column = column});
    }
  }
  for (Square square = 0; square < static_cast<Square>(fields_.size()); ++square) {
    const std::optional<Piece> piece = position.At(square);
    if (piece.has_value()) put(FieldOf(square), Letter(*piece));
  }
}

Square Mailbox::SquareOf(Field field) const {
  const auto found = std::lower_bound(fields_.begin(), fields_.end(), field);
  DRAUGHTS_CHECK(found != fields_.end() && *found == field, "a playing field");
  return static_cast<Square>(found - fields_.begin());
}

Position Mailbox::ToPosition(Color turn) const {
  Position position;
  position.turn = turn;
  for (const Field field : fields_) {
    const SquareSet square = SquareSet::Of(SquareOf(field));
    const char letter = at(field);
    if (IsPieceOf(letter, Color::kWhite)) position.white |= square;
    if (IsPieceOf(letter, Color::kBlack)) position.black |= square;
    if (IsKing(letter)) position.kings |= square;
  }
  return position;
}

}  // namespace draughts::reference
