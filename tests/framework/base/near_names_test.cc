#include "framework/base/near_names.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A third of the letters may be wrong: one of four, two of seven.
bool IsNear(const std::string& typed, const std::string& name) {
  return !NearNames(typed, std::vector<std::string>{name}).empty();
}

TEST(NearNames, FindsWhatWasPutInLeftOutReplacedOrSwapped) {
  EXPECT_TRUE(IsNear("show", "show"));
  EXPECT_TRUE(IsNear("shhow", "show"));
  EXPECT_TRUE(IsNear("sow", "show"));
  EXPECT_TRUE(IsNear("shaw", "show"));
  EXPECT_TRUE(IsNear("sohw", "show"));
  EXPECT_FALSE(IsNear("soww", "show"));  // two letters replaced, of four
  EXPECT_FALSE(IsNear("hosw", "show"));  // a letter that went two places on
  EXPECT_TRUE(IsNear("kittens", "mitten"));
  EXPECT_FALSE(IsNear("kitten", "sitting"));  // three
}

TEST(NearNames, CountsCharactersNotBytes) {
  EXPECT_TRUE(IsNear("руские", "русские"));
  EXPECT_TRUE(IsNear("xоды", "ходы"));  // the first x is Latin
  EXPECT_FALSE(IsNear("xaды", "ходы"));
}

TEST(NearNames, TakesAnyBytes) { EXPECT_TRUE(IsNear("a\xD0", "a\xFF")); }

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
