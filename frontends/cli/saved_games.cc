#include "frontends/cli/saved_games.h"

#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <tuple>

namespace draughts {
namespace {

namespace fs = std::filesystem;

// Of the standard library's clock for files nothing is promised but its order.
std::timespec TimeOf(const fs::path& path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 ? status.st_mtim : std::timespec{};
}

}  // namespace

SavedGame ReadSavedGame(const fs::path& path, const Catalogue& messages,
                        const std::vector<Variant>& known) {
  const std::string id = path.stem().string();
  SavedGame game = {.id = id,
                    .name = id,
                    .path = path,
                    .saved = TimeOf(path),
                    .record = ReadRecord(path, messages, known)};
  if (!game.record.ok()) return game;
  const std::string end = "-" + game.record->game.variant().spec().id;
  if (id.ends_with(end) && id != end) game.name = id.substr(0, id.size() - end.size());
  return game;
}

std::vector<SavedGame> ReadSavedGames(const fs::path& folder, const Catalogue& messages) {
  const std::vector<Variant> known = KnownVariants();  // read once for all games
  std::vector<SavedGame> games;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path& path = entry->path();
    std::error_code ignored;
    if (path.extension() != ".pdn" || !fs::is_regular_file(path, ignored)) continue;
    games.push_back(ReadSavedGame(path, messages, known));
  }
  std::sort(games.begin(), games.end(), [](const SavedGame& a, const SavedGame& b) {
    return std::tie(a.saved.tv_sec, a.saved.tv_nsec, a.id) >
           std::tie(b.saved.tv_sec, b.saved.tv_nsec, b.id);
  });
  return games;
}

const SavedGame* FindSavedGame(const std::vector<SavedGame>& games, std::string_view name) {
  std::size_t number = 0;
  const char* const end = name.data() + name.size();
  const std::from_chars_result read = std::from_chars(name.data(), end, number);
  const bool is_number = read.ec == std::errc() && read.ptr == end;
  if (is_number && number >= 1 && number <= games.size()) return &games[number - 1];
  if (name.ends_with(".pdn")) name.remove_suffix(4);
  const auto game = std::find_if(games.begin(), games.end(), [name](const SavedGame& saved) {
    return saved.id == name || saved.name == name;
  });
  return game == games.end() ? nullptr : &*game;
}

const SavedGame* NewestOpenGame(const std::vector<SavedGame>& games) {
  const auto game = std::find_if(games.begin(), games.end(), [](const SavedGame& saved) {
    return saved.record.ok() && !saved.record->game.outcome().has_value();
  });
  return game == games.end() ? nullptr : &*game;
}

}  // namespace draughts
