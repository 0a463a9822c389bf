// The counters of small endings, rule by rule. Numbers are those of the rules that each test gives
// to Russian draughts; moves were chosen so that nothing is captured unless it says so.
#include "framework/game/draw_counters.h"
#include "tests/framework/fixtures.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

Variant RussianWith(DrawRules draws) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.draws = std::move(draws);
  return fixtures::Make(spec);
}

Game GameWith(DrawRules draws, const char* fen, int quiet_plies = 0) {
  const Variant variant = RussianWith(std::move(draws));
  return {variant, PositionOf(variant, fen), quiet_plies};
}

Counter OnlyCounter(const Game& game) { return game.counters().front(); }

MaterialLimit ThreeKings(MovesCounted counted, ChangeInside change = ChangeInside::kCountsOn) {
  return {.stronger = {{.kings = 3, .men = 0, .or_more_kings = true}},
          .moves = 15,
          .counted = counted,
          .change_inside = change};
}

TEST(MaterialCounter, CountsPliesOrMovesOfTheStrongerSide) {
  const char* fen = "W:WKa5,Kb8,Kd8:BKh2";
  Game plies = GameWith({ThreeKings(MovesCounted::kEachSide)}, fen);
  Game moves = GameWith({ThreeKings(MovesCounted::kStrongerSide)}, fen);
  EXPECT_EQ(OnlyCounter(plies).limit, 30);
  EXPECT_EQ(OnlyCounter(moves).limit, 15);
  EXPECT_EQ(OnlyCounter(moves).unit, CounterUnit::kStrongerSideMoves);
  const int expected_moves[] = {1, 1, 2, 2};
  int ply = 0;
  for (const char* move : {"d8-h4", "h2-g1", "a5-b4", "g1-h2"}) {
    PlayMoves(plies, move);
    PlayMoves(moves, move);
    EXPECT_EQ(OnlyCounter(moves).count, expected_moves[ply]) << move;
    EXPECT_EQ(OnlyCounter(plies).count, ++ply) << move;
  }
  EXPECT_EQ(MovesLeft(OnlyCounter(plies)), 13);
  EXPECT_EQ(MovesLeft(OnlyCounter(moves)), 13);
}

TEST(MaterialCounter, CountsTheMovesOfBlackWhereBlackIsStronger) {
  Game game = GameWith({ThreeKings(MovesCounted::kStrongerSide)}, "W:WKg1:BKh4,Ka7,Kb8");
  PlayMoves(game, "g1-h2");
  EXPECT_EQ(OnlyCounter(game).count, 0);
  PlayMoves(game, "h4-d8");
  EXPECT_EQ(OnlyCounter(game).count, 1);
}

TEST(MaterialCounter, BeginsWithTheMoveThatMakesTheMaterial) {
  Game game = GameWith({ThreeKings(MovesCounted::kEachSide)}, "W:WKa5,Kb8,g7:BKh2");
  EXPECT_FALSE(OnlyCounter(game).running);
  EXPECT_EQ(OnlyCounter(game).count, 0);
  PlayMoves(game, "g7-f8");
  EXPECT_TRUE(OnlyCounter(game).running);
  EXPECT_EQ(OnlyCounter(game).count, 0);
  EXPECT_EQ(OnlyCounter(game).since, 1);
  PlayMoves(game, "h2-g1");
  EXPECT_EQ(OnlyCounter(game).count, 1);
}

TEST(MaterialCounter, CountsOnOrRestartsInsideTheList) {
  for (const ChangeInside change : {ChangeInside::kCountsOn, ChangeInside::kRestarts}) {
    Game game = GameWith({ThreeKings(MovesCounted::kEachSide, change)}, "W:WKa5,Kb8,Kd8,Kf8:BKh2");
    PlayMoves(game, "f8-d6 h2xc7");
    const bool counts_on = change == ChangeInside::kCountsOn;
    EXPECT_EQ(OnlyCounter(game).since, counts_on ? 0 : 2);
    EXPECT_EQ(OnlyCounter(game).count, counts_on ? 2 : 0);
  }
}

TEST(MaterialCounter, TakesExactPiecesUnlessMoreKingsAreSaid) {
  MaterialLimit exact = ThreeKings(MovesCounted::kEachSide);
  exact.stronger = {{.kings = 3, .men = 0}, {.kings = 1, .men = 2}};
  const auto runs = [](const MaterialLimit& rule, const char* fen) {
    return OnlyCounter(GameWith({rule}, fen)).running;
  };
  EXPECT_TRUE(runs(exact, "W:WKa5,Kb8,Kd8:BKh2"));
  EXPECT_TRUE(runs(exact, "W:WKa5,a3,c1:BKh2"));
  EXPECT_FALSE(runs(exact, "W:WKa5,Kb8,Kd8,Kf8:BKh2"));
  EXPECT_FALSE(runs(exact, "W:WKa5,Kb8,a3:BKh2"));
  EXPECT_FALSE(runs(exact, "W:WKa5,Kb8,Kd8:BKh2,h4"));
  EXPECT_FALSE(runs(exact, "W:WKa5,Kb8,Kd8:Bh4"));
  EXPECT_TRUE(runs(ThreeKings(MovesCounted::kEachSide), "W:WKa5,Kb8,Kd8,Kf8:BKh2"));
}

const BalanceLimit kBalance = {.endings = {{2, 3, 5}, {4, 5, 30}}};

TEST(BalanceCounter, TakesTheLimitFromThePiecesOnTheBoard) {
  EXPECT_EQ(OnlyCounter(GameWith({kBalance}, "W:WKa5:BKh2")).limit, 10);
  EXPECT_EQ(OnlyCounter(GameWith({kBalance}, "W:WKa5,a3:BKh2,h4")).limit, 60);
}

TEST(BalanceCounter, RunsOnlyWithKingsOnBothSidesInAListedEnding) {
  EXPECT_FALSE(OnlyCounter(GameWith({kBalance}, "W:WKa5,Kb8:Bh4")).running);
  EXPECT_FALSE(OnlyCounter(GameWith({kBalance}, "W:WKa5,Kb8,a3:BKh2,h4,h6")).running);
  EXPECT_TRUE(OnlyCounter(GameWith({kBalance}, "W:WKa5,Kb8:BKh2")).running);
}

TEST(BalanceCounter, IsResetByACaptureAndACrowningAndNotByAMan) {
  Game game = GameWith({kBalance}, "W:WKa5,a3,g7:BKh2");
  PlayMoves(game, "a5-d8 h2-g1 a3-b4 g1-h2");
  EXPECT_EQ(OnlyCounter(game).count, 4);
  PlayMoves(game, "g7-f8");
  EXPECT_EQ(OnlyCounter(game).count, 0);
  EXPECT_EQ(OnlyCounter(game).since, 5);
  PlayMoves(game, "h2-g1");
  EXPECT_EQ(OnlyCounter(game).count, 1);
}

MainRoadLimit Road(RoadUse use) {
  return {.stronger = {{.kings = 3, .men = 0}, {.kings = 1, .men = 2}}, .moves = 5, .road = use};
}

TEST(MainRoad, GoesFromTheBottomLeftCornerToTheTopRightOne) {
  EXPECT_EQ(MainRoad({.width = 4, .height = 4}), (SquareSet{6, 4, 3, 1}));
}

TEST(MainRoadCounter, CountsTheStrongerSideWhileTheLoneKingStaysOnTheRoad) {
  Game game = GameWith({Road(RoadUse::kShared)}, "W:WKa5,Kb8,Ka7:BKa1");
  PlayMoves(game, "a5-d8 a1-b2 a7-b6 b2-a1");
  EXPECT_EQ(OnlyCounter(game).count, 2);
  PlayMoves(game, "b6-a5 a1-b2 a5-b6 b2-a3");
  EXPECT_FALSE(OnlyCounter(game).running);
  PlayMoves(game, "b6-a5 a3-b2");
  EXPECT_EQ(OnlyCounter(game).count, 0);
  EXPECT_EQ(OnlyCounter(game).since, 10);
  PlayMoves(game, "a5-b6");
  EXPECT_EQ(OnlyCounter(game).count, 1);
}

TEST(MainRoadCounter, MayWantTheRoadToItself) {
  const char* fen = "W:Wa1,h2,Ka5:BKg7";
  EXPECT_TRUE(OnlyCounter(GameWith({Road(RoadUse::kShared)}, fen)).running);
  EXPECT_FALSE(OnlyCounter(GameWith({Road(RoadUse::kAlone)}, fen)).running);
}

TEST(MainRoadCounter, CountsWhileTheStrongerSideHoldsIt) {
  const MainRoadLimit rule = {.stronger = {{.kings = 3, .men = 0}},
                              .moves = 12,
                              .road = RoadUse::kShared,
                              .held_by = RoadHolder::kStrongerSide};
  Game game = GameWith({rule}, "W:WKa5,Kf8,Ka3:BKh2");
  EXPECT_FALSE(OnlyCounter(game).running) << "no king of White stands on it";
  PlayMoves(game, "a5-c3");
  EXPECT_EQ(OnlyCounter(game).count, 0);
  EXPECT_EQ(OnlyCounter(game).since, 1);
  PlayMoves(game, "h2-g1 c3-a1 g1-h2 f8-h6");
  EXPECT_EQ(OnlyCounter(game).count, 2) << "which of its kings moves does not matter";
  PlayMoves(game, "h2-g1 a1-b2 g1-h2 b2-c1");
  EXPECT_FALSE(OnlyCounter(game).running);
}

TEST(MainRoadCounter, MayWantTheRoadFreeOfTheLoneKing) {
  const char* fen = "W:WKa1,Kb8,Ka7:BKg7";
  for (const auto use : {RoadUse::kShared, RoadUse::kAlone}) {
    const MainRoadLimit rule = {.stronger = {{.kings = 3, .men = 0}},
                                .moves = 12,
                                .road = use,
                                .held_by = RoadHolder::kStrongerSide};
    EXPECT_EQ(OnlyCounter(GameWith({rule}, fen)).running, use == RoadUse::kShared);
  }
}

TEST(NoProgressCounter, MayLetMenMove) {
  const char* fen = "W:WKa5,a3,g7:BKh2";
  const char* moves = "a5-d8 h2-g1 a3-b4 g1-h2";
  for (const auto progress : {ProgressBy::kManMove, ProgressBy::kCrowning}) {
    Game game = GameWith({NoProgress{.moves = 20, .progress = progress}}, fen);
    PlayMoves(game, moves);
    EXPECT_EQ(OnlyCounter(game).count, progress == ProgressBy::kCrowning ? 4 : 1);
    PlayMoves(game, "g7-f8");
    EXPECT_EQ(OnlyCounter(game).count, 0) << "a man was crowned";
  }
  // Neither side needs a king.
  EXPECT_TRUE(OnlyCounter(GameWith({NoProgress{.moves = 20, .progress = ProgressBy::kCrowning}},
                                   "W:Wa1:Bh8"))
                  .running);
}

TEST(KingsOnlyCounter, StandsBackWhereEndingsComeFirst) {
  const char* four = "W:WKa3,Ka5:BKg1,Kh2";
  for (const auto precedence : {Precedence::kEqual, Precedence::kEndingsFirst}) {
    const KingsOnly rule = {.moves = 15, .precedence = precedence};
    Game game = GameWith({rule, kBalance}, four, 30);
    EXPECT_EQ(game.outcome().has_value(), precedence == Precedence::kEqual);
    EXPECT_EQ(OnlyCounter(game).running, precedence == Precedence::kEqual);
    EXPECT_TRUE(GameWith({rule, kBalance}, "W:WKa3,Ka5,a1,c1:BKg1,Kh2", 30).outcome())
        << "six pieces are none of the endings";
  }
}

// What no plies could have changed goes on; what they were is not known.
TEST(EndingCounters, BeginWithThePliesThatHaveGone) {
  const Game game = GameWith({Repetition{3}, ThreeKings(MovesCounted::kStrongerSide),
                              BalanceLimit{{{4, 5, 30}}}, Road(RoadUse::kShared)},
                             "W:WKa5,Kb8,Ka7:BKa1", 7);
  const std::vector<Counter> counters = game.counters();
  EXPECT_EQ(counters[0].count, 1);
  EXPECT_EQ(counters[1].count, 3) << "Black made the last of the seven";
  EXPECT_EQ(counters[1].since, -7);
  EXPECT_EQ(counters[2].count, 7);
  EXPECT_EQ(counters[3].count, 0);
}

TEST(EndingCounters, NameTheRuleThatStandsFirst) {
  const KingsOnly kings_only = {.moves = 5};
  const char* fen = "W:WKa5:BKh2";
  EXPECT_EQ(GameWith({kings_only, kBalance}, fen, 10).outcome()->rule, DrawRule(kings_only));
  EXPECT_EQ(GameWith({kBalance, kings_only}, fen, 10).outcome()->rule, DrawRule(kBalance));
}

}  // namespace
}  // namespace draughts
