// How a position stands that has ended a game by what is on the board, without any count of moves.
//
//   EndOnBoard(Objective::kNormal, position, /*can_move=*/false)    // the side to move has lost
#pragma once

#include <optional>

#include "framework/game/outcome.h"
#include "framework/position/position.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// `can_move`: whether the side to move has a legal move. Nothing while the game goes on.
std::optional<Outcome> EndOnBoard(Objective objective, const Position& position, bool can_move);

}  // namespace draughts
