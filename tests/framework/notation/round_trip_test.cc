// What is written reads back: moves and positions of random games, all variants, both styles.
#include <random>

#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr int kGames = 6;
constexpr int kLongestGame = 120;

void ExpectFenReadsBack(const Variant& variant, const Position& position) {
  for (const SquareStyle style : {SquareStyle::kAlgebraic, SquareStyle::kNumeric}) {
    const std::string fen = FormatFen(SquareNames(variant.spec(), style), position);
    const Result<ParsedFen> parsed = ParseFen(variant, fen);
    ASSERT_TRUE(parsed.ok()) << fen << ' ' << parsed.problems()[0].id;
    EXPECT_EQ(parsed->position, position) << fen;
  }
}

void ExpectMoveReadsBack(const Variant& variant, const Position& position, const Move& move) {
  for (const SquareStyle style : {SquareStyle::kAlgebraic, SquareStyle::kNumeric}) {
    for (const MoveForm form : {MoveForm::kFull, MoveForm::kPdn}) {
      const SquareNames names(variant.spec(), style);
      const std::string text = FormatMove(variant, position, move, {.names = names, .form = form});
      const ReadMoves read = ReadMove(variant, position, text);
      ASSERT_EQ(read.readings.size(), 1u) << text << " in " << FormatFen(names, position);
      EXPECT_EQ(read.readings[0].move, move) << text << " in " << FormatFen(names, position);
    }
  }
}

class RoundTrip : public testing::TestWithParam<std::size_t> {};

TEST_P(RoundTrip, WhatIsWrittenReadsBack) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  const Variant variant = fixtures::All()[GetParam()];
  for (int game = 0; game < kGames; ++game) {
    Position position = variant.Start();
    for (int ply = 0; ply < kLongestGame; ++ply) {
      ExpectFenReadsBack(variant, position);
      const std::vector<Move> moves = variant.LegalMoves(position);
      if (moves.empty()) break;
      for (const Move& move : moves) ExpectMoveReadsBack(variant, position, move);
      if (HasFatalFailure()) return;
      position = After(position, moves[random() % moves.size()]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Variants, RoundTrip, testing::Range(std::size_t{0}, std::size_t{8}),
                         [](const auto& chosen) {
                           return fixtures::All()[chosen.param].spec().id;
                         });

// Kings and many captures, which random games seldom have: the hard case for ambiguity.
TEST(RoundTrip, OfPositionsFullOfKings) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  for (const Variant& variant : fixtures::All()) {
    for (int round = 0; round < 150; ++round) {
      Position position;
      for (const Square square : variant.board().all()) {
        const auto die = random() % 10;
        if (die == 0) position.white |= SquareSet::Of(square);
        if (die == 1 || die == 2) position.black |= SquareSet::Of(square);
      }
      position.kings = position.occupied();
      ExpectFenReadsBack(variant, position);
      for (const Move& move : variant.LegalMoves(position)) {
        ExpectMoveReadsBack(variant, position, move);
      }
      if (HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace draughts
