#include "framework/base/check.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

TEST(Check, LetsPassWhatHolds) {
  int evaluated = 0;
  DRAUGHTS_CHECK(++evaluated == 1, "one");
  EXPECT_EQ(evaluated, 1);
}

TEST(CheckDeathTest, AbortsAndSaysWhatWasExpectedAndWhere) {
  EXPECT_DEATH(DRAUGHTS_CHECK(1 == 2, "a square of the board"),
               "check_test\\.cc.*a square of the board|a square of the board.*check_test\\.cc");
}

}  // namespace
}  // namespace draughts
