#include "frontends/cli/play_screen.h"

#include "framework/game/phase.h"
#include "framework/messages/local_text.h"
#include "framework/notation/diagram.h"
#include "framework/notation/pdn_result.h"
#include "framework/notation/pdn_writer.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin a file with it
constexpr std::size_t kRoundWidth = 24;  // where the status begins, behind the last moves
constexpr std::size_t kColumns = 80;

std::string TitleKey(std::optional<Color> own_side) {
  if (!own_side.has_value()) return "play.title";
  return *own_side == Color::kWhite ? "play.title-white" : "play.title-black";
}

std::string PhaseKey(Phase phase) {
  switch (phase) {
    case Phase::kOpening:
      return "play.phase.opening";
    case Phase::kMiddlegame:
      return "play.phase.middlegame";
    case Phase::kEndgame:
      return "play.phase.endgame";
  }
  return {};
}

}  // namespace

PlayScreen::PlayScreen(const PlaySettings& settings, const PlayClock* clock, Console& console)
    : console_(console),
      settings_(settings),
      clock_(clock),
      teller_(console.messages(), settings.names),
      flip_(settings.flip) {}

std::optional<std::string> PlayScreen::ReadLine(std::optional<TimePoint> deadline) {
  if (!console_.out_is_open()) return std::nullopt;  // nobody is left to play for
  std::optional<std::string> line = console_.ReadLine("> ", deadline);
  if (timed_out()) return line;
  ++line_;
  if (line_ == 1 && line.has_value() && line->starts_with(kByteOrderMark)) {
    line->erase(0, kByteOrderMark.size());
  }
  return line;
}

void PlayScreen::ShowStart(const Game& game) {
  if (settings_.by_lot) {
    Say(settings_.own_side == Color::kWhite ? "play.lots.white" : "play.lots.black");
  }
  if (is_interactive()) {
    Say(TitleKey(settings_.own_side),
        {{"variant", In(game.variant().spec().names, messages().language())}});
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
  if (game.outcome().has_value()) return WithClock(round, game) + "\n";
  const std::string status = teller_.Status(game);
  return WithClock(Pad(round, kRoundWidth, Align::kLeft) + "  " + status, game) + "\n";
}

std::string PlayScreen::WithClock(const std::string& line, const Game& game) const {
  if (clock_ == nullptr) return line;
  const Clock clock = clock_->Present(game);
  const std::string times =
      messages().Say("play.clock.status", {{"white", FormatClockTime(clock.left(Color::kWhite))},
                                           {"black", FormatClockTime(clock.left(Color::kBlack))}});
  std::string longer = line + " · " + times;
  if (DisplayWidth(longer) <= kColumns) return longer;
  return line + "\n" + std::string(kRoundWidth + 2, ' ') + times;
}

void PlayScreen::ShowPhase(const Game& game) { Say(PhaseKey(PhaseOf(game))); }

std::string PlayScreen::ClockPage(const Game& game) const {
  if (clock_ == nullptr) return messages().Say("play.clock.none") + "\n";
  const Clock clock = clock_->Present(game);
  return messages().Say("play.clock.left", {{"white", FormatClockTime(clock.left(Color::kWhite))},
                                            {"black", FormatClockTime(clock.left(Color::kBlack))},
                                            {"control", FormatTimeControl(clock.control())}}) +
         "\n";
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
