// A game with its clock as it is kept in a file, in PDN.
//
//   std::string text = FormatRecord(game, NewTags(), {});
#pragma once

#include <optional>
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

// What stands beside the moves of a game.
struct RecordNotes {
  std::vector<std::string> counters = {};          // sentences about the draw counters
  std::optional<Color> offered_by = std::nullopt;  // a draw, with the last move, not answered yet
};

// "[%draw-offer w]", the command that says so.
std::string OfferCommand(Color offered_by);
// Who has offered a draw by a command in `comment`.
std::optional<Color> OfferOf(std::string_view comment);

// The tags of a game that begins today between two people whose names are not known.
std::vector<PdnTag> NewTags();

// `game` in PDN: `tags` with the right result among them, and those that it needs besides. `clocks`
// are those before each move and after the last, or none: what is left on the mover's stands behind
// each move. `notes` stand in comments behind the last move.
std::string FormatRecord(const Game& game, std::vector<PdnTag> tags,
                         const std::vector<Clock>& clocks, const RecordNotes& notes = {});

}  // namespace draughts
