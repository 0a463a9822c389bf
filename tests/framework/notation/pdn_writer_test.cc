#include "framework/notation/pdn_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "tests/framework/notation/pdn_files.h"

namespace draughts {
namespace {

using ::testing::HasSubstr;

Variant Find(const char* name) { return *Catalog::BuiltIn().Find(name); }

void PlayText(Game& game, std::string_view text) {
  const ReadMoves read = ReadMove(game.variant(), game.position(), text);
  ASSERT_EQ(read.readings.size(), 1u) << text;
  game.Play(read.readings.front().move);
}

void ExpectSameWhenReadAgain(const std::string& text) {
  const auto games = ReadAll(text);
  ASSERT_FALSE(games.empty());
  for (const Result<PdnGame>& game : games) {
    ASSERT_TRUE(game.ok()) << text;
    const std::string written = FormatPdn(*game);
    const auto again = ReadAll(written);
    ASSERT_EQ(again.size(), 1u) << written;
    ASSERT_TRUE(again[0].ok()) << written;
    EXPECT_EQ(*again[0], *game) << written;
    EXPECT_EQ(FormatPdn(*again[0]), written);
  }
}

TEST(PdnWriter, WritesWhatStandsInAGame) {
  const std::string text =
      "% preface\n"
      "[White \"Ann \\\"Ace\\\" \\\\\"]\n"
      "[Event \"a\"]\n"
      "[Event \"b\"]\n"
      "\n"
      "1. 32-28!? {why not} 19-23 $2 (1... 18-23 2. 38-32 (2. 37-32? 23-29!) 12-18)\n"
      "% line\n"
      "2. ... -- /FEN \"W:W31:B20\"/ () (-- ({a} 3. 31-27)) 1/2-1/2 {end}\n";
  EXPECT_EQ(FormatPdn(ReadOne(text)), text);
  ExpectSameWhenReadAgain(text);
}

TEST(PdnWriter, ReadsBackEveryShape) {
  ExpectSameWhenReadAgain("1. 32-28 19-23* 2. 28x19 14x23 *\n\n1. 33-29 20-25 *");
  ExpectSameWhenReadAgain("[Result \"1-9\"]\n1. 32-28 19-23 2. 28x19 14x23 1-9 {a} ; b\n{c}");
  ExpectSameWhenReadAgain("{a\nb}\n{c}\n1. 32-28 {d\n e} (; f\n19-23 ; g\n) 2. 28x19");
  ExpectSameWhenReadAgain("[FEN \"?:W29:B4.\"]\n[Site \"C:\\games\\\"] 1. - - 0-0");
  ExpectSameWhenReadAgain("1. cd4 3228 с3:е5 { [%clk 0:10] \"quoted\" \\ } $0 $12");
}

TEST(PdnWriter, KeepsLinesWithin80Columns) {
  PdnGame game;
  for (int number = 1; number < 60; ++number) {
    game.items.push_back(
        {.kind = PdnItemKind::kMove, .text = "32-28", .number = std::to_string(number) + "."});
    game.items.push_back({.kind = PdnItemKind::kComment, .text = "удар"});
  }
  std::istringstream lines(FormatPdn(game));
  for (std::string line; std::getline(lines, line);) {
    const auto bytes_within = std::count_if(line.begin(), line.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
    });
    EXPECT_LE(static_cast<std::ptrdiff_t>(line.size()) - bytes_within, 80) << line;
  }
}

// A program may put together what no file says; it must still be one game when it is read.
TEST(PdnWriter, LetsNoCommentEndItself) {
  PdnGame game;
  game.items = {{.kind = PdnItemKind::kComment, .text = "a } b\n\n\n[Event \"c\"]"},
                {.kind = PdnItemKind::kLineComment, .text = "a\nb"},
                {.kind = PdnItemKind::kMove, .text = "32-28"}};
  game.tags = {{.name = "White", .value = "a\nb"}};
  const PdnGame read = ReadOne(FormatPdn(game));
  EXPECT_THAT(Shown(read.items), ::testing::ElementsAre("{a ) b\n[Event \"c\"]}", "%a b", "32-28"));
  EXPECT_EQ(read.tags[0].value, "a b");
}

TEST(PdnWriter, WritesAGameOfTheProgram) {
  const Variant russian = Find("russian");
  Game game(russian);
  for (const char* move : {"c3-d4", "b6-c5", "d4xb6", "a7xc5"}) PlayText(game, move);
  game.Resign(Color::kBlack);
  EXPECT_EQ(FormatPdn(ToPdn(game, {{.name = "White", .value = "Ann"}}, PdnStyle(russian.spec()))),
            "[White \"Ann\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n\n"
            "1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n");
  const MoveStyle numeric = PdnStyle(russian.spec(), SquareStyle::kNumeric);
  EXPECT_THAT(FormatPdn(ToPdn(game, {}, numeric)),
              HasSubstr("[GameType \"25,W,8,8,N2,0\"]\n\n1. 22-18 9-14 2. 18:9 5:14 *"));
}

TEST(PdnWriter, WritesNoTagTwice) {
  const Variant giveaway = Find("russian-giveaway");
  const PdnGame game =
      ToPdn(Game(giveaway), {{.name = "Result", .value = "0-0"}}, PdnStyle(giveaway.spec()));
  EXPECT_THAT(game.tags,
              ::testing::ElementsAre(PdnTag{.name = "Result", .value = "0-0"},
                                     PdnTag{.name = "Variant", .value = "russian-giveaway"}));
}

// PDN 3.0, "disambiguation": two captures lead from 47 to 36.
TEST(PdnWriter, WritesCapturesShortUnlessAnotherHasTheSameEnds) {
  const Variant international = Find("international");
  const MoveStyle style = PdnStyle(international.spec());
  Game twins(international, ParseFen(international, "W:WK47:B14,19,29,31,42")->position);
  PlayText(twins, "47x38x24x13x36");
  const PdnGame written = ToPdn(twins, {}, style);
  EXPECT_EQ(written.items[0].text, "47x38x24x13x36");
  EXPECT_EQ(written.tags.back().name, "FEN");
  const Variant russian = Find("russian");
  Game alone(russian, ParseFen(russian, "W:Wc3:Bd4,f6,h8")->position);
  PlayText(alone, "c3xe5xg7");
  EXPECT_EQ(ToPdn(alone, {}, PdnStyle(russian.spec())).items[0].text, "c3:g7");
}

TEST(PdnWriter, NumbersMoves) {
  const Variant american = Find("american");
  EXPECT_EQ(MoveNumber(Game(american), 0), "1.");
  EXPECT_EQ(MoveNumber(Game(american), 1), "1...");
  Game second(american, ParseFen(american, "W:W22:B11")->position);
  EXPECT_EQ(MoveNumber(second, 0), "1...");
  PlayText(second, "22-18");
  PlayText(second, "11-16");
  EXPECT_EQ(FormatMoveList(second, PdnStyle(american.spec()), "*"), "1... 22-18 2. 11-16 *\n");
}

}  // namespace
}  // namespace draughts
