// Half a file of squares.
#include "framework/kernel/generator.h"

namespace draughts {

constexpr MoveRules kHome = {.board = {.width = 9, .height = 8},
                             .lines = Lines::kDiagonal,
                             .king_range = KingRange::kFlying,
                             .man_capture = ManCapture::kAllWays,
                             .crowning = Crowning::kGoesOnAsKing,
                             .choice = Choice::kFree,
                             .man_takes_king = ManTakesKing::kAllowed,
                             .removal = Removal::kAfterMove,
                             .last_king_taken = LastKingTaken::kLandsAnywhere};

std::vector<Move> Moves(const Position& position) {
  return Generator<kHome>().LegalMoves(position);
}

}  // namespace draughts
