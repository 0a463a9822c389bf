#include "frontends/cli/play_pages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "frontends/cli/play_text.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::size_t kColumns = 80;

std::size_t WidestLine(const std::string& text) {
  std::size_t widest = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    widest = std::max(widest, DisplayWidth(std::string_view(text).substr(start, end - start)));
    start = end + 1;
  }
  return widest;
}

std::string RulesOf(const std::string& variant) {
  return RulesInWords(Catalog::BuiltIn().Find(variant)->spec(), Catalogue::For(Language::kEnglish));
}

std::string HelpIn(const Game& game, const Catalogue& messages) {
  return PlayHelp(game, GameTeller(messages, SquareNames(game.variant().spec())), messages);
}

Game GameAt(const std::string& variant, const std::string& fen) {
  const Variant found = *Catalog::BuiltIn().Find(variant);
  return {found, ParseFen(found, fen)->position};
}

TEST(Wrapped, BreaksBetweenWordsAndIndentsWhatFollows) {
  const std::string word(30, 'x');
  EXPECT_EQ(Wrapped(word + " " + word + " " + word, "  "),
            "  " + word + " " + word + "\n    " + word + "\n");
  EXPECT_EQ(Wrapped("short", ""), "short\n");
  const std::string too_long(100, 'x');
  EXPECT_EQ(Wrapped(too_long, "  "), "  " + too_long + "\n");
}

TEST(PlayPages, FitATerminal) {
  for (const auto& language : kEnumNames<Language>) {
    const Catalogue& messages = Catalogue::For(language.value);
    for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
      EXPECT_LE(WidestLine(HelpIn(Game(entry.variant), messages)), kColumns) << language.name;
      EXPECT_LE(WidestLine(RulesInWords(entry.variant.spec(), messages)), kColumns)
          << language.name << " " << entry.variant.spec().id;
    }
  }
}

TEST(PlayPages, ShowMovesThatAreLegalNow) {
  const Catalogue& english = Catalogue::For(Language::kEnglish);
  const Catalogue& russian = Catalogue::For(Language::kRussian);
  // d4 is reached from two squares, so that its name alone is no move.
  EXPECT_THAT(HelpIn(GameAt("russian", "W:Wc3,e3:Bh8"), english),
              AllOf(HasSubstr("  c3-b4  c3b4  b4 "), HasSubstr("  x  : "), HasSubstr("  #3 ")));
  EXPECT_THAT(HelpIn(GameAt("international", "W:W32:B5"), english),
              AllOf(HasSubstr("  32-27  3227  27 "), HasSubstr("play number 2 of the list")));
  EXPECT_THAT(HelpIn(GameAt("russian", "W:Wc3:Bd4,d6"), russian),
              AllOf(HasSubstr("  c3:e5:c7  c3xe5xc7  c3:c7 "), Not(HasSubstr("  x  : "))));
  EXPECT_THAT(HelpIn(GameAt("russian", "W:W:Bc3"), english), Not(HasSubstr("#")));
}

TEST(PlayPages, SayTheRulesByWhichVariantsDiffer) {
  EXPECT_THAT(
      RulesOf("russian"),
      AllOf(HasSubstr("board 8×8, 12 men a side, White begins"), HasSubstr("any may be chosen"),
            HasSubstr("while capturing it goes on"), HasSubstr("must land there")));
  EXPECT_THAT(RulesOf("american"),
              AllOf(HasSubstr("Black begins"), HasSubstr("forward only"),
                    HasSubstr("the move ends there"), Not(HasSubstr("any distance"))));
  EXPECT_THAT(RulesOf("international"),
              AllOf(HasSubstr("board 10×10, 20 men a side"), HasSubstr("most pieces"),
                    HasSubstr("stays a man"), HasSubstr("25 moves by each side")));
  EXPECT_THAT(RulesOf("russian-giveaway"), HasSubstr("no legal move has won"));
}

}  // namespace
}  // namespace draughts
