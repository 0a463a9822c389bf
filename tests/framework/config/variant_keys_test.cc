#include "framework/config/variant_keys.h"

#include <gmock/gmock.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsSupersetOf;

VariantKey KeyCalled(std::string_view name) {
  for (VariantKey& key : VariantKeys()) {
    if (key.name == name) return std::move(key);
  }
  ADD_FAILURE() << "no key " << name;
  return {};
}

// A whole file that has `example` beside the least that it needs.
std::string FileWith(const std::string& example) {
  std::string text = example + "\n";
  const std::string key = example.substr(0, example.find(':'));
  for (const std::string rest :
       {"id: example", "extends: russian", "names: { en: An example, ru: Пример }", "aliases: []",
        "sources: [{ en: Home, ru: Дом }]", "verified: true"}) {
    if (!rest.starts_with(key + ":")) text += rest + "\n";
  }
  return text;
}

TEST(VariantKeys, AreThoseOfTheFileAndOfWhatStandsInIt) {
  std::vector<std::string> names;
  for (const VariantKey& key : VariantKeys()) names.push_back(key.name);
  EXPECT_THAT(names, IsSupersetOf({"id", "board.width", "moves.choice", "draws", "draws.material",
                                   "draws.material.stronger", "draws.material.stronger.kings",
                                   "draws.balance.endings.least", "pdn.game-type", "verified"}));
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
}

TEST(VariantKeys, SayWhetherTheyMustBeThere) {
  EXPECT_TRUE(KeyCalled("id").required);
  EXPECT_FALSE(KeyCalled("id").inherited);
  EXPECT_TRUE(KeyCalled("moves.choice").required);
  EXPECT_TRUE(KeyCalled("moves.choice").inherited);
  EXPECT_FALSE(KeyCalled("extends").required);
  EXPECT_FALSE(KeyCalled("draws.kings-only.precedence").required);
}

TEST(VariantKeys, SayWhatTheyHold) {
  EXPECT_EQ(InWords(KeyCalled("moves.man-capture").type), "forward, all-ways");
  EXPECT_THAT(KeyCalled("mirrored").type.values, ElementsAre("true", "false"));
  EXPECT_EQ(InWords(KeyCalled("pdn.game-type").type), "whole number, none");
  EXPECT_EQ(InWords(KeyCalled("sources").type), "list of { en, ru }");
  EXPECT_EQ(InWords(KeyCalled("draws.main-road.stronger").type),
            "list of { kings, men, or-more-kings }");
}

TEST(VariantKeys, ShowThemselvesInAPieceOfAFile) {
  EXPECT_EQ(KeyCalled("moves.choice").example, "moves: { choice: most-pieces }");
  EXPECT_EQ(KeyCalled("draws.kings-only").example, "draws: [{ kings-only: { moves: 15 } }]");
  EXPECT_EQ(KeyCalled("draws.balance.endings.most").example,
            "draws: [{ balance: { endings: [{ least: 4, most: 5, moves: 30 }] } }]");
}

// Each example holds its key, and makes sense in Russian draughts.
TEST(VariantKeys, HaveExamplesThatAreRead) {
  for (const VariantKey& key : VariantKeys()) {
    const std::string text = FileWith(key.example);
    const Result<VariantSpec> spec = ParseVariantFile(text, "example", BuiltInVariantTexts());
    EXPECT_TRUE(spec.ok()) << text << (spec.ok() ? "" : spec.problems().front().id);
    const std::string last = key.name.substr(key.name.rfind('.') + 1);
    EXPECT_NE(key.example.find(last + ": "), std::string::npos) << key.name;
  }
}

}  // namespace
}  // namespace draughts
