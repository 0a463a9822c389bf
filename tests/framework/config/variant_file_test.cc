#include "framework/config/variant_file.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>

#include "framework/config/variant_keys.h"
#include "variants/russian.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;

// A file without mistakes; each test makes its own in it. Line numbers are those at the right.
constexpr std::string_view kGood =
    "id: home\n"                                            // 1
    "names: { en: Home, ru: Домашние }\n"                   // 2
    "aliases: [house, дом]\n"                               // 3
    "board: { width: 8, height: 8, fields: dark }\n"        // 4
    "mirrored: false\n"                                     // 5
    "setup: { rows: 3 }\n"                                  // 6
    "first-mover: white\n"                                  // 7
    "objective: normal\n"                                   // 8
    "moves:\n"                                              // 9
    "  lines: diagonal\n"                                   // 10
    "  king-range: flying\n"                                // 11
    "  man-capture: all-ways\n"                             // 12
    "  crowning: goes-on-as-king\n"                         // 13
    "  choice: free\n"                                      // 14
    "  man-takes-king: allowed\n"                           // 15
    "  removal: after-move\n"                               // 16
    "  last-king-taken: lands-anywhere\n"                   // 17
    "draws:\n"                                              // 18
    "  - repetition: { times: 3 }\n"                        // 19
    "  - kings-only: { moves: 15 }\n"                       // 20
    "squares: { style: algebraic, numbering: top-left }\n"  // 21
    "pdn: { game-type: 25, capture-sign: \":\" }\n"         // 22
    "sources:\n"                                            // 23
    "  - { en: A book, ru: Книга }\n"                       // 24
    "verified: true\n";                                     // 25

// kGood with `part`, which must be in it, replaced.
std::string With(std::string_view part, std::string_view replacement) {
  std::string text(kGood);
  const std::size_t start = text.find(part);
  EXPECT_NE(start, std::string::npos) << part;
  return text.replace(start, part.size(), replacement);
}

// All problems of `text` as "id line:column".
std::vector<std::string> ProblemsOf(std::string_view text) {
  const Result<VariantSpec> spec = ParseVariantFile(text, "my.yaml");
  std::vector<std::string> said;
  if (spec.ok()) return said;
  for (const Problem& problem : spec.problems()) {
    EXPECT_EQ(problem.place.file, "my.yaml");
    said.push_back(problem.id + " " + std::to_string(problem.place.line) + ":" +
                   std::to_string(problem.place.column));
  }
  return said;
}

Problem OnlyProblemOf(std::string_view text) {
  const Result<VariantSpec> spec = ParseVariantFile(text, "my.yaml");
  EXPECT_FALSE(spec.ok());
  EXPECT_EQ(spec.problems().size(), 1U);
  return spec.problems().at(0);
}

TEST(VariantFile, SaysEverythingASpecHolds) {
  const Result<VariantSpec> spec = ParseVariantFile(kGood, "my.yaml");
  ASSERT_TRUE(spec.ok());
  const VariantSpec expected = {.id = "home",
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
  EXPECT_EQ(*spec, expected);
}

TEST(VariantFile, MayLackAGameType) {
  const Result<VariantSpec> spec = ParseVariantFile(With("game-type: 25, ", ""), "my.yaml");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->pdn_game_type, std::nullopt);
}

TEST(VariantFile, MaySayThatItHasNoGameType) {
  const Result<VariantSpec> spec =
      ParseVariantFile(With("game-type: 25, ", "game-type: none, "), "my.yaml");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->pdn_game_type, std::nullopt);
}

TEST(VariantFile, MayHaveNoAliasesAndNoDraws) {
  const Result<VariantSpec> spec = ParseVariantFile(With("[house, дом]", "[]"), "my.yaml");
  ASSERT_TRUE(spec.ok());
  EXPECT_TRUE(spec->aliases.empty());
}

TEST(VariantFile, RefusesAKeyThatIsNone) {
  const Problem problem = OnlyProblemOf(With("mirrored: false", "mirrored: false\nmirored: true"));
  EXPECT_EQ(problem.id, "yaml.unknown-key");
  EXPECT_EQ(problem.place, (Place{"my.yaml", 6, 1}));
  EXPECT_EQ(
      problem.arguments,
      (std::vector<Problem::Argument>{
          {"key", "mirored"},
          {"allowed",
           "id, extends, names, aliases, board, mirrored, setup, first-mover, objective, moves, "
           "draws, squares, pdn, sources, secondary-source, verified"},
          {"near", "mirrored"}}));
}

TEST(VariantFile, RefusesAKeyThatIsNoneInside) {
  const Problem problem = OnlyProblemOf(With("{ width: 8,", "{ width: 8, depth: 3,"));
  EXPECT_EQ(problem.id, "yaml.unknown-key");
  EXPECT_EQ(problem.place, (Place{"my.yaml", 4, 20}));
  EXPECT_EQ(problem.arguments, (std::vector<Problem::Argument>{
                                   {"key", "depth"}, {"allowed", "width, height, fields"}}));
}

TEST(VariantFile, KnowsNoKeyWithDots) {
  EXPECT_THAT(ProblemsOf(With("id: home", "id: home\nboard.width: 8")),
              ElementsAre("yaml.unknown-key 2:1"));
}

TEST(VariantFile, MissesKeysWhereTheirMapBegins) {
  EXPECT_THAT(ProblemsOf(With("mirrored: false\n", "")), ElementsAre("yaml.missing-key 1:1"));
  EXPECT_THAT(ProblemsOf(With("board: { width: 8, height: 8, fields: dark }\n", "")),
              ElementsAre("yaml.missing-key 1:1"));
  const Problem problem = OnlyProblemOf(With("  choice: free\n", ""));
  EXPECT_EQ(problem.place, (Place{"my.yaml", 10, 3}));
  EXPECT_EQ(problem.arguments, (std::vector<Problem::Argument>{{"key", "choice"}}));
}

TEST(VariantFile, MissesEveryRequiredKey) {
  for (const VariantKey& key : VariantKeys()) {
    if (key.name.find('.') != std::string::npos || !key.required) continue;
    std::string text;
    // Each key of kGood with what belongs to it: up to the next line that is not indented.
    for (std::size_t start = 0; start < kGood.size();) {
      std::size_t end = kGood.find('\n', start) + 1;
      while (end < kGood.size() && kGood[end] == ' ') end = kGood.find('\n', end) + 1;
      const std::string_view part = kGood.substr(start, end - start);
      if (!part.starts_with(key.name + ":")) text += part;
      start = end;
    }
    ASSERT_NE(text, kGood) << key.name;
    EXPECT_THAT(ProblemsOf(text), ElementsAre("yaml.missing-key 1:1")) << key.name;
  }
}

TEST(VariantFile, RefusesAKeyThatIsGivenTwice) {
  EXPECT_THAT(ProblemsOf(With("objective: normal", "objective: normal\nid: house")),
              ElementsAre("yaml.duplicate-key 9:1"));
}

TEST(VariantFile, RefusesTheWrongKindOfValue) {
  EXPECT_THAT(ProblemsOf(With("id: home", "id: [home]")), ElementsAre("yaml.not-a-scalar 1:5"));
  EXPECT_THAT(ProblemsOf(With("[house, дом]", "house")), ElementsAre("yaml.not-a-list 3:10"));
  EXPECT_THAT(ProblemsOf(With("{ rows: 3 }", "3")), ElementsAre("yaml.not-a-map 6:8"));
  EXPECT_THAT(ProblemsOf(With("{ en: Home, ru: Домашние }", "Home")),
              ElementsAre("yaml.not-a-map 2:8"));
  EXPECT_THAT(ProblemsOf("just a sentence\n"), ElementsAre("yaml.no-keys 1:1"));
  EXPECT_THAT(ProblemsOf("- a\n- b\n"), ElementsAre("yaml.no-keys 1:1"));
}

TEST(VariantFile, RefusesAnEmptyValue) {
  EXPECT_THAT(ProblemsOf(With("id: home", "id:")), ElementsAre("yaml.empty-value 1:1"));
  EXPECT_THAT(ProblemsOf(With("width: 8", "width:")), ElementsAre("yaml.empty-value 4:10"));
}

TEST(VariantFile, ReadsNumbersStrictly) {
  for (const char* number : {"010", "0x8", "8.0", "+8", "eight", "8 8", "1_0", "99999999999"}) {
    const Problem problem = OnlyProblemOf(With("width: 8", std::string("width: ") + number));
    EXPECT_EQ(problem.id, "yaml.not-a-number");
    EXPECT_EQ(problem.place, (Place{"my.yaml", 4, 17})) << number;
    EXPECT_EQ(problem.arguments,
              (std::vector<Problem::Argument>{{"key", "board.width"}, {"found", number}}));
  }
}

TEST(VariantFile, ReadsTruthStrictly) {
  for (const char* truth : {"yes", "no", "True", "on", "0"}) {
    EXPECT_THAT(ProblemsOf(With("mirrored: false", std::string("mirrored: ") + truth)),
                ElementsAre("yaml.not-true-or-false 5:11"));
    EXPECT_THAT(ProblemsOf(With("verified: true", std::string("verified: ") + truth)),
                ElementsAre("yaml.not-true-or-false 25:11"));
  }
}

TEST(VariantFile, ReadsOneCharacterStrictly) {
  EXPECT_THAT(ProblemsOf(With("\":\"", "\"::\"")), ElementsAre("yaml.not-one-character 22:37"));
}

TEST(VariantFile, RefusesAValueThatIsNoneOfThose) {
  const Problem problem = OnlyProblemOf(With("king-range: flying", "king-range: fling"));
  EXPECT_EQ(problem.id, "yaml.not-allowed");
  EXPECT_EQ(problem.place, (Place{"my.yaml", 11, 15}));
  EXPECT_EQ(problem.arguments,
            (std::vector<Problem::Argument>{{"found", "fling"},
                                            {"allowed", "short, flying, flying-lands-behind"},
                                            {"near", "flying"}}));
}

TEST(VariantFile, TakesEveryValueThatItSaysIsAllowed) {
  for (const VariantKey& key : VariantKeys()) {
    if (!key.name.starts_with("moves.") || key.type.values.empty()) continue;
    const std::string name = key.name.substr(key.name.find('.') + 1) + ": ";
    const std::size_t start = kGood.find(name);
    const std::string old(kGood.substr(start, kGood.find('\n', start) - start));
    for (const std::string& value : key.type.values) {
      EXPECT_THAT(ProblemsOf(With(old, name + value)), ElementsAre()) << key.name << value;
    }
  }
}

TEST(VariantFile, ReadsEveryKindOfDrawRule) {
  const Result<VariantSpec> spec = ParseVariantFile(
      With("  - kings-only: { moves: 15 }\n",
           "  - kings-only: { moves: 15, precedence: endings-first, source: { en: a, ru: b } }\n"
           "  - no-progress: { moves: 40, progress: crowning }\n"
           "  - material:\n"
           "      stronger: [{ kings: 3, men: 0, or-more-kings: true }, { kings: 2, men: 1 }]\n"
           "      moves: 16\n"
           "      counted: stronger-side\n"
           "      change-inside: restarts\n"
           "  - balance: { endings: [{ least: 2, most: 3, moves: 5 }] }\n"
           "  - main-road: { stronger: [{ kings: 0, men: 3 }], moves: 5, road: alone,\n"
           "                 held-by: stronger-side }\n"
           "  - one-piece-each: {}\n"
           "  - no-win-claim: {}\n"),
      "my.yaml");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(
      spec->draws,
      (DrawRules{
          Repetition{3}, KingsOnly{15, Precedence::kEndingsFirst, LocalText{.en = "a", .ru = "b"}},
          NoProgress{40, ProgressBy::kCrowning},
          MaterialLimit{
              {{3, 0, true}, {2, 1}}, 16, MovesCounted::kStrongerSide, ChangeInside::kRestarts},
          BalanceLimit{{{2, 3, 5}}},
          MainRoadLimit{{{0, 3}}, 5, RoadUse::kAlone, RoadHolder::kStrongerSide}, OnePieceEach{},
          NoWinClaim{}}));
}

TEST(VariantFile, PutsWhatMakesNoSenseInADrawRuleAtItsKey) {
  const auto problems_of = [](std::string_view rule) {
    return ProblemsOf(With("kings-only: { moves: 15 }", rule));
  };
  EXPECT_THAT(problems_of("balance: { endings: [{ least: 2, most: 1, moves: 5 }] }"),
              ElementsAre("variant.bad-draw-number 20:44"));
  EXPECT_THAT(problems_of("main-road: { stronger: [], moves: 5, road: shared }"),
              ElementsAre("variant.empty-list 20:28"));
  EXPECT_THAT(problems_of("kings-only: { moves: 15, source: { en: a, ru: \"\" } }"),
              ElementsAre("variant.empty-text 20:51"));
}

TEST(VariantFile, RefusesADrawRuleThatIsNone) {
  const Problem problem = OnlyProblemOf(With("kings-only:", "king-only:"));
  EXPECT_EQ(problem.id, "yaml.unknown-key");
  EXPECT_EQ(problem.place, (Place{"my.yaml", 20, 5}));
  EXPECT_EQ(problem.arguments, (std::vector<Problem::Argument>{
                                   {"key", "king-only"},
                                   {"allowed",
                                    "repetition, kings-only, no-progress, material, balance, "
                                    "main-road, one-piece-each, no-win-claim"},
                                   {"near", "kings-only"}}));
}

TEST(VariantFile, RefusesADrawRuleWithoutItsNumber) {
  EXPECT_THAT(ProblemsOf(With("{ times: 3 }", "3")), ElementsAre("yaml.not-a-map 19:17"));
  EXPECT_THAT(ProblemsOf(With("{ times: 3 }", "{ moves: 3 }")),
              ElementsAre("yaml.missing-key 19:17", "yaml.unknown-key 19:19"));
  EXPECT_THAT(ProblemsOf(With("repetition: { times: 3 }", "repetition")),
              ElementsAre("yaml.one-key-an-item 19:5"));
  EXPECT_THAT(ProblemsOf(With("  - kings-only: { moves: 15 }", "    kings-only: { moves: 15 }")),
              ElementsAre("yaml.one-key-an-item 19:5"));
}

TEST(VariantFile, PutsWhatMakesNoSenseAtItsKey) {
  EXPECT_THAT(ProblemsOf(With("id: home", "id: Home")), ElementsAre("variant.bad-id 1:5"));
  EXPECT_THAT(ProblemsOf(With("width: 8", "width: 7")), ElementsAre("variant.bad-board-size 4:17"));
  EXPECT_THAT(ProblemsOf(With("rows: 3", "rows: 4")), ElementsAre("variant.bad-setup 6:16"));
  EXPECT_THAT(ProblemsOf(With("дом", "house")), ElementsAre("variant.duplicate-alias 3:18"));
  EXPECT_THAT(ProblemsOf(With("times: 3", "times: 1")),
              ElementsAre("variant.bad-draw-number 19:26"));
  EXPECT_THAT(ProblemsOf(With("kings-only: { moves: 15 }", "repetition: { times: 4 }")),
              ElementsAre("variant.duplicate-draw-rule 20:17"));
  EXPECT_THAT(ProblemsOf(With("\":\"", "\"*\"")), ElementsAre("variant.bad-capture-sign 22:37"));
  EXPECT_THAT(ProblemsOf(With("\n  - { en: A book, ru: Книга }", " []")),
              ElementsAre("variant.no-sources 23:10"));
  EXPECT_THAT(ProblemsOf(With("ru: Книга", "ru: \"\"")), ElementsAre("variant.empty-text 24:23"));
}

TEST(VariantFile, TellsAllProblemsAtOnceInTheOrderOfTheText) {
  std::string text = With("id: home", "idd: home");
  text.replace(text.find("width: 8"), 8, "width: x");
  text.replace(text.find("flying"), 6, "jump");
  text += "id: a\nid: b\n";
  EXPECT_THAT(ProblemsOf(text), ElementsAre("yaml.unknown-key 1:1", "yaml.not-a-number 4:17",
                                            "yaml.not-allowed 11:15", "yaml.duplicate-key 27:1"));
}

TEST(VariantFile, TellsAllThatMakesNoSenseAtOnce) {
  std::string text = With("id: home", "id: Home");
  text.replace(text.find("width: 8"), 8, "width: 7");
  text.replace(text.find("rows: 3"), 7, "rows: 9");
  EXPECT_THAT(ProblemsOf(text), ElementsAre("variant.bad-id 1:5", "variant.bad-board-size 4:17",
                                            "variant.bad-setup 6:16"));
}

TEST(VariantFile, PutsSyntaxErrorsWhereTheyAre) {
  EXPECT_THAT(ProblemsOf(With("id: home", "id: home: 3")), ElementsAre("yaml.syntax 1:9"));
}

}  // namespace
}  // namespace draughts
