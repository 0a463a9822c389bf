#include "framework/config/catalog.h"

#include <gmock/gmock.h>

#include <map>
#include <string>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Pair;

// The id of the variant that `name` finds.
std::string IdOf(std::string_view name) {
  const Result<Variant> variant = Catalog::BuiltIn().Find(name);
  return variant.ok() ? variant->spec().id : variant.problems()[0].id;
}

TEST(Catalog, ListsTheVariantsInOrder) {
  std::vector<std::string> ids;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    ids.push_back(entry.variant.spec().id);
  }
  EXPECT_THAT(ids, ElementsAre("russian", "american", "international", "brazilian", "pool",
                               "russian-giveaway"));
}

TEST(Catalog, FindsByIdNameAndAlias) {
  EXPECT_EQ(IdOf("russian"), "russian");
  EXPECT_EQ(IdOf("Русские шашки"), "russian");
  EXPECT_EQ(IdOf("шашки"), "russian");
  EXPECT_EQ(IdOf("checkers"), "american");
  EXPECT_EQ(IdOf("english"), "american");
  EXPECT_EQ(IdOf("английские"), "american");
  EXPECT_EQ(IdOf("International draughts"), "international");
  EXPECT_EQ(IdOf("бразильские"), "brazilian");
  EXPECT_EQ(IdOf("пул"), "pool");
  EXPECT_EQ(IdOf("поддавки"), "russian-giveaway");
}

TEST(Catalog, FindsInEitherCase) {
  EXPECT_EQ(IdOf("RUSSIAN"), "russian");
  EXPECT_EQ(IdOf("РУССКИЕ"), "russian");
  EXPECT_EQ(IdOf("Поддавки"), "russian-giveaway");
}

TEST(Catalog, SaysWhatIsKnownWhenNothingFits) {
  const Result<Variant> found = Catalog::BuiltIn().Find("quoridor");
  ASSERT_FALSE(found.ok());
  EXPECT_EQ(found.problems(), (Problems{{"variant.unknown",
                                         {},
                                         {{"name", "quoridor"},
                                          {"known",
                                           "russian, american, international, brazilian, pool, "
                                           "russian-giveaway"}}}}));
}

TEST(Catalog, SuggestsNearNames) {
  for (const auto& [typed, meant] : std::map<std::string, std::string>{
           {"rusian", "russian"}, {"Amercian", "american"}, {"руские", "русские"}}) {
    const Result<Variant> found = Catalog::BuiltIn().Find(typed);
    ASSERT_FALSE(found.ok()) << typed;
    EXPECT_THAT(found.problems()[0].arguments, Contains(Pair("near", ::testing::HasSubstr(meant))));
  }
}

TEST(Catalog, FindsNothingByAnEmptyName) { EXPECT_EQ(IdOf(""), "variant.unknown"); }

TEST(Catalog, FindsEntriesByIdOnly) {
  const Catalog& catalog = Catalog::BuiltIn();
  ASSERT_NE(catalog.FindEntry("pool"), nullptr);
  EXPECT_NE(catalog.FindEntry("pool")->text.find("\nid: pool\n"), std::string::npos);
  EXPECT_EQ(catalog.FindEntry("пул"), nullptr);
}

TEST(Catalog, HasNoNameForTwoVariants) {
  std::map<std::string, std::string> owners;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    std::vector<std::string> names = spec.aliases;
    names.insert(names.end(), {spec.id, spec.names.en, spec.names.ru});
    for (const std::string& name : names) {
      const auto [owner, added] = owners.emplace(LowerCase(name), spec.id);
      EXPECT_EQ(owner->second, spec.id) << name;
    }
  }
}

// The files themselves, against what the rulebooks say and no other test needs.
TEST(Catalog, KnowsTheStartPositions) {
  const auto start = [](std::string_view id) {
    return Catalog::BuiltIn().FindEntry(id)->variant.Start();
  };
  for (const char* id : {"russian", "american", "brazilian", "pool", "russian-giveaway"}) {
    EXPECT_EQ(start(id).white, SquareSet::Range(20, 31)) << id;
    EXPECT_EQ(start(id).black, SquareSet::Range(0, 11)) << id;
  }
  EXPECT_EQ(start("international").white, SquareSet::Range(30, 49));
  EXPECT_EQ(start("international").black, SquareSet::Range(0, 19));
}

TEST(Catalog, KnowsWhoBegins) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    const bool black = spec.id == "american" || spec.id == "pool";
    EXPECT_EQ(spec.first_mover, black ? Color::kBlack : Color::kWhite) << spec.id;
  }
}

TEST(Catalog, KnowsWhenGamesAreDrawn) {
  const std::map<std::string, DrawRule> second = {
      {"russian", KingsOnly{15}},       {"american", NoProgress{40}},
      {"international", KingsOnly{25}}, {"brazilian", KingsOnly{20}},
      {"pool", KingsOnly{15}},          {"russian-giveaway", KingsOnly{15}}};
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    EXPECT_EQ(spec.draws, (DrawRules{Repetition{3}, second.at(spec.id)})) << spec.id;
  }
}

// tests/conformance names who published the figures; for the giveaway nobody is known.
TEST(Catalog, KnowsWhoseMovesWereCheckedAgainstPublishedFigures) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    EXPECT_EQ(spec.verified, spec.id != "russian-giveaway") << spec.id;
  }
}

TEST(Catalog, KnowsThatGiveawayIsRussianTurnedRound) {
  const VariantSpec& russian = Catalog::BuiltIn().FindEntry("russian")->variant.spec();
  VariantSpec giveaway = Catalog::BuiltIn().FindEntry("russian-giveaway")->variant.spec();
  EXPECT_EQ(giveaway.objective, Objective::kGiveaway);
  giveaway.id = russian.id;
  giveaway.names = russian.names;
  giveaway.aliases = russian.aliases;
  giveaway.objective = russian.objective;
  giveaway.pdn_game_type = russian.pdn_game_type;
  giveaway.sources = russian.sources;
  giveaway.verified = russian.verified;
  EXPECT_EQ(giveaway, russian);
}

}  // namespace
}  // namespace draughts
