// How a position stands that has ended a game by what is on the board, without any count of moves.
//
//   EndOnBoard(Objective::kNormal, position, /*can_move=*/false)    // the side to move has lost
#pragma once

#include <optional>

#include "framework/game/outcome.h"
#include "framework/position/position.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// What the pieces alone have ended, whoever could still move; nothing while the game goes on. Of
// two sides for whom it is true the one that has just moved is the winner; a position that was set
// up with kings is over where the first king wins.
std::optional<Outcome> EndByPieces(Objective objective, const Position& position);

// The same, or that the side to move cannot: `can_move` says whether it has a legal move.
std::optional<Outcome> EndOnBoard(Objective objective, const Position& position, bool can_move);

}  // namespace draughts
