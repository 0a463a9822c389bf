#include "frontends/cli/game_file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

class GameFileTest : public ::testing::Test {
 protected:
  std::size_t Files() const {
    std::size_t files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      files += entry.is_regular_file() ? 1 : 0;
    }
    return files;
  }

  const TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
  const Catalogue& messages_ = Catalogue::For(Language::kEnglish);
};

TEST_F(GameFileTest, MakesItsFolderAndKeepsTheNewestText) {
  const fs::path path = folder_ / "draughts" / "games" / "game.pdn";
  GameFile file(path, messages_);
  ASSERT_EQ(*file.Save("one"), path.string());
  ASSERT_EQ(*file.Save("two"), path.string());
  EXPECT_EQ(ReadWholeFile(path), "two");
  EXPECT_EQ(Files(), 1u);
}

TEST_F(GameFileTest, TakesAFreeNameInsteadOfAnotherGames) {
  const fs::path path = folder_ / "game.pdn";
  std::ofstream(path) << "another game";
  GameFile file(path, messages_);
  EXPECT_EQ(*file.Save("this game"), (folder_ / "game-2.pdn").string());
  EXPECT_EQ(ReadWholeFile(path), "another game");
  EXPECT_EQ(ReadWholeFile(folder_ / "game-2.pdn"), "this game");
}

TEST_F(GameFileTest, LeavesAFileOfTheUsersAloneAndNamesAFreeOne) {
  const fs::path path = folder_ / "mine.pdn";
  std::ofstream(path) << "mine";
  GameFile file(std::nullopt, messages_);
  const Result<std::string> saved = file.SaveAs(path.string(), "game");
  ASSERT_FALSE(saved.ok());
  EXPECT_EQ(saved.problems(),
            Problems{(Problem{.id = "play.file-exists",
                              .place = {},
                              .arguments = {{"path", path.string()},
                                            {"free", (folder_ / "mine-2.pdn").string()}}})});
  EXPECT_EQ(ReadWholeFile(path), "mine");
  EXPECT_EQ(Files(), 1u);
}

TEST_F(GameFileTest, MovesToTheFileThatTheUserNames) {
  const fs::path usual = folder_ / "usual.pdn";
  const fs::path named = folder_ / "named.pdn";
  GameFile file(usual, messages_);
  ASSERT_TRUE(file.Save("one").ok());
  ASSERT_TRUE(file.SaveAs(named.string(), "two").ok());
  EXPECT_FALSE(fs::exists(usual));
  EXPECT_EQ(*file.Save("three"), named.string());
  EXPECT_EQ(ReadWholeFile(named), "three");
  EXPECT_TRUE(file.SaveAs(named.string(), "four").ok()) << "its own file it may replace";
}

TEST_F(GameFileTest, KeepsItsUsualFileWhenTheUserNamesThatOne) {
  const fs::path usual = folder_ / "usual.pdn";
  const fs::path link = folder_ / "link.pdn";
  fs::create_symlink(usual, link);
  for (const fs::path& name : {usual, folder_ / "." / "usual.pdn", link}) {
    fs::remove(usual);
    GameFile file(usual, messages_);
    ASSERT_TRUE(file.Save("one").ok());
    ASSERT_TRUE(file.SaveAs(name.string(), "two").ok()) << name;
    EXPECT_EQ(ReadWholeFile(usual), "two") << name;
    file.Discard();
    EXPECT_EQ(ReadWholeFile(usual), "two") << name << " is the user's now";
  }
}

TEST_F(GameFileTest, DiscardsOnlyAFileThatTheUserDidNotName) {
  GameFile usual(folder_ / "usual.pdn", messages_);
  ASSERT_TRUE(usual.Save("game").ok());
  usual.Discard();
  EXPECT_EQ(Files(), 0u);
  GameFile named(std::nullopt, messages_);
  ASSERT_TRUE(named.SaveAs((folder_ / "named.pdn").string(), "game").ok());
  named.Discard();
  EXPECT_EQ(Files(), 1u);
}

TEST_F(GameFileTest, GoesOnBesideAFileThatSomebodyElseHasChanged) {
  const fs::path path = folder_ / "game.pdn";
  const fs::path beside = folder_ / "game-2.pdn";
  std::ofstream(path) << "both";
  GameFile one(std::nullopt, messages_);
  GameFile other(std::nullopt, messages_);
  one.Adopt(path);
  other.Adopt(path);
  EXPECT_EQ(*one.Save("one"), path.string());
  EXPECT_EQ(*other.Save("other"), beside.string());
  EXPECT_EQ(*one.Save("one more"), path.string());
  EXPECT_EQ(*other.Save("another"), beside.string());
  EXPECT_EQ(ReadWholeFile(path), "one more");
  EXPECT_EQ(ReadWholeFile(beside), "another");
  EXPECT_EQ(other.SaveAs(path.string(), "other").problems().front().id, "play.file-exists");
}

TEST_F(GameFileTest, WritesAgainWhatSomebodyElseHasRemoved) {
  const fs::path path = folder_ / "game.pdn";
  GameFile file(path, messages_);
  ASSERT_TRUE(file.Save("one").ok());
  fs::remove(path);
  EXPECT_EQ(*file.Save("two"), path.string());
  EXPECT_EQ(ReadWholeFile(path), "two");
}

TEST_F(GameFileTest, DiscardsNoFileThatSomebodyElseHasChanged) {
  const fs::path path = folder_ / "game.pdn";
  GameFile file(path, messages_);
  ASSERT_TRUE(file.Save("one").ok());
  std::ofstream(path) << "mine";
  file.Discard();
  EXPECT_EQ(ReadWholeFile(path), "mine");
}

TEST_F(GameFileTest, SaysWhatIsInTheWay) {
  GameFile homeless(std::nullopt, messages_);
  EXPECT_EQ(homeless.Save("game").problems().front().id, "play.no-home");
  GameFile file(std::nullopt, messages_);
  EXPECT_EQ(file.SaveAs((folder_ / "no" / "such.pdn").string(), "game").problems().front().id,
            "play.cannot-save");
  EXPECT_EQ(file.SaveAs(folder_.string(), "game").problems().front().id, "play.file-exists");
}

TEST(DefaultGamePath, FollowsTheXdgFolders) {
  setenv("HOME", "/home/ann", 1);
  unsetenv("XDG_DATA_HOME");
  EXPECT_EQ(DefaultGamePath("russian")->parent_path(), "/home/ann/.local/share/draughts/games");
  EXPECT_TRUE(DefaultGamePath("russian")->filename().string().ends_with("-russian.pdn"));
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(DefaultGamePath("russian")->parent_path(), "/data/draughts/games");
  setenv("XDG_DATA_HOME", "relative", 1);
  EXPECT_EQ(DefaultGamePath("russian")->parent_path(), "/home/ann/.local/share/draughts/games");
  unsetenv("HOME");
  EXPECT_EQ(DefaultGamePath("russian"), std::nullopt);
}

}  // namespace
}  // namespace draughts
