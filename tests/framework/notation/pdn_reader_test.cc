#include "framework/notation/pdn_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <tuple>

#include "tests/framework/notation/pdn_files.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> ItemsOf(const std::string& text) { return Shown(ReadOne(text).items); }

TEST(PdnReader, ReadsTagsMovesAndResult) {
  const PdnGame game = ReadOne(
      "[Event \"Kurs\"]\n[Result \"2-0\"]\n\n"
      "1. 32-28 19-23 2. 28x19 14x23\n3. 37-32 2-0\n");
  ASSERT_THAT(game.tags, SizeIs(2));
  EXPECT_EQ(game.tags[0], (PdnTag{.name = "Event", .value = "Kurs"}));
  EXPECT_EQ(game.tags[1].place, (PdnPlace{.line = 2, .column = 1}));
  EXPECT_THAT(Shown(game.items), ElementsAre("1. 32-28", "19-23", "2. 28x19", "14x23", "3. 37-32"));
  EXPECT_EQ(game.items[4].place, (PdnPlace{.line = 5, .column = 4}));
  EXPECT_EQ(game.result, "2-0");
}

TEST(PdnReader, KeepsTagsThatItDoesNotKnowAndThoseGivenTwice) {
  const PdnGame game =
      ReadOne("[Bianco \"a\"]\n[Event  \"a\"] [Event \"b\"]\n[Дата \"\"]\n1.a3b4\n*");
  EXPECT_THAT(
      game.tags,
      ElementsAre(PdnTag{.name = "Bianco", .value = "a"}, PdnTag{.name = "Event", .value = "a"},
                  PdnTag{.name = "Event", .value = "b"}, PdnTag{.name = "Дата", .value = ""}));
}

TEST(PdnReader, ReadsQuotesInTags) {
  const auto value = [](const std::string& tag) {
    const PdnGame game = ReadOne(tag + " 1-0");
    return game.tags.empty() ? "no tag" : game.tags[0].value;
  };
  EXPECT_EQ(value(R"([White "Ann \"Ace\" Bee"])"), R"(Ann "Ace" Bee)");
  EXPECT_EQ(value(R"([White "Ann "Ace" Bee"])"), R"(Ann "Ace" Bee)");
  EXPECT_EQ(value(R"([Site "C:\\pdn\\"])"), R"(C:\pdn\)");
  EXPECT_EQ(value(R"([Site "C:\games\"])"), R"(C:\games\)");
  EXPECT_EQ(value(R"([ White	"[a]" ])"), "[a]");
}

TEST(PdnReader, EndsGamesAtResultsOfBothFamilies) {
  for (const char* result :
       {"1-0", "0-1", "1/2-1/2", "½-½", "2-0", "1-1", "0-2", "0-0", "*", "1–0"}) {
    const auto games = ReadAll("1. 32-28 19-23 " + std::string(result) + "\n1. 33-29 " + result);
    ASSERT_THAT(games, SizeIs(2)) << result;
    EXPECT_EQ(games[0]->result, result);
    EXPECT_EQ(games[1]->result, result);
  }
}

// PDN 3.0 names these prefixes as a trap.
TEST(PdnReader, EndsGamesAtResultsWithBlanks) {
  const PdnGame game = ReadOne("1. c3-d4 b6-c5 1 - 0 {a flag}\n");
  EXPECT_THAT(Shown(game.items), ElementsAre("1. c3-d4", "b6-c5"));
  EXPECT_EQ(game.result, "1-0");
  EXPECT_THAT(game.afterword, SizeIs(1));
  EXPECT_EQ(ReadOne("1. 32-28 1- 1").result, "1-1");
}

TEST(PdnReader, TakesNoMoveForAResult) {
  EXPECT_THAT(ItemsOf("1. 1-18 20-24 2. 18-1 24-29 1-1"),
              ElementsAre("1. 1-18", "20-24", "2. 18-1", "24-29"));
  EXPECT_THAT(ItemsOf("[Result \"*\"] 1. 3-7 32-28 2. 7-11 *"),
              ElementsAre("1. 3-7", "32-28", "2. 7-11"));
}

TEST(PdnReader, EndsAGameAtTheResultOfItsTagHoweverItIsWritten) {
  for (const char* result : {"1-9", "4-6", "1.02-0.98", "1+ - 1-", "1 1/2 - 1/2"}) {
    const auto games =
        ReadAll("[Result \"" + std::string(result) + "\"]\n1. 32-28 19-23 2. 28x19 14x23 " +
                result + " {one}\n[Event \"b\"]\n1. 32-28 *");
    ASSERT_THAT(games, SizeIs(2)) << result;
    ASSERT_TRUE(games[0].ok()) << result;
    EXPECT_EQ(games[0]->result, result);
    EXPECT_THAT(games[0]->items, SizeIs(4)) << result;
    EXPECT_THAT(Shown(games[0]->afterword), ElementsAre("{one}"));
  }
}

TEST(PdnReader, KeepsAMoveThatIsWrittenLikeTheResultTagAmongOthers) {
  EXPECT_THAT(ItemsOf("[Result \"2-8\"]\n1. 32-28 2-8 2. 37-32 *"),
              ElementsAre("1. 32-28", "2-8", "2. 37-32"));
}

TEST(PdnReader, BeginsAGameAtNewTagsWithoutAResult) {
  const auto games = ReadAll("[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 33-29\n");
  ASSERT_THAT(games, SizeIs(2));
  EXPECT_EQ(games[0]->result, "");
  EXPECT_EQ(games[1]->tags[0].value, "b");
}

TEST(PdnReader, ReadsGamesWithoutMoves) {
  const auto games =
      ReadAll("[FEN \"W:W31,27,19:B17,12,5.\"]\n0-1\n\n[FEN \"B:W21:BK17\"]\n1. 2-0\n");
  ASSERT_THAT(games, SizeIs(2));
  EXPECT_THAT(games[0]->items, IsEmpty());
  EXPECT_EQ(games[1]->result, "2-0");
}

TEST(PdnReader, GivesNoGameForALoneEnd) {
  EXPECT_THAT(ReadAll("1. 32-28 1-0 *\n\n*\n\n"), SizeIs(1));
  EXPECT_THAT(ReadAll(""), IsEmpty());
  EXPECT_THAT(ReadAll("  \n% nothing\n"), IsEmpty());
}

TEST(PdnReader, ReadsMovesHoweverTheyAreWritten) {
  EXPECT_THAT(ItemsOf("1.32-28 3228 01. 06-11 35x 4 1- 7 32 - 28 32 x23 c3:e5 C3xE5×g7 a3b4 cd4 "
                      "10x19x26 32–28 с3:е5"),
              ElementsAre("1. 32-28", "3228", "01. 06-11", "35x4", "1-7", "32-28", "32x23", "c3:e5",
                          "C3xE5xg7", "a3b4", "cd4", "10x19x26", "32-28", "с3:е5"));
}

TEST(PdnReader, ReadsNumbersHoweverTheyAreWritten) {
  EXPECT_THAT(ItemsOf("1 32-28 1... 19-23 2.28x19 2…14x23 3.37-32 3.. 10-14 4. 32-28"),
              ElementsAre("1. 32-28", "1... 19-23", "2. 28x19", "2... 14x23", "3. 37-32",
                          "3... 10-14", "4. 32-28"));
}

TEST(PdnReader, ReadsPlaceholdersAndNullMoves) {
  EXPECT_THAT(ItemsOf("1. ... 19-23 2. 28x19 - - 3. -- 14-20 41. - -"),
              ElementsAre("1. ...", "19-23", "2. 28x19", "--", "3. --", "14-20", "41. --"));
}

TEST(PdnReader, TellsMarksInBracketsFromVariations) {
  EXPECT_THAT(ItemsOf("1.32-28!? 19-23(!?!!!) 2.28x19 (?) 14x23 ! (2... 13x24?) $3"),
              ElementsAre("1. 32-28!?", "19-23!?!!!", "2. 28x19?", "14x23!", "(", "2... 13x24?",
                          ")", "$3"));
}

TEST(PdnReader, TakesAStarForAMarkOnlyWhereItIsGluedToAMove) {
  const auto games = ReadAll("1. 32-28 19-23* 2. 28x19!* 14x23 *\n\n1. 33-29 20-25*\n");
  ASSERT_THAT(games, SizeIs(2));
  EXPECT_THAT(Shown(games[0]->items),
              ElementsAre("1. 32-28", "19-23", "$7", "2. 28x19!", "$7", "14x23"));
  EXPECT_THAT(Shown(games[1]->items), ElementsAre("1. 33-29", "20-25"));
  EXPECT_EQ(games[1]->result, "*");
}

TEST(PdnReader, ReadsVariationsInEachOther) {
  EXPECT_THAT(ItemsOf("32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23"),
              ElementsAre("32-28", "19-23", "(", "18-23", "38-32", "(", "37-32?", "23-29!",
                          "{ Black wins }", ")", "12-18", ")", "28x19", "14x23"));
}

TEST(PdnReader, KeepsCommentsToTheLetterAndInTheirPlaces) {
  const PdnGame game = ReadOne(
      "% made by hand\n{ before }\n[Event \"a\"]\n{Intro\n\nwith [%clk 0:10]}\n"
      "1. {why} 32-28 {?} ; 31-27 is no move\n19-23 $2 $14 1-0 {end} ; of it\n{more}\n");
  EXPECT_THAT(Shown(game.preface), ElementsAre("% made by hand", "{ before }"));
  EXPECT_THAT(Shown(game.items), ElementsAre("{Intro\n\nwith [%clk 0:10]}", "{why}", "1. 32-28",
                                             "{?}", "% 31-27 is no move", "19-23", "$2", "$14"));
  EXPECT_THAT(Shown(game.afterword), ElementsAre("{end}", "% of it", "{more}"));
}

// PDN 3.0: "%" begins a comment where it begins a line, and nowhere else.
TEST(PdnReader, RefusesAPercentSignWithinALine) {
  const auto games = ReadAll("1. 32-28 % why not\n19-23 *\n\n1. 33-29 1-0 % no\n\n1. 31-27 *");
  ASSERT_EQ(games.size(), 3U);
  for (const auto& [index, line, column] : {std::tuple(0, 1, 10), std::tuple(1, 4, 14)}) {
    ASSERT_FALSE(games[static_cast<std::size_t>(index)].ok());
    const Problems& problems = games[static_cast<std::size_t>(index)].problems();
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].id, "pdn.comment-in-line");
    EXPECT_EQ(problems[0].place.line, line);
    EXPECT_EQ(problems[0].place.column, column);
  }
  EXPECT_TRUE(games[2].ok());
}

TEST(PdnReader, GivesACommentBetweenGamesToTheNext) {
  const auto games = ReadAll("1. 32-28 1-0 {one}\n{two}\n[Event \"b\"]\n1. 33-29 *");
  ASSERT_THAT(games, SizeIs(2));
  EXPECT_THAT(Shown(games[0]->afterword), ElementsAre("{one}"));
  EXPECT_THAT(Shown(games[1]->preface), ElementsAre("{two}"));
}

TEST(PdnReader, ReadsSetUpsAnywhere) {
  EXPECT_THAT(ItemsOf("/FEN \"W:W31:B20\"/ 1. 31-27 ( /FEN \"B::\"/ 20-24 ) *"),
              ElementsAre("/FEN W:W31:B20/", "1. 31-27", "(", "/FEN B::/", "20-24", ")"));
}

TEST(PdnReader, ReadsBytesOfOldPrograms) {
  std::istringstream stream("[Site \"\xCB\xE8\xE5\xEF\xE0\xFF\"]\r\n\r\n1. c3-d4 *\r\n\x1A");
  PdnReader reader(stream);
  const auto game = reader.Next();
  ASSERT_TRUE(game && game->ok());
  EXPECT_EQ((*game)->tags[0].value, "Лиепая");
  EXPECT_EQ((*game)->items[0].place, (PdnPlace{.line = 3, .column = 4}));
  EXPECT_FALSE(reader.Next().has_value());
  EXPECT_EQ(reader.encoding(), PdnEncoding::kWindows1251);
  EXPECT_EQ(reader.bytes_read(), 32u);
}

TEST(PdnReader, NeedsNoDeepStackForDeepVariations) {
  constexpr std::size_t kDepth = 100'000;
  std::string text = "1. 32-28 ";
  for (std::size_t depth = 0; depth < kDepth; ++depth) text += '(';
  text += "1. 33-29";
  for (std::size_t depth = 0; depth < kDepth; ++depth) text += ')';
  const PdnGame game = ReadOne(text + " *");
  ASSERT_THAT(game.items, SizeIs(2 * kDepth + 2));
  EXPECT_EQ(EndOfVariation(game.items, 1), 2 * kDepth + 2);
}

// Ten million moves in games of 50,000 bytes, made as they are read.
TEST(PdnReader, ForgetsTheGamesThatItHasGiven) {
  std::string game = "[Event \"a\"]\n";
  while (game.size() < 50'000) game += "1. 32-28 19-23 2. 28x19 14x23\n";
  game += "*\n";
  std::size_t left = 200 * game.size();
  PdnReader reader([&game, &left](std::span<char> buffer) {
    const std::size_t at = (200 * game.size() - left) % game.size();
    const std::size_t size = std::min({buffer.size(), game.size() - at, left});
    std::copy_n(game.begin() + static_cast<std::ptrdiff_t>(at), size, buffer.begin());
    left -= size;
    return size;
  });
  while (const auto read = reader.Next()) ASSERT_TRUE(read->ok());
  EXPECT_EQ(reader.games_read(), 200u);
}

}  // namespace
}  // namespace draughts
