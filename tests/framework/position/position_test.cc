#include "framework/position/position.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

constexpr Board kBoard = {.width = 8, .height = 8};

Position Sample() {
  Position position;
  position.white = {28, 16};  // a1, d4
  position.black = {9};
  position.kings = {16, 9};
  position.turn = Color::kBlack;
  return position;
}

TEST(Position, TellsMenFromKingsAndWhiteFromBlack) {
  const Position position = Sample();
  EXPECT_EQ(position.men(Color::kWhite), SquareSet{28});
  EXPECT_EQ(position.kings_of(Color::kWhite), SquareSet{16});
  EXPECT_TRUE(position.men(Color::kBlack).empty());
  EXPECT_EQ(position.kings_of(Color::kBlack), SquareSet{9});
  EXPECT_EQ(position.occupied(), (SquareSet{9, 16, 28}));
  EXPECT_EQ(position.At(28), (Piece{.color = Color::kWhite, .rank = Rank::kMan}));
  EXPECT_EQ(position.At(9), (Piece{.color = Color::kBlack, .rank = Rank::kKing}));
  EXPECT_FALSE(position.At(0).has_value());
}

TEST(Position, IsSoundOrNot) {
  EXPECT_TRUE(IsSound(kBoard, Sample()));
  EXPECT_TRUE(IsSound(kBoard, Position{}));
  Position both = Sample();
  both.black |= SquareSet{28};
  EXPECT_FALSE(IsSound(kBoard, both)) << "two pieces on a square";
  Position nobody = Sample();
  nobody.kings |= SquareSet{0};
  EXPECT_FALSE(IsSound(kBoard, nobody)) << "a king that is no piece";
  Position outside = Sample();
  outside.black |= SquareSet{32};
  EXPECT_FALSE(IsSound(kBoard, outside)) << "a square the board has not";
}

TEST(Position, AManOnItsCrownRowIsUnsoundAKingThereIsNot) {
  Position white;
  white.white = {2};
  EXPECT_FALSE(IsSound(kBoard, white));
  white.kings = {2};
  EXPECT_TRUE(IsSound(kBoard, white));
  Position black;
  black.black = {30};
  EXPECT_FALSE(IsSound(kBoard, black));
  black.kings = {30};
  EXPECT_TRUE(IsSound(kBoard, black));
}

// Sources 000, 003 and 004: 12 men a side on three rows, 20 on four.
TEST(Position, StartsWithMenOnTheRowsNearestTheirOwner) {
  const Position russian = StartPosition(kBoard, 3, Color::kWhite);
  EXPECT_EQ(russian.black, SquareSet::Range(0, 11));
  EXPECT_EQ(russian.white, SquareSet::Range(20, 31));
  EXPECT_TRUE(russian.kings.empty());
  EXPECT_TRUE(IsSound(kBoard, russian));
  const Position international = StartPosition({.width = 10, .height = 10}, 4, Color::kWhite);
  EXPECT_EQ(international.pieces(Color::kWhite).size(), 20);
  EXPECT_EQ(international.pieces(Color::kBlack).size(), 20);
  EXPECT_EQ(StartPosition(kBoard, 3, Color::kBlack).turn, Color::kBlack);
}

TEST(Position, EachColourIsTheOpponentOfTheOther) {
  EXPECT_EQ(Opponent(Color::kWhite), Color::kBlack);
  EXPECT_EQ(Opponent(Color::kBlack), Color::kWhite);
}

TEST(Position, CrownRowsAreTheFarOnes) {
  EXPECT_EQ(CrownRow(kBoard, Color::kWhite), 0);
  EXPECT_EQ(CrownRow(kBoard, Color::kBlack), 7);
}

}  // namespace
}  // namespace draughts
