#include "frontends/cli/saved_games.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>

#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

class SavedGamesTest : public ::testing::Test {
 protected:
  // A file that was written so many hours ago.
  void Save(const std::string& name, const std::string& text, int hours) const {
    const fs::path path = temporary_.path() / name;
    std::ofstream(path, std::ios::binary) << text;
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  std::vector<SavedGame> Read() const {
    return ReadSavedGames(temporary_.path(), Catalogue::For(Language::kEnglish));
  }

  const TemporaryFolder temporary_;
};

constexpr char kOpen[] = "[GameType \"25\"]\n\n1. c3-d4 *\n";
constexpr char kOver[] = "[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 *\n";

TEST_F(SavedGamesTest, AreListedNewestFirst) {
  Save("old-russian.pdn", kOpen, 5);
  Save("over.pdn", kOver, 2);
  Save("damaged.pdn", "1. a1-h8 *\n", 1);
  Save("game.pdn.part-17", kOpen, 0);
  fs::create_directory(temporary_.path() / "folder.pdn");
  const std::vector<SavedGame> games = Read();
  ASSERT_EQ(games.size(), 3u);
  EXPECT_EQ(games[0].id, "damaged");
  EXPECT_FALSE(games[0].record.ok());
  EXPECT_EQ(games[1].id, "over");
  EXPECT_EQ(games[2].id, "old-russian");
  EXPECT_EQ(games[2].name, "old");
  EXPECT_EQ(NewestOpenGame(games), &games[2]);
}

TEST_F(SavedGamesTest, AreFoundByNumberNameOrId) {
  Save("old-russian.pdn", kOpen, 5);
  Save("7.pdn", kOver, 2);
  const std::vector<SavedGame> games = Read();
  EXPECT_EQ(FindSavedGame(games, "2"), &games[1]);
  EXPECT_EQ(FindSavedGame(games, "7"), &games[0]) << "there is no seventh";
  for (const char* name : {"old", "old-russian", "old-russian.pdn"}) {
    EXPECT_EQ(FindSavedGame(games, name), &games[1]) << name;
  }
  for (const char* name : {"0", "3", "-1", "ol", ""}) {
    EXPECT_EQ(FindSavedGame(games, name), nullptr) << name;
  }
}

TEST_F(SavedGamesTest, AreNoneWhereThereIsNoFolder) {
  const Catalogue& messages = Catalogue::For(Language::kEnglish);
  EXPECT_TRUE(ReadSavedGames(temporary_.path() / "none", messages).empty());
}

}  // namespace
}  // namespace draughts
