// draughts play: what the game is played by; the game itself is in play_session.h.
#include <cstdlib>
#include <string>

#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/lots.h"
#include "frontends/cli/play_session.h"
#include "frontends/cli/positions.h"

namespace draughts {
namespace {

constexpr char kUsualVariant[] = "russian";

// What a person can ask for with --as.
enum class PlayAs { kWhite = 1, kBlack, kRandom, kBoth, kNone };

}  // namespace

template <>
inline constexpr auto kEnumNames<PlayAs> =
    std::to_array<EnumName<PlayAs>>({{PlayAs::kWhite, "white"},
                                     {PlayAs::kBlack, "black"},
                                     {PlayAs::kRandom, "random"},
                                     {PlayAs::kBoth, "both"},
                                     {PlayAs::kNone, "none"}});

namespace {

// Which side the player at the terminal has; false, with the reason on stderr, when there is none.
bool TakeSides(PlayAs play_as, PlaySettings& settings, Console& console) {
  switch (play_as) {
    case PlayAs::kWhite:
      settings.own_side = Color::kWhite;
      return true;
    case PlayAs::kBlack:
      settings.own_side = Color::kBlack;
      return true;
    case PlayAs::kBoth:
      return true;
    case PlayAs::kNone:
      console.ErrLine("cli.play.needs-computer");
      return false;
    case PlayAs::kRandom:
      break;
  }
  const Result<Color> side = DrawLots(std::getenv("DRAUGHTS_SEED"));
  if (!side.ok()) {
    console.Err(side.problems());
    return false;
  }
  settings.own_side = *side;
  settings.by_lot = true;
  return true;
}

// Whose side is at the bottom, and the clock; false, with the reason on stderr, when that makes no
// sense.
bool SetUp(const Arguments& arguments, PlaySettings& settings, Console& console) {
  const PlayAs play_as = arguments.Value<PlayAs>("as").value_or(PlayAs::kBoth);
  if (!TakeSides(play_as, settings, console)) return false;
  settings.flip = arguments.Has("flip") != (settings.own_side == Color::kBlack);
  const std::optional<std::string> clock = arguments.Text("clock");
  if (!clock.has_value()) return true;
  const Result<TimeControl> control = ParseTimeControl(*clock);
  if (control.ok()) {
    settings.clock = *control;
  } else {
    console.Err(control.problems());
  }
  return control.ok();
}

int Play(const Arguments& arguments, Console& console) {
  const Result<Variant> variant = FindVariant(arguments.Word(0).value_or(kUsualVariant), console);
  if (!variant.ok()) return ExitCodeFor(variant.problems());
  std::optional<ParsedFen> start;
  if (const std::optional<std::string> fen = arguments.Text("fen")) {
    start = ReadFen(*variant, *fen, /*json=*/false, console);
    if (!start.has_value()) return kExitBadData;
  }
  PlaySettings settings = {
      .variant = *variant, .start = start, .names = NamesOfSquares(*variant, arguments)};
  if (!SetUp(arguments, settings, console)) return kExitUsage;
  return RunPlay(settings, console);
}

}  // namespace

Command PlayCommand() {
  return {.syntax = {.name = "play",
                     .words = {"[VARIANT]"},
                     .options = {ChoiceOption<PlayAs>("as", "help.option.as"),
                                 TextOption("clock", "MINUTES+SECONDS", "help.option.clock"),
                                 TextOption("fen", "FEN", "help.option.play-fen"),
                                 FlagOption("flip", "help.option.flip"), NotationOption()}},
          .summary = "help.play.summary",
          .details = "help.play.details",
          .examples = {{"draughts play russian", "help.play.start"},
                       {"draughts play russian --as random --clock 5+3", "help.play.clock"},
                       {"draughts play american --fen \"W:W26,27,K30:B11,12,19\"", "help.play.fen"},
                       {"printf 'c3-d4\\nd6-c5\\n' | draughts play russian", "help.play.pipe"}},
          .run = Play};
}

}  // namespace draughts
