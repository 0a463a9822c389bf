// GameKeeper: sees to it that a game in progress is not lost.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/game/game.h"
#include "frontends/cli/game_file.h"
#include "frontends/cli/game_record.h"
#include "frontends/cli/play_clock.h"
#include "frontends/cli/play_screen.h"

namespace draughts {

class GameKeeper {
 public:
  // `clock` is that of the game, if it has one; it must live as long as the keeper.
  GameKeeper(const PlaySettings& settings, const PlayClock* clock, PlayScreen& screen);

  // Whose offer of a draw waits for an answer; it is kept with the game from the next time on.
  void NoteOffer(std::optional<Color> offered_by) { offered_by_ = offered_by; }

  // After every change of the game. It is written to its file at once, so that neither Ctrl-C nor a
  // power cut loses a move: at a terminal from the first move on, in a pipe from the first time on
  // that the input says so.
  void Keep(const Game& game);
  // Writes the game to the file called `name`, or to its own one where that is empty, and says
  // where it is or why it could not be written.
  void Save(const Game& game, const std::string& name);
  // The last words about the game; the exit code.
  int Leave(const Game& game, bool all_understood);

 private:
  // Writes the game to its file, and says so if somebody else has changed that one and the game
  // goes on in another.
  Result<std::string> SaveToItsFile(const Game& game);
  void SayHowToGoOn(const std::filesystem::path& path);
  // What Ctrl-C is to say at a terminal, on a line of its own.
  void SayAtInterrupt(std::string_view last_words);
  std::string Pdn(const Game& game) const;
  int LeavePipe(const Game& game, bool all_understood);
  // Whether there is nothing to be kept: a file that the user named is to hold the game even where
  // all its moves are taken back.
  bool NeedsNoFile(const Game& game) const;

  PlayScreen& screen_;
  const PlayClock* clock_;
  std::vector<PdnTag> tags_;
  std::optional<Color> offered_by_;
  GameFile file_;
  bool failed_ = false;  // the game is not in a file, though it should be
};

}  // namespace draughts
