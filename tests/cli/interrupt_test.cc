#include "frontends/cli/interrupt.h"

#include <gtest/gtest.h>

#include <csignal>
#include <string>

#include "frontends/cli/exit_codes.h"

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

}  // namespace
}  // namespace draughts
