#include "framework/config/catalog.h"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <string>

#include "framework/base/utf8.h"
#include "framework/notation/square_names.h"

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
  EXPECT_THAT(ids,
              ElementsAre("russian", "russian-damki", "russian-fmjd64", "american", "international",
                          "international-fmjd", "brazilian", "brazilian-fmjd64", "pool",
                          "pool-unified", "jamaican", "spantsiretti", "italian", "spanish",
                          "portuguese", "argentinian", "czech", "slovak", "german", "tanzanian",
                          "thai", "malaysian", "canadian", "sri-lankan", "filipino", "killer",
                          "frisian", "frysk", "turkish", "armenian", "russian-giveaway",
                          "brazilian-giveaway", "international-giveaway", "breakthrough"));
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
  EXPECT_EQ(IdOf("damki.net"), "russian-damki");
  EXPECT_EQ(IdOf("fmjd-64"), "russian-fmjd64");
  EXPECT_EQ(IdOf("международные фмжд"), "international-fmjd");
  EXPECT_EQ(IdOf("пул"), "pool");
  EXPECT_EQ(IdOf("поддавки"), "russian-giveaway");
}

TEST(Catalog, FindsEachByItsRussianName) {
  const std::pair<const char*, const char*> names[] = {
      {"итальянские шашки", "italian"},
      {"испанские", "spanish"},
      {"португальские", "portuguese"},
      {"чешские", "czech"},
      {"словацкие шашки", "slovak"},
      {"немецкие", "german"},
      {"макхос", "thai"},
      {"тайские", "thai"},
      {"канадские", "canadian"},
      {"спанцирети", "spantsiretti"},
      {"шашки-80", "spantsiretti"},
      {"малайзийские", "malaysian"},
      {"танзанийские", "tanzanian"},
      {"ямайские", "jamaican"},
      {"филиппинские", "filipino"},
      {"шри-ланкийские", "sri-lankan"},
      {"аргентинские", "argentinian"},
      {"киллер", "killer"},
      {"поддавки стоклеточные", "international-giveaway"},
      {"международные поддавки", "international-giveaway"},
      {"бразильские поддавки", "brazilian-giveaway"},
      {"прорыв", "breakthrough"}};
  for (const auto& [name, id] : names) EXPECT_EQ(IdOf(name), id) << name;
}

TEST(Catalog, FindsInEitherCase) {
  EXPECT_EQ(IdOf("RUSSIAN"), "russian");
  EXPECT_EQ(IdOf("РУССКИЕ"), "russian");
  EXPECT_EQ(IdOf("Поддавки"), "russian-giveaway");
}

TEST(Catalog, SaysWhatIsKnownWhenNothingFits) {
  const Result<Variant> found = Catalog::BuiltIn().Find("quoridor");
  ASSERT_FALSE(found.ok());
  std::string known;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    known += (known.empty() ? "" : ", ") + entry.variant.spec().id;
  }
  EXPECT_EQ(found.problems(),
            (Problems{{"variant.unknown", {}, {{"name", "quoridor"}, {"known", known}}}}));
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
  for (const char* id :
       {"russian", "russian-damki", "russian-fmjd64", "american", "brazilian", "brazilian-fmjd64",
        "pool", "russian-giveaway", "pool-unified", "jamaican", "italian", "spanish", "portuguese",
        "argentinian", "czech", "german", "tanzanian", "filipino", "brazilian-giveaway"}) {
    EXPECT_EQ(start(id).white, SquareSet::Range(20, 31)) << id;
    EXPECT_EQ(start(id).black, SquareSet::Range(0, 11)) << id;
  }
  for (const char* id : {"international", "international-fmjd", "killer", "international-giveaway",
                         "breakthrough"}) {
    EXPECT_EQ(start(id).white, SquareSet::Range(30, 49)) << id;
    EXPECT_EQ(start(id).black, SquareSet::Range(0, 19)) << id;
  }
  for (const char* id : {"canadian", "sri-lankan", "malaysian"}) {
    EXPECT_EQ(start(id).white, SquareSet::Range(42, 71)) << id;
    EXPECT_EQ(start(id).black, SquareSet::Range(0, 29)) << id;
  }
  for (const char* id : {"thai", "slovak"}) {
    EXPECT_EQ(start(id).white, SquareSet::Range(24, 31)) << id;
    EXPECT_EQ(start(id).black, SquareSet::Range(0, 7)) << id;
  }
  EXPECT_EQ(start("spantsiretti").white, SquareSet::Range(25, 39));
  EXPECT_EQ(start("spantsiretti").black, SquareSet::Range(0, 14));
}

TEST(Catalog, KnowsWhoBegins) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    const bool black =
        spec.id == "american" || spec.id == "pool" || spec.id == "jamaican" || spec.id == "thai";
    EXPECT_EQ(spec.first_mover, black ? Color::kBlack : Color::kWhite) << spec.id;
  }
}

// The field, by letter and rank, of the squares numbered first and last: PDN 3.0, GameType.
TEST(Catalog, KnowsWhereTheNumbersBegin) {
  const auto numbers = [](const char* id) {
    const VariantSpec& spec = Catalog::BuiltIn().FindEntry(id)->variant.spec();
    const SquareNames fields(spec, SquareStyle::kAlgebraic);
    const SquareNames names(spec);
    return fields.Name(names.Numbered(1).value()) + " " +
           fields.Name(names.Numbered(spec.moves.board.squares()).value());
  };
  const std::pair<const char*, const char*> known[] = {{"international", "b10 i1"},
                                                       {"killer", "b10 i1"},
                                                       {"canadian", "b12 k1"},
                                                       {"sri-lankan", "a12 l1"},
                                                       {"malaysian", "b12 k1"},
                                                       {"italian", "a8 h1"},
                                                       {"american", "b8 g1"},
                                                       {"pool", "b8 g1"},
                                                       {"jamaican", "a8 h1"},
                                                       {"spanish", "h1 a8"},
                                                       {"portuguese", "h1 a8"},
                                                       {"argentinian", "h1 a8"},
                                                       {"thai", "g1 b8"}};
  for (const auto& [id, fields] : known) EXPECT_EQ(numbers(id), fields) << id;
}

// The fields of the bottom row, where squares are called by them: a mirrored board has none at a1.
TEST(Catalog, KnowsWhichGamesCallSquaresByLetters) {
  const std::pair<const char*, const char*> known[] = {
      {"russian", "a1 h8"},      {"brazilian", "a1 h8"},    {"czech", "a1 h8"},
      {"slovak", "a1 h8"},       {"german", "a1 h8"},       {"tanzanian", "a1 h8"},
      {"pool-unified", "a1 h8"}, {"spantsiretti", "a1 j8"}, {"filipino", "a2 h7"}};
  for (const auto& [id, fields] : known) {
    const SquareNames names(Catalog::BuiltIn().FindEntry(id)->variant.spec());
    EXPECT_EQ(names.style(), SquareStyle::kAlgebraic) << id;
    EXPECT_EQ(names.First() + " " + names.Last(), fields) << id;
  }
}

// The rules without what they cite.
DrawRules DrawsOf(std::string_view id) {
  DrawRules draws = Catalog::BuiltIn().FindEntry(id)->variant.spec().draws;
  for (DrawRule& rule : draws) std::visit([](auto& kind) { kind.source.reset(); }, rule);
  return draws;
}

TEST(Catalog, KnowsWhenGamesAreDrawn) {
  EXPECT_EQ(DrawsOf("russian"), (DrawRules{Repetition{3}, KingsOnly{15}}));
  EXPECT_EQ(DrawsOf("russian-giveaway"), (DrawRules{Repetition{3}, KingsOnly{15}}));
  EXPECT_EQ(DrawsOf("american"), (DrawRules{Repetition{3}, NoProgress{40}}));
  EXPECT_EQ(DrawsOf("international"), (DrawRules{Repetition{3}, KingsOnly{25}}));
  EXPECT_EQ(DrawsOf("brazilian"), (DrawRules{Repetition{3}, KingsOnly{20}}));
  EXPECT_EQ(
      DrawsOf("pool"),
      (DrawRules{Repetition{3}, KingsOnly{15},
                 MaterialLimit{{{3, 0}}, 13, MovesCounted::kEachSide, ChangeInside::kCountsOn}}));
}

const MaterialLimit kThreeKingsOrMore = {
    {{3, 0, true}}, 15, MovesCounted::kStrongerSide, ChangeInside::kCountsOn};
const MaterialLimit kTwoPiecesAtMost = {
    {{2, 0}, {1, 1}, {1, 0}}, 5, MovesCounted::kEachSide, ChangeInside::kCountsOn};

// Source 002, "Ничья".
TEST(Catalog, KnowsTheDrawsOfDamki) {
  EXPECT_EQ(DrawsOf("russian-damki"),
            (DrawRules{Repetition{3}, kThreeKingsOrMore,
                       BalanceLimit{{{2, 3, 5}, {4, 5, 30}, {6, 7, 60}}},
                       MainRoadLimit{{{3, 0}, {2, 1}, {1, 2}, {0, 3}}, 5, RoadUse::kShared},
                       KingsOnly{15, Precedence::kEqual}, NoWinClaim{}}));
}

// FMJD-64, 7.2.3 to 7.2.8.
TEST(Catalog, KnowsTheDrawsOfFmjd64) {
  MaterialLimit three_kings = kThreeKingsOrMore;
  three_kings.change_inside = ChangeInside::kRestarts;
  EXPECT_EQ(
      DrawsOf("russian-fmjd64"),
      (DrawRules{Repetition{3}, three_kings, KingsOnly{15, Precedence::kEndingsFirst},
                 BalanceLimit{{{4, 5, 30}, {6, 7, 60}}},
                 MainRoadLimit{{{3, 0}, {2, 1}, {1, 2}}, 5, RoadUse::kShared}, kTwoPiecesAtMost}));
  EXPECT_EQ(DrawsOf("brazilian-fmjd64"), DrawsOf("russian-fmjd64"));
}

// FMJD Annex 1, article 6.
TEST(Catalog, KnowsTheDrawsOfFmjd) {
  EXPECT_EQ(DrawsOf("international-fmjd"),
            (DrawRules{
                Repetition{3}, KingsOnly{25},
                MaterialLimit{
                    {{3, 0}, {2, 1}, {1, 2}}, 16, MovesCounted::kEachSide, ChangeInside::kCountsOn},
                kTwoPiecesAtMost}));
}

TEST(Catalog, CitesAnArticleForEveryDraw) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    for (const DrawRule& rule : entry.variant.spec().draws) {
      EXPECT_TRUE(SourceOf(rule).has_value()) << entry.variant.spec().id << KindName(rule);
    }
  }
}

// Editions differ from the game they are of by their draws alone.
TEST(Catalog, KnowsEditionsOfOneGame) {
  const std::map<std::string, std::string> editions = {{"russian-damki", "russian"},
                                                       {"russian-fmjd64", "russian"},
                                                       {"international-fmjd", "international"},
                                                       {"brazilian-fmjd64", "brazilian"}};
  for (const auto& [edition, game] : editions) {
    VariantSpec spec = Catalog::BuiltIn().FindEntry(game)->variant.spec();
    const VariantSpec& other = Catalog::BuiltIn().FindEntry(edition)->variant.spec();
    EXPECT_NE(spec.draws, other.draws) << edition;
    EXPECT_EQ(other.extends, game);
    spec.id = other.id;
    spec.extends = other.extends;
    spec.names = other.names;
    spec.aliases = other.aliases;
    spec.draws = other.draws;
    spec.sources = other.sources;
    EXPECT_EQ(spec, other) << edition;
  }
}

// tests/conformance names who published the figures; for these nobody is known.
TEST(Catalog, KnowsWhoseMovesWereCheckedAgainstPublishedFigures) {
  const std::set<std::string> others = {"russian-giveaway",
                                        "brazilian-giveaway",
                                        "international-giveaway",
                                        "jamaican",
                                        "spantsiretti",
                                        "argentinian",
                                        "slovak",
                                        "german",
                                        "tanzanian",
                                        "malaysian",
                                        "filipino",
                                        "breakthrough",
                                        "frysk",
                                        "armenian"};
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = entry.variant.spec();
    EXPECT_NE(spec.verified, others.contains(spec.id)) << spec.id;
    EXPECT_FALSE(spec.verified && spec.secondary_source) << spec.id;
  }
}

TEST(Catalog, KnowsThatGiveawayIsRussianTurnedRound) {
  const VariantSpec& russian = Catalog::BuiltIn().FindEntry("russian")->variant.spec();
  VariantSpec giveaway = Catalog::BuiltIn().FindEntry("russian-giveaway")->variant.spec();
  EXPECT_EQ(giveaway.objective, Objective::kGiveaway);
  EXPECT_EQ(giveaway.extends, "russian");
  giveaway.id = russian.id;
  giveaway.extends = russian.extends;
  giveaway.names = russian.names;
  giveaway.aliases = russian.aliases;
  giveaway.objective = russian.objective;
  giveaway.pdn_game_type = russian.pdn_game_type;
  giveaway.sources = russian.sources;
  giveaway.verified = russian.verified;
  EXPECT_EQ(giveaway, russian);
}

// PDN 3.0, GameType 26; rhalbersma/dctl, rules/brazilian.hpp.
TEST(Catalog, KnowsThatBrazilianIsInternationalOnASmallBoard) {
  VariantSpec expected = Catalog::BuiltIn().FindEntry("international")->variant.spec();
  const VariantSpec& brazilian = Catalog::BuiltIn().FindEntry("brazilian")->variant.spec();
  EXPECT_EQ(brazilian.extends, "international");
  expected.id = brazilian.id;
  expected.extends = brazilian.extends;
  expected.names = brazilian.names;
  expected.aliases = brazilian.aliases;
  expected.sources = brazilian.sources;
  expected.draws = brazilian.draws;
  expected.moves.board = {.width = 8, .height = 8};
  expected.setup_rows = 3;
  expected.square_style = SquareStyle::kAlgebraic;
  expected.pdn_game_type = 26;
  EXPECT_EQ(brazilian, expected);
}

}  // namespace
}  // namespace draughts
