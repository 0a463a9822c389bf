// GameRecord: a game with its clock, read from the file that it is kept in.
//
//   Result<GameRecord> record = ReadRecord(path, messages);
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "framework/game/clock.h"
#include "framework/game/game.h"
#include "framework/messages/catalogue.h"
#include "framework/notation/pdn_game.h"
#include "frontends/cli/user_variants.h"

namespace draughts {

struct GameRecord {
  Game game;                  // over, if the file says so, even where nothing on the board does
  std::vector<PdnTag> tags;   // all of them
  std::vector<Clock> clocks;  // before each move and after the last; empty: no clock
  // Whether the file holds nothing else: no comments, no variations, no second game. Then it can be
  // written over as the game goes on.
  bool is_whole;
  bool has_second_game = false;  // and perhaps more
  // Who has offered a draw with the last move, and has had no answer.
  std::optional<Color> offered_by = std::nullopt;
};

// The first game of a file, or all that is wrong with it, with the places: "pdn.…",
// "resume.cannot-read" with a reason in the words of `messages`, "resume.no-game".
Result<GameRecord> ReadRecord(const std::filesystem::path& path, const Catalogue& messages,
                              const std::vector<Variant>& known = KnownVariants());

}  // namespace draughts
