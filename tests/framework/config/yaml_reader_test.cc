#include "framework/config/yaml_reader.h"

#include <gmock/gmock.h>

#include <string>

namespace draughts {
namespace {

using Kind = YamlValue::Kind;
using ::testing::ElementsAre;

// The problems of `text` as "id line:column", which is what most tests here are about.
std::vector<std::string> ProblemsOf(std::string_view text) {
  Problems problems;
  ParseYaml(text, "a.yaml", problems);
  std::vector<std::string> said;
  for (const Problem& problem : problems) {
    EXPECT_EQ(problem.place.file, "a.yaml");
    said.push_back(problem.id + " " + std::to_string(problem.place.line) + ":" +
                   std::to_string(problem.place.column));
  }
  return said;
}

YamlValue Parse(std::string_view text) {
  Problems problems;
  const std::optional<YamlValue> root = ParseYaml(text, "a.yaml", problems);
  EXPECT_TRUE(problems.empty());
  return root.value();
}

std::string PlaceOf(const auto& thing) {
  return std::to_string(thing.line) + ":" + std::to_string(thing.column);
}

TEST(YamlReader, KeepsMembersInOrderWithTheirPlaces) {
  const YamlValue root = Parse("# a comment\nboard: { width: 8, height: 10 }\nid: x\n");
  ASSERT_EQ(root.kind, Kind::kMap);
  ASSERT_EQ(root.members.size(), 2U);
  EXPECT_EQ(PlaceOf(root), "2:1");
  EXPECT_EQ(root.members[0].key, "board");
  EXPECT_EQ(PlaceOf(root.members[0]), "2:1");
  const YamlValue& board = root.members[0].value;
  EXPECT_EQ(PlaceOf(board), "2:8");
  EXPECT_EQ(PlaceOf(board.members[1]), "2:20");
  EXPECT_EQ(board.members[1].value.text, "10");
  EXPECT_EQ(PlaceOf(board.members[1].value), "2:28");
  EXPECT_EQ(PlaceOf(root.members[1].value), "3:5");
}

TEST(YamlReader, CountsColumnsInBytes) {
  const YamlValue root = Parse("имя: { ru: x }\n");
  EXPECT_EQ(PlaceOf(root.members[0].value.members[0]), "1:11");
}

TEST(YamlReader, ReadsBothStylesOfList) {
  for (const char* text : {"[a, b]", "- a\n- b\n"}) {
    const YamlValue root = Parse(text);
    ASSERT_EQ(root.kind, Kind::kList);
    ASSERT_EQ(root.items.size(), 2U);
    EXPECT_EQ(root.items[0].text, "a");
    EXPECT_EQ(root.items[1].text, "b");
  }
}

TEST(YamlReader, LeavesScalarsAsTheyWereWritten) {
  const YamlValue root = Parse("[yes, 010, 0x1F, 1e3, \"8\", 'it''s', no]");
  std::vector<std::string> texts;
  for (const YamlValue& item : root.items) texts.push_back(item.text);
  EXPECT_THAT(texts, ElementsAre("yes", "010", "0x1F", "1e3", "8", "it's", "no"));
}

TEST(YamlReader, PutsAnEmptyValueWhereItsKeyIs) {
  const YamlValue root = Parse("a: 1\nb:\n\n\nc: ~\nd: \"\"\n");
  EXPECT_EQ(root.members[1].value.kind, Kind::kEmpty);
  EXPECT_EQ(PlaceOf(root.members[1].value), "2:1");
  EXPECT_EQ(root.members[2].value.kind, Kind::kEmpty);
  EXPECT_EQ(PlaceOf(root.members[2].value), "5:1");
  EXPECT_EQ(root.members[3].value.kind, Kind::kScalar);
}

TEST(YamlReader, PutsAnEmptyItemWhereItsListIs) {
  const YamlValue root = Parse("a:\n  - b\n  -\n");
  const YamlValue& list = root.members[0].value;
  ASSERT_EQ(list.items.size(), 2U);
  EXPECT_EQ(list.items[1].kind, Kind::kEmpty);
  EXPECT_EQ(PlaceOf(list.items[1]), "2:3");
}

TEST(YamlReader, RefusesDuplicateKeysAndKeepsTheFirst) {
  Problems problems;
  const auto root = ParseYaml("a: 1\nb: 2\na: 3\nb: 4\n", "a.yaml", problems);
  ASSERT_EQ(problems.size(), 2U);
  EXPECT_EQ(problems[0],
            (Problem{"yaml.duplicate-key", {"a.yaml", 3, 1}, {{"key", "a"}, {"line", "1"}}}));
  EXPECT_EQ(problems[1],
            (Problem{"yaml.duplicate-key", {"a.yaml", 4, 1}, {{"key", "b"}, {"line", "2"}}}));
  ASSERT_EQ(root->members.size(), 2U);
  EXPECT_EQ(root->members[0].value.text, "1");
}

TEST(YamlReader, RefusesDuplicateKeysInside) {
  EXPECT_THAT(ProblemsOf("a: { b: 1, c: 2, b: 3 }\n"), ElementsAre("yaml.duplicate-key 1:18"));
}

TEST(YamlReader, RefusesAnchorsAliasesAndTags) {
  EXPECT_THAT(ProblemsOf("a: &x 1\nb: *x\nc: !!int 3\nd: !!map {}\n"),
              ElementsAre("yaml.not-plain 1:4", "yaml.not-plain 2:4", "yaml.not-plain 3:4",
                          "yaml.not-plain 4:4"));
}

TEST(YamlReader, RefusesKeysThatAreNoText) {
  EXPECT_THAT(ProblemsOf("? [a, b]\n: 1\n"), ElementsAre("yaml.key-not-text 1:3"));
}

TEST(YamlReader, RefusesAnEmptyText) {
  for (const char* text : {"", "\n\n", "# only a comment\n"}) {
    EXPECT_THAT(ProblemsOf(text), ElementsAre("yaml.empty 1:1")) << text;
  }
}

TEST(YamlReader, RefusesASecondDocument) {
  EXPECT_THAT(ProblemsOf("a: 1\n---\nb: 2\n"), ElementsAre("yaml.several-documents 2:1"));
}

TEST(YamlReader, SaysWhereTheSyntaxBreaks) {
  EXPECT_THAT(ProblemsOf("a: b: c\n"), ElementsAre("yaml.syntax 1:5"));
  EXPECT_THAT(ProblemsOf("a: [b\nc: d\n"), ElementsAre("yaml.syntax 2:2"));
}

TEST(YamlReader, RefusesQuotesThatAreNotClosed) {
  for (const char* text : {"a: \"b\n", "a: \"b\\\"\n", "a: 'b\nc: d\n", "a: \"", "a: '"}) {
    EXPECT_THAT(ProblemsOf(text), ElementsAre("yaml.quote-not-closed 1:4")) << text;
  }
  EXPECT_THAT(ProblemsOf("a: \"b\\\\\"\nc: 'it''s'\n"), ElementsAre());
}

TEST(YamlReader, RefusesWhatIsNotUtf8) {
  EXPECT_THAT(ProblemsOf("a: 1\nb: \xD0\xB0\xFF\n"), ElementsAre("yaml.not-utf8 2:6"));
  EXPECT_THAT(ProblemsOf("\xFF\xFE\x61"), ElementsAre("yaml.not-utf8 1:1"));
}

TEST(YamlReader, PassesOverAByteOrderMark) {
  EXPECT_EQ(PlaceOf(Parse("\xEF\xBB\xBF"
                          "a: 1\n")
                        .members[0]),
            "1:1");
}

TEST(YamlReader, TakesTheLineEndsOfOtherSystems) {
  const YamlValue root = Parse("a: \"1\"\r\nb: '2'\r\n");
  ASSERT_EQ(root.members.size(), 2U);
  EXPECT_EQ(root.members[0].value.text, "1");
  EXPECT_EQ(root.members[1].value.text, "2");
  EXPECT_THAT(ProblemsOf("a: \"1\"\r\nb: '2'\r\nc: \"3\"\r\nd: \"4\r\n"),
              ElementsAre("yaml.quote-not-closed 4:4"));
}

TEST(YamlReader, TellsWhatStoodBeforeBrokenSyntaxAsWell) {
  EXPECT_THAT(ProblemsOf("a: 1\na: 2\nb: c: d\n"),
              ElementsAre("yaml.duplicate-key 2:1", "yaml.syntax 3:5"));
}

TEST(YamlReader, RefusesAbsurdDepthInsteadOfOverflowing) {
  const std::vector<std::string> problems = ProblemsOf(std::string(100'000, '['));
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].substr(0, 11), "yaml.syntax");
}

TEST(YamlReader, TakesAnyBytes) {
  for (int byte = 0; byte < 256; ++byte) {
    Problems problems;
    ParseYaml("a: " + std::string(1, static_cast<char>(byte)) + "\n", "a.yaml", problems);
    ParseYaml(std::string(3, static_cast<char>(byte)), "a.yaml", problems);
    for (const Problem& problem : problems) EXPECT_TRUE(problem.id.starts_with("yaml."));
  }
}

}  // namespace
}  // namespace draughts
