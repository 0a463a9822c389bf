#include "framework/endgame/ending_keys.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace draughts {
namespace {

constexpr int kPieceBits = 9;
constexpr std::uint64_t kKing = 1;
constexpr std::uint64_t kBlack = 2;
constexpr int kSquareShift = 2;

// The pieces of a position in any order, as they stand in a key.
struct Pieces {
  std::array<std::uint64_t, EndingKeys::kMostPieces> codes = {};
  std::size_t size = 0;
};

void Put(const Position& position, SquareSet squares, std::uint64_t color, Pieces& pieces) {
  for (const Square square : squares) {
    const std::uint64_t rank = position.kings.contains(square) ? kKing : 0;
    pieces.codes[pieces.size++] = static_cast<std::uint64_t>(square) << kSquareShift | color | rank;
  }
}

// The pieces one behind the other, that of the lowest square first; the 1 before them tells how
// many there are.
std::uint64_t Joined(Pieces pieces) {
  for (std::size_t i = 1; i < pieces.size; ++i) {
    for (std::size_t j = i; j > 0 && pieces.codes[j - 1] > pieces.codes[j]; --j) {
      std::swap(pieces.codes[j - 1], pieces.codes[j]);
    }
  }
  std::uint64_t key = 1;
  for (std::size_t i = 0; i < pieces.size; ++i) key = key << kPieceBits | pieces.codes[i];
  return key;
}

}  // namespace

EndingKeys::EndingKeys(const Board& board) {
  Image same{};
  Image turned{};
  Image mirrored{};
  Image both{};
  for (Square square = 0; square < board.squares(); ++square) {
    const auto at = static_cast<std::size_t>(square);
    same[at] = square;
    turned[at] = board.squares() - 1 - square;
    if (board.width != board.height) continue;
    const Point point = PointOf(board, square);
    mirrored[at] = SquareAt(board, {.column = point.row, .row = point.column});
    both[at] = board.squares() - 1 - mirrored[at];
  }
  images_ = {same, turned};
  if (board.width == board.height) images_.insert(images_.end(), {mirrored, both});
}

std::uint64_t EndingKeys::KeyOf(const Position& position) const {
  Pieces pieces;
  const bool white = position.turn == Color::kWhite;
  Put(position, position.white, white ? 0 : kBlack, pieces);
  Put(position, position.black, white ? kBlack : 0, pieces);
  // Of positions without men any image will do, of the others only that in which men go up.
  const bool all_kings = position.occupied() == position.kings;
  const std::size_t first = all_kings || white ? 0 : 1;
  const std::size_t end = all_kings ? images_.size() : first + 1;
  std::uint64_t least = ~std::uint64_t{0};
  for (std::size_t i = first; i < end; ++i) {
    Pieces image = pieces;
    for (std::uint64_t& code : image.codes) {
      const auto square = static_cast<std::size_t>(code >> kSquareShift);
      code = static_cast<std::uint64_t>(images_[i][square]) << kSquareShift | (code & 3);
    }
    least = std::min(least, Joined(image));
  }
  return least;
}

Position EndingKeys::PositionOf(std::uint64_t key) {
  Position position;
  for (; key != 1; key >>= kPieceBits) {
    const SquareSet square = SquareSet::Of(static_cast<Square>(key >> kSquareShift & 127));
    ((key & kBlack) != 0 ? position.black : position.white) |= square;
    if ((key & kKing) != 0) position.kings |= square;
  }
  return position;
}

}  // namespace draughts
