#include "frontends/cli/game_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ctime>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "framework/notation/pdn_writer.h"
#include "frontends/cli/draw_text.h"
#include "frontends/cli/local_time.h"

namespace draughts {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Variant Find(const std::string& name) { return *Catalog::BuiltIn().Find(name); }

Game From(const std::string& name, const std::string& fen) {
  const Variant variant = Find(name);
  return Game(variant, ParseFen(variant, fen)->position);
}

void PlayText(Game& game, std::string_view text) {
  const ReadMoves read = ReadMove(game.variant(), game.position(), text);
  ASSERT_EQ(read.readings.size(), 1u) << text;
  game.Play(read.readings.front().move);
}

TEST(GameRecord, IsPdn) {
  Game game(Find("russian"));
  for (const char* move : {"c3-d4", "b6-c5", "d4xb6", "a7xc5"}) PlayText(game, move);
  EXPECT_EQ(FormatRecord(game, NewTags(), {}),
            "[Event \"Casual game\"]\n"
            "[Site \"?\"]\n"
            "[Date \"" +
                LocalTime(std::time(nullptr), "%Y.%m.%d") +
                "\"]\n"
                "[Round \"-\"]\n"
                "[White \"?\"]\n"
                "[Black \"?\"]\n"
                "[Result \"*\"]\n"
                "[GameType \"25\"]\n"
                "\n"
                "1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n");
}

TEST(GameRecord, HasTheSignAndNumbersOfItsVariant) {
  Game game(Find("american"));
  for (const char* move : {"11-15", "22-18", "15x22", "25x18"}) PlayText(game, move);
  const std::string text = FormatRecord(game, NewTags(), {});
  EXPECT_THAT(text, HasSubstr("[GameType \"21\"]"));
  EXPECT_THAT(text, HasSubstr("1. 11-15 22-18 2. 15x22 25x18 *"));
}

TEST(GameRecord, KeepsThePliesThatHaveGoneBeforeItsFirstPosition) {
  const Variant russian = Find("russian");
  const Position start = ParseFen(russian, "W:WKa3:BKh2")->position;
  EXPECT_THAT(FormatRecord(Game(russian, start, 12), NewTags(), {}),
              HasSubstr("[FEN \"W:WKa3:BKh2:H12\"]"));
  EXPECT_THAT(FormatRecord(Game(russian, start), NewTags(), {}),
              HasSubstr("[FEN \"W:WKa3:BKh2\"]"));
}

TEST(GameRecord, TellsTheCountersThatHaveBegun) {
  const Catalogue& messages = Catalogue::For(Language::kEnglish);
  Game game = From("russian", "W:WKa3,c1:BKh8,h6");
  const MoveStyle style = PdnStyle(game.variant().spec());
  EXPECT_TRUE(BegunCounterTexts(game, style, messages).empty());
  PlayText(game, "c1-d2");
  EXPECT_TRUE(BegunCounterTexts(game, style, messages).empty());
  PlayText(game, "h8-g7");
  const std::vector<std::string> begun = BegunCounterTexts(game, style, messages);
  ASSERT_EQ(begun.size(), 1U);
  EXPECT_THAT(begun.front(), HasSubstr("1 of 30"));
  EXPECT_THAT(begun.front(), HasSubstr("1. c1-d2"));
  EXPECT_THAT(FormatRecord(game, NewTags(), {}, {.counters = begun}),
              HasSubstr("1. c1-d2 h8-g7\n{[%counters] " + begun.front() + "}\n*"));
}

TEST(GameRecord, NamesTheVariantWherePdnHasNoNumber) {
  const std::string text = FormatRecord(Game(Find("russian-giveaway")), NewTags(), {});
  EXPECT_THAT(text, HasSubstr("[Variant \"russian-giveaway\"]"));
  EXPECT_THAT(text, Not(HasSubstr("GameType")));
}

TEST(GameRecord, NamesTheEditionWhereSeveralShareANumber) {
  EXPECT_THAT(FormatRecord(Game(Find("russian")), NewTags(), {}), Not(HasSubstr("[Variant ")));
  const std::string text = FormatRecord(Game(Find("russian-damki")), NewTags(), {});
  EXPECT_THAT(text, HasSubstr("[GameType \"25\"]"));
  EXPECT_THAT(text, HasSubstr("[Variant \"russian-damki\"]"));
}

TEST(GameRecord, SaysWhereItBeganAndWhoseMoveItWas) {
  Game game = From("russian", "B:Wc3:Bb6");
  PlayText(game, "b6-a5");
  PlayText(game, "c3-d4");
  const std::string text = FormatRecord(game, NewTags(), {});
  EXPECT_THAT(text, HasSubstr("[FEN \"B:Wc3:Bb6\"]"));
  EXPECT_THAT(text, HasSubstr("1... b6-a5 2. c3-d4 *"));
}

// As PDN 3.0 wants it: the tag tells the result, a "*" ends the moves.
TEST(GameRecord, TellsItsResultInTheTag) {
  Game game(Find("american"));
  game.Resign(Color::kBlack);
  const std::string text = FormatRecord(game, NewTags(), {});
  EXPECT_THAT(text, HasSubstr("[Result \"1-0\"]"));
  EXPECT_THAT(text, HasSubstr("\n\n*\n"));
}

TEST(GameRecord, TellsTheClockBehindEachMove) {
  Game game(Find("russian"));
  PlayText(game, "c3-d4");
  const TimeControl control = *ParseTimeControl("90+3");
  const std::vector<Clock> clocks = {
      Clock(control), Clock(control, std::chrono::seconds(3599), std::chrono::minutes(90))};
  const std::string text = FormatRecord(game, NewTags(), clocks);
  EXPECT_THAT(text, HasSubstr("[TimeControl \"5400+3\"]"));
  EXPECT_THAT(text, HasSubstr("\n\n1. c3-d4 {[%clk 0:59:59]} *\n"));
  game.LoseOnTime(Color::kBlack);
  EXPECT_THAT(FormatRecord(game, NewTags(), clocks), HasSubstr("[Termination \"time forfeit\"]"));
}

}  // namespace
}  // namespace draughts
