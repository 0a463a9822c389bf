#include "frontends/cli/play_screen.h"

#include "framework/messages/local_text.h"
#include "framework/notation/diagram.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/saved_game.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin a file with it
constexpr std::size_t kRoundWidth = 24;  // where the status begins, behind the last moves

}  // namespace

PlayScreen::PlayScreen(const PlaySettings& settings, Console& console)
    : console_(console),
      settings_(settings),
      teller_(console.messages(), settings.names),
      flip_(settings.flip) {}

std::optional<std::string> PlayScreen::ReadLine() {
  if (!console_.out_is_open()) return std::nullopt;  // nobody is left to play for
  std::optional<std::string> line = console_.ReadLine("> ");
  ++line_;
  if (line_ == 1 && line.has_value() && line->starts_with(kByteOrderMark)) {
    line->erase(0, kByteOrderMark.size());
  }
  return line;
}

void PlayScreen::ShowStart(const Game& game) {
  if (is_interactive()) {
    Say("play.title", {{"variant", In(game.variant().spec().names, messages().language())}});
    console_.Out(Board(game) + StatusLine(game));
  }
  if (game.outcome().has_value()) ShowEnding(game);
}

void PlayScreen::ShowMove(const Game& game) {
  console_.Out(is_interactive() ? Board(game) + StatusLine(game) : teller_.LastMove(game) + "\n");
  if (game.outcome().has_value()) ShowEnding(game);
}

void PlayScreen::ShowEnding(const Game& game) {
  console_.Out(EndingLine(game));
  if (!is_interactive()) return;
  console_.Out(FormatMoveList(game, teller_.style(), FormatResult(game)));
  Say("play.after-end");
}

void PlayScreen::ShowPosition(const Game& game) {
  console_.Out(Board(game) + StatusLine(game));
  if (game.outcome().has_value()) console_.Out(EndingLine(game));
}

void PlayScreen::ShowEnd(const Game& game, std::string_view pdn) {
  console_.Out("\n");
  ShowPosition(game);
  console_.Out("\n");
  console_.Out(pdn);
}

void PlayScreen::Say(std::string_view key, const std::vector<Problem::Argument>& arguments) {
  console_.Out(console_.Say(key, arguments) + "\n");
}

void PlayScreen::Note(std::string_view key, const std::vector<Problem::Argument>& arguments) {
  console_.ErrLine(key, arguments);
}

void PlayScreen::Refuse(const Problem& problem) {
  const std::string sentence = ProblemSentence(problem, messages());
  if (is_interactive()) {
    console_.Err(Wrapped(sentence, "  "));
  } else {
    Note("play.line", {{"line", std::to_string(line_)}, {"problem", sentence}});
  }
}

std::string PlayScreen::StatusLine(const Game& game) const {
  const std::string round = " " + teller_.LastRound(game);
  if (game.outcome().has_value()) return round + "\n";
  return Pad(round, kRoundWidth, Align::kLeft) + "  " + teller_.Status(game) + "\n";
}

std::string PlayScreen::EndingLine(const Game& game) const {
  return is_interactive() ? Wrapped(teller_.Ending(game), "") : teller_.Ending(game) + "\n";
}

std::string PlayScreen::Board(const Game& game) const {
  DiagramOptions options = {
      .names = settings_.names, .flip = flip_, .last_move = {}, .movable = {}, .words = {}};
  const Line line = game.line();
  if (!line.moves.empty()) {
    options.last_move = SquareSet::Of(line.moves.back().from) | SquareSet::Of(line.moves.back().to);
  }
  for (const Move& move : game.LegalMoves()) options.movable |= SquareSet::Of(move.from);
  // The painted board has pieces of Unicode: a terminal must be able to show both.
  const bool painted = console_.colour() && console_.utf8();
  return DrawBoard(game.variant().spec(), game.position(),
                   painted ? DiagramStyle::kColour : DiagramStyle::kAscii, options);
}

}  // namespace draughts
