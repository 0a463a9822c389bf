// draughts show: the board of a position, in the terminal, in a picture, in words.
#include <string>
#include <system_error>

#include "framework/notation/diagram.h"
#include "framework/notation/svg_diagram.h"
#include "frontends/cli/atomic_file.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/counters_json.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/system_error.h"

namespace draughts {
namespace {

BoardWords WordsFor(const Catalogue& messages) {
  return {.white = messages.Say("cli.show.white"),
          .black = messages.Say("cli.show.black"),
          .king = messages.Say("cli.show.king"),
          .kings = messages.Say("cli.show.kings"),
          .man = messages.Say("cli.show.man"),
          .men = messages.Say("cli.show.men"),
          .nothing = messages.Say("cli.show.nothing")};
}

std::string TurnSentence(const Position& position, const Catalogue& messages) {
  return messages.Say(position.turn == Color::kWhite ? "cli.show.white-to-move"
                                                     : "cli.show.black-to-move");
}

DiagramOptions OptionsFor(const Variant& variant, const Position& position,
                          const Arguments& arguments, const Catalogue& messages) {
  SquareSet movable;
  for (const Move& move : variant.LegalMoves(position)) movable |= SquareSet::Of(move.from);
  return {.names = NamesOfSquares(variant, arguments),
          .flip = arguments.Has("flip"),
          .last_move = {},
          .movable = movable,
          .words = WordsFor(messages)};
}

// Painted pieces are signs of Unicode; without either of the two there are letters.
DiagramStyle UsualStyle(const Console& console) {
  return console.colour() && console.utf8() ? DiagramStyle::kColour : DiagramStyle::kAscii;
}

int WriteSvg(const Variant& variant, const Position& position, const DiagramOptions& options,
             const std::string& path, Console& console) {
  const SvgOptions svg = {
      .names = options.names,
      .flip = options.flip,
      .last_move = {},
      .movable = {},
      .title = TurnSentence(position, console.messages()),
      .description = DrawBoard(variant.spec(), position, DiagramStyle::kText, options)};
  const std::string text = DrawSvg(variant.spec(), position, svg);
  if (path == "-") {
    console.Out(text);
    return kExitDone;
  }
  const std::error_code error = WriteFileAtomically(path, text, IfExists::kReplace);
  if (!error) return kExitDone;
  console.ErrLine("cli.show.cannot-write",
                  {{"path", path}, {"reason", SystemErrorText(error, console.messages())}});
  return kExitCannotRun;
}

void WriteSide(Color color, const Position& position, const SquareNames& names, JsonWriter& json) {
  const auto write = [&](std::string_view key, SquareSet squares) {
    json.Key(key).BeginArray();
    for (const Square square : squares) json.String(names.Name(square));
    json.EndArray();
  };
  json.Key(NameOf(color)).BeginObject();
  write("men", position.men(color));
  write("kings", position.kings_of(color));
  json.EndObject();
}

void WriteObject(const Variant& variant, const ParsedFen& fen, const SquareNames& names,
                 Console& console) {
  const Position& position = fen.position;
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.position/1");
  json.Key("variant").String(variant.spec().id);
  json.Key("fen").String(FormatFen(names, position, fen.counters));
  json.Key("turn").String(NameOf(position.turn));
  WriteSide(Color::kWhite, position, names, json);
  WriteSide(Color::kBlack, position, names, json);
  const Game game(variant, position, QuietPliesOf(fen.counters));
  json.Key("counters");
  WriteCounters(game, json);
  json.Key("outcome");
  WriteOutcome(game, json);
  json.EndObject();
  console.Out(json.TakeLine());
}

int RunShow(const Arguments& arguments, Console& console) {
  const Result<Variant> variant = FindVariant(arguments.words()[0], console);
  if (!variant.ok()) return ExitCodeFor(variant.problems());
  const bool json = arguments.Has("json");
  std::optional<ParsedFen> fen = ParsedFen{.position = variant->Start(), .counters = {}};
  if (const std::optional<std::string> text = arguments.Word(1)) {
    fen = ReadFen(*variant, *text, json, console);
  }
  if (!fen.has_value()) return kExitBadData;
  const Position& position = fen->position;
  const DiagramOptions options = OptionsFor(*variant, position, arguments, console.messages());

  if (const std::optional<std::string> path = arguments.Text("svg")) {
    return WriteSvg(*variant, position, options, *path, console);
  }
  if (json) {
    WriteObject(*variant, *fen, options.names, console);
    return kExitDone;
  }
  const DiagramStyle style = arguments.Value<DiagramStyle>("style").value_or(UsualStyle(console));
  console.Out(DrawBoard(variant->spec(), position, style, options) +
              TurnSentence(position, console.messages()) + "\n" +
              FormatFen(options.names, position, fen->counters) + "\n");
  return kExitDone;
}

}  // namespace

Command ShowCommand() {
  return {
      .syntax = {.name = "show",
                 .words = {"VARIANT", "[FEN]"},
                 .options = {ChoiceOption<DiagramStyle>("style", "help.option.style"),
                             FlagOption("flip", "help.option.flip"),
                             TextOption("svg", "FILE", "help.option.svg"), NotationOption(),
                             FlagOption("json", "help.option.json")},
                 .one_of = {"style", "svg", "json"}},
      .summary = "help.show.summary",
      .details = "help.show.details",
      .examples = {{"draughts show international", "help.show.start"},
                   {"draughts show russian \"B:Wc3,Kd8:Bb6,f6\" --flip", "help.show.fen"},
                   {"draughts show russian \"W:WKe1,g1:Bb2,d2\" --svg board.svg", "help.show.svg"},
                   {"draughts show russian --style text", "help.show.text"}},
      .run = RunShow};
}

}  // namespace draughts
