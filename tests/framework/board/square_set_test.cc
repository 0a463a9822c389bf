#include "framework/board/square_set.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;

std::vector<Square> Listed(SquareSet set) {
  std::vector<Square> squares;
  for (const Square square : set) squares.push_back(square);
  return squares;
}

TEST(SquareSet, ListsItsSquaresInRisingOrder) {
  EXPECT_THAT(Listed({71, 0, 63, 64}), ElementsAre(0, 63, 64, 71));
  EXPECT_TRUE(Listed({}).empty());
}

TEST(SquareSet, CountsOnBothHalves) {
  EXPECT_EQ(SquareSet::Range(0, 127).size(), 128);
  EXPECT_EQ(SquareSet::Range(60, 67).size(), 8);
  EXPECT_EQ(SquareSet().size(), 0);
  EXPECT_TRUE(SquareSet().empty());
  EXPECT_FALSE(SquareSet::Of(127).empty());
}

TEST(SquareSet, HoldsWhatWasPutIn) {
  const SquareSet set = {3, 100};
  EXPECT_TRUE(set.contains(3));
  EXPECT_TRUE(set.contains(100));
  EXPECT_FALSE(set.contains(4));
  EXPECT_FALSE(set.contains(kNoSquare));
  EXPECT_FALSE(set.contains(128));
  EXPECT_TRUE(set.ContainsAll({100}));
  EXPECT_TRUE(set.ContainsAll({}));
  EXPECT_FALSE(set.ContainsAll({3, 4}));
  EXPECT_EQ(set.first(), 3);
  EXPECT_EQ(SquareSet::Of(100).first(), 100);
}

TEST(SquareSet, CombinesAsSetsDo) {
  const SquareSet low = {1, 2, 3};
  const SquareSet high = {3, 90};
  EXPECT_EQ(low | high, (SquareSet{1, 2, 3, 90}));
  EXPECT_EQ(low & high, SquareSet{3});
  EXPECT_EQ(low - high, (SquareSet{1, 2}));
  SquareSet set = low;
  set |= high;
  set -= low;
  EXPECT_EQ(set, SquareSet{90});
  set &= low;
  EXPECT_TRUE(set.empty());
}

TEST(SquareSet, BitsAndSetsAreOneToOne) {
  const SquareSet set = {0, 5, 64, 127};
  EXPECT_EQ(SquareSet(set.bits()), set);
  EXPECT_EQ(set.bits() & 1, Word128{1});
  EXPECT_EQ(set.bits() >> 127, Word128{1});
}

TEST(SquareSetDeathTest, RefusesWhatIsNoSquare) {
  EXPECT_DEATH(SquareSet::Of(128), "a square from 0 to 127");
  EXPECT_DEATH(SquareSet::Of(kNoSquare), "a square from 0 to 127");
  EXPECT_DEATH(SquareSet().first(), "a set that holds a square");
}

}  // namespace
}  // namespace draughts
