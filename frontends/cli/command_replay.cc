// draughts replay: game files checked move by move under the rules of their variants.
#include <absl/strings/str_join.h>

#include <algorithm>
#include <string>
#include <vector>

#include "framework/base/utf8.h"
#include "framework/messages/local_text.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/counters_json.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/play_text.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/record_verdict.h"

namespace draughts {
namespace {

// How a game is told.
struct Telling {
  bool json;
  bool quiet;     // faults only
  bool counters;  // where the draw rules stand at the end
};

struct Totals {
  std::size_t games = 0;
  std::size_t plies = 0;
  std::size_t faults = 0;
  std::size_t without_variant = 0;  // games that do not say by which rules they are played
};

std::string Counted(std::string_view key, std::size_t count, const Catalogue& messages) {
  return messages.Say(key, {{"count", std::to_string(count)}});
}

// "Ann – Bob"; nothing where the tags name neither.
std::string Players(const PdnGame& game) {
  const auto name = [&game](std::string_view color) {
    const PdnTag* const tag = FindTag(game, color);
    return tag == nullptr || tag->value.empty() ? std::string("?") : Printable(tag->value);
  };
  const std::string players = name("White") + " – " + name("Black");
  return players == "? – ?" ? "" : players;
}

// "games.pdn:7: game 3: Ann – Bob · Russian draughts · 43 half-moves · 1-0".
std::string Heading(const Record& record, const PdnReplay& replay, const Catalogue& messages) {
  std::vector<std::string> parts;
  if (std::string players = Players(*record.game); !players.empty()) {
    parts.push_back(std::move(players));
  }
  parts.push_back(In(replay.game.variant().spec().names, messages.language()));
  parts.push_back(Counted("cli.replay.plies", replay.plies, messages));
  parts.push_back(Excerpt(RecordedResult(*record.game)));
  return RecordLine(record, {.file = {}, .line = record.place.line}, {},
                    absl::StrJoin(parts, " · "), messages);
}

void TellAsText(const Record& record, const RecordVerdict& verdict, const Telling& telling,
                Console& console) {
  const Catalogue& messages = console.messages();
  if (verdict.replay.has_value() && !telling.quiet) {
    const Game& game = verdict.replay->game;
    const GameTeller teller(messages, SquareNames(game.variant().spec()));
    console.Out(Heading(record, *verdict.replay, messages));
    if (game.outcome().has_value()) console.Out("  " + teller.Ending(game) + "\n");
    if (telling.counters) console.Out(teller.Counters(game));
  }
  for (const RecordFault& fault : verdict.faults) console.Out(FaultLine(record, fault, messages));
  if (telling.quiet) return;
  for (const RecordFault& note : verdict.notes) {
    const std::string sentence =
        messages.Say("cli.replay.note", {{"note", ProblemSentence(note.problem, messages)}});
    console.Out(RecordLine(record, note.problem.place, note.number, sentence, messages));
  }
}

void WriteFaults(std::string_view key, const std::vector<RecordFault>& faults,
                 const Catalogue& messages, JsonWriter& json) {
  json.Key(key).BeginArray();
  for (const RecordFault& fault : faults) {
    json.BeginObject().Key("line").Integer(fault.problem.place.line);
    json.Key("column").Integer(fault.problem.place.column);
    json.Key("ply").Integer(fault.ply).Key("id").String(fault.problem.id);
    json.Key("problem").String(ProblemSentence(fault.problem, messages)).EndObject();
  }
  json.EndArray();
}

// The object draughts.replay/1 of one game, as a line.
std::string ReplayObject(const Record& record, const RecordVerdict& verdict,
                         const Catalogue& messages, JsonWriter& json) {
  json.BeginObject().Key("schema").String("draughts.replay/1");
  json.Key("file").String(record.file).Key("game").Unsigned(record.number);
  json.Key("line").Integer(record.place.line);
  if (verdict.replay.has_value()) {
    const PdnReplay& replay = *verdict.replay;
    json.Key("variant").String(replay.game.variant().spec().id);
    json.Key("plies").Unsigned(replay.plies);
    json.Key("recorded").String(RecordedResult(*record.game)).Key("outcome");
    WriteOutcome(replay.game, json);
    json.Key("counters");
    WriteCounters(replay.game, json);
  } else {
    json.Key("variant").Null().Key("plies").Integer(0).Key("recorded");
    record.game.ok() ? json.String(RecordedResult(*record.game)) : json.Null();
    json.Key("outcome").Null().Key("counters").BeginArray().EndArray();
  }
  json.Key("encoding").String(NameOf(record.encoding));
  WriteFaults("faults", verdict.faults, messages, json);
  WriteFaults("notes", verdict.notes, messages, json);
  json.EndObject();
  return json.TakeLine();
}

void Count(const RecordVerdict& verdict, Totals& totals) {
  ++totals.games;
  totals.faults += verdict.faults.size();
  if (verdict.replay.has_value()) totals.plies += verdict.replay->plies;
  if (LacksVariant(verdict)) ++totals.without_variant;
}

std::string Summary(const Totals& totals, const Catalogue& messages) {
  return absl::StrJoin({Counted("cli.replay.games", totals.games, messages),
                        Counted("cli.replay.plies", totals.plies, messages),
                        totals.faults == 0 ? messages.Say("cli.replay.no-faults")
                                           : Counted("cli.replay.faults", totals.faults, messages)},
                       ", ") +
         "\n";
}

int RunReplay(const Arguments& arguments, Console& console) {
  const Result<RecordVariants> variants = RecordVariants::From(arguments, console);
  if (!variants.ok()) return ExitCodeFor(variants.problems());
  const Telling telling = {.json = arguments.Has("json"),
                           .quiet = arguments.Has("quiet"),
                           .counters = arguments.Has("counters")};
  JsonWriter json;
  Totals totals;
  int code = kExitDone;
  for (const std::string& name : arguments.words()) {
    const int read = ForEachRecord(name, console, [&](Record& record) {
      const RecordVerdict verdict = JudgeRecord(record, *variants, console.messages());
      const bool is_known = totals.without_variant > 0 && LacksVariant(verdict);
      Count(verdict, totals);
      if (telling.json) {
        console.Out(ReplayObject(record, verdict, console.messages(), json));
      } else if (!is_known) {  // one line says it for all of them
        TellAsText(record, verdict, telling, console);
      }
    });
    code = std::max(code, read);
  }
  if (!telling.json && totals.games > 0) console.Out(Summary(totals, console.messages()));
  AskForVariant(totals.without_variant, console);
  return totals.faults > 0 ? std::max(code, kExitNo) : code;
}

}  // namespace

Command ReplayCommand() {
  return {.syntax = {.name = "replay",
                     .words = {"FILE..."},
                     .options = {RecordVariants::VariantOption(),
                                 FlagOption("counters", "help.option.counters"),
                                 FlagOption("quiet", "help.option.quiet"),
                                 FlagOption("json", "help.option.json")},
                     .one_of = {"json", "quiet"}},
          .summary = "help.replay.summary",
          .details = "help.replay.details",
          .examples = {{"draughts replay games.pdn", "help.replay.file"},
                       {"draughts replay --variant russian-damki --counters final.pdn",
                        "help.replay.variant"},
                       {"draughts replay - --json < games.pdn", "help.replay.json"}},
          .run = RunReplay};
}

}  // namespace draughts
