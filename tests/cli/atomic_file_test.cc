#include "frontends/cli/atomic_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <fstream>

#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

class AtomicFileTest : public ::testing::Test {
 protected:
  const TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(AtomicFileTest, ReplacesOrRefusesAFile) {
  const fs::path path = folder_ / "game.pdn";
  EXPECT_FALSE(WriteFileAtomically(path, "one", IfExists::kRefuse));
  EXPECT_EQ(WriteFileAtomically(path, "two", IfExists::kRefuse), std::errc::file_exists);
  EXPECT_EQ(ReadWholeFile(path), "one");
  EXPECT_FALSE(WriteFileAtomically(path, "three", IfExists::kReplace));
  EXPECT_EQ(ReadWholeFile(path), "three");
}

TEST_F(AtomicFileTest, ReplacesWhatALinkPointsTo) {
  const fs::path path = folder_ / "game.pdn";
  const fs::path link = folder_ / "link.pdn";
  std::ofstream(path) << "one";
  fs::create_symlink(path, link);
  EXPECT_FALSE(WriteFileAtomically(link, "two", IfExists::kReplace));
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(ReadWholeFile(path), "two");
}

TEST_F(AtomicFileTest, KeepsThePermissionsOfWhatItReplaces) {
  const fs::path path = folder_ / "game.pdn";
  std::ofstream(path) << "one";
  const fs::perms secret = fs::perms::owner_read | fs::perms::owner_write;
  fs::permissions(path, secret);
  EXPECT_FALSE(WriteFileAtomically(path, "two", IfExists::kReplace));
  EXPECT_EQ(ReadWholeFile(path), "two");
  EXPECT_EQ(fs::status(path).permissions(), secret);
}

TEST_F(AtomicFileTest, LeavesAReadOnlyFileAlone) {
  const fs::path path = folder_ / "game.pdn";
  std::ofstream(path) << "one";
  EXPECT_TRUE(IsWritable(path));
  fs::permissions(path, fs::perms::owner_read);
  EXPECT_FALSE(IsWritable(path));
  EXPECT_EQ(WriteFileAtomically(path, "two", IfExists::kReplace), std::errc::permission_denied);
  EXPECT_EQ(ReadWholeFile(path), "one");
}

TEST_F(AtomicFileTest, WritesThroughAPipe) {
  const fs::path path = folder_ / "pipe";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  EXPECT_FALSE(WriteFileAtomically(path, "game", IfExists::kReplace));
  std::array<char, 16> text = {};
  EXPECT_EQ(read(reader, text.data(), text.size()), 4);
  EXPECT_STREQ(text.data(), "game");
  EXPECT_TRUE(fs::is_fifo(path));
  close(reader);
}

TEST_F(AtomicFileTest, IsNotInTheWayOfItselfAfterItWasKilled) {
  const fs::path path = folder_ / "game.pdn";
  std::ofstream(folder_ / ("game.pdn.part-" + std::to_string(getpid()))) << "half a ga";
  EXPECT_FALSE(WriteFileAtomically(path, "game", IfExists::kReplace));
  EXPECT_EQ(ReadWholeFile(path), "game");
}

TEST_F(AtomicFileTest, IsWrittenPieceByPieceAndOnlyWhole) {
  const fs::path path = folder_ / "games.pdn";
  std::ofstream(path) << "old";
  {
    AtomicFile file(path, IfExists::kReplace);
    file.Write("half of it");
    EXPECT_EQ(ReadWholeFile(path), "old");
  }
  EXPECT_EQ(ReadWholeFile(path), "old");
  AtomicFile file(path, IfExists::kReplace);
  file.Write("one, ");
  file.Write("two");
  EXPECT_FALSE(file.Finish());
  EXPECT_EQ(ReadWholeFile(path), "one, two");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

TEST_F(AtomicFileTest, LeavesAFolderAlone) {
  EXPECT_TRUE(WriteFileAtomically(folder_, "game", IfExists::kReplace));
  EXPECT_TRUE(fs::is_directory(folder_));
  EXPECT_TRUE(fs::is_empty(folder_));
}

}  // namespace
}  // namespace draughts
