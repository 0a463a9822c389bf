#include "frontends/cli/play_text.h"

#include <algorithm>

#include "framework/notation/pdn_writer.h"
#include "frontends/cli/draw_text.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

constexpr std::size_t kTerminalColumns = 80;
constexpr std::size_t kListColumns = kTerminalColumns - 2;  // a list of moves has a margin of 2

std::string Number(std::size_t number) { return std::to_string(number); }

std::string WonBy(Ending ending, bool white) {
  if (ending == Ending::kFirstKing) {
    return white ? "play.won.white-first-king" : "play.won.black-first-king";
  }
  if (ending == Ending::kLastPiece) {
    return white ? "play.won.white-last-piece" : "play.won.black-last-piece";
  }
  if (ending == Ending::kNoPieces) {
    return white ? "play.won.white-no-pieces" : "play.won.black-no-pieces";
  }
  if (ending == Ending::kBlocked) {
    return white ? "play.won.white-blocked" : "play.won.black-blocked";
  }
  if (ending == Ending::kTime) return white ? "play.won.white-time" : "play.won.black-time";
  return white ? "play.won.white-resignation" : "play.won.black-resignation";
}

// A side that has won by having no move left.
std::string GivenAway(Ending ending, bool white) {
  if (ending == Ending::kNoPieces) {
    return white ? "play.given-away.white-no-pieces" : "play.given-away.black-no-pieces";
  }
  return white ? "play.given-away.white-blocked" : "play.given-away.black-blocked";
}

}  // namespace

std::string Wrapped(std::string_view text, std::string_view indent) {
  std::string wrapped(indent);
  std::size_t column = DisplayWidth(indent);
  std::string_view gap;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const std::size_t width = DisplayWidth(word);
    if (!gap.empty() && column + gap.size() + width > kTerminalColumns) {
      wrapped += "\n  " + std::string(indent);
      column = 2 + DisplayWidth(indent);
      gap = {};
    }
    wrapped += gap;
    wrapped += word;
    column += gap.size() + width;
    gap = " ";
  }
  return wrapped + "\n";
}

GameTeller::GameTeller(const Catalogue& messages, const SquareNames& names)
    : messages_(messages),
      style_{.names = names,
             .form = MoveForm::kFull,
             .capture_sign = CaptureSign(messages.language())} {}

std::string GameTeller::Written(const Game& game, const Move& move) const {
  return FormatMove(game.variant(), game.position(), move, style_);
}

std::string GameTeller::WrittenAt(const Game& game, std::size_t ply) const {
  const Line line = game.line();
  return FormatMove(game.variant(), line.positions[ply], line.moves[ply], style_);
}

std::string GameTeller::LastMove(const Game& game) const {
  const std::size_t last = game.ply() - 1;
  return MoveNumber(game, last) + " " + WrittenAt(game, last);
}

std::string GameTeller::RoundNumber(const Game& game) {
  const std::string number = MoveNumber(game, game.ply());
  return number.substr(0, number.find('.'));
}

std::string GameTeller::LastRound(const Game& game) const {
  if (game.ply() == 0) return MoveNumber(game, 0);
  const std::size_t last = game.ply() - 1;
  const bool is_second = MoveNumber(game, last).ends_with("...");
  if (!is_second || last == 0) return LastMove(game);
  return MoveNumber(game, last - 1) + " " + WrittenAt(game, last - 1) + " " + WrittenAt(game, last);
}

std::string GameTeller::Status(const Game& game) const {
  const Position& position = game.position();
  const bool white = position.turn == Color::kWhite;
  std::vector<Problem::Argument> arguments = {
      {"white", Number(static_cast<std::size_t>(position.white.size()))},
      {"black", Number(static_cast<std::size_t>(position.black.size()))}};
  const std::vector<Move>& legal = game.LegalMoves();
  if (legal.empty() || !legal.front().is_capture()) {
    return messages_.Say(white ? "play.status.white" : "play.status.black", arguments);
  }
  SquareSet capturing;
  for (const Move& move : legal) capturing |= SquareSet::Of(move.from);
  std::vector<Square> squares;
  for (const Square square : capturing) squares.push_back(square);
  arguments.emplace_back("squares", ListSquares(squares, style_.names));
  return messages_.Say(white ? "play.status.white-captures" : "play.status.black-captures",
                       arguments);
}

std::string GameTeller::Ending(const Game& game) const {
  const Outcome& outcome = *game.outcome();
  if (outcome.ending == draughts::Ending::kAgreement) return messages_.Say("play.drawn.agreement");
  if (!outcome.winner.has_value()) return DrawnByRule(game, messages_);
  const bool white = *outcome.winner == Color::kWhite;
  const bool given_away =
      game.variant().spec().objective == Objective::kGiveaway && !EndedOffBoard(game.outcome());
  return messages_.Say(given_away ? GivenAway(outcome.ending, white)
                                  : WonBy(outcome.ending, white));
}

std::string GameTeller::Counters(const Game& game) const {
  std::string text;
  for (const std::string& counter : DrawCounterTexts(game, style_, messages_)) {
    text += Wrapped(counter, "  ");
  }
  return text;
}

std::string GameTeller::NumberedMoves(const Game& game) const {
  std::vector<std::string> cells;
  std::size_t width = 0;
  for (const Move& move : game.LegalMoves()) {
    cells.push_back("#" + Number(cells.size() + 1) + " " + Written(game, move));
    width = std::max(width, DisplayWidth(cells.back()) + 2);
  }
  const std::size_t columns =
      std::max<std::size_t>(1, kListColumns / std::max<std::size_t>(1, width));
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool ends_line = (i + 1) % columns == 0 || i + 1 == cells.size();
    if (i % columns == 0) text += "  ";
    text += ends_line ? cells[i] + "\n" : Pad(cells[i], width, Align::kLeft);
  }
  return text;
}

std::string GameTeller::NumberedRoutes(const Game& game, const std::vector<Move>& moves) const {
  Table table;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::vector<Path> paths = game.variant().Paths(game.position(), moves[i], /*limit=*/1);
    const std::string taken = ListSquares(paths.front().captured, style_.names);
    table.AddRow({"  #" + Number(i + 1), Written(game, moves[i]),
                  taken.empty() ? "" : messages_.Say("play.route-takes", {{"squares", taken}})});
  }
  return table.Text();
}

}  // namespace draughts
