// ChooseVariant: which variant the tags of a game name.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/pdn_replay.h"

namespace draughts {
namespace {

std::vector<Variant> Known() {
  std::vector<Variant> known;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) known.push_back(entry.variant);
  return known;
}

PdnGame With(std::vector<PdnTag> tags) {
  PdnGame game;
  game.tags = std::move(tags);
  game.place = {.line = 7, .column = 1};
  for (PdnTag& tag : game.tags) tag.place = {.line = 9, .column = 2};
  return game;
}

// The id of the variant that the tags name, or of the problem and its line.
std::string Chosen(std::vector<PdnTag> tags) {
  const Result<PdnVariant> chosen = ChooseVariant(With(std::move(tags)), Known());
  if (chosen.ok()) return chosen->variant.spec().id;
  const Problem& problem = chosen.problems().front();
  return problem.id + " " + std::to_string(problem.place.line);
}

TEST(PdnVariant, IsNamedByTheGameType) {
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "20"}}), "international");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "20,W,0,0,N,0"}}), "international");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "21,B,8,8,N1,0"}}), "american");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "25"}}), "russian");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "23"}}), "pool");
}

// PDN 3.0, GameType: the numbers alone, and three games of one number.
TEST(PdnVariant, IsNamedByEveryNumberThatPdnHas) {
  const std::pair<const char*, const char*> named[] = {{"22", "italian"},
                                                       {"24", "spanish"},
                                                       {"26", "brazilian"},
                                                       {"27", "canadian"},
                                                       {"28", "portuguese"},
                                                       {"29", "czech"},
                                                       {"31", "thai"},
                                                       {"41", "spantsiretti"},
                                                       {"23,B,8,8,N1,0", "pool"},
                                                       {"23,W,8,8,A0,0", "pool-unified"},
                                                       {"23,B,8,8,A1,1", "jamaican"},
                                                       {"23,W,8,8,A1,1", "jamaican"}};
  for (const auto& [type, id] : named) {
    EXPECT_EQ(Chosen({{.name = "GameType", .value = type}}), id) << type;
  }
}

TEST(PdnVariant, IsNamedByTheVariantTagFirst) {
  EXPECT_EQ(Chosen({{.name = "Variant", .value = "Russian-Giveaway"}}), "russian-giveaway");
  EXPECT_EQ(Chosen({{.name = "Variant", .value = "Русские шашки"}}), "russian");
  EXPECT_EQ(Chosen({{.name = "Variant", .value = "American/English"}}), "american");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "25"}, {.name = "Variant", .value = "damki"}}),
            "russian-damki");
}

TEST(PdnVariant, NotesWhatDoesNotFit) {
  const Result<PdnVariant> chosen = ChooseVariant(
      With({{.name = "Variant", .value = "brazilian"}, {.name = "GameType", .value = "25"}}),
      Known());
  ASSERT_TRUE(chosen.ok());
  EXPECT_EQ(chosen->source, PdnVariantSource::kVariantTag);
  ASSERT_EQ(chosen->notes.size(), 1u);
  EXPECT_EQ(chosen->notes[0].id, "pdn.game-type-differs");
  const Result<PdnVariant> numbered = ChooseVariant(
      With({{.name = "Variant", .value = "Standard"}, {.name = "GameType", .value = "20"}}),
      Known());
  ASSERT_TRUE(numbered.ok());
  EXPECT_EQ(numbered->source, PdnVariantSource::kGameType);
  EXPECT_EQ(numbered->notes[0].id, "pdn.unknown-variant");
}

TEST(PdnVariant, IsToldWhereItCannotBePlayed) {
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "97"}}), "pdn.unsupported.97 9");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "77"}}), "pdn.unknown-game-type 9");
  EXPECT_EQ(Chosen({{.name = "GameType", .value = "Russian"}}), "pdn.bad-game-type 9");
  EXPECT_EQ(Chosen({{.name = "Variant", .value = "Go"}}), "pdn.unknown-variant 9");
}

TEST(PdnVariant, IsTheFallbackWithoutTags) {
  EXPECT_EQ(Chosen({{.name = "GameType", .value = ""}, {.name = "Variant", .value = "?"}}),
            "pdn.no-variant 7");
  const Variant pool = Catalog::BuiltIn().FindEntry("pool")->variant;
  const Result<PdnVariant> chosen = ChooseVariant(With({}), Known(), &pool);
  ASSERT_TRUE(chosen.ok());
  EXPECT_EQ(chosen->variant.spec().id, "pool");
  EXPECT_EQ(chosen->source, PdnVariantSource::kFallback);
}

}  // namespace
}  // namespace draughts
