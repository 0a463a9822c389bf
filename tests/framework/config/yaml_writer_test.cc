#include "framework/config/yaml_writer.h"

#include <gmock/gmock.h>

#include <string>

#include "framework/config/value_writer.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

YamlValue MapOf(const std::string& key, YamlValue value) {
  YamlValue map;
  map.kind = Kind::kMap;
  map.members.push_back({.key = key, .line = 0, .column = 0, .value = std::move(value)});
  return map;
}

// The value of the only key of `text`.
YamlValue ReadBack(const std::string& text) {
  Problems problems;
  const std::optional<YamlValue> root = ParseYaml(text, "a.yaml", problems);
  EXPECT_TRUE(problems.empty()) << text;
  EXPECT_TRUE(root.has_value() && root->members.size() == 1) << text;
  return root.has_value() ? root->members.at(0).value : YamlValue{};
}

TEST(YamlWriter, WritesTextsThatAreReadAsThemselves) {
  for (const std::string text : {"plain",
                                 "two words",
                                 "",
                                 " ",
                                 " a",
                                 "a ",
                                 "null",
                                 "Null",
                                 "NULL",
                                 "~",
                                 "true",
                                 "010",
                                 "-",
                                 "- a",
                                 "a: b",
                                 "a:",
                                 "a #b",
                                 "#a",
                                 "a, b",
                                 "[a]",
                                 "{a}",
                                 "\"a\"",
                                 "it's",
                                 "\\",
                                 "a\\n",
                                 "a\nb",
                                 "a\tb",
                                 "a\x01z",
                                 "%a",
                                 "@a",
                                 "`a",
                                 "&a",
                                 "*a",
                                 "!a",
                                 "|",
                                 ">",
                                 "?",
                                 "? a",
                                 "---",
                                 "...",
                                 "=",
                                 "<<",
                                 "§5",
                                 "«Ничья»",
                                 "7.2.3–7.2.8",
                                 "Ё",
                                 "…",
                                 "a\xC2\xA0z",
                                 "\xEF\xBB\xBF",
                                 "\xE2\x80\xA8",
                                 "\xF0\x9F\x98\x80"}) {
    const YamlValue value = ReadBack(FormatYaml(MapOf("key", ValueWriter::Write(text))));
    EXPECT_EQ(value.kind, Kind::kScalar) << text;
    EXPECT_EQ(value.text, text);
  }
}

TEST(YamlWriter, PutsQuotesOnlyWhereTheyAreNeeded) {
  const auto format = [](const std::string& text) {
    return FormatYaml(MapOf("key", ValueWriter::Write(text)));
  };
  EXPECT_EQ(format("Русские шашки"), "key: Русские шашки\n");
  EXPECT_EQ(format("source 000 §5"), "key: source 000 §5\n");
  EXPECT_EQ(format("a: b"), "key: \"a: b\"\n");
}

TEST(YamlWriter, BreaksWhatIsTooLongForALine) {
  const std::string item(30, 'a');
  const auto format = [&item](std::size_t count) {
    return FormatYaml(MapOf("key", ValueWriter::Write(std::vector<std::string>(count, item))));
  };
  EXPECT_EQ(format(2), "key: [" + item + ", " + item + "]\n");
  EXPECT_EQ(format(4),
            "key:\n  - " + item + "\n  - " + item + "\n  - " + item + "\n  - " + item + "\n");
}

TEST(YamlWriter, WritesEmptyListsAndMaps) {
  EXPECT_EQ(FormatYaml(MapOf("key", ValueWriter::Write(std::vector<int>{}))), "key: []\n");
  YamlValue map;
  map.kind = Kind::kMap;
  EXPECT_EQ(FormatYaml(MapOf("key", map)), "key: {}\n");
}

TEST(ValueWriter, LeavesOutWhatIsNotThere) {
  EXPECT_EQ(ValueWriter::Write(std::optional<int>()).kind, Kind::kEmpty);
  EXPECT_EQ(ValueWriter::Write(std::optional<int>(5)).text, "5");
}

}  // namespace
}  // namespace draughts
