// A game with its clock as it is kept in a file, in PDN.
//
//   std::string text = FormatRecord(game, NewTags(), {});
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/game/clock.h"
#include "framework/game/game.h"
#include "framework/notation/pdn_game.h"

namespace draughts {

// The value of the tag Termination where a flag has fallen.
inline constexpr std::string_view kTimeForfeit = "time forfeit";

// The value of the tag Termination where a claim that neither side can win was found to be true.
inline constexpr std::string_view kAdjudication = "adjudication";

// What a comment about the draw counters begins with: a command, as those of PDN 3.0 for clocks.
inline constexpr std::string_view kCountersCommand = "[%counters]";

// The tags of a game that begins today between two people whose names are not known.
std::vector<PdnTag> NewTags();

// `game` in PDN: `tags` with the right result among them, and those that it needs besides. `clocks`
// are those before each move and after the last, or none: what is left on the mover's stands behind
// each move. `counters`, sentences about the draw counters, stand in a comment behind the last
// move.
std::string FormatRecord(const Game& game, std::vector<PdnTag> tags,
                         const std::vector<Clock>& clocks,
                         const std::vector<std::string>& counters = {});

}  // namespace draughts
