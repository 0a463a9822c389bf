#include "framework/board/direction.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

static_assert(Opposite(Direction::kUpLeft) == Direction::kDownRight);
static_assert(Opposite(Direction::kUpRight) == Direction::kDownLeft);

TEST(Direction, TheOppositeTurnsBothWaysRound) {
  for (const Direction direction : kDiagonals) {
    EXPECT_NE(IsUp(direction), IsUp(Opposite(direction)));
    EXPECT_NE(IsLeft(direction), IsLeft(Opposite(direction)));
    EXPECT_EQ(Opposite(Opposite(direction)), direction);
  }
}

TEST(Direction, ForEachDirectionVisitsAllInOrder) {
  std::vector<Direction> visited;
  ForEachDirection<kDiagonals>([&]<Direction D>() { visited.push_back(D); });
  EXPECT_THAT(visited, testing::ElementsAreArray(kDiagonals));
}

}  // namespace
}  // namespace draughts
