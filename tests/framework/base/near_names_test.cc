#include "framework/base/near_names.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(EditDistance, CountsWhatIsPutInLeftOutReplacedAndSwapped) {
  EXPECT_EQ(EditDistance("moves", "moves"), 0);
  EXPECT_EQ(EditDistance("move", "moves"), 1);
  EXPECT_EQ(EditDistance("moves", "mves"), 1);
  EXPECT_EQ(EditDistance("moves", "loves"), 1);
  EXPECT_EQ(EditDistance("comapre", "compare"), 1);
  EXPECT_EQ(EditDistance("kitten", "sitting"), 3);
  EXPECT_EQ(EditDistance("", "undo"), 4);
  EXPECT_EQ(EditDistance("undo", ""), 4);
}

TEST(EditDistance, CountsCharactersNotBytes) {
  EXPECT_EQ(EditDistance("русские", "руские"), 1);
  EXPECT_EQ(EditDistance("ходы", "xоды"), 1);  // the first x is Latin
}

TEST(EditDistance, IsTheSameBothWays) {
  const std::vector<std::string> words = {"perft", "prefts", "show", "wosh", "", "русские"};
  for (const std::string& a : words) {
    for (const std::string& b : words) EXPECT_EQ(EditDistance(a, b), EditDistance(b, a));
  }
}

TEST(EditDistance, TakesAnyBytes) { EXPECT_EQ(EditDistance("\xD0", "\xFF\xFE"), 1); }

TEST(NearNames, NamesTheNearestFirst) {
  const std::vector<std::string> names = {"compact", "compare", "perft"};
  EXPECT_THAT(NearNames("comapre", names), ElementsAre("compare"));
  EXPECT_THAT(NearNames("compars", names), ElementsAre("compare", "compact"));
}

TEST(NearNames, KeepsTheGivenOrderAmongEqualsAndNamesAtMostThree) {
  const std::vector<std::string> names = {"bat", "cat", "hat", "rat"};
  EXPECT_THAT(NearNames("mat", names), ElementsAre("bat", "cat", "hat"));
}

TEST(NearNames, FindsNoNameForSomethingElse) {
  const std::vector<std::string> names = {"play", "a"};
  EXPECT_THAT(NearNames("quit", names), IsEmpty());
  EXPECT_THAT(NearNames("b", names), IsEmpty());  // every letter is "near" another
  EXPECT_THAT(NearNames("", names), IsEmpty());
}

}  // namespace
}  // namespace draughts
