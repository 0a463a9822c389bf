#include "framework/study/rules_diff.h"

#include <gmock/gmock.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const VariantSpec kRussian = fixtures::RussianSpec();
const VariantSpec kBrazilian = fixtures::BrazilianSpec();
const VariantSpec kAmerican = fixtures::AmericanSpec();

RuleRow RowOf(const std::vector<RuleRow>& rows, std::string_view rule) {
  for (const RuleRow& row : rows) {
    if (row.rule == rule) return row;
  }
  ADD_FAILURE() << "no row " << rule;
  return {};
}

std::vector<std::string> RulesOf(const NearVariant& near) {
  std::vector<std::string> rules;
  for (const RuleRow& row : near.rows) rules.push_back(row.rule);
  return rules;
}

TEST(RuleRows, LayAnyNumberOfRuleSetsSideBySide) {
  const std::array<const VariantSpec*, 3> all = {&kRussian, &kBrazilian, &kAmerican};
  const std::vector<RuleRow> rows = RuleRows(all);
  EXPECT_THAT(RowOf(rows, "moves.choice").values, ElementsAre("free", "most-pieces", "free"));
  EXPECT_THAT(RowOf(rows, "first-mover").values, ElementsAre("white", "white", "black"));
  EXPECT_FALSE(Differs(RowOf(rows, "board.width")));
  EXPECT_TRUE(Differs(RowOf(rows, "moves.choice")));
}

TEST(RuleRows, LeaveOutWhatIsEveryVariantsOwn) {
  const std::array<const VariantSpec*, 1> one = {&kRussian};
  for (const RuleRow& row : RuleRows(one)) {
    EXPECT_NE(row.rule, "id");
    EXPECT_NE(row.rule, "sources");
    EXPECT_NE(row.rule, "verified");
  }
}

TEST(RuleRows, CompareDrawsWithoutTheirArticles) {
  VariantSpec a = kRussian;
  VariantSpec b = kRussian;
  a.draws = {Repetition{.times = 3, .source = LocalText{"a", "b"}}};
  b.draws = {Repetition{.times = 3}};
  const std::array<const VariantSpec*, 2> both = {&a, &b};
  EXPECT_FALSE(Differs(RowOf(RuleRows(both), "draws")));
  b.draws = {Repetition{.times = 4}};
  EXPECT_THAT(RowOf(RuleRows(both), "draws").values,
              ElementsAre("[{ repetition: { times: 3 } }]", "[{ repetition: { times: 4 } }]"));
}

TEST(FindNearest, PutsMovesBeforeEverythingElse) {
  VariantSpec home = kRussian;
  home.first_mover = Color::kBlack;
  home.mirrored = true;
  home.draws = {Repetition{.times = 3}};
  VariantSpec other = kRussian;
  other.moves.choice = Choice::kMostPieces;
  const std::array<const VariantSpec*, 2> known = {&other, &kRussian};
  const std::vector<NearVariant> nearest = FindNearest(home, known);
  ASSERT_THAT(nearest, SizeIs(1));
  EXPECT_EQ(nearest[0].spec, &kRussian);
  EXPECT_THAT(RulesOf(nearest[0]), ElementsAre("mirrored", "first-mover", "draws"));
}

TEST(FindNearest, TellsAllThatAreEquallyNear) {
  VariantSpec home = kRussian;
  home.moves.choice = Choice::kMostPieces;
  const std::array<const VariantSpec*, 3> known = {&kRussian, &kAmerican, &kBrazilian};
  const std::vector<NearVariant> nearest = FindNearest(home, known);
  ASSERT_THAT(nearest, SizeIs(2));
  EXPECT_THAT(RulesOf(nearest[0]), ElementsAre("moves.choice"));
  EXPECT_THAT(RulesOf(nearest[1]), ElementsAre("moves.crowning"));
}

TEST(FindNearest, MindsNeitherNamesNorNumbersOfSquares) {
  VariantSpec home = kRussian;
  home.square_style = SquareStyle::kNumeric;
  home.pdn_game_type.reset();
  const std::array<const VariantSpec*, 1> known = {&kRussian};
  EXPECT_EQ(FindNearest(home, known).at(0).distance, 0);
  EXPECT_THAT(FindNearest(home, known).at(0).rows, IsEmpty());
}

TEST(FindNearest, FindsNothingAmongNone) { EXPECT_THAT(FindNearest(kRussian, {}), IsEmpty()); }

}  // namespace
}  // namespace draughts
