#include "framework/game/phase.h"

#include "framework/config/catalog.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

Game From(const char* fen) {
  const Variant russian = Catalog::BuiltIn().Find("russian").value();
  return {russian, PositionOf(russian, fen)};
}

// source 001: the opening lasts up to ten moves.
TEST(Phase, IsTheOpeningUntilTenMovesByEachSide) {
  Game game(Catalog::BuiltIn().Find("russian").value());
  EXPECT_EQ(PhaseOf(game), Phase::kOpening);
  while (game.ply() < 19) game.Play(game.LegalMoves().front());
  ASSERT_FALSE(game.outcome());
  EXPECT_EQ(PhaseOf(game), Phase::kOpening);
  game.Play(game.LegalMoves().front());
  EXPECT_EQ(PhaseOf(game), Phase::kMiddlegame);
  game.Undo();
  EXPECT_EQ(PhaseOf(game), Phase::kOpening);
}

// source 001: the middlegame goes on until each player has six pieces or fewer.
TEST(Phase, IsTheEndgameWhenEachSideHasSixPieces) {
  EXPECT_EQ(PhaseOf(From("W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7,c7")), Phase::kEndgame);
  EXPECT_EQ(PhaseOf(From("W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8,f8,h8,a7,c7")), Phase::kMiddlegame);
  EXPECT_EQ(PhaseOf(From("W:Wa1,c1,e1,g1,b2,d2:Bb8,d8,f8,h8,a7,c7,e7")), Phase::kMiddlegame);
}

}  // namespace
}  // namespace draughts
