#include "framework/endgame/ending_keys.h"

#include <random>
#include <utility>

#include "gtest/gtest.h"
#include "tests/framework/game/random_ending.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr Board kBoard = {.width = 8, .height = 8};
constexpr Board kLargeBoard = {.width = 12, .height = 12};

Position Kings(SquareSet white, SquareSet black, Color turn) {
  return {.white = white, .black = black, .kings = white | black, .turn = turn};
}

// Three men a side leave room for no more: six pieces, the most there may be.
TEST(EndingKeys, BringBackTheSamePosition) {
  const EndingKeys keys(kLargeBoard);
  const Position position = {
      .white = {71, 70, 6}, .black = {0, 1, 65}, .kings = {6, 65}, .turn = Color::kWhite};
  EXPECT_EQ(EndingKeys::PositionOf(keys.KeyOf(position)), position);
}

TEST(EndingKeys, AreTheSameFromTheOtherSide) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  const EndingKeys keys(kBoard);
  for (int i = 0; i < 1000; ++i) {
    const Position position = RandomEnding(kBoard, random);
    if (position.occupied().size() > EndingKeys::kMostPieces) continue;
    EXPECT_EQ(keys.KeyOf(position), keys.KeyOf(Rotated(kBoard, position)));
    const Position called = EndingKeys::PositionOf(keys.KeyOf(position));
    EXPECT_EQ(called.turn, Color::kWhite);
    EXPECT_EQ(keys.KeyOf(called), keys.KeyOf(position));
  }
}

// a1 and h8 change places in one mirror and stay in the other; c1 goes to h6 or a3.
TEST(EndingKeys, OfKingsAreTheSameInAMirror) {
  const EndingKeys keys(kBoard);
  const auto at = [](int column, int row) {
    return SquareSet::Of(SquareAt(kBoard, {.column = column, .row = row}));
  };
  const SquareSet a1 = at(0, 7);
  const SquareSet h8 = at(7, 0);
  const SquareSet c1 = at(2, 7);
  const std::uint64_t key = keys.KeyOf(Kings(a1, c1, Color::kWhite));
  EXPECT_EQ(keys.KeyOf(Kings(a1, at(0, 5), Color::kWhite)), key);
  EXPECT_EQ(keys.KeyOf(Kings(h8, at(7, 2), Color::kWhite)), key);
  EXPECT_EQ(keys.KeyOf(Kings(at(7, 2), h8, Color::kBlack)),
            keys.KeyOf(Kings(c1, a1, Color::kBlack)));
  EXPECT_EQ(keys.KeyOf(Kings(c1, a1, Color::kBlack)), key);
  EXPECT_NE(keys.KeyOf(Kings(c1, a1, Color::kWhite)), key);
}

TEST(EndingKeys, OfMenAreNot) {
  const EndingKeys keys(kBoard);
  const Position position = {.white = {20}, .black = {7}, .kings = {7}, .turn = Color::kWhite};
  Position turned = Rotated(kBoard, position);
  std::swap(turned.white, turned.black);
  turned.turn = Color::kWhite;
  EXPECT_NE(keys.KeyOf(position), keys.KeyOf(turned));
}

}  // namespace
}  // namespace draughts
