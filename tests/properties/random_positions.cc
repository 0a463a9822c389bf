#include "tests/properties/random_positions.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "tests/reference/reference.h"

namespace draughts {
namespace {

constexpr int kDefaultPositions = 20000;
// On a lattice the ways of a capture multiply with every piece, along eight directions most.
constexpr int kMostToCapture = 10;
constexpr int kMostToCaptureEightWays = 6;

uint64_t FromEnvironment(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

std::span<const Direction> CaptureDirections(Lines lines) {
  switch (lines) {
    case Lines::kDiagonal:
      return kDiagonals;
    case Lines::kOrthogonal:
    case Lines::kArmenian:
      return kOrthogonals;
    case Lines::kFrisian:
      return kAllDirections;
  }
  return {};
}

// The squares that are jumped over when one piece jumps about from `start`, all ways; those it can
// land on are among the others.
SquareSet JumpedFrom(Square start, const MoveRules& rules) {
  SquareSet jumped;
  SquareSet landings = SquareSet::Of(start);
  std::vector<Square> open = {start};
  while (!open.empty()) {
    const Square square = open.back();
    open.pop_back();
    for (const Direction direction : CaptureDirections(rules.lines)) {
      const Square over = Neighbour(rules.board, square, direction);
      if (over == kNoSquare) continue;
      const Square landing = Neighbour(rules.board, over, direction);
      if (landing == kNoSquare) continue;
      jumped |= SquareSet::Of(over);
      if (landings.contains(landing)) continue;
      landings |= SquareSet::Of(landing);
      open.push_back(landing);
    }
  }
  return jumped;
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
  Position position = Scatter(rules);
  for (int i = 0; i < kTries && reference::MustCapture(rules, position) != wants_capture; ++i) {
    position = Scatter(rules);
  }
  return position;
}

Position RandomPositions::Scatter(const MoveRules& rules) {
  const Board& board = rules.board;
  constexpr std::array<int, 4> kShares = {4, 10, 25, 45};  // of the squares, in percent
  const auto count = [&] {
    return 1 + Below(std::max(1, board.squares() * OneOf<int>(kShares) / 100));
  };
  Position position;
  position.turn = Below(2) == 0 ? Color::kWhite : Color::kBlack;
  if (Below(3) != 0) {
    Put(board, Color::kWhite, count(), board.all(), position);
    Put(board, Color::kBlack, count(), board.all(), position);
    return position;
  }
  // A lattice: with one side on the squares that are jumped over and the other on the rest there is
  // a landing behind every piece, and captures grow long.
  const SquareSet jumped = JumpedFrom(Below(board.squares()), rules);
  const int to_capture = rules.lines == Lines::kFrisian ? kMostToCaptureEightWays : kMostToCapture;
  const int most = to_capture * board.squares() / std::max(1, jumped.size());
  Put(board, position.turn, count(), board.all() - jumped, position);
  Put(board, Opponent(position.turn), 1 + Below(most), jumped, position);
  return position;
}

void RandomPositions::Put(const Board& board, Color color, int count, SquareSet allowed,
                          Position& position) {
  constexpr std::array<int, 4> kKingShares = {0, 20, 50, 100};
  const int king_share = OneOf<int>(kKingShares);
  for (int i = 0; i < count; ++i) {
    const Square square = Below(board.squares());
    if (position.occupied().contains(square) || !allowed.contains(square)) continue;
    const bool is_king =
        PointOf(board, square).row == CrownRow(board, color) || Below(100) < king_share;
    (color == Color::kWhite ? position.white : position.black) |= SquareSet::Of(square);
    if (is_king) position.kings |= SquareSet::Of(square);
  }
}

}  // namespace draughts
