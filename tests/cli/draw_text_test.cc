#include "frontends/cli/draw_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

Game GameAt(const char* variant, const char* fen, int quiet_plies = 0) {
  const Variant found = Catalog::BuiltIn().Find(variant).value();
  return {found, PositionOf(found, fen), quiet_plies};
}

std::vector<std::string> CountersOf(const Game& game, Language language = Language::kEnglish) {
  const SquareNames names(game.variant().spec());
  return DrawCounterTexts(game, {.names = names, .form = MoveForm::kFull, .capture_sign = "x"},
                          Catalogue::For(language));
}

std::vector<std::string> Say(const DrawRule& rule, Language language = Language::kEnglish) {
  return DrawRuleTexts(rule, Catalogue::For(language));
}

TEST(DrawnByRule, NamesTheClauseAndItsArticle) {
  const Game game = GameAt("russian", "W:WKa3,Ka5:BKg1,Kh2", 30);
  EXPECT_EQ(DrawnByRule(game, Catalogue::For(Language::kEnglish)),
            "The game is drawn: 15 moves by each side with kings only and nothing taken (source "
            "000 §5).");
  EXPECT_EQ(DrawnByRule(game, Catalogue::For(Language::kRussian)),
            "Ничья: 15 ходов каждой стороны одними дамками, без взятий (источник 000, §5).");
}

// Source 002: of the endings the one on the board is named.
TEST(DrawnByRule, NamesTheEndingOnTheBoard) {
  const Game game = GameAt("russian-damki", "W:WKa5:BKh2", 10);
  EXPECT_EQ(DrawnByRule(game, Catalogue::For(Language::kEnglish)),
            "The game is drawn: 5 moves by each side with kings on both sides, 2–3 pieces and the "
            "balance of forces unchanged (source 002 \"Ничья\").");
  EXPECT_EQ(
      DrawnByRule(game, Catalogue::For(Language::kRussian)),
      "Ничья: 5 ходов каждой стороны без изменения соотношения сил, когда у обеих есть дамки, а "
      "фигур на доске 2–3 (источник 002, «Ничья»).");
}

// Also where another ending has as many moves.
TEST(DrawnByRule, TellsEndingsOfOneLengthApart) {
  VariantSpec spec = Catalog::BuiltIn().Find("russian-damki")->spec();
  spec.draws = {BalanceLimit{{{2, 3, 5}, {4, 5, 5}}}};
  const Variant variant = Variant::Make(std::move(spec)).value();
  const Game game(variant, PositionOf(variant, "W:WKa5,Kb6:BKh2,Kg1"), 10);
  EXPECT_THAT(DrawnByRule(game, Catalogue::For(Language::kEnglish)), HasSubstr("4–5 pieces"));
}

TEST(DrawRuleTexts, SayEveryRuleInBothLanguages) {
  for (const auto& language : kEnumNames<Language>) {
    for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
      for (const DrawRule& rule : entry.variant.spec().draws) {
        EXPECT_THAT(Say(rule, language.value),
                    AllOf(Not(SizeIs(0)), Each(Not(HasSubstr("{"))), Each(HasSubstr("("))));
      }
    }
  }
}

TEST(DrawRuleTexts, ListWhatTheStrongerSideHas) {
  const MaterialLimit rule = {.stronger = {{3, 0, true}, {2, 1}, {0, 3}},
                              .moves = 16,
                              .counted = MovesCounted::kEachSide,
                              .change_inside = ChangeInside::kCountsOn};
  EXPECT_THAT(Say(rule),
              ElementsAre("Draw: 16 moves by each side with 3 kings or more, 2 kings and "
                          "a man or 3 men against a lone king."));
  EXPECT_THAT(
      Say(rule, Language::kRussian),
      ElementsAre("Ничья: 16 ходов каждой стороны, пока на доске 3 дамки и более, 2 дамки и "
                  "простая или 3 простые против одинокой дамки."));
  MaterialLimit at_once = rule;
  at_once.stronger = {{1, 0}};
  at_once.moves = 0;
  EXPECT_THAT(Say(at_once), ElementsAre("Draw: a king against a lone king."));
}

TEST(DrawRuleTexts, HaveASentenceForEveryEnding) {
  EXPECT_THAT(
      Say(BalanceLimit{{{2, 2, 1}, {4, 5, 30}}}),
      ElementsAre("Draw: 1 move by each side with kings on both sides, 2 pieces and the "
                  "balance of forces unchanged.",
                  "Draw: 30 moves by each side with kings on both sides, 4–5 pieces and the "
                  "balance of forces unchanged."));
}

TEST(DrawCounterTexts, TellWhatBeganTheCountAndWhatIsLeft) {
  Game game = GameAt("russian", "W:WKc1,a3:Bh6,Kb8");
  PlayMoves(game, "a3-b4 b8-a7 c1-d2");
  const std::vector<std::string> english = CountersOf(game);
  ASSERT_THAT(english, SizeIs(2));
  EXPECT_EQ(
      english[1],
      "15 moves by each side with kings only and nothing taken (source 000 §5): 2 of 30 "
      "half-moves, 14 moves left. Counted since 1. a3-b4. A capture or a man's move starts it "
      "afresh.");
  EXPECT_EQ(CountersOf(game, Language::kRussian)[1],
            "15 ходов каждой стороны одними дамками, без взятий (источник 000, §5): полуходов 2 из "
            "30, осталось 14 ходов. Счёт идёт после хода 1. a3-b4. Взятие или ход простой начинают "
            "счёт заново.");
}

TEST(DrawCounterTexts, BeginWithThoseThatRun) {
  const std::vector<std::string> texts = CountersOf(GameAt("russian-damki", "W:WKa5:BKh2", 3));
  ASSERT_THAT(texts, SizeIs(5));
  EXPECT_THAT(texts[1], AllOf(HasSubstr("3 of 10 half-moves, 4 moves left"),
                              HasSubstr("since before the first position")));
  EXPECT_THAT(texts[2], HasSubstr("kings only"));
  EXPECT_THAT(texts[3], StartsWith("Not counting now: 15 moves by the stronger side"));
  EXPECT_THAT(texts[4], StartsWith("Not counting now: 5 moves by the stronger side"));
  EXPECT_THAT(CountersOf(GameAt("russian-damki", "W:Wa3:Bh6"))[3],
              StartsWith("Not counting now: kings on both sides"));
}

TEST(DrawCounterTexts, SayThatThereAreNoRules) {
  VariantSpec spec = Catalog::BuiltIn().Find("russian")->spec();
  spec.draws = {};
  EXPECT_THAT(CountersOf(Game(Variant::Make(spec).value())),
              ElementsAre("This game has no draw rules; players can agree on a draw."));
}

TEST(DrawCounterTexts, TellWhatStopsTheMainRoad) {
  EXPECT_THAT(CountersOf(GameAt("russian-damki", "W:WKa5,Kb8,Ka7:BKa1"))[3],
              AllOf(HasSubstr("0 of 5, 5 moves left"), HasSubstr("when the king leaves the road")));
}

}  // namespace
}  // namespace draughts
