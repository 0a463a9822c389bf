#include "framework/game/game.h"

#include <limits>

#include "framework/config/catalog.h"
#include "tests/framework/fixtures.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

Variant Named(const char* name) { return Catalog::BuiltIn().Find(name).value(); }

Game From(const char* variant, const char* fen) {
  const Variant rules = Named(variant);
  return Game(rules, PositionOf(rules, fen));
}

TEST(Game, BeginsAtTheStartPosition) {
  const Game game(Named("russian"));
  EXPECT_EQ(game.position(), game.variant().Start());
  EXPECT_EQ(game.ply(), 0U);
  EXPECT_EQ(game.LegalMoves().size(), 7U);
  EXPECT_FALSE(game.outcome());
}

TEST(Game, KeepsTheLineThatWasPlayed) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4 d6-c5");
  const Line line = game.line();
  ASSERT_EQ(line.moves.size(), 2U);
  ASSERT_EQ(line.positions.size(), 3U);
  EXPECT_EQ(line.positions[0], game.start());
  EXPECT_EQ(After(line.positions[1], line.moves[1]), game.position());
}

TEST(Game, UndoAndRedoRestoreEverything) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4 d6-c5 b2-c3");
  const Position last = game.position();
  EXPECT_TRUE(game.Undo());
  EXPECT_TRUE(game.Undo());
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.Undo());
  EXPECT_EQ(game.position(), game.variant().Start());
  EXPECT_EQ(game.LegalMoves().size(), 7U);
  while (game.Redo()) {
  }
  EXPECT_EQ(game.position(), last);
  EXPECT_EQ(game.ply(), 3U);
}

TEST(Game, ForgetsWhatCouldBeRedoneWhenAnotherMoveIsPlayed) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4 d6-c5");
  game.Undo();
  PlayMoves(game, "f6-g5");
  EXPECT_FALSE(game.Redo());
  EXPECT_EQ(game.ply(), 2U);
}

// conformance "res/no-pieces": source 000 §5, the opponent has no pieces left.
TEST(Game, IsLostWithoutPieces) {
  const Game game = From("russian", "W:W:Ba3");
  ASSERT_TRUE(game.outcome());
  EXPECT_EQ(game.outcome()->winner, Color::kBlack);
  EXPECT_EQ(game.outcome()->ending, Ending::kNoPieces);
}

// conformance "res/blocked": source 000 §5, or has nowhere to go.
TEST(Game, IsLostWithoutAMove) {
  const Game game = From("russian", "W:Wa5:Bb6,c7");
  ASSERT_TRUE(game.outcome());
  EXPECT_EQ(game.outcome()->winner, Color::kBlack);
  EXPECT_EQ(game.outcome()->ending, Ending::kBlocked);
}

TEST(Game, IsWonWithoutAMoveInGiveaway) {
  for (const char* fen : {"W:Wa5:Bb6,c7", "W:W:Ba3"}) {
    const Game game = From("russian-giveaway", fen);
    ASSERT_TRUE(game.outcome()) << fen;
    EXPECT_EQ(game.outcome()->winner, Color::kWhite) << fen;
  }
}

TEST(Game, EndsWithTheMoveThatTakesTheLastPiece) {
  Game game = From("russian", "W:Wc3:Bd4");
  PlayMoves(game, "c3xe5");
  ASSERT_TRUE(game.outcome());
  EXPECT_EQ(game.outcome()->winner, Color::kWhite);
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.outcome());
}

TEST(Game, IsResignedAndAgreedDrawn) {
  Game game(Named("american"));
  game.Resign(Color::kBlack);
  EXPECT_EQ(game.outcome()->winner, Color::kWhite);
  EXPECT_EQ(game.outcome()->ending, Ending::kResignation);

  Game drawn(Named("american"));
  drawn.AgreeDraw();
  EXPECT_FALSE(drawn.outcome()->winner);
  EXPECT_EQ(drawn.outcome()->ending, Ending::kAgreement);
}

// Source 002: the claim counts nothing, and can be taken back like any other word.
TEST(Game, IsDrawnByAClaim) {
  const Variant damki = Named("russian-damki");
  const NoWinClaim rule = std::get<NoWinClaim>(damki.spec().draws.back());
  Game game(damki, PositionOf(damki, "W:WKa3:BKh2"));
  EXPECT_EQ(game.counters().size(), damki.spec().draws.size() - 1);
  PlayMoves(game, "a3-b4");
  game.DrawByClaim(rule);
  const Outcome expected = {.winner = {}, .ending = Ending::kClaim, .rule = rule};
  EXPECT_EQ(game.outcome(), expected);
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.outcome());
  EXPECT_EQ(game.ply(), 1U);
}

TEST(Game, TakesBackAWordAloneAndKeepsWhatCanBeRedone) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4");
  const Position last = game.position();
  game.Undo();
  game.Resign(Color::kWhite);
  EXPECT_TRUE(game.Undo()) << "at the start as well";
  EXPECT_FALSE(game.outcome());
  EXPECT_FALSE(game.Undo()) << "no move was played";
  EXPECT_TRUE(game.Redo());
  game.AgreeDraw();
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.outcome());
  EXPECT_EQ(game.position(), last);
}

TEST(Game, RedoesNothingWhileAWordHasEndedIt) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4 d6-c5");
  game.Undo();
  game.Resign(Color::kBlack);
  EXPECT_FALSE(game.Redo());
  EXPECT_EQ(game.ply(), 1U);
  EXPECT_TRUE(EndedOffBoard(game.outcome()));
}

// source 002, "Выигрыш партии": a side whose time is up has lost.
TEST(Game, IsLostOnTimeUntilThatIsTakenBack) {
  Game game(Named("russian"));
  PlayMoves(game, "c3-d4 d6-c5");
  game.LoseOnTime(Color::kWhite);
  EXPECT_EQ(game.outcome(),
            (Outcome{.winner = Color::kBlack, .ending = Ending::kTime, .rule = {}}));
  EXPECT_FALSE(game.Redo());
  EXPECT_TRUE(game.Undo());
  EXPECT_EQ(game.ply(), 2U);
  EXPECT_FALSE(game.outcome());
}

TEST(Game, DoesNotEndOffTheBoardOnIt) {
  EXPECT_FALSE(EndedOffBoard(Game(Named("russian")).outcome()));
  EXPECT_FALSE(EndedOffBoard(From("russian", "W:W:Ba3").outcome()));
}

// Win before draw: Black's second quiet king move shuts White in and fills the counter as well.
TEST(Game, IsWonBeforeItIsDrawn) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.draws = {KingsOnly{.moves = 1}};
  const Variant variant = Variant::Make(spec).value();
  Game game(variant, PositionOf(variant, "W:WKb2:BKc1,c3,d4"));
  PlayMoves(game, "b2-a1 c1-b2");
  ASSERT_TRUE(game.outcome());
  EXPECT_TRUE(game.counters().front().reached());
  EXPECT_EQ(game.outcome()->winner, Color::kBlack);
  EXPECT_EQ(game.outcome()->ending, Ending::kBlocked);
}

// A FEN's H: 29 plies have gone, and the 30th ends the game (source 000 §5).
TEST(Game, BeginsWithPliesThatHaveGone) {
  const Variant russian = Named("russian");
  Game game(russian, PositionOf(russian, "W:WKa3,Ka5:BKg1,Kh2"), 29);
  EXPECT_FALSE(game.outcome());
  EXPECT_EQ(game.quiet_plies_before_start(), 29);
  PlayMoves(game, "a5-e1");
  ASSERT_TRUE(game.outcome());
  EXPECT_EQ(game.outcome()->rule, russian.spec().draws[1]);
  EXPECT_TRUE(game.Undo());
  EXPECT_FALSE(game.outcome());
  EXPECT_TRUE(Game(russian, game.start(), 30).outcome());
}

TEST(Game, SurvivesAnyNumberOfPliesThatHaveGone) {
  const Variant russian = Named("russian");
  const Position kings = PositionOf(russian, "W:WKa3,Ka5:BKg1,Kh2");
  EXPECT_TRUE(Game(russian, kings, std::numeric_limits<int>::max()).counters().back().reached());
}

// All of these plies were kings' moves, and men have made none.
TEST(Game, BelievesNoPliesOfASideWithoutAKing) {
  const Variant russian = Named("russian");
  const auto plies = [&russian](const char* fen) {
    return Game(russian, PositionOf(russian, fen), 30).quiet_plies_before_start();
  };
  EXPECT_EQ(plies("W:WKa3:BKh2"), 30);
  EXPECT_EQ(plies("W:WKa3:Bh4"), 0) << "Black, who moved last, has no king";
  EXPECT_EQ(plies("W:Wa3:BKh2"), 1) << "Black's king may have moved last";
  EXPECT_EQ(plies("W:Wa3:Bh4"), 0);
}

// "At once" cannot mean before a capture that decides the game.
TEST(Game, IsDrawnAtOnceUnlessACaptureIsPending) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.draws = {MaterialLimit{.stronger = {{1, 0}},
                              .moves = 0,
                              .counted = MovesCounted::kEachSide,
                              .change_inside = ChangeInside::kCountsOn}};
  const Variant variant = Variant::Make(spec).value();
  EXPECT_TRUE(Game(variant, PositionOf(variant, "W:WKa3:BKh2")).outcome());
  Game capture(variant, PositionOf(variant, "W:WKa1:BKe5"));
  EXPECT_FALSE(capture.outcome());
  PlayMoves(capture, "a1xh8");
  EXPECT_EQ(capture.outcome()->winner, Color::kWhite);
}

TEST(GameDeathTest, RefusesAMoveThatIsNotLegal) {
  Game game(Named("russian"));
  EXPECT_DEATH(game.Play({.from = 0, .to = 4, .captured = {}, .crowns = false}), "a legal move");
}

}  // namespace
}  // namespace draughts
