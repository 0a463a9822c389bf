// The limit for one king of Frisian draughts: rhalbersma/dctl, max_same_king_move.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::Field;
using ::testing::Not;

constexpr Square k46 = 45;
constexpr Square k41 = 40;
constexpr Square k16 = 15;

Game Frisian(const char* fen) {
  const Variant frisian = Catalog::BuiltIn().Find("frisian").value();
  return Game(frisian, PositionOf(frisian, fen));
}

TEST(SameKing, MovesThreeTimesRunningAndNoMore) {
  Game game = Frisian("W:WK46,16:BK50");
  PlayMoves(game, "46-41 50-45 41-46 45-50 46-41");
  EXPECT_THAT(game.LegalMoves(), Not(Contains(Field(&Move::from, k46))));  // Black's are free
  PlayMoves(game, "50-45");
  ASSERT_FALSE(game.LegalMoves().empty());
  EXPECT_THAT(game.LegalMoves(), Each(Field(&Move::from, k16)));
  game.Undo();
  game.Undo();
  EXPECT_THAT(game.LegalMoves(), Contains(Field(&Move::from, k46)));
}

TEST(SameKing, IsFreeAgainWhenAnotherPieceHasMoved) {
  Game game = Frisian("W:WK46,31:BK50,K2");
  PlayMoves(game, "46-41 50-45 41-46 45-50 46-41 50-45 31-26 45-50");
  EXPECT_THAT(game.LegalMoves(), Contains(Field(&Move::from, k41)));
}

TEST(SameKing, IsFreeWhereItsSideHasNoMen) {
  Game game = Frisian("W:WK46:BK50,K2");
  PlayMoves(game, "46-41 50-45 41-46 45-50 46-41 50-45");
  EXPECT_THAT(game.LegalMoves(), Contains(Field(&Move::from, k41)));
}

TEST(SameKing, MayStillCapture) {
  Game game = Frisian("W:WK46,16:B13,K50");
  PlayMoves(game, "46-41 50-45 41-46 45-50 46-41 13-19");
  ASSERT_FALSE(game.LegalMoves().empty());
  EXPECT_THAT(game.LegalMoves(), Each(Field(&Move::from, k41)));
  EXPECT_TRUE(game.LegalMoves().front().is_capture());
}

TEST(SameKing, LeavesASideWithoutAMoveThatHasNoOther) {
  Game game = Frisian("W:WK46,6:BK50,1");
  PlayMoves(game, "46-41 50-45 41-46 45-50 46-41 50-45");
  ASSERT_TRUE(game.outcome());
  EXPECT_EQ(game.outcome()->ending, Ending::kBlocked);
  EXPECT_EQ(game.outcome()->winner, Color::kBlack);
}

}  // namespace
}  // namespace draughts
