// The value of one rule given to another.
#include "framework/kernel/generator.h"

namespace draughts {

constexpr MoveRules kHome = {.board = {.width = 8, .height = 8},
                             .lines = Lines::kDiagonal,
                             .king_range = Crowning::kGoesOnAsKing,
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
