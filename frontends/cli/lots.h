// Lots: who plays White (source 000, section 1: "Кто играет белыми, решает жребий").
//
//   const Result<Color> side = DrawLots(std::getenv("DRAUGHTS_SEED"));
#pragma once

#include "framework/base/problem.h"
#include "framework/position/piece.h"

namespace draughts {

// The side that falls to the player who asks. Without `seed` it is left to chance; a whole number
// gives the same side every time, and anything else is the problem "cli.bad-seed-variable".
Result<Color> DrawLots(const char* seed);

}  // namespace draughts
