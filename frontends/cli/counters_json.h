// Draw counters and endings as JSON, for every object that tells of a game.
//
//   console.Out(CountersObject(game));     // {"schema":"draughts.counters/1","variant":…}
#pragma once

#include <string>

#include "framework/game/game.h"
#include "frontends/cli/json.h"

namespace draughts {

// The list that is the value of "counters": where each draw rule of `game` stands, in the order of
// the rules. Of one that is not running, "count" is 0 and what is not known is null.
void WriteCounters(const Game& game, JsonWriter& json);

// The value of "outcome": null while the game goes on, else the result as PDN writes it, the
// winner, the ending, and of a draw rule the clause and its source.
void WriteOutcome(const Game& game, JsonWriter& json);

// The object draughts.counters/1, as a line.
std::string CountersObject(const Game& game);

}  // namespace draughts
