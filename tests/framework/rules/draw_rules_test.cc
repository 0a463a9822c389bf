#include "framework/rules/draw_rules.h"

#include <gtest/gtest.h>

namespace draughts {
namespace {

TEST(DrawRules, AreNamedByTheirKind) {
  EXPECT_EQ(KindName(Repetition{3}), "repetition");
  EXPECT_EQ(KindName(KingsOnly{15}), "kings-only");
  EXPECT_EQ(KindName(NoProgress{40}), "no-progress");
  EXPECT_EQ(KindName(MaterialLimit{}), "material");
  EXPECT_EQ(KindName(BalanceLimit{}), "balance");
  EXPECT_EQ(KindName(MainRoadLimit{}), "main-road");
  EXPECT_EQ(KindName(OnePieceEach{}), "one-piece-each");
  EXPECT_EQ(KindName(NoWinClaim{}), "no-win-claim");
}

TEST(DrawRules, AreCountedUnlessTheyAreClaimed) {
  EXPECT_TRUE(IsCounted(Repetition{3}));
  EXPECT_TRUE(IsCounted(MainRoadLimit{}));
  EXPECT_FALSE(IsCounted(NoWinClaim{}));
}

TEST(DrawRules, CiteTheirArticle) {
  const LocalText article = {.en = "source 000 §5", .ru = "источник 000, §5"};
  EXPECT_EQ(SourceOf(KingsOnly{.moves = 15, .source = article}), article);
  EXPECT_FALSE(SourceOf(Repetition{3}).has_value());
}

TEST(DrawRules, AreEqualWhenKindAndNumberAre) {
  EXPECT_EQ(DrawRule(KingsOnly{15}), DrawRule(KingsOnly{15}));
  EXPECT_NE(DrawRule(KingsOnly{15}), DrawRule(KingsOnly{25}));
  EXPECT_NE(DrawRule(KingsOnly{40}), DrawRule(NoProgress{40}));
}

}  // namespace
}  // namespace draughts
