#include "framework/messages/catalogue.h"

#include <gmock/gmock.h>

#include <string>

namespace draughts {
namespace {

const Catalogue& English() { return Catalogue::For(Language::kEnglish); }
const Catalogue& Russian() { return Catalogue::For(Language::kRussian); }

TEST(Catalogue, IsOneForALanguage) {
  EXPECT_EQ(English().language(), Language::kEnglish);
  EXPECT_EQ(Russian().language(), Language::kRussian);
  EXPECT_EQ(&English(), &Catalogue::For(Language::kEnglish));
}

TEST(Catalogue, PutsArgumentsIn) {
  EXPECT_EQ(English().Say("yaml.duplicate-key", {{"key", "id"}, {"line", "3"}}),
            "the key \"id\" has been given already, in line 3");
  EXPECT_EQ(Russian().Say("yaml.duplicate-key", {{"line", "3"}, {"key", "id"}}),
            "ключ «id» уже задан, в строке 3");
}

TEST(Catalogue, LeavesArgumentsAsTheyAre) {
  EXPECT_EQ(English().Say("yaml.missing-key", {{"key", "{key} {other} }{"}}),
            "the key \"{key} {other} }{\" is missing");
}

TEST(Catalogue, TakesArgumentsThatASentenceDoesNotSay) {
  EXPECT_EQ(English().Say("yaml.empty", {{"key", "id"}}), "the file is empty");
}

TEST(Catalogue, PutsThePlaceOfAProblemFirst) {
  const auto say = [](Place place) {
    return English().Say(Problem{"yaml.empty", std::move(place), {}});
  };
  EXPECT_EQ(say({"my.yaml", 3, 14}), "my.yaml:3:14: the file is empty");
  EXPECT_EQ(say({"my.yaml", 3, 0}), "my.yaml:3: the file is empty");
  EXPECT_EQ(say({"my.yaml", 0, 0}), "my.yaml: the file is empty");
  EXPECT_EQ(say({"", 3, 14}), "3:14: the file is empty");
  EXPECT_EQ(say({"", 0, 0}), "the file is empty");
}

TEST(Catalogue, SaysWhatMayHaveBeenMeant) {
  Problem problem{"variant.unknown", {}, {{"name", "rusian"}, {"known", "russian, pool"}}};
  EXPECT_EQ(English().Say(problem), "no variant is called \"rusian\"; known: russian, pool");
  problem.arguments.emplace_back("near", "russian");
  EXPECT_EQ(English().Say(problem), "no variant is called \"rusian\"; did you mean russian?");
}

// CLDR 42, plural rules of "ru": one, few, many for whole numbers, other for the rest.
TEST(Catalogue, ChoosesTheRussianPluralForm) {
  const auto say = [](std::string_view count) {
    return Russian().Say("cli.moves.white", {{"count", std::string(count)}});
  };
  for (const std::string one : {"1", "21", "101", "1001", "-1"}) {
    EXPECT_EQ(say(one), "Ход белых, возможен " + one + " ход");
  }
  for (const std::string few : {"2", "3", "4", "22", "34", "102", "1.5"}) {
    EXPECT_EQ(say(few), "Ход белых, возможно " + few + " хода");
  }
  for (const std::string many :
       {"0", "5", "11", "12", "13", "14", "19", "20", "100", "111", "1012"}) {
    EXPECT_EQ(say(many), "Ход белых, возможно " + many + " ходов");
  }
}

TEST(Catalogue, ChoosesTheEnglishPluralForm) {
  const auto say = [](std::string_view count) {
    return English().Say("cli.moves.white", {{"count", std::string(count)}});
  };
  EXPECT_EQ(say("1"), "White to move: 1 move");
  for (const std::string other : {"0", "2", "11", "21", "101", "1.0"}) {
    EXPECT_EQ(say(other), "White to move: " + other + " moves");
  }
}

TEST(CatalogueDeathTest, StopsAProgramThatAsksForWhatIsNotThere) {
  EXPECT_DEATH(static_cast<void>(English().Say("no.such-key")), "a key that the catalogues have");
  EXPECT_DEATH(static_cast<void>(English().Say("yaml.missing-key")),
               "an argument for each placeholder");
  EXPECT_DEATH(static_cast<void>(English().Say("cli.moves.white")), "an argument \"count\"");
}

}  // namespace
}  // namespace draughts
