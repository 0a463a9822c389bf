// Whether the recorded result of a game fits the rules. For users there is ReplayPdn
// (pdn_replay.h).
#pragma once

#include "framework/notation/pdn_replay.h"

namespace draughts {

// Adds to `replay`, all moves of which have been read, what is wrong with the results that `game`
// records. `is_whole`: its main line is one game, and could be followed to its end.
void JudgeResult(const PdnGame& game, bool is_whole, PdnReplay& replay);

}  // namespace draughts
