// draughts moves: the legal moves of one position, or of a stream of them.
#include <string>
#include <vector>

#include "framework/game/end_on_board.h"
#include "framework/notation/moves.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/move_list.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

// What is asked of every position of one call.
struct Question {
  Variant variant;
  SquareNames names;
  bool json;
};

// Why the side to move has none: who has won, and by what.
std::string NoMoves(const Variant& variant, const Position& position, const Catalogue& messages) {
  const Outcome outcome = *EndOnBoard(variant.spec().objective, position, /*can_move=*/false);
  const bool white_wins = outcome.winner == Color::kWhite;
  if (outcome.ending == Ending::kFirstKing) {
    return messages.Say(white_wins ? "play.won.white-first-king" : "play.won.black-first-king");
  }
  if (outcome.ending == Ending::kLastPiece) {
    return messages.Say(white_wins ? "play.won.white-last-piece" : "play.won.black-last-piece");
  }
  const bool white = position.turn == Color::kWhite;
  if (white_wins == white) {
    return messages.Say(white ? "cli.moves.white-has-won" : "cli.moves.black-has-won");
  }
  return messages.Say(white ? "cli.moves.white-has-lost" : "cli.moves.black-has-lost");
}

std::string Heading(const std::vector<ListedMove>& listed, Color side, const Catalogue& messages) {
  const std::vector<Problem::Argument> count = {{"count", std::to_string(listed.size())}};
  const bool white = side == Color::kWhite;
  if (listed.front().move.is_capture()) {
    return messages.Say(white ? "cli.moves.white-captures" : "cli.moves.black-captures", count);
  }
  return messages.Say(white ? "cli.moves.white" : "cli.moves.black", count);
}

std::string NumberedList(const Question& question, const Position& position,
                         const Catalogue& messages) {
  const std::vector<ListedMove> listed = ListMoves(question.variant, position);
  const Color side = position.turn;
  if (listed.empty()) return NoMoves(question.variant, position, messages) + "\n";
  const std::size_t digits = std::to_string(listed.size()).size();
  std::string text = Heading(listed, side, messages) + "\n";
  for (std::size_t i = 0; i < listed.size(); ++i) {
    text += Pad(std::to_string(i + 1), digits, Align::kRight) + ". " +
            FormatPath(question.names, listed[i].path, CaptureSign(messages.language())) + "\n";
  }
  return text;
}

std::string OneLine(const Question& question, const Position& position, const Catalogue& messages) {
  std::string line;
  for (const ListedMove& listed : ListMoves(question.variant, position)) {
    if (!line.empty()) line += ' ';
    line += FormatPath(question.names, listed.path, CaptureSign(messages.language()));
  }
  if (line.empty()) line = NoMoves(question.variant, position, messages);
  return line + "\n";
}

// Answers one line of a stream; false when it is no position.
bool AnswerLine(const Question& question, const std::string& fen, int number, JsonWriter& json,
                Console& console) {
  const Result<ParsedFen> parsed = ParseFen(question.variant, fen);
  const Catalogue& messages = console.messages();
  if (parsed.ok()) {
    const Position& position = parsed->position;
    console.Out(question.json ? MovesObject(question.variant, position, question.names, json)
                              : OneLine(question, position, messages));
    return true;
  }
  if (question.json) {
    console.Out(ErrorObject(parsed.problems(), number, messages, json));
  } else {
    console.ErrLine("cli.moves.bad-line", {{"line", std::to_string(number)}});
    console.Err(DescribeBadFen(fen, parsed.problems(), messages));
  }
  return false;
}

int AnswerStream(const Question& question, Console& console) {
  JsonWriter json;
  bool all_good = true;
  int number = 0;
  while (console.out_is_open()) {
    const std::optional<std::string> fen = console.ReadLine();
    if (!fen.has_value()) break;
    if (!AnswerLine(question, *fen, ++number, json, console)) all_good = false;
  }
  return all_good ? kExitDone : kExitBadData;
}

int RunMoves(const Arguments& arguments, Console& console) {
  const Result<Variant> variant = FindVariant(arguments.words()[0], console);
  if (!variant.ok()) return ExitCodeFor(variant.problems());
  const Question question = {.variant = *variant,
                             .names = NamesOfSquares(*variant, arguments),
                             .json = arguments.Has("json")};
  const std::optional<std::string> fen = arguments.Word(1);
  if (fen == "-") return AnswerStream(question, console);

  const std::optional<Position> position = ReadPosition(*variant, fen, question.json, console);
  if (!position.has_value()) return kExitBadData;
  if (question.json) {
    JsonWriter json;
    console.Out(MovesObject(*variant, *position, question.names, json));
  } else {
    console.Out(NumberedList(question, *position, console.messages()));
  }
  return kExitDone;
}

}  // namespace

Command MovesCommand() {
  return {.syntax = {.name = "moves",
                     .words = {"VARIANT", "[FEN|-]"},
                     .options = {NotationOption(), FlagOption("json", "help.option.json")}},
          .summary = "help.moves.summary",
          .details = "help.moves.details",
          .examples = {{"draughts moves russian", "help.moves.start"},
                       {"draughts moves russian \"W:WKe1,g1:Bb2,d2,d4,f4,h2\"", "help.moves.fen"},
                       {"draughts moves international --notation algebraic", "help.moves.notation"},
                       {"draughts moves russian - --json < positions.txt", "help.moves.stream"}},
          .run = RunMoves};
}

}  // namespace draughts
