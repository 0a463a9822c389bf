#include "framework/kernel/generator.h"

#include "framework/kernel/perft.h"
#include "gtest/gtest.h"
#include "variants/american.h"
#include "variants/international.h"
#include "variants/russian.h"

namespace draughts {
namespace {

// The squares of the 8x8 board by the names that rulebooks use.
constexpr Square At(const char* name) {
  return SquareAt(kRussian.board, {.column = name[0] - 'a', .row = '8' - name[1]});
}

// Source 000 §3: a king must land where its capture goes on.
TEST(Generator, KingLandsWhereItsCaptureGoesOn) {
  const Position position{.white = {At("a1")},
                          .black = {At("c3"), At("f4")},
                          .kings = {At("a1")},
                          .turn = Color::kWhite};
  const std::vector<Move> moves = Generator<kRussian>{}.LegalMoves(position);
  const SquareSet both = {At("c3"), At("f4")};
  ASSERT_EQ(moves.size(), 2U);
  for (const Move& move : moves) EXPECT_EQ(move.captured, both);
}

// Source 000 §3, Turkish strike: d4 is a landing of both captures; h2 and f4 block once jumped.
TEST(Generator, CapturedPiecesStayUntilTheMoveIsOver) {
  const Position position{.white = {At("e1")},
                          .black = {At("b2"), At("d2"), At("d4"), At("f4"), At("h2")},
                          .kings = {At("e1")},
                          .turn = Color::kWhite};
  const std::vector<Move> moves = Generator<kRussian>{}.LegalMoves(position);
  const std::vector<Move> expected = {
      {.from = At("e1"),
       .to = At("g3"),
       .captured = {At("d2"), At("d4"), At("f4")},
       .crowns = false},
      {.from = At("e1"), .to = At("a1"), .captured = {At("d2"), At("b2")}, .crowns = false}};
  EXPECT_EQ(moves, expected);
}

// The same capture along two landings of one line is one move with two paths, the nearest first.
TEST(Generator, PathsBeginWithTheNearestLandings) {
  const Position position{.white = {At("a1")},
                          .black = {At("c3"), At("f6")},
                          .kings = {At("a1")},
                          .turn = Color::kWhite};
  const Generator<kRussian> generator;
  const std::vector<Move> moves = generator.LegalMoves(position);
  ASSERT_EQ(moves.size(), 2U);
  const std::vector<Path> paths = generator.Paths(position, moves[0], 10);
  ASSERT_EQ(paths.size(), 2U);
  EXPECT_EQ(paths[0].squares, (std::vector<Square>{At("a1"), At("d4"), moves[0].to}));
  EXPECT_EQ(paths[1].squares, (std::vector<Square>{At("a1"), At("e5"), moves[0].to}));
  EXPECT_EQ(generator.Paths(position, moves[0], 1).size(), 1U);
}

// A king's last jump must go on over a piece of no wanted capture: such a path is not listed.
TEST(Generator, ListsNoPathThatStopsWhereItMustGoOn) {
  constexpr MoveRules kRules = [] {
    MoveRules rules = kRussian;
    rules.crowning = Crowning::kOnlyWhereMoveEnds;
    return rules;
  }();
  const Position position{.white = {At("d4")},
                          .black = {At("b8"), At("c7"), At("e7"), At("g7"), At("h6"), At("a5"),
                                    At("c5"), At("e5"), At("g5"), At("a3"), At("g3"), At("g1")},
                          .kings = {At("d4"), At("g7"), At("c5"), At("g5"), At("g1")},
                          .turn = Color::kWhite};
  const Move move{.from = At("d4"),
                  .to = At("d4"),
                  .captured = {At("c7"), At("e7"), At("c5"), At("e5")},
                  .crowns = false};
  const std::vector<Path> paths = Generator<kRules>{}.Paths(position, move, 100);
  ASSERT_EQ(paths.size(), 1U);
  EXPECT_EQ(paths[0].squares,
            (std::vector<Square>{At("d4"), At("b6"), At("d8"), At("f6"), At("d4")}));
}

// Published counts that the quickest mistakes change (rhalbersma/dctl, start positions).
template <MoveRules R>
uint64_t Count(int rows, Color turn, int depth, Leaves leaves) {
  PerftTable table(0);
  return Perft<R>(Generator<R>{}, table, leaves).Count(StartPosition(R.board, rows, turn), depth);
}

TEST(Perft, CountsTheSameWhetherLeavesArePlayedOrNot) {
  for (const Leaves leaves : {Leaves::kCounted, Leaves::kPlayed}) {
    EXPECT_EQ(Count<kRussian>(3, Color::kWhite, 8, leaves), 929899U);
    EXPECT_EQ(Count<kAmerican>(3, Color::kBlack, 8, leaves), 845931U);
    EXPECT_EQ(Count<kInternational>(4, Color::kWhite, 6, leaves), 167140U);
  }
}

TEST(Perft, IsOneAtDepthNought) {
  EXPECT_EQ(Count<kRussian>(3, Color::kWhite, 0, Leaves::kCounted), 1U);
}

}  // namespace
}  // namespace draughts
