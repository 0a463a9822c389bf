#include "frontends/cli/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "frontends/cli/atomic_file.h"
#include "frontends/cli/exit_codes.h"
#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

// A game that could not be saved is said whole, however long it is.
TEST(InterruptDeathTest, SaysTheNewestLastWordsWhole) {
  const std::string game(20000, 'x');
  EXPECT_EXIT(
      {
        LeaveAtInterrupt("older words\n");
        LeaveAtInterrupt("first " + game + " last\n");
        raise(SIGINT);
      },
      ::testing::ExitedWithCode(kExitInterrupt), "^first x+ last\n$");
}

// What "draughts convert -o" has written of a file by then is taken away again.
TEST(InterruptDeathTest, LeavesNoPartOfAFileBehind) {
  const TemporaryFolder folder;
  const std::filesystem::path path = folder.path() / "games.pdn";
  EXPECT_EXIT(
      {
        AtomicFile file(path, IfExists::kReplace);
        file.Write("1. 32-28");
        raise(SIGINT);
      },
      ::testing::ExitedWithCode(kExitInterrupt), "");
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

// A file that has its name by then is not taken away.
TEST(InterruptDeathTest, LeavesAFinishedFileAlone) {
  const TemporaryFolder folder;
  const std::filesystem::path path = folder.path() / "games.pdn";
  EXPECT_EXIT(
      {
        WriteFileAtomically(path, "1. 32-28 *", IfExists::kReplace);
        raise(SIGINT);
      },
      ::testing::ExitedWithCode(kExitInterrupt), "");
  EXPECT_EQ(ReadWholeFile(path), "1. 32-28 *");
}

}  // namespace
}  // namespace draughts
