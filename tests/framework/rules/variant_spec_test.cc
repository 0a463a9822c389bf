#include "framework/rules/variant_spec.h"

#include <gmock/gmock.h>

#include <string>

#include "variants/russian.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;

VariantSpec Good() {
  return {.id = "home-2",
          .names = {"Home", "Домашние"},
          .aliases = {"house", "дом"},
          .moves = kRussian,
          .mirrored = false,
          .setup_rows = 3,
          .first_mover = Color::kWhite,
          .objective = Objective::kNormal,
          .draws = {Repetition{3}, KingsOnly{15}},
          .square_style = SquareStyle::kAlgebraic,
          .numbering = NumberingCorner::kTopLeft,
          .pdn_game_type = 25,
          .pdn_capture_sign = ':',
          .sources = {{"A book", "Книга"}},
          .verified = true};
}

// The problems of Good() changed by `change`, as "id key".
template <class Change>
std::vector<std::string> ProblemsAfter(const Change& change) {
  VariantSpec spec = Good();
  change(spec);
  std::vector<std::string> said;
  for (const Problem& problem : FindProblems(spec)) {
    EXPECT_EQ(problem.arguments.at(0).first, "key");
    said.push_back(problem.id + " " + problem.arguments[0].second);
  }
  return said;
}

TEST(VariantSpec, HasNoProblemsWhenGood) { EXPECT_THAT(FindProblems(Good()), ElementsAre()); }

TEST(VariantSpec, WantsAnIdForACommandLine) {
  for (const char* id : {"", "Home", "дамка", "a b", "-a", "a-", "a--b", "2a", "a_b"}) {
    EXPECT_THAT(ProblemsAfter([id](VariantSpec& spec) { spec.id = id; }),
                ElementsAre("variant.bad-id id"))
        << id;
  }
}

TEST(VariantSpec, WantsBothNames) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.names = {"", " "};
              }),
              ElementsAre("variant.empty-text names.en", "variant.empty-text names.ru"));
}

TEST(VariantSpec, WantsAliasesThatSaySomethingNew) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.aliases = {"a", "", "a", "home-2"};
              }),
              ElementsAre("variant.empty-text aliases.2", "variant.duplicate-alias aliases.3",
                          "variant.duplicate-alias aliases.4"));
}

TEST(VariantSpec, WantsABoardOfEvenSides) {
  for (const int side : {-8, 0, 2, 7, 18, 1000}) {
    EXPECT_THAT(ProblemsAfter([side](VariantSpec& spec) { spec.moves.board.width = side; }),
                ElementsAre("variant.bad-board-size board.width"))
        << side;
    EXPECT_THAT(ProblemsAfter([side](VariantSpec& spec) { spec.moves.board.height = side; }),
                ElementsAre("variant.bad-board-size board.height"))
        << side;
  }
  EXPECT_THAT(
      ProblemsAfter([](VariantSpec& spec) { spec.moves.board = {.width = 16, .height = 16}; }),
      ElementsAre());
}

TEST(VariantSpec, WantsTwoFreeRowsAtTheStart) {
  for (const int rows : {-1, 0, 4, 5}) {
    EXPECT_THAT(ProblemsAfter([rows](VariantSpec& spec) { spec.setup_rows = rows; }),
                ElementsAre("variant.bad-setup setup.rows"))
        << rows;
  }
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) { spec.setup_rows = 1; }), ElementsAre());
}

TEST(VariantSpec, WantsEveryRuleSaid) {
  EXPECT_THAT(
      ProblemsAfter([](VariantSpec& spec) {
        spec.moves = MoveRules{};
        spec.moves.board = kRussian.board;
        spec.first_mover = Color{};
        spec.objective = Objective{};
        spec.square_style = SquareStyle{};
        spec.numbering = NumberingCorner{};
      }),
      ElementsAre(
          "variant.rule-not-said first-mover", "variant.rule-not-said objective",
          "variant.rule-not-said moves.lines", "variant.rule-not-said moves.king-range",
          "variant.rule-not-said moves.man-capture", "variant.rule-not-said moves.crowning",
          "variant.rule-not-said moves.choice", "variant.rule-not-said moves.man-takes-king",
          "variant.rule-not-said moves.removal", "variant.rule-not-said moves.last-king-taken",
          "variant.rule-not-said squares.style", "variant.rule-not-said squares.numbering"));
}

TEST(VariantSpec, WantsDrawRulesThatCanBeReached) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {Repetition{1}, KingsOnly{0}, NoProgress{-3}};
              }),
              ElementsAre("variant.bad-draw-number draws.1.repetition.times",
                          "variant.bad-draw-number draws.2.kings-only.moves",
                          "variant.bad-draw-number draws.3.no-progress.moves"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {Repetition{2}, KingsOnly{1}, NoProgress{1}};
              }),
              ElementsAre());
}

MaterialLimit Against(std::vector<StrongerSide> stronger, int moves = 5) {
  return {.stronger = std::move(stronger),
          .moves = moves,
          .counted = MovesCounted::kEachSide,
          .change_inside = ChangeInside::kCountsOn};
}

TEST(VariantSpec, WantsMaterialThatThereCanBe) {
  EXPECT_THAT(
      ProblemsAfter([](VariantSpec& spec) {
        spec.draws = {Against({}), Against({{0, 0}, {-1, 1}, {1, -1}}), Against({{1, 0}}, -1)};
      }),
      ElementsAre("variant.empty-list draws.1.material.stronger",
                  "variant.bad-draw-number draws.2.material.stronger.1.kings",
                  "variant.bad-draw-number draws.2.material.stronger.2.kings",
                  "variant.bad-draw-number draws.2.material.stronger.3.men",
                  "variant.bad-draw-number draws.3.material.moves"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {Against({{0, 3}, {3, 0}}), Against({{1, 0}}, 0)};
              }),
              ElementsAre());
  EXPECT_THAT(
      ProblemsAfter([](VariantSpec& spec) {
        spec.draws = {
            MaterialLimit{.stronger = {{3, 0}}, .moves = 5, .counted = {}, .change_inside = {}},
            MainRoadLimit{.stronger = {{3, 0}}, .moves = 0, .road = {}}};
      }),
      ElementsAre("variant.rule-not-said draws.1.material.counted",
                  "variant.rule-not-said draws.1.material.change-inside",
                  "variant.bad-draw-number draws.2.main-road.moves",
                  "variant.rule-not-said draws.2.main-road.road"));
}

TEST(VariantSpec, WantsEndingsInRisingOrder) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {BalanceLimit{{{1, 3, 5}, {3, 2, 0}}}};
              }),
              ElementsAre("variant.bad-draw-number draws.1.balance.endings.1.least",
                          "variant.bad-draw-number draws.1.balance.endings.2.least",
                          "variant.bad-draw-number draws.1.balance.endings.2.most",
                          "variant.bad-draw-number draws.1.balance.endings.2.moves"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) { spec.draws = {BalanceLimit{}}; }),
              ElementsAre("variant.empty-list draws.1.balance.endings"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {BalanceLimit{{{2, 3, 5}, {4, 5, 30}, {6, 7, 60}}}};
              }),
              ElementsAre());
}

TEST(VariantSpec, WantsAMainRoadFromCornerToCorner) {
  EXPECT_THAT(
      ProblemsAfter([](VariantSpec& spec) {
        spec.moves.board = {.width = 10, .height = 8};
        spec.draws = {MainRoadLimit{.stronger = {{3, 0}}, .moves = 5, .road = RoadUse::kShared}};
      }),
      ElementsAre("variant.no-main-road draws.1.main-road"));
}

TEST(VariantSpec, WantsSourcesOfDrawsInBothLanguages) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {Repetition{3, LocalText{.en = "book", .ru = " "}}};
              }),
              ElementsAre("variant.empty-text draws.1.repetition.source.ru"));
}

TEST(VariantSpec, AllowsSeveralMaterialsButEachOnce) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {Against({{3, 0}}, 16), Against({{2, 0}}), Against({{3, 0}})};
              }),
              ElementsAre("variant.duplicate-draw-rule draws.3.material"));
}

TEST(VariantSpec, WantsEachOtherKindOfDrawRuleOnce) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.draws = {KingsOnly{15}, Repetition{3}, KingsOnly{16}, KingsOnly{15}};
              }),
              ElementsAre("variant.duplicate-draw-rule draws.3.kings-only",
                          "variant.duplicate-draw-rule draws.4.kings-only"));
}

TEST(VariantSpec, WantsWhatPdnKnows) {
  for (const int type : {-1, 100}) {
    EXPECT_THAT(ProblemsAfter([type](VariantSpec& spec) { spec.pdn_game_type = type; }),
                ElementsAre("variant.bad-game-type pdn.game-type"));
  }
  for (const char sign : {'\0', ';', 'X', '*'}) {
    EXPECT_THAT(ProblemsAfter([sign](VariantSpec& spec) { spec.pdn_capture_sign = sign; }),
                ElementsAre("variant.bad-capture-sign pdn.capture-sign"));
  }
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.pdn_game_type = std::nullopt;
                spec.pdn_capture_sign = 'x';
              }),
              ElementsAre());
}

TEST(VariantSpec, WantsBothLanguagesOfANoteOnItsSource) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.secondary_source = {"A", ""};
              }),
              ElementsAre("variant.empty-text secondary-source.ru"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.secondary_source = {"A", "Б"};
              }),
              ElementsAre());
}

TEST(VariantSpec, WantsASource) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) { spec.sources.clear(); }),
              ElementsAre("variant.no-sources sources"));
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.sources = {{"A", ""}, {"", "Б"}};
              }),
              ElementsAre("variant.empty-text sources.1.ru", "variant.empty-text sources.2.en"));
}

TEST(VariantSpec, SaysHowManyRowsFit) {
  VariantSpec spec = Good();
  spec.moves.board = {.width = 10, .height = 10};
  spec.setup_rows = 5;
  EXPECT_EQ(FindProblems(spec),
            (Problems{{"variant.bad-setup",
                       {},
                       {{"key", "setup.rows"}, {"found", "5"}, {"height", "10"}, {"most", "4"}}}}));
}

TEST(VariantSpec, HidesNoProblemBehindAnother) {
  EXPECT_THAT(ProblemsAfter([](VariantSpec& spec) {
                spec.id = "";
                spec.moves.board.width = 3;
                spec.setup_rows = 9;
                spec.sources.clear();
              }),
              ElementsAre("variant.bad-id id", "variant.bad-board-size board.width",
                          "variant.bad-setup setup.rows", "variant.no-sources sources"));
}

}  // namespace
}  // namespace draughts
