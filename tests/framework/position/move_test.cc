#include "framework/position/move.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

TEST(Move, IsACaptureWhenItTakesSomething) {
  EXPECT_FALSE((Move{.from = 20, .to = 16, .captured = {}}.is_capture()));
  EXPECT_TRUE((Move{.from = 20, .to = 13, .captured = {16}}.is_capture()));
}

TEST(Move, IsOrderedByStartThenEndThenCapturedSet) {
  const Move move = {.from = 5, .to = 9, .captured = {7}};
  EXPECT_LT(move, (Move{.from = 6, .to = 0, .captured = {}}));
  EXPECT_LT(move, (Move{.from = 5, .to = 10, .captured = {}}));
  EXPECT_LT(move, (Move{.from = 5, .to = 9, .captured = {8}}));
  EXPECT_EQ(move, (Move{.from = 5, .to = 9, .captured = {7}}));
}

TEST(Path, DiffersByItsLandingsAlone) {
  const Path one = {.squares = {1, 2, 3}, .captured = {8, 9}};
  const Path other = {.squares = {1, 4, 3}, .captured = {8, 9}};
  EXPECT_NE(one, other);
  EXPECT_EQ(one, (Path{.squares = {1, 2, 3}, .captured = {8, 9}}));
}

}  // namespace
}  // namespace draughts
