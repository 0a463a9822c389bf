#include "frontends/cli/variant_schema.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"
#include "tests/cli/json_schema.h"

namespace draughts {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

YamlValue Parse(std::string_view text) {
  Problems problems;
  std::optional<YamlValue> root = ParseYaml(text, "", problems);
  EXPECT_TRUE(root && problems.empty());
  return root.value_or(YamlValue{});
}

// JSON is YAML.
const YamlValue& Schema() {
  static const YamlValue schema = Parse(VariantSchema(Catalogue::For(Language::kEnglish)));
  return schema;
}

std::vector<std::string> MisfitsOf(std::string_view file) {
  return FindMisfits(Schema(), Parse(file));
}

constexpr std::string_view kHome =
    "id: home\nextends: russian\nnames: { en: Home, ru: Дом }\naliases: []\n"
    "sources: [{ en: Home, ru: Дом }]\nverified: false\n";

std::string With(std::string_view more) { return std::string(kHome) + std::string(more); }

TEST(VariantSchema, IsTheOneThatIsCommitted) {
  std::ifstream file(DRAUGHTS_SOURCE_DIR "/configs/variant.schema.json", std::ios::binary);
  const std::string committed(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(committed, VariantSchema(Catalogue::For(Language::kEnglish)))
      << "make it anew: draughts variants schema --lang en > configs/variant.schema.json";
}

TEST(VariantSchema, FitsEveryFileOfTheProgram) {
  for (const VariantText& text : BuiltInVariantTexts()) {
    EXPECT_THAT(MisfitsOf(text.text), IsEmpty()) << text.file;
  }
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    EXPECT_THAT(MisfitsOf(FormatVariantFile(entry.variant.spec())), IsEmpty());
  }
}

TEST(VariantSchema, AsksForLessOfAFileThatExtendsAnother) {
  EXPECT_THAT(MisfitsOf(kHome), IsEmpty());
  const std::string alone =
      "id: home\nextends: none\n" + std::string(kHome.substr(kHome.find("names")));
  EXPECT_THAT(MisfitsOf(alone), Contains("board: required"));
  EXPECT_THAT(MisfitsOf(alone + "board: { width: 8 }\n"), Contains("board.height: required"));
  EXPECT_THAT(MisfitsOf("extends: russian\n"),
              ElementsAre("id: required", "names: required", "aliases: required",
                          "sources: required", "verified: required"));
}

TEST(VariantSchema, RefusesMisspeltKeys) {
  EXPECT_THAT(MisfitsOf(With("mirored: false\n")), ElementsAre("mirored: additionalProperties"));
  EXPECT_THAT(MisfitsOf(With("moves: { choise: free }\n")),
              ElementsAre("moves.choise: additionalProperties"));
  EXPECT_THAT(MisfitsOf(With("draws: [{ king-only: { moves: 15 } }]\n")),
              ElementsAre("draws[].king-only: additionalProperties"));
  EXPECT_THAT(MisfitsOf(With("draws: [{ kings-only: { move: 15 } }]\n")),
              ElementsAre("draws[].kings-only.move: additionalProperties",
                          "draws[].kings-only.moves: required"));
}

TEST(VariantSchema, RefusesValuesThatAreNone) {
  EXPECT_THAT(MisfitsOf(With("moves: { choice: most }\n")), ElementsAre("moves.choice: enum"));
  EXPECT_THAT(MisfitsOf(With("mirrored: yes\n")), ElementsAre("mirrored: type"));
  EXPECT_THAT(MisfitsOf(With("setup: { rows: three }\n")), ElementsAre("setup.rows: type"));
  EXPECT_THAT(MisfitsOf(With("pdn: { game-type: nothing, capture-sign: xx }\n")),
              ElementsAre("pdn.game-type: anyOf", "pdn.capture-sign: maxLength"));
  EXPECT_THAT(MisfitsOf(With("draws: [{ repetition: { times: 3 }, kings-only: { moves: 1 } }]\n")),
              ElementsAre("draws[]: maxProperties"));
}

TEST(VariantSchema, TakesNoneForWhatMayBeLeftOut) {
  EXPECT_THAT(MisfitsOf(With("pdn: { game-type: none }\n"
                             "draws: [{ kings-only: { moves: 5, precedence: none } }]\n")),
              IsEmpty());
}

}  // namespace
}  // namespace draughts
