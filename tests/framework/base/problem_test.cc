#include "framework/base/problem.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Result<int> Half(int number) {
  if (number % 2 == 0) return number / 2;
  return Problem{.id = "half.odd", .place = {}, .arguments = {{"found", std::to_string(number)}}};
}

TEST(Result, HoldsAValue) {
  const Result<int> half = Half(4);
  ASSERT_TRUE(half.ok());
  EXPECT_EQ(*half, 2);
  EXPECT_EQ(half.value(), 2);
  EXPECT_THAT(half.problems(), IsEmpty());
}

TEST(Result, HoldsAllProblemsInstead) {
  const Problem first = {.id = "a", .place = {.file = "", .line = 1, .column = 2}, .arguments = {}};
  const Problem second = {.id = "b", .place = {}, .arguments = {}};
  const Result<int> bad = Problems{first, second};
  EXPECT_FALSE(bad.ok());
  EXPECT_THAT(bad.problems(), ElementsAre(first, second));
}

TEST(Result, GivesItsValueAway) {
  Result<std::string> text = std::string("a long enough text to be on the heap");
  const std::string taken = std::move(text).value();
  EXPECT_EQ(taken, "a long enough text to be on the heap");
}

TEST(Result, ReachesIntoItsValue) {
  const Result<std::string> text = std::string("abc");
  EXPECT_EQ(text->size(), 3u);
}

TEST(ResultDeathTest, HasNoValueWhereThereAreProblems) {
  EXPECT_DEATH(Half(3).value(), "a result that has a value");
}

TEST(ResultDeathTest, IsNeverWithoutBoth) {
  EXPECT_DEATH(static_cast<void>(Result<int>(Problems{})), "at least one problem");
}

}  // namespace
}  // namespace draughts
