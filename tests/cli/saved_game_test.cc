#include "frontends/cli/saved_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"

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

TEST(SavedGame, IsPdn) {
  Game game(Find("russian"));
  for (const char* move : {"c3-d4", "b6-c5", "d4xb6", "a7xc5"}) PlayText(game, move);
  EXPECT_EQ(FormatGame(game, "2026.11.30"),
            "[Event \"Casual game\"]\n"
            "[Site \"?\"]\n"
            "[Date \"2026.11.30\"]\n"
            "[Round \"-\"]\n"
            "[White \"?\"]\n"
            "[Black \"?\"]\n"
            "[Result \"*\"]\n"
            "[GameType \"25\"]\n"
            "\n"
            "1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n");
}

TEST(SavedGame, HasTheSignAndNumbersOfItsVariant) {
  Game game(Find("american"));
  for (const char* move : {"11-15", "22-18", "15x22", "25x18"}) PlayText(game, move);
  const std::string text = FormatGame(game, "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[GameType \"21\"]"));
  EXPECT_THAT(text, HasSubstr("1. 11-15 22-18 2. 15x22 25x18 *"));
}

TEST(SavedGame, KeepsThePliesThatHaveGoneBeforeItsFirstPosition) {
  const Variant russian = Find("russian");
  const Position start = ParseFen(russian, "W:WKa3:BKh2")->position;
  EXPECT_THAT(FormatGame(Game(russian, start, 12), ""), HasSubstr("[FEN \"W:WKa3:BKh2:H12\"]"));
  EXPECT_THAT(FormatGame(Game(russian, start), ""), HasSubstr("[FEN \"W:WKa3:BKh2\"]"));
}

TEST(SavedGame, NamesTheVariantWherePdnHasNoNumber) {
  const std::string text = FormatGame(Game(Find("russian-giveaway")), "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[Variant \"russian-giveaway\"]"));
  EXPECT_THAT(text, Not(HasSubstr("GameType")));
}

TEST(SavedGame, NamesTheEditionWhereSeveralShareANumber) {
  EXPECT_THAT(FormatGame(Game(Find("russian")), ""), Not(HasSubstr("[Variant ")));
  const std::string text = FormatGame(Game(Find("russian-damki")), "");
  EXPECT_THAT(text, HasSubstr("[GameType \"25\"]"));
  EXPECT_THAT(text, HasSubstr("[Variant \"russian-damki\"]"));
}

TEST(SavedGame, SaysWhereItBeganAndWhoseMoveItWas) {
  Game game = From("russian", "B:Wc3:Bb6");
  PlayText(game, "b6-a5");
  PlayText(game, "c3-d4");
  const std::string text = FormatGame(game, "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[FEN \"B:Wc3:Bb6\"]"));
  EXPECT_THAT(text, HasSubstr("1... b6-a5 2. c3-d4 *"));
}

// As PDN 3.0 wants it: the tag tells the result, a "*" ends the moves.
TEST(SavedGame, TellsItsResultInTheTag) {
  Game game(Find("american"));
  game.Resign(Color::kBlack);
  const std::string text = FormatGame(game, "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[Result \"1-0\"]"));
  EXPECT_THAT(text, HasSubstr("\n\n*\n"));
}

}  // namespace
}  // namespace draughts
