// The games that are kept in the user's folder, and how one of them is named.
#pragma once

#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/messages/catalogue.h"
#include "frontends/cli/record_reader.h"

namespace draughts {

struct SavedGame {
  std::string id;    // the file's name without ".pdn"
  std::string name;  // the same without the variant, where the program has named the file
  std::filesystem::path path;
  std::timespec saved;        // when it was written last
  Result<GameRecord> record;  // or what is wrong with the file
};

SavedGame ReadSavedGame(const std::filesystem::path& path, const Catalogue& messages,
                        const std::vector<Variant>& known = KnownVariants());

// Every game of `folder`, newest first; none where there is no such folder.
std::vector<SavedGame> ReadSavedGames(const std::filesystem::path& folder,
                                      const Catalogue& messages);

// The one of `games` that `name` means: its number in the list, from 1; its name or id, with
// ".pdn" or without it. Null when it means none.
const SavedGame* FindSavedGame(const std::vector<SavedGame>& games, std::string_view name);

// The newest that is not over; null when there is none.
const SavedGame* NewestOpenGame(const std::vector<SavedGame>& games);

}  // namespace draughts
