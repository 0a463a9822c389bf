#include "frontends/cli/game_keeper.h"

#include "framework/notation/pdn_writer.h"
#include "frontends/cli/draw_text.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/interrupt.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

// Nothing has been played, nor has a player ended the game by a word.
bool IsEmpty(const Game& game) { return game.ply() == 0 && !EndedOffBoard(game.outcome()); }

}  // namespace

GameKeeper::GameKeeper(const PlaySettings& settings, const PlayClock* clock, PlayScreen& screen)
    : screen_(screen),
      clock_(clock),
      tags_(settings.record.has_value() ? settings.record->tags : NewTags()),
      file_(DefaultGamePath(settings.variant.spec().id), screen.messages()) {
  if (settings.file.has_value()) file_.Adopt(*settings.file);
  SayAtInterrupt("");
}

std::string GameKeeper::Pdn(const Game& game) const {
  const MoveStyle style = PdnStyle(game.variant().spec());
  return FormatRecord(
      game, tags_, clock_ == nullptr ? std::vector<Clock>() : clock_->history(),
      {.counters = BegunCounterTexts(game, style, screen_.messages()), .offered_by = offered_by_});
}

void GameKeeper::Keep(const Game& game) {
  if (!screen_.is_interactive() && !file_.path().has_value()) return;
  if (NeedsNoFile(game)) {
    file_.Discard();
    SayAtInterrupt("");
    return;
  }
  const Result<std::string> path = SaveToItsFile(game);
  if (path.ok()) {
    failed_ = false;
    SayAtInterrupt(screen_.messages().Say("play.saved", {{"path", *path}}) + "\n");
    return;
  }
  if (!failed_) screen_.Refuse(path.problems().front());  // once is enough
  failed_ = true;
  SayAtInterrupt(Pdn(game));
}

Result<std::string> GameKeeper::SaveToItsFile(const Game& game) {
  const std::optional<fs::path> before = file_.path();
  Result<std::string> path = file_.Save(Pdn(game));
  if (path.ok() && before.has_value() && *before != *path) {
    screen_.Note("play.file-changed", {{"path", before->string()}, {"own", *path}});
  }
  return path;
}

// Only what is in the folder of the games is in the list of "draughts resume".
void GameKeeper::SayHowToGoOn(const fs::path& path) {
  const std::optional<fs::path> folder = GamesFolder();
  std::error_code error;
  if (folder.has_value() && fs::equivalent(fs::absolute(path).parent_path(), *folder, error)) {
    screen_.Note("play.continue-with");
  } else {
    screen_.Note("play.continue-with-file", {{"path", path.string()}});
  }
}

void GameKeeper::SayAtInterrupt(std::string_view last_words) {
  if (screen_.is_interactive()) LeaveAtInterrupt("\n" + std::string(last_words));
}

void GameKeeper::Save(const Game& game, const std::string& name) {
  const Problem nothing = {.id = "play.nothing-to-save", .place = {}, .arguments = {}};
  const Result<std::string> path = IsEmpty(game)  ? Result<std::string>(nothing)
                                   : name.empty() ? SaveToItsFile(game)
                                                  : file_.SaveAs(name, Pdn(game));
  if (!path.ok()) {
    screen_.Refuse(path.problems().front());
    if (!screen_.is_interactive()) failed_ = true;
    return;
  }
  screen_.Note("play.saved", {{"path", *path}});
  failed_ = false;
  Keep(game);  // what Ctrl-C says changes with the file
}

int GameKeeper::Leave(const Game& game, bool all_understood) {
  if (!screen_.is_interactive()) return LeavePipe(game, all_understood);
  if (NeedsNoFile(game)) return kExitDone;
  const Result<std::string> path = SaveToItsFile(game);
  if (path.ok()) {
    screen_.Note("play.saved", {{"path", *path}});
    if (!game.outcome().has_value()) SayHowToGoOn(*path);
    return kExitDone;
  }
  screen_.Refuse(path.problems().front());
  screen_.Show(Pdn(game));  // so that it is not lost
  return kExitCannotRun;
}

bool GameKeeper::NeedsNoFile(const Game& game) const { return IsEmpty(game) && !file_.is_named(); }

int GameKeeper::LeavePipe(const Game& game, bool all_understood) {
  screen_.ShowEnd(game, Pdn(game));
  if (failed_) return kExitCannotRun;
  return all_understood ? kExitDone : kExitBadData;
}

}  // namespace draughts
