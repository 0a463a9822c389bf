#include "frontends/cli/game_file.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <utility>

#include "frontends/cli/atomic_file.h"
#include "frontends/cli/local_time.h"
#include "frontends/cli/system_error.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The first of game.pdn, game-2.pdn, game-3.pdn … that is no file yet.
fs::path FreePath(const fs::path& path) {
  fs::path free = path;
  std::error_code ignored;
  for (int number = 2; fs::exists(free, ignored); ++number) {
    free = path;
    free.replace_filename(path.stem().string() + "-" + std::to_string(number) +
                          path.extension().string());
  }
  return free;
}

// All of a file; nothing where it cannot be read.
std::optional<std::string> TextOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(file), {});
  return file.good() || file.eof() ? std::optional(std::move(text)) : std::nullopt;
}

// Whether both name one file that exists: "game.pdn", "./game.pdn", a link to it.
bool IsSameFile(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return fs::equivalent(one, other, error) && !error;
}

}  // namespace

std::optional<fs::path> GamesFolder() {
  fs::path data = Environment("XDG_DATA_HOME");
  if (!data.is_absolute()) {  // as the XDG base directory specification says
    const fs::path home = Environment("HOME");
    if (!home.is_absolute()) return std::nullopt;
    data = home / ".local" / "share";
  }
  return data / "draughts" / "games";
}

std::optional<fs::path> DefaultGamePath(std::string_view variant_id) {
  const std::optional<fs::path> folder = GamesFolder();
  if (!folder.has_value()) return std::nullopt;
  return *folder /
         (LocalTime(std::time(nullptr), "%Y-%m-%d-%H%M%S-") + std::string(variant_id) + ".pdn");
}

GameFile::GameFile(std::optional<fs::path> default_path, const Catalogue& messages)
    : messages_(messages), default_path_(std::move(default_path)) {}

Result<std::string> GameFile::Save(std::string_view text) {
  if (path_.has_value()) {
    std::error_code ignored;
    if (fs::exists(*path_, ignored) && !IsOwn(*path_)) return SaveBeside(*path_, text);
    return Wrote(*path_, text, WriteFileAtomically(*path_, text, IfExists::kReplace));
  }
  if (!default_path_.has_value()) {
    return Problem{.id = "play.no-home", .place = {}, .arguments = {}};
  }
  std::error_code error;
  fs::create_directories(default_path_->parent_path(), error);
  if (error) return CannotSave(*default_path_, error);
  return SaveBeside(*default_path_, text);
}

Result<std::string> GameFile::SaveBeside(const fs::path& path, std::string_view text) {
  fs::path free;
  std::error_code error;
  do {
    free = FreePath(path);
    error = WriteFileAtomically(free, text, IfExists::kRefuse);
  } while (error == std::errc::file_exists);  // somebody else has just taken that name
  return Wrote(free, text, error);
}

Result<std::string> GameFile::SaveAs(std::string_view name, std::string_view text) {
  fs::path path = name;
  if (name.starts_with("~/")) path = fs::path(Environment("HOME")) / name.substr(2);
  const IfExists if_exists = IsOwn(path) ? IfExists::kReplace : IfExists::kRefuse;
  const std::error_code error = WriteFileAtomically(path, text, if_exists);
  if (error == std::errc::file_exists) {
    return Problem{.id = "play.file-exists",
                   .place = {},
                   .arguments = {{"path", path.string()}, {"free", FreePath(path).string()}}};
  }
  if (error) return CannotSave(path, error);
  if (path_.has_value() && !IsSameFile(*path_, path)) Discard();
  is_named_ = true;
  return Wrote(path, text, error);
}

void GameFile::Adopt(const fs::path& path) {
  path_ = path;
  if (std::optional<std::string> text = TextOf(path)) own_[path] = *std::move(text);
  is_named_ = true;
}

bool GameFile::IsOwn(const fs::path& path) const {
  return std::any_of(own_.begin(), own_.end(),
                     [&](const std::pair<const fs::path, std::string>& own) {
                       return IsSameFile(own.first, path) && TextOf(path) == own.second;
                     });
}

Result<std::string> GameFile::Wrote(const fs::path& path, std::string_view text,
                                    std::error_code error) {
  if (error) return CannotSave(path, error);
  path_ = path;
  own_[path] = text;
  return path.string();
}

Problem GameFile::CannotSave(const fs::path& path, const std::error_code& error) const {
  return {.id = "play.cannot-save",
          .place = {},
          .arguments = {{"path", path.string()}, {"reason", SystemErrorText(error, messages_)}}};
}

void GameFile::Discard() {
  if (!path_.has_value() || is_named_) return;
  std::error_code ignored;
  if (IsOwn(*path_)) fs::remove(*path_, ignored);
  own_.erase(*path_);
  path_.reset();
}

}  // namespace draughts
