#include "framework/board/direction.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

static_assert(Opposite(Direction::kUpLeft) == Direction::kDownRight);
static_assert(Opposite(Direction::kUpRight) == Direction::kDownLeft);

TEST(Direction, TheOppositeTurnsBothWaysRound) {
  for (const Direction direction : kAllDirections) {
    EXPECT_EQ(IsUp(direction), IsDown(Opposite(direction)));
    EXPECT_EQ(IsLeft(direction), IsRight(Opposite(direction)));
    EXPECT_EQ(IsDiagonal(direction), IsDiagonal(Opposite(direction)));
    EXPECT_EQ(Opposite(Opposite(direction)), direction);
  }
}

TEST(Direction, IsADiagonalOrAlongARankOrAFile) {
  for (const Direction direction : kDiagonals) EXPECT_TRUE(IsDiagonal(direction));
  for (const Direction direction : kOrthogonals) EXPECT_FALSE(IsDiagonal(direction));
  std::vector<Direction> both(kDiagonals.begin(), kDiagonals.end());
  both.insert(both.end(), kOrthogonals.begin(), kOrthogonals.end());
  EXPECT_THAT(both, testing::ElementsAreArray(kAllDirections));
}

TEST(Direction, ForEachDirectionVisitsAllInOrder) {
  std::vector<Direction> visited;
  ForEachDirection<kDiagonals>([&]<Direction D>() { visited.push_back(D); });
  EXPECT_THAT(visited, testing::ElementsAreArray(kDiagonals));
}

}  // namespace
}  // namespace draughts
