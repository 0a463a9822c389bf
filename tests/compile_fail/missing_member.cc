// How far a king moves is not said. A compiler only warns of that, and only if asked to.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

#include "framework/kernel/generator.h"

namespace draughts {

constexpr MoveRules kHome = {.board = {.width = 8, .height = 8},
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
