#include "frontends/cli/home_rules.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"
#include "frontends/cli/home_file.h"

namespace draughts {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Pair;

const Catalogue& English() { return Catalogue::For(Language::kEnglish); }

// All answers the usual ones but those of `typed`, by the number of the question.
HomeRules Answered(const std::map<std::size_t, std::string>& typed) {
  HomeRules rules;
  for (std::size_t i = 0; i < kHomeQuestions; ++i) {
    const HomeQuestion question = QuestionAt(i, rules, English());
    HomeAnswer answer = question.answers.at(question.usual);
    if (const auto own = typed.find(i); own != typed.end()) {
      const Result<HomeAnswer> read = ReadAnswer(i, question, own->second, English());
      EXPECT_TRUE(read.ok()) << i << " " << own->second;
      if (read.ok()) answer = *read;
    }
    rules.Take(answer);
  }
  return rules;
}

VariantSpec Read(const std::string& file) {
  Result<VariantSpec> spec = ParseVariantFile(file, "home.yaml", BuiltInVariantTexts());
  EXPECT_TRUE(spec.ok()) << file << (spec.ok() ? "" : English().Say(spec.problems().front()));
  return spec.ok() ? std::move(spec).value() : VariantSpec{};
}

VariantSpec SpecOf(const std::map<std::size_t, std::string>& typed) {
  return Read(HomeFile({"home", "At home", Answered(typed)}, English()));
}

TEST(HomeRules, AreRussianUntilToldOtherwise) {
  const VariantSpec home = SpecOf({});
  const VariantSpec& russian = Catalog::BuiltIn().FindEntry("russian")->variant.spec();
  EXPECT_EQ(home.moves, russian.moves);
  EXPECT_EQ(home.setup_rows, russian.setup_rows);
  EXPECT_EQ(home.draws.size(), russian.draws.size());
}

// Whatever somebody answers, the file is right, and says what was answered.
TEST(HomeRules, MakeAFileOfEveryAnswer) {
  for (std::size_t i = 0; i < kHomeQuestions; ++i) {
    const std::size_t answers = QuestionAt(i, HomeRules(), English()).answers.size();
    for (std::size_t number = 1; number <= answers; ++number) {
      const HomeRules rules = Answered({{i, std::to_string(number)}});
      for (const Language language : {Language::kEnglish, Language::kRussian}) {
        const VariantSpec spec =
            Read(HomeFile({"home", "У нас: \"дома\"", rules}, Catalogue::For(language)));
        EXPECT_EQ(std::to_string(spec.moves.board.width), rules.ValueOf("board.width"));
        EXPECT_EQ(NameOf(spec.moves.king_range), rules.ValueOf("moves.king-range"));
        EXPECT_EQ(NameOf(spec.moves.choice), rules.ValueOf("moves.choice"));
        EXPECT_EQ(NameOf(spec.objective), rules.ValueOf("objective"));
        EXPECT_EQ(spec.names.ru, "У нас: \"дома\"");
      }
    }
  }
}

TEST(HomeRules, TellAGameWholeThatIsLikeNoOther) {
  const VariantSpec spec = SpecOf({{0, "12x12 1"},
                                   {1, "true"},
                                   {2, "black"},
                                   {3, "3"},
                                   {4, "4"},
                                   {5, "1"},
                                   {6, "italian"},
                                   {7, "3"},
                                   {8, "giveaway"},
                                   {9, "5"}});
  EXPECT_EQ(spec.moves.choice, Choice::kItalian);
  EXPECT_EQ(spec.moves.last_king_taken, LastKingTaken::kLandsBehind);
  EXPECT_EQ(spec.moves.removal, Removal::kAtOnceNoTurningBack);
  EXPECT_EQ(spec.setup_rows, 1);
  EXPECT_TRUE(spec.mirrored);
  EXPECT_TRUE(spec.draws.empty());
}

TEST(HomeRules, TakeABoardAsItIsTyped) {
  for (const char* typed : {"10x8 2", "10×8, 2", "10 8 2", "10Х8 2"}) {
    const HomeRules rules = Answered({{0, typed}});
    EXPECT_EQ(rules.ValueOf("board.width"), "10") << typed;
    EXPECT_EQ(rules.ValueOf("setup.rows"), "2") << typed;
  }
  EXPECT_EQ(Answered({{0, "10x8"}}).ValueOf("setup.rows"), "3");
}

TEST(HomeRules, SayWhyAnAnswerIsNone) {
  const auto id_of = [](std::size_t index, const std::string& typed) {
    const HomeQuestion question = QuestionAt(index, HomeRules(), English());
    const Result<HomeAnswer> answer = ReadAnswer(index, question, typed, English());
    return answer.ok() ? std::string("taken") : answer.problems().front().id;
  };
  EXPECT_EQ(id_of(0, "14x14"), "cli.variants.new.no-board");
  EXPECT_EQ(id_of(0, "8x8 4"), "variant.bad-setup");
  EXPECT_EQ(id_of(0, "8x8 0"), "variant.bad-setup");
  EXPECT_EQ(id_of(0, "99999999999x8"), "cli.variants.new.no-board");
  EXPECT_EQ(id_of(1, "0"), "cli.new.no-answer");
  EXPECT_EQ(id_of(1, "3"), "cli.new.no-answer");
  EXPECT_EQ(id_of(1, "-1"), "cli.new.no-answer");
  EXPECT_EQ(id_of(1, "yes"), "cli.new.no-answer");
  EXPECT_EQ(id_of(9, "20"), "taken");
  EXPECT_EQ(id_of(9, "1000"), "cli.new.no-answer");
}

TEST(HomeRules, AskOnlyWhatCanMatter) {
  const HomeRules short_kings = Answered({{4, "short"}});
  EXPECT_FALSE(QuestionAt(7, short_kings, English()).is_asked);
  EXPECT_TRUE(QuestionAt(7, HomeRules(), English()).is_asked);
  const HomeRules forward = Answered({{3, "forward"}, {5, "ends-move"}});
  std::vector<std::string> words;
  for (const HomeAnswer& answer : QuestionAt(5, forward, English()).answers) {
    words.push_back(answer.word);
  }
  EXPECT_THAT(words, ElementsAre("ends-move", "goes-on-as-king"));
}

TEST(HomeRules, RememberTheLastAnswer) {
  HomeRules rules;
  rules.Take({"", "", {{"mirrored", "true"}}});
  rules.Take({"", "", {{"mirrored", "false"}}});
  EXPECT_THAT(rules.said(), Contains(Pair("mirrored", "false")));
}

TEST(HomeFile, MakesAnIdOfAName) {
  EXPECT_EQ(IdFor("Grandfather's game"), "grandfather-s-game");
  EXPECT_EQ(IdFor("Шашки щедрого деда, 2-й вариант"), "shashki-shchedrogo-deda-2-y-variant");
  EXPECT_EQ(IdFor("64"), "home");
  EXPECT_EQ(IdFor("国际跳棋"), "home");
  EXPECT_EQ(IdFor(""), "home");
}

}  // namespace
}  // namespace draughts
