// How games end by what is on the board, under each objective: Breakthrough as lidraughts plays it
// (the first king wins at once, and a side whose opponent cannot move has won as well), the last
// piece as it is told of Ghanaian damii.
#include "framework/game/end_on_board.h"

#include "framework/game/game.h"
#include "tests/framework/fixtures.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

Variant With(Objective objective, VariantSpec spec) {
  spec.objective = objective;
  return fixtures::Make(std::move(spec));
}

Game After(const Variant& variant, const char* fen, const char* moves = "") {
  Game game(variant, PositionOf(variant, fen));
  PlayMoves(game, moves);
  return game;
}

void ExpectEnd(const Game& game, Color winner, Ending ending) {
  const Outcome expected = {.winner = winner, .ending = ending, .rule = {}};
  EXPECT_EQ(game.outcome(), expected);
  EXPECT_TRUE(game.LegalMoves().empty());
  EXPECT_TRUE(game.variant().LegalMoves(game.position()).empty());
}

// GameType 96 of lidraughts.
TEST(FirstKingWins, WithTheMoveThatCrowns) {
  const Variant breakthrough = With(Objective::kFirstKingWins, fixtures::InternationalSpec());
  const Game start = After(breakthrough, "W:W6:B45");
  EXPECT_FALSE(start.outcome().has_value());
  ExpectEnd(After(breakthrough, "W:W6:B45", "6-1"), Color::kWhite, Ending::kFirstKing);
  ExpectEnd(After(breakthrough, "B:W7:B45", "45-50"), Color::kBlack, Ending::kFirstKing);
}

TEST(FirstKingWins, WithTheCaptureThatCrowns) {
  const Variant russian = With(Objective::kFirstKingWins, fixtures::RussianSpec());
  ExpectEnd(After(russian, "W:Wd6:Be7,a7", "d6:f8"), Color::kWhite, Ending::kFirstKing);
}

TEST(FirstKingWins, AsDoesASideWhoseOpponentCannotMove) {
  const Variant russian = With(Objective::kFirstKingWins, fixtures::RussianSpec());
  ExpectEnd(After(russian, "W:Wc3:Bd4", "c3:e5"), Color::kWhite, Ending::kNoPieces);
  ExpectEnd(After(russian, "W:Wa5:Bb6,c7"), Color::kBlack, Ending::kBlocked);
}

TEST(FirstKingWins, ForTheSideThatHasJustMovedWhereBothHaveOne) {
  const Variant russian = With(Objective::kFirstKingWins, fixtures::RussianSpec());
  ExpectEnd(After(russian, "W:WKa1:BKf8"), Color::kBlack, Ending::kFirstKing);
  ExpectEnd(After(russian, "W:WKa1:Bf8"), Color::kWhite, Ending::kFirstKing);
}

TEST(FirstKingWins, AndPerftEndsThere) {
  const Variant russian = With(Objective::kFirstKingWins, fixtures::RussianSpec());
  const Variant normal = fixtures::Russian();
  const Position position = PositionOf(russian, "W:Wb6,a3:Bh8");
  EXPECT_EQ(russian.Perft(position, 2, {}), normal.Perft(position, 2, {}));
  const Position next = PositionOf(russian, "W:Wc7:Ba5");  // c7-b8 and c7-d8, both crown
  EXPECT_EQ(russian.Perft(next, 1, {}), 2U);
  EXPECT_EQ(russian.Perft(next, 2, {}), 0U);
  EXPECT_GT(normal.Perft(next, 2, {}), 0U);
}

TEST(LastPieceLoses, WhenTheOthersAreTaken) {
  const Variant russian = With(Objective::kLastPieceLoses, fixtures::RussianSpec());
  ExpectEnd(After(russian, "W:Wc3,a1:Bd4,h8", "c3:e5"), Color::kWhite, Ending::kLastPiece);
  ExpectEnd(After(russian, "B:Wc3,a1:Bd4,h8", "d4:b2"), Color::kBlack, Ending::kLastPiece);
  ExpectEnd(After(russian, "W:Wc3,a1:BKh8"), Color::kWhite, Ending::kLastPiece);
}

TEST(LastPieceLoses, AndSoDoesASideThatCannotMove) {
  const Variant russian = With(Objective::kLastPieceLoses, fixtures::RussianSpec());
  ExpectEnd(After(russian, "W:Wa5,c1:Bb6,c7,d2,e3,b2,a3"), Color::kBlack, Ending::kBlocked);
  ExpectEnd(After(russian, "W:Wc3,a1:Bd4,f6", "c3:g7"), Color::kWhite, Ending::kNoPieces);
}

TEST(EndOnBoard, IsNoEndWhileSomebodyCanMove) {
  const Position position = PositionOf(fixtures::Russian(), "W:WKa1,c3:BKh2,f8");
  EXPECT_EQ(EndOnBoard(Objective::kNormal, position, /*can_move=*/true), std::nullopt);
  EXPECT_EQ(EndOnBoard(Objective::kGiveaway, position, /*can_move=*/true), std::nullopt);
  EXPECT_EQ(EndOnBoard(Objective::kLastPieceLoses, position, /*can_move=*/true), std::nullopt);
}

}  // namespace
}  // namespace draughts
