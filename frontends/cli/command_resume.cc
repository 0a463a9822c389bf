// draughts resume: the saved games, and one of them played on.
#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "framework/base/utf8.h"
#include "framework/notation/fen.h"
#include "framework/notation/pdn_result.h"
#include "frontends/cli/atomic_file.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/game_file.h"
#include "frontends/cli/json.h"
#include "frontends/cli/local_time.h"
#include "frontends/cli/play_session.h"
#include "frontends/cli/play_words.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/saved_games.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

// "2-0", or whose move it is.
std::string StateOf(const Game& game, const Catalogue& messages) {
  if (game.outcome().has_value()) return FormatResult(game);
  return messages.Say(game.position().turn == Color::kWhite ? "resume.white-to-move"
                                                            : "resume.black-to-move");
}

std::string GameTable(const std::vector<SavedGame>& games, const Catalogue& messages) {
  Table table({Align::kRight});
  table.AddRow({"#", messages.Say("resume.game"), messages.Say("resume.variant"),
                messages.Say("resume.moves"), messages.Say("resume.state"),
                messages.Say("resume.saved")});
  for (std::size_t i = 0; i < games.size(); ++i) {
    const SavedGame& saved = games[i];
    const std::string number = std::to_string(i + 1);
    const std::string date = LocalTime(saved.saved.tv_sec, "%m-%d %H:%M");
    if (!saved.record.ok()) {
      table.AddRow({number, Printable(saved.name), "", "", messages.Say("resume.damaged"), date});
      continue;
    }
    const Game& game = saved.record->game;
    table.AddRow({number, Printable(saved.name), game.variant().spec().id,
                  std::to_string((game.ply() + 1) / 2), StateOf(game, messages), date});
  }
  return table.Text();
}

// The first `most` of the problems: beside a list of games one is enough of each.
void TellDamage(const SavedGame& saved, std::size_t most, Console& console) {
  console.ErrLine("resume.damaged-file", {{"path", Printable(saved.path.string())}});
  const Problems& problems = saved.record.problems();
  for (const Problem& problem : std::span(problems).first(std::min(most, problems.size()))) {
    Problem in_file = problem;
    in_file.place.file = saved.path.filename().string();
    console.Err("  " + console.messages().Say(in_file) + "\n");
  }
}

void WriteGame(const SavedGame& saved, JsonWriter& json) {
  const Game& game = saved.record->game;
  json.BeginObject().Key("game").String(saved.id).Key("path").String(saved.path.string());
  json.Key("variant").String(game.variant().spec().id);
  json.Key("plies").Integer(static_cast<int>(game.ply()));
  json.Key("turn").String(NameOf(game.position().turn));
  json.Key("result").String(FormatResult(game));
  json.Key("fen").String(FormatFen(SquareNames(game.variant().spec()), game.position()));
  json.Key("saved").String(LocalTime(saved.saved.tv_sec, "%Y-%m-%dT%H:%M:%S%z")).EndObject();
}

void WriteDamage(const SavedGame& saved, const Catalogue& messages, JsonWriter& json) {
  json.BeginObject().Key("game").String(saved.id).Key("path").String(saved.path.string());
  json.Key("problems").BeginArray();
  for (const Problem& problem : saved.record.problems()) {
    json.BeginObject().Key("id").String(problem.id);
    json.Key("line").Integer(problem.place.line).Key("column").Integer(problem.place.column);
    json.Key("message").String(ProblemSentence(problem, messages)).EndObject();
  }
  json.EndArray().EndObject();
}

std::string GamesObject(const std::vector<SavedGame>& games, const Catalogue& messages) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.games/1").Key("games").BeginArray();
  for (const SavedGame& saved : games) {
    if (saved.record.ok()) WriteGame(saved, json);
  }
  json.EndArray().Key("damaged").BeginArray();
  for (const SavedGame& saved : games) {
    if (!saved.record.ok()) WriteDamage(saved, messages, json);
  }
  json.EndArray().EndObject();
  return json.TakeLine();
}

void ShowGames(const std::vector<SavedGame>& games, Console& console) {
  if (games.empty()) return console.ErrLine("resume.none");
  console.Out(GameTable(games, console.messages()));
  console.Flush();
  for (const SavedGame& saved : games) {
    if (!saved.record.ok()) TellDamage(saved, /*most=*/1, console);
  }
}

// Asks which game is meant; nothing when none is to be played.
std::optional<std::string> Ask(const std::vector<SavedGame>& games, Console& console) {
  console.ErrLine("resume.which");
  std::optional<std::string> line = console.ReadLine("> ");
  if (!line.has_value()) return std::nullopt;
  const std::optional<TypedWord> typed = ParsePlayWord(*line);
  if (typed.has_value() && typed->word == PlayWord::kQuit) return std::nullopt;
  if (const std::optional<ListNumber> number = ParseListNumber(*line)) return number->digits;
  const std::size_t first = line->find_first_not_of(" \t");
  if (first != std::string::npos) {
    return line->substr(first, line->find_last_not_of(" \t") - first + 1);
  }
  const SavedGame* const newest = NewestOpenGame(games);
  return newest == nullptr ? std::nullopt : std::optional(newest->id);
}

// The game that `name` means: one of `games`, or a file somewhere else; nothing, with the reason on
// stderr, when there is none.
std::optional<SavedGame> Named(const std::vector<SavedGame>& games, const std::string& name,
                               Console& console) {
  // Read again: the list may have been on show for long, and the game played on meanwhile.
  if (const SavedGame* saved = FindSavedGame(games, name)) {
    return ReadSavedGame(saved->path, console.messages());
  }
  std::error_code ignored;
  const std::filesystem::path path = name;
  if (std::filesystem::exists(path, ignored)) {
    return ReadSavedGame(path, console.messages());
  }
  std::vector<std::string> ids;
  for (const SavedGame& saved : games) ids.push_back(saved.name);
  console.Err({UnknownName("resume.no-such-game", name, ids)});
  return std::nullopt;
}

// The game that is chosen at a terminal; an answer that names none is asked for again.
std::optional<SavedGame> Chosen(const std::vector<SavedGame>& games, Console& console) {
  if (games.empty() || !console.in_is_terminal()) return std::nullopt;
  while (const std::optional<std::string> name = Ask(games, console)) {
    if (std::optional<SavedGame> saved = Named(games, *name, console)) return saved;
  }
  return std::nullopt;
}

// Only a file of the program's own, in the folder of its games, is written over, unless it is
// marked read-only.
bool IsOwn(const SavedGame& saved) {
  const std::optional<std::filesystem::path> folder = GamesFolder();
  std::error_code error;
  return saved.record->is_whole && IsWritable(saved.path) && folder.has_value() &&
         std::filesystem::equivalent(saved.path.parent_path(), *folder, error) && !error;
}

int Continue(const SavedGame& saved, const Arguments& arguments, Console& console) {
  if (!saved.record.ok()) {
    TellDamage(saved, saved.record.problems().size(), console);
    return kExitBadData;
  }
  const GameRecord& record = *saved.record;
  const bool is_own = IsOwn(saved);
  if (record.has_second_game) {
    console.ErrLine("resume.second-game", {{"path", Printable(saved.path.string())}});
  }
  if (!is_own) console.ErrLine("resume.copied", {{"path", Printable(saved.path.string())}});
  PlaySettings settings = {.variant = record.game.variant(),
                           .start = {},
                           .names = NamesOfSquares(record.game.variant(), arguments),
                           .flip = arguments.Has("flip")};
  settings.record = record;
  if (is_own) settings.file = saved.path;
  return RunPlay(settings, console);
}

int Resume(const Arguments& arguments, Console& console) {
  const std::optional<std::filesystem::path> folder = GamesFolder();
  std::vector<SavedGame> games;
  if (folder.has_value()) games = ReadSavedGames(*folder, console.messages());
  if (arguments.Has("json")) {
    console.Out(GamesObject(games, console.messages()));
    return kExitDone;
  }
  if (const std::optional<std::string> name = arguments.Word(0)) {
    const std::optional<SavedGame> saved = Named(games, *name, console);
    return saved.has_value() ? Continue(*saved, arguments, console) : kExitUsage;
  }
  ShowGames(games, console);
  const std::optional<SavedGame> saved = Chosen(games, console);
  return saved.has_value() ? Continue(*saved, arguments, console) : kExitDone;
}

}  // namespace

Command ResumeCommand() {
  return {.syntax = {.name = "resume",
                     .words = {"[GAME]"},
                     .options = {FlagOption("flip", "help.option.flip"), NotationOption(),
                                 FlagOption("json", "help.option.json")}},
          .summary = "help.resume.summary",
          .details = "help.resume.details",
          .examples = {{"draughts resume", "help.resume.list"},
                       {"draughts resume 1", "help.resume.number"},
                       {"draughts resume club/final.pdn", "help.resume.file"}},
          .run = Resume};
}

}  // namespace draughts
