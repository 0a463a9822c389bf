// draughts play: a game for two people at one terminal, or a script's game through a pipe.
#pragma once

#include <filesystem>
#include <optional>

#include "framework/game/clock.h"
#include "framework/notation/fen.h"
#include "framework/notation/square_names.h"
#include "frontends/cli/console.h"
#include "frontends/cli/record_reader.h"

namespace draughts {

struct PlaySettings {
  Variant variant;
  std::optional<ParsedFen> start;  // nothing: the variant's own
  SquareNames names;
  bool flip = false;  // Black at the bottom
  // Which side the player at this terminal has chosen or, by lot, been given; nothing: both.
  std::optional<Color> own_side = {};
  bool by_lot = false;
  std::optional<TimeControl> clock = {};
  std::optional<GameRecord> record = {};           // a game that goes on, instead of `start`
  std::optional<std::filesystem::path> file = {};  // where it goes on
};

// Plays until the input ends, the players leave, or, on a terminal, Ctrl-C. At a terminal the board
// is shown after every move, and the game is kept in a file from its first move on. From a pipe
// every move is answered by a line, and at the end come the board and the game in PDN; nothing is
// saved unless the input says so. Returns kExitDone, kExitBadData when a line of a pipe was
// refused, kExitCannotRun when the game could not be saved.
int RunPlay(const PlaySettings& settings, Console& console);

}  // namespace draughts
