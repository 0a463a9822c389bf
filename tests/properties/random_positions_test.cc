// The positions of the property tests are what they are said to be.
#include "tests/properties/random_positions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/reference/reference.h"
#include "tests/reference/test_rules.h"

namespace draughts {
namespace {

using test_rules::kAmerican;
using test_rules::kArmenian;
using test_rules::kFrisian;
using test_rules::kInternational;
using test_rules::kRussian;
using test_rules::kTurkish;
using test_rules::On;

constexpr int kCount = 2000;

bool HasLongCapture(const MoveRules& rules, const Position& position) {
  const std::vector<Move> moves = reference::LegalMoves(rules, position);
  return std::any_of(moves.begin(), moves.end(),
                     [](const Move& move) { return move.captured.size() >= 4; });
}

TEST(RandomPositions, AreSoundAndHalfOfThemCaptures) {
  for (const MoveRules& rules : {kRussian, kAmerican, kInternational, On(kBoard12x12, kRussian),
                                 kFrisian, kTurkish, kArmenian}) {
    RandomPositions random(Seed(), 0);
    int captures = 0;
    for (int i = 0; i < kCount; ++i) {
      const Position position = random.Next(rules);
      ASSERT_TRUE(IsSound(rules.board, position));
      if (reference::MustCapture(rules, position)) ++captures;
    }
    EXPECT_GT(captures, kCount * 45 / 100);
    EXPECT_LT(captures, kCount * 55 / 100);
  }
}

TEST(RandomPositions, HaveFewAndManyPiecesMenAndKingsAndLongCaptures) {
  for (const MoveRules& rules : {kRussian, kFrisian, kTurkish}) {
    RandomPositions random(Seed(), 1);
    int few = 0;
    int many = 0;
    int men_only = 0;
    int kings_only = 0;
    int long_captures = 0;
    for (int i = 0; i < kCount; ++i) {
      const Position position = random.Next(rules);
      const SquareSet pieces = position.occupied();
      if (pieces.size() <= 4) ++few;
      if (pieces.size() >= 12) ++many;
      if (position.kings.empty()) ++men_only;
      if (position.kings == pieces) ++kings_only;
      if (HasLongCapture(rules, position)) ++long_captures;
    }
    SCOPED_TRACE(NameOf(rules.lines));
    EXPECT_GT(few, kCount / 20);
    EXPECT_GT(many, kCount / 20);
    EXPECT_GT(men_only, kCount / 50);
    EXPECT_GT(kings_only, kCount / 50);
    EXPECT_GT(long_captures, kCount / 100);
  }
}

TEST(RandomPositions, AreTheSameForTheSameSeedAndStreamOnly) {
  RandomPositions one(7, 3);
  RandomPositions same(7, 3);
  RandomPositions other_stream(7, 4);
  RandomPositions other_seed(8, 3);
  const Position first = one.Next(kRussian);
  EXPECT_EQ(first, same.Next(kRussian));
  EXPECT_NE(first, other_stream.Next(kRussian));
  EXPECT_NE(first, other_seed.Next(kRussian));
}

}  // namespace
}  // namespace draughts
