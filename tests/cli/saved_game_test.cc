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

TEST(SavedGame, NamesTheVariantWherePdnHasNoNumber) {
  const std::string text = FormatGame(Game(Find("russian-giveaway")), "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[Variant \"russian-giveaway\"]"));
  EXPECT_THAT(text, Not(HasSubstr("GameType")));
}

TEST(SavedGame, SaysWhereItBeganAndWhoseMoveItWas) {
  Game game = From("russian", "B:Wc3:Bb6");
  PlayText(game, "b6-a5");
  PlayText(game, "c3-d4");
  const std::string text = FormatGame(game, "2026.11.30");
  EXPECT_THAT(text, HasSubstr("[FEN \"B:Wc3:Bb6\"]"));
  EXPECT_THAT(text, HasSubstr("1... b6-a5 2. c3-d4 *"));
}

TEST(SavedGame, NumbersAGameThatBlackBegins) {
  Game game(Find("american"));
  EXPECT_EQ(MoveNumber(game, 0), "1.");
  EXPECT_EQ(MoveNumber(game, 1), "1...");
  const Game white_begins = From("american", "W:W22:B11");
  EXPECT_EQ(MoveNumber(white_begins, 0), "1...");
  EXPECT_EQ(MoveNumber(white_begins, 1), "2.");
}

// The second diagram is that of PDN 3.0, "disambiguation": two captures lead from 47 to 36.
TEST(SavedGame, WritesCapturesShortUnlessAnotherHasTheSameEnds) {
  Game alone = From("russian", "W:Wc3:Bd4,f6,h8");
  PlayText(alone, "c3xe5xg7");
  EXPECT_THAT(FormatGame(alone, ""), HasSubstr("1. c3:g7 "));
  Game twins = From("international", "W:WK47:B14,19,29,31,42");
  PlayText(twins, "47x38x24x13x36");
  EXPECT_THAT(FormatGame(twins, ""), HasSubstr("1. 47x38x24x13x36 "));
}

TEST(SavedGame, WritesResultsOfItsFamily) {
  Game russian(Find("russian"));
  russian.Resign(Color::kBlack);
  EXPECT_EQ(FormatResult(russian), "1-0");
  Game international(Find("international"));
  EXPECT_EQ(FormatResult(international), "*");
  international.Resign(Color::kWhite);
  EXPECT_EQ(FormatResult(international), "0-2");
  Game drawn(Find("international"));
  drawn.AgreeDraw();
  EXPECT_EQ(FormatResult(drawn), "1-1");
  Game american(Find("american"));
  american.AgreeDraw();
  EXPECT_EQ(FormatResult(american), "1/2-1/2");
}

TEST(SavedGame, KeepsItsLinesWithin80Columns) {
  Game game(Find("russian"));
  while (game.ply() < 40 && !game.outcome().has_value()) game.Play(game.LegalMoves().front());
  ASSERT_GT(game.ply(), 24u);
  const SquareNames names(game.variant().spec());
  const std::string list = FormatMoveList(game, {.names = names}, "*");
  std::size_t longest = 0;
  std::size_t lines = 0;
  for (std::size_t start = 0; start < list.size(); ++lines) {
    const std::size_t end = list.find('\n', start);
    longest = std::max(longest, end - start);
    start = end + 1;
  }
  EXPECT_GT(lines, 1u);
  EXPECT_LE(longest, 80u);
  EXPECT_GT(longest, 60u);
}

}  // namespace
}  // namespace draughts
