// PlayScreen: what two people at a terminal, or the reader of a pipe, see of a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/game/game.h"
#include "frontends/cli/console.h"
#include "frontends/cli/play_clock.h"
#include "frontends/cli/play_session.h"
#include "frontends/cli/play_text.h"

namespace draughts {

class PlayScreen {
 public:
  // `clock` is that of the game, if it has one; it must live as long as the screen.
  PlayScreen(const PlaySettings& settings, const PlayClock* clock, Console& console);

  // Whether people type at a terminal; otherwise lines come from a pipe or a file.
  bool is_interactive() const { return console_.in_is_terminal(); }
  const GameTeller& teller() const { return teller_; }
  const Catalogue& messages() const { return console_.messages(); }

  // The next line, and nothing when there is none left, or none has come by `deadline`.
  std::optional<std::string> ReadLine(std::optional<TimePoint> deadline = std::nullopt);
  // Whether the last line did not come in time.
  bool timed_out() const { return console_.timed_out(); }

  // The first thing to be seen.
  void ShowStart(const Game& game);
  // After a move: the board at a terminal, the move in a pipe; then the ending, if it ended the
  // game.
  void ShowMove(const Game& game);
  // How the game ended; at a terminal also its moves and what can still be done.
  void ShowEnding(const Game& game);
  // The board, and whose move it is or how the game ended.
  void ShowPosition(const Game& game);
  // Which phase of the game it is.
  void ShowPhase(const Game& game);
  // How much time each side has left, or that there is no clock; a line.
  std::string ClockPage(const Game& game) const;
  // The last thing to be seen in a pipe: the board, and the game as `pdn`.
  void ShowEnd(const Game& game, std::string_view pdn);
  void Flip() { flip_ = !flip_; }

  // A line, or a whole text, of the game's own: to stdout.
  void Say(std::string_view key, const std::vector<Problem::Argument>& arguments = {});
  void Show(std::string_view text) { console_.Out(text); }
  // A line beside the game: to stderr.
  void Note(std::string_view key, const std::vector<Problem::Argument>& arguments = {});
  void ShowBeside(std::string_view text) { console_.Err(text); }
  // Why the last line read was refused; in a pipe with its number.
  void Refuse(const Problem& problem);

 private:
  std::string Board(const Game& game) const;
  // The last moves and, while the game goes on, whose move it is.
  std::string StatusLine(const Game& game) const;
  std::string EndingLine(const Game& game) const;
  // `line`, and both clocks behind it or, where that is too long, under its end.
  std::string WithClock(const std::string& line, const Game& game) const;

  Console& console_;
  const PlaySettings& settings_;
  const PlayClock* clock_;
  GameTeller teller_;
  bool flip_;
  int line_ = 0;  // the number of the last line read
};

}  // namespace draughts
