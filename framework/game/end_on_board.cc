#include "framework/game/end_on_board.h"

namespace draughts {

std::optional<Outcome> EndOnBoard(Objective objective, const Position& position, bool can_move) {
  if (can_move) return std::nullopt;
  const Color turn = position.turn;
  const bool is_won = objective == Objective::kGiveaway;
  return Outcome{.winner = is_won ? turn : Opponent(turn),
                 .ending = position.pieces(turn).empty() ? Ending::kNoPieces : Ending::kBlocked,
                 .rule = {}};
}

}  // namespace draughts
