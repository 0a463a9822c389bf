#include "framework/config/variant_contradictions.h"

#include <gmock/gmock.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Each as "id key".
std::vector<std::string> Said(const Problems& problems) {
  std::vector<std::string> said;
  for (const Problem& problem : problems) {
    EXPECT_EQ(problem.arguments.at(0).first, "key");
    said.push_back(problem.id + " " + problem.arguments.at(0).second);
  }
  return said;
}

std::vector<std::string> ContradictionsOf(DrawRules draws) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.draws = std::move(draws);
  return Said(FindContradictions(spec));
}

MaterialLimit Material(std::vector<StrongerSide> stronger, int moves,
                       ChangeInside change = ChangeInside::kCountsOn) {
  return {.stronger = std::move(stronger),
          .moves = moves,
          .counted = MovesCounted::kEachSide,
          .change_inside = change};
}

TEST(VariantContradictions, AreNoneInGamesThatArePlayed) {
  for (const Variant& variant : fixtures::All()) {
    EXPECT_THAT(Said(FindContradictions(variant.spec())), IsEmpty()) << variant.spec().id;
  }
}

TEST(VariantContradictions, FindARuleThatAnotherEndsBefore) {
  const MaterialLimit wide = Material({{3, 0, true}}, 15);
  EXPECT_THAT(ContradictionsOf({wide, Material({{4, 0}}, 20)}),
              ElementsAre("variant.ending-ends-sooner draws.2.material.moves"));
  EXPECT_THAT(ContradictionsOf({Material({{4, 0}}, 20), wide}),
              ElementsAre("variant.ending-ends-sooner draws.1.material.moves"));
}

TEST(VariantContradictions, LeaveRulesAloneThatCanBeReached) {
  const MaterialLimit wide = Material({{3, 0, true}}, 15);
  EXPECT_THAT(ContradictionsOf({wide, Material({{4, 0}}, 10)}), IsEmpty());
  EXPECT_THAT(ContradictionsOf({wide, Material({{2, 0}}, 20)}), IsEmpty());
  EXPECT_THAT(ContradictionsOf({wide, Material({{3, 0, true}, {2, 1}}, 20)}), IsEmpty());
  // The wide count begins anew where the narrow one goes on.
  EXPECT_THAT(ContradictionsOf({Material({{3, 0, true}}, 15, ChangeInside::kRestarts),
                                Material({{4, 0}, {5, 0}}, 20)}),
              IsEmpty());
  MaterialLimit stronger = Material({{4, 0}}, 20);
  stronger.counted = MovesCounted::kStrongerSide;
  EXPECT_THAT(ContradictionsOf({wide, stronger}), IsEmpty());
}

TEST(VariantContradictions, FindMorePiecesThanThereAre) {
  EXPECT_THAT(ContradictionsOf({Material({{12, 0}, {12, 1}}, 15)}),
              ElementsAre("variant.too-many-pieces-of-one-side draws.1.material.stronger.2"));
  EXPECT_THAT(ContradictionsOf({BalanceLimit{{{2, 24, 5}, {25, 30, 9}}}}),
              ElementsAre("variant.too-many-pieces draws.1.balance.endings.2.least"));
}

TEST(VariantContradictions, FindAPrecedenceBeforeNothing) {
  const KingsOnly yields{15, Precedence::kEndingsFirst};
  EXPECT_THAT(ContradictionsOf({yields}),
              ElementsAre("variant.precedence-never-matters draws.1.kings-only.precedence"));
  EXPECT_THAT(ContradictionsOf({yields, Material({{3, 0}}, 15)}), IsEmpty());
  EXPECT_THAT(ContradictionsOf({yields, BalanceLimit{{{2, 3, 5}}}}), IsEmpty());
}

TEST(VariantNotes, AreOfWhatMayWellBeMeant) {
  VariantSpec spec = fixtures::AmericanSpec();
  spec.draws = {Repetition{3}};
  EXPECT_THAT(Said(FindNotes(spec)), IsEmpty());
  spec.moves.removal = Removal::kAtOnce;
  spec.moves.choice = Choice::kItalian;
  spec.draws = {};
  EXPECT_THAT(Said(FindNotes(spec)),
              ElementsAre("variant.note-italian-men moves.man-takes-king",
                          "variant.note-removal moves.removal", "variant.note-no-draws draws"));
}

TEST(VariantNotes, LeaveFlyingKingsAndItalianMenAlone) {
  VariantSpec spec = fixtures::ItalianSpec();
  spec.draws = {Repetition{3}};
  EXPECT_THAT(Said(FindNotes(spec)), IsEmpty());
  spec.moves.king_range = KingRange::kFlying;
  spec.moves.removal = Removal::kAtOnce;
  EXPECT_THAT(Said(FindNotes(spec)), IsEmpty());
}

}  // namespace
}  // namespace draughts
