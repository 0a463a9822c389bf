// A game of a file with its squares named in one style.
#pragma once

#include "frontends/cli/records.h"

namespace draughts {

// `game` with every move, its FEN and its set-ups written anew with squares of `style`, and the
// GameType that says so. `replay` must have understood every move.
PdnGame InNotation(const PdnGame& game, const PdnReplay& replay, SquareStyle style);

}  // namespace draughts
