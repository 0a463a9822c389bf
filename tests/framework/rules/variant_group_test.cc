#include "framework/rules/variant_group.h"

#include <gtest/gtest.h>

#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

TEST(VariantGroup, IsToldByTheRulesAlone) {
  VariantSpec spec = fixtures::RussianSpec();
  EXPECT_EQ(GroupOf(spec), VariantGroup::kFreeChoice);
  spec.moves.choice = Choice::kMostPieces;
  EXPECT_EQ(GroupOf(spec), VariantGroup::kRankedChoice);
  spec.moves.man_capture = ManCapture::kForward;
  EXPECT_EQ(GroupOf(spec), VariantGroup::kForwardMen);
  spec.moves.king_range = KingRange::kShort;
  EXPECT_EQ(GroupOf(spec), VariantGroup::kShortKing);
  spec.moves.lines = Lines::kOrthogonal;
  EXPECT_EQ(GroupOf(spec), VariantGroup::kOtherLines);
  spec.objective = Objective::kGiveaway;
  EXPECT_EQ(GroupOf(spec), VariantGroup::kOtherGoal);
}

}  // namespace
}  // namespace draughts
