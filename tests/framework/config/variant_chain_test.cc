// Variant files that extend others.

#include "framework/config/variant_chain.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Line numbers at the right: problems of what is inherited point here.
constexpr std::string_view kParent =
    "id: parent\n"                                            // 1
    "names: { en: Parent, ru: Родитель }\n"                   // 2
    "aliases: [elder]\n"                                      // 3
    "board: { width: 8, height: 8, fields: dark }\n"          // 4
    "mirrored: false\n"                                       // 5
    "setup: { rows: 3 }\n"                                    // 6
    "first-mover: white\n"                                    // 7
    "objective: normal\n"                                     // 8
    "moves:\n"                                                // 9
    "  lines: diagonal\n"                                     // 10
    "  king-range: flying\n"                                  // 11
    "  man-capture: all-ways\n"                               // 12
    "  crowning: goes-on-as-king\n"                           // 13
    "  choice: free\n"                                        // 14
    "  man-takes-king: allowed\n"                             // 15
    "  removal: after-move\n"                                 // 16
    "  last-king-taken: lands-anywhere\n"                     // 17
    "draws:\n"                                                // 18
    "  - repetition: { times: 3 }\n"                          // 19
    "  - kings-only: { moves: 15 }\n"                         // 20
    "squares: { style: algebraic, numbering: bottom-left}\n"  // 21
    "pdn: { game-type: 25, capture-sign: \":\" }\n"           // 22
    "sources: [{ en: A book, ru: Книга }]\n"                  // 23
    "verified: true\n";                                       // 24

// What a file must say itself; here lines 1 to 6.
constexpr std::string_view kOwn =
    "id: child\n"
    "extends: parent\n"
    "names: { en: Child, ru: Ребёнок }\n"
    "aliases: []\n"
    "sources: [{ en: Home, ru: Дом }]\n"
    "verified: false\n";

std::string Child(std::string_view rest) { return std::string(kOwn) + std::string(rest); }

std::string Replaced(std::string text, std::string_view part, std::string_view replacement) {
  const std::size_t start = text.find(part);
  EXPECT_NE(start, std::string::npos) << part;
  return text.replace(start, part.size(), replacement);
}

Result<VariantSpec> Parse(std::string_view text, std::string_view parent = kParent) {
  const std::vector<VariantText> known = {{"parent", "parent.yaml", std::string(parent)}};
  return ParseVariantFile(text, "child.yaml", known);
}

// All problems as "id file:line:column".
std::vector<std::string> ProblemsOf(const Result<VariantSpec>& spec) {
  std::vector<std::string> said;
  for (const Problem& problem : spec.problems()) {
    said.push_back(problem.id + " " + problem.place.file + ":" +
                   std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column));
  }
  return said;
}

TEST(Extends, TakesOverAllThatIsNotSaid) {
  const Result<VariantSpec> child = Parse(kOwn);
  ASSERT_THAT(ProblemsOf(child), IsEmpty());
  VariantSpec expected = ParseVariantFile(kParent, "parent.yaml").value();
  expected.id = "child";
  expected.extends = "parent";
  expected.names = {.en = "Child", .ru = "Ребёнок"};
  expected.aliases = {};
  expected.sources = {{.en = "Home", .ru = "Дом"}};
  expected.verified = false;
  EXPECT_EQ(*child, expected);
}

TEST(Extends, MergesMapsKeyByKey) {
  const Result<VariantSpec> child =
      Parse(Child("moves: { choice: most-pieces }\n"
                  "board: { width: 10 }\n"
                  "squares: { style: numeric }\n"
                  "pdn: { capture-sign: x }\n"));
  ASSERT_THAT(ProblemsOf(child), IsEmpty());
  EXPECT_EQ(child->moves.choice, Choice::kMostPieces);
  EXPECT_EQ(child->moves.king_range, KingRange::kFlying);
  EXPECT_EQ(child->moves.board, (Board{.width = 10, .height = 8}));
  EXPECT_EQ(child->square_style, SquareStyle::kNumeric);
  EXPECT_EQ(child->numbering, NumberingCorner::kBottomLeft);
  EXPECT_EQ(child->pdn_capture_sign, 'x');
  EXPECT_EQ(child->pdn_game_type, 25);
}

TEST(Extends, ReplacesListsWholly) {
  const Result<VariantSpec> child = Parse(Child("draws:\n  - no-progress: { moves: 40 }\n"));
  ASSERT_THAT(ProblemsOf(child), IsEmpty());
  EXPECT_EQ(child->draws, (DrawRules{NoProgress{40}}));
  EXPECT_EQ(Parse(Child("draws: []\n"))->draws, DrawRules{});
}

TEST(Extends, TakesAwayWhatIsInheritedByNone) {
  const Result<VariantSpec> child = Parse(Child("pdn: { game-type: none }\n"));
  ASSERT_THAT(ProblemsOf(child), IsEmpty());
  EXPECT_EQ(child->pdn_game_type, std::nullopt);
  EXPECT_EQ(child->pdn_capture_sign, ':');
}

TEST(Extends, IsNothingWhereItSaysNone) {
  const Result<VariantSpec> alone =
      Parse(Replaced(std::string(kParent), "id: parent", "id: alone\nextends: none"));
  ASSERT_THAT(ProblemsOf(alone), IsEmpty());
  EXPECT_EQ(alone->extends, std::nullopt);
}

// Who a variant is and on whose word cannot be had from another.
TEST(Extends, InheritsNeitherNamesNorSourcesNorTheirVerification) {
  const std::map<std::string, std::string> lines = {
      {"id", "id: child\n"},
      {"names", "names: { en: Child, ru: Ребёнок }\n"},
      {"aliases", "aliases: []\n"},
      {"sources", "sources: [{ en: Home, ru: Дом }]\n"},
      {"verified", "verified: false\n"}};
  for (const auto& [key, line] : lines) {
    EXPECT_TRUE(IsNeverInherited(key)) << key;
    const Result<VariantSpec> child = Parse(Replaced(std::string(kOwn), line, ""));
    EXPECT_THAT(ProblemsOf(child), ElementsAre("yaml.missing-key child.yaml:1:1"));
    EXPECT_EQ(child.problems()[0].arguments, (std::vector<Problem::Argument>{{"key", key}}));
  }
  EXPECT_THAT(ProblemsOf(Parse(Replaced(std::string(kOwn), "{ en: Child, ", "{ "))),
              ElementsAre("yaml.missing-key child.yaml:3:8"));
  EXPECT_FALSE(IsNeverInherited("moves"));
  EXPECT_TRUE(IsNeverInherited("secondary-source"));
}

TEST(Extends, GoesThroughSeveralFiles) {
  const std::vector<VariantText> known = {
      {"parent", "parent.yaml", std::string(kParent)},
      {"middle", "middle.yaml",
       Replaced(Child("moves: { choice: italian, removal: at-once }\n"), "child", "middle")}};
  const Result<VariantSpec> child = ParseVariantFile(
      Replaced(Child("moves: { removal: after-move }\n"), "extends: parent", "extends: middle"),
      "child.yaml", known);
  ASSERT_THAT(ProblemsOf(child), IsEmpty());
  EXPECT_EQ(child->extends, "middle");
  EXPECT_EQ(child->moves.choice, Choice::kItalian);
  EXPECT_EQ(child->moves.removal, Removal::kAfterMove);
  EXPECT_EQ(child->moves.crowning, Crowning::kGoesOnAsKing);
}

TEST(Extends, PointsAtTheFileWhereAProblemStands) {
  const std::string parent =
      Replaced(Replaced(std::string(kParent), "rows: 3", "rows: 4"), "times: 3", "times: 1");
  EXPECT_THAT(ProblemsOf(Parse(kOwn, parent)),
              ElementsAre("variant.bad-setup parent.yaml:6:16",
                          "variant.bad-draw-number parent.yaml:19:26"));
  // A board of its own makes wrong what it takes over.
  EXPECT_THAT(ProblemsOf(Parse(Child("board: { height: 6 }\n"))),
              ElementsAre("variant.bad-setup parent.yaml:6:16"));
}

TEST(Extends, TellsItsOwnProblemsBeforeThoseOfItsParent) {
  const std::string parent =
      Replaced(Replaced(std::string(kParent), "mirrored: false", "mirrored: no\nmiror: 1"),
               "choice: free", "choice: fre");
  EXPECT_THAT(
      ProblemsOf(Parse(Child("moves: { king-range: fling }\n"), parent)),
      ElementsAre("yaml.not-allowed child.yaml:7:22", "yaml.not-true-or-false parent.yaml:5:11",
                  "yaml.unknown-key parent.yaml:6:1", "yaml.not-allowed parent.yaml:15:11"));
}

TEST(Extends, SuggestsTheParentThatWasMeant) {
  const Result<VariantSpec> child =
      Parse(Replaced(Child("moves: { choice: fre }\n"), "extends: parent", "extends: paren"));
  EXPECT_THAT(ProblemsOf(child), ElementsAre("variant.unknown-parent child.yaml:2:10",
                                             "yaml.not-allowed child.yaml:7:18"));
  EXPECT_EQ(
      child.problems()[0].arguments,
      (std::vector<Problem::Argument>{{"name", "paren"}, {"known", "parent"}, {"near", "parent"}}));
}

TEST(Extends, AsksForItsOwnKeysEvenWithoutAParent) {
  std::string text = Replaced(std::string(kOwn), "extends: parent", "extends: nobody");
  EXPECT_THAT(
      ProblemsOf(Parse(Replaced(text, "verified: false\n", ""))),
      ElementsAre("yaml.missing-key child.yaml:1:1", "variant.unknown-parent child.yaml:2:10"));
}

TEST(Extends, NamesAParentByText) {
  EXPECT_THAT(ProblemsOf(Parse(Replaced(std::string(kOwn), "extends: parent", "extends: [a]"))),
              ElementsAre("yaml.not-a-scalar child.yaml:2:10"));
  EXPECT_THAT(ProblemsOf(Parse(Replaced(std::string(kOwn), "extends: parent", "extends:"))),
              ElementsAre("yaml.empty-value child.yaml:2:1"));
}

TEST(Extends, TellsWhereAParentIsNoYaml) {
  EXPECT_THAT(ProblemsOf(Parse(kOwn, "id: parent: 1\n")),
              ElementsAre("yaml.syntax parent.yaml:1:11"));
}

TEST(Extends, RefusesACircle) {
  EXPECT_THAT(ProblemsOf(Parse(Replaced(std::string(kOwn), "extends: parent", "extends: child"))),
              ElementsAre("variant.extends-itself child.yaml:2:10"));
  const Result<VariantSpec> child =
      Parse(kOwn, Replaced(std::string(kParent), "id: parent", "id: parent\nextends: child"));
  EXPECT_THAT(ProblemsOf(child), ElementsAre("variant.extends-itself parent.yaml:2:10"));
  EXPECT_EQ(child.problems()[0].arguments,
            (std::vector<Problem::Argument>{{"chain", "child → parent → child"}}));
}

TEST(Extends, RefusesAChainNobodyCanFollow) {
  const auto problems_of = [](int parents) {
    std::vector<VariantText> known = {{"v0", "v0.yaml", std::string(kParent)}};
    for (int i = 1; i <= parents; ++i) {
      const std::string id = "v" + std::to_string(i);
      std::string text = Replaced(std::string(kOwn), "child", id);
      text = Replaced(text, "extends: parent", "extends: v" + std::to_string(i - 1));
      known.push_back({id, id + ".yaml", text});
    }
    const VariantText last = known.back();
    return ProblemsOf(ParseVariantFile(last.text, last.file, known));
  };
  EXPECT_THAT(problems_of(kMostParents), IsEmpty());
  EXPECT_THAT(problems_of(kMostParents + 1), ElementsAre("variant.extends-too-many v1.yaml:2:10"));
}

// The examples of docs/variant-file.md, each between ```yaml and ```.
TEST(Extends, ReadsTheExamplesOfItsPage) {
  std::ifstream stream(DRAUGHTS_SOURCE_DIR "/docs/variant-file.md");
  const std::string page(std::istreambuf_iterator<char>(stream), {});
  const std::vector<VariantText> known = BuiltInVariantTexts();
  std::vector<std::string> ids;
  constexpr std::string_view kBegin = "```yaml\n";
  for (std::size_t start = page.find(kBegin); start != std::string::npos;) {
    start += kBegin.size();
    const std::size_t end = page.find("```", start);
    const Result<VariantSpec> spec =
        ParseVariantFile(page.substr(start, end - start), "example.yaml", known);
    ASSERT_THAT(ProblemsOf(spec), IsEmpty());
    ids.push_back(spec->id);
    start = page.find(kBegin, end);
  }
  EXPECT_THAT(ids, ElementsAre("russian", "home"));
}

TEST(FormatVariantFile, SaysTheSameWithoutAParent) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    VariantSpec expected = entry.variant.spec();
    const std::string text = FormatVariantFile(expected);
    const Result<VariantSpec> spec = ParseVariantFile(text, "resolved.yaml");
    ASSERT_THAT(ProblemsOf(spec), IsEmpty()) << text;
    expected.extends.reset();
    EXPECT_EQ(*spec, expected) << text;
  }
}

TEST(FormatVariantFile, WritesWhatPeopleWouldWrite) {
  const std::string text = FormatVariantFile(*Parse(Child("pdn: { game-type: none }\n")));
  EXPECT_EQ(text,
            "id: child\n"
            "names: { en: Child, ru: Ребёнок }\n"
            "aliases: []\n"
            "board: { width: 8, height: 8, fields: dark }\n"
            "mirrored: false\n"
            "setup: { rows: 3 }\n"
            "first-mover: white\n"
            "objective: normal\n"
            "moves:\n"
            "  lines: diagonal\n"
            "  king-range: flying\n"
            "  man-capture: all-ways\n"
            "  crowning: goes-on-as-king\n"
            "  choice: free\n"
            "  man-takes-king: allowed\n"
            "  removal: after-move\n"
            "  last-king-taken: lands-anywhere\n"
            "draws:\n"
            "  - repetition: { times: 3 }\n"
            "  - kings-only: { moves: 15 }\n"
            "squares: { style: algebraic, numbering: bottom-left }\n"
            "pdn: { capture-sign: \":\" }\n"
            "sources:\n"
            "  - { en: Home, ru: Дом }\n"
            "verified: false\n");
}

}  // namespace
}  // namespace draughts
