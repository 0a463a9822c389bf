#include "tests/properties/random_positions.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "tests/reference/reference.h"

namespace draughts {
namespace {

constexpr int kDefaultPositions = 20000;
constexpr int kAnyRow = 2;

uint64_t FromEnvironment(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace

int PositionsPerKernel() {
  return static_cast<int>(FromEnvironment("DRAUGHTS_POSITIONS", kDefaultPositions));
}

RandomPositions::RandomPositions(uint64_t seed, uint64_t stream) {
  std::seed_seq sequence{seed, seed >> 32, stream};
  engine_.seed(sequence);
}

int RandomPositions::Below(int limit) {
  return static_cast<int>(engine_() % static_cast<uint64_t>(limit));
}

Position RandomPositions::Next(const MoveRules& rules) {
  constexpr int kTries = 40;  // some rules capture so seldom that a wish cannot always be met
  const bool wants_capture = Below(2) == 0;
  Position position = Scatter(rules.board);
  for (int i = 0; i < kTries && reference::MustCapture(rules, position) != wants_capture; ++i) {
    position = Scatter(rules.board);
  }
  return position;
}

Position RandomPositions::Scatter(const Board& board) {
  constexpr std::array<int, 4> kShares = {4, 10, 25, 45};  // of the squares, in percent
  const auto count = [&] {
    return 1 + Below(std::max(1, board.squares() * OneOf<int>(kShares) / 100));
  };
  Position position;
  position.turn = Below(2) == 0 ? Color::kWhite : Color::kBlack;
  // A jump keeps the parity of the row: with the colours on rows of their own there is always a
  // landing, and captures grow long.
  const bool is_lattice = Below(3) == 0;
  const int parity = Below(2);
  Put(board, Color::kWhite, count(), is_lattice ? parity : kAnyRow, position);
  Put(board, Color::kBlack, count(), is_lattice ? 1 - parity : kAnyRow, position);
  return position;
}

void RandomPositions::Put(const Board& board, Color color, int count, int row_parity,
                          Position& position) {
  constexpr std::array<int, 4> kKingShares = {0, 20, 50, 100};
  const int king_share = OneOf<int>(kKingShares);
  for (int i = 0; i < count; ++i) {
    const Square square = Below(board.squares());
    const int row = PointOf(board, square).row;
    if (position.occupied().contains(square)) continue;
    if (row_parity != kAnyRow && row % 2 != row_parity) continue;
    const bool is_king = row == CrownRow(board, color) || Below(100) < king_share;
    (color == Color::kWhite ? position.white : position.black) |= SquareSet::Of(square);
    if (is_king) position.kings |= SquareSet::Of(square);
  }
}

}  // namespace draughts
