// draughts play: what the game is played by; the game itself is in play_session.h.
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/play_session.h"
#include "frontends/cli/positions.h"

namespace draughts {
namespace {

constexpr char kUsualVariant[] = "russian";

int Play(const Arguments& arguments, Console& console) {
  const std::optional<Variant> variant =
      FindVariant(arguments.Word(0).value_or(kUsualVariant), console);
  if (!variant.has_value()) return kExitUsage;
  std::optional<ParsedFen> start;
  if (const std::optional<std::string> fen = arguments.Text("fen")) {
    start = ReadFen(*variant, *fen, /*json=*/false, console);
    if (!start.has_value()) return kExitBadData;
  }
  return RunPlay({.variant = *variant,
                  .start = start,
                  .names = NamesOfSquares(*variant, arguments),
                  .flip = arguments.Has("flip")},
                 console);
}

}  // namespace

Command PlayCommand() {
  return {.syntax = {.name = "play",
                     .words = {"[VARIANT]"},
                     .options = {TextOption("fen", "FEN", "help.option.play-fen"),
                                 FlagOption("flip", "help.option.flip"), NotationOption()}},
          .summary = "help.play.summary",
          .details = "help.play.details",
          .examples = {{"draughts play russian", "help.play.start"},
                       {"draughts play american --fen \"W:W26,27,K30:B11,12,19\"", "help.play.fen"},
                       {"printf 'c3-d4\\nd6-c5\\n' | draughts play russian", "help.play.pipe"}},
          .run = Play};
}

}  // namespace draughts
