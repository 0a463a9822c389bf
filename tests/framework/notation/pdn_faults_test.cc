// What PdnReader says of texts that are no PDN: line, column, what was found; and that it goes on.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/notation/pdn_reader.h"
#include "tests/framework/notation/pdn_files.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

// "pdn.stray 2:5 }": id, place, what was found.
std::vector<std::string> Told(const Problems& problems) {
  std::vector<std::string> told;
  for (const Problem& problem : problems) {
    std::string line = problem.id + " " + std::to_string(problem.place.line) + ":" +
                       std::to_string(problem.place.column);
    for (const Problem::Argument& argument : problem.arguments) line += " " + argument.second;
    told.push_back(line);
  }
  return told;
}

// The problems of `faulty`, which is followed by a sound game that must be read.
std::vector<std::string> FaultsOf(const std::string& faulty) {
  const auto games = ReadAll(faulty + "\n\n[Event \"sound\"]\n\n1. 32-28 *\n");
  if (games.size() != 2 || !games[1].ok() || games[1]->items.size() != 1) {
    return {"the next game was lost"};
  }
  return games[0].ok() ? std::vector<std::string>{} : Told(games[0].problems());
}

TEST(PdnFaults, NameWhatIsNoMove) {
  EXPECT_THAT(FaultsOf("1. 32-28 resigns *"), ElementsAre("pdn.not-a-move 1:10 resigns"));
  EXPECT_THAT(FaultsOf("1. 32-28\n  12345 19-23 *"), ElementsAre("pdn.not-a-move 2:3 12345"));
  EXPECT_THAT(FaultsOf("1. x23 *"), ElementsAre("pdn.not-a-move 1:4 x23"));
  EXPECT_THAT(FaultsOf("1. 32- *"), ElementsAre("pdn.unfinished-move 1:4 32-"));
}

TEST(PdnFaults, AreAllToldInTheirOrder) {
  EXPECT_THAT(
      FaultsOf("! 1. 32-28 } ) $ , 19-23 /FEN W/ 1-0"),
      ElementsAre("pdn.mark-without-move 1:1 !", "pdn.stray 1:12 }", "pdn.stray 1:14 )",
                  "pdn.bad-nag 1:16 $", "pdn.stray 1:18 ,", "pdn.bad-setup 1:26 /FEN W/ 1-0"));
}

TEST(PdnFaults, NameTagsThatAreNone) {
  EXPECT_THAT(FaultsOf("[Event ]\n[White \"A]\n[Black \"B\"]\n1. 32-28 *"),
              ElementsAre("pdn.bad-tag 1:1 [Event ]", "pdn.bad-tag 2:1 [White \"A]"));
}

TEST(PdnFaults, FindCommentsInComments) {
  EXPECT_THAT(FaultsOf("1. 33-29 19-23 2. 35-30 { nested { comment } } *"),
              ElementsAre("pdn.stray 1:46 }"));
}

TEST(PdnFaults, FindTheCommentThatIsNotClosed) {
  EXPECT_THAT(FaultsOf("1. 32-28 {so far *"), ElementsAre("pdn.unclosed-comment 1:10"));
  // The comment of the next game does not close it.
  const auto games = ReadAll("1. 32-28 {so far *\n\n[Event \"b\"]\n1. 33-29 {good} *");
  ASSERT_THAT(games, SizeIs(2));
  EXPECT_THAT(Told(games[0].problems()), ElementsAre("pdn.unclosed-comment 1:10"));
  EXPECT_TRUE(games[1].ok());
  const auto last = ReadAll("1. 32-28 {so far *");
  ASSERT_THAT(last, SizeIs(1));
  EXPECT_THAT(Told(last[0].problems()), ElementsAre("pdn.unclosed-comment 1:10"));
}

TEST(PdnFaults, FindTheVariationThatIsNotClosed) {
  EXPECT_THAT(FaultsOf("1. 32-28 (1. 33-29 (1. 34-29) 19-23 1-0"),
              ElementsAre("pdn.unclosed-variation 1:10"));
}

TEST(PdnFaults, BetweenTwoGamesSpoilNeither) {
  const auto games = ReadAll("1. 32-28 *]\n\n[Event \"b\"]\n1. 33-29 *");
  ASSERT_THAT(games, SizeIs(3));
  EXPECT_TRUE(games[0].ok());
  EXPECT_THAT(Told(games[1].problems()), ElementsAre("pdn.stray 1:11 ]"));
  EXPECT_TRUE(games[2].ok());
}

TEST(PdnFaults, ThatLookLikeATagWithinALineSpoilNoGameBehind) {
  const auto games = ReadAll("1. 32-28 *\"\\[a] 19-23 *\n\n[Event \"last\"]\n\n1. 32-28 *\n");
  ASSERT_THAT(games, SizeIs(3));
  EXPECT_FALSE(games[1].ok());
  ASSERT_TRUE(games[2].ok());
  EXPECT_EQ(games[2]->tags.back().value, "last");
}

TEST(PdnFaults, AreCountedWhenTheyAreMany) {
  std::string text;
  for (int word = 0; word < 30; ++word) text += "word ";
  const std::vector<std::string> told = FaultsOf(text + "*");
  ASSERT_THAT(told, SizeIs(21));
  EXPECT_EQ(told.back(), "pdn.more-problems 0:0 10");
}

TEST(PdnFaults, RefuseAGameThatIsTooLong) {
  std::string text = "[Event \"long\"]\n";
  while (text.size() <= PdnReader::kLongestGame) text += "{" + std::string(1000, 'a') + "}\n";
  EXPECT_THAT(FaultsOf(text), ElementsAre("pdn.game-too-long 1:1 4"));
  EXPECT_THAT(
      FaultsOf("[Event \"long\"]\n" + std::string(PdnReader::kLongestGame, '1')),
      ElementsAre("pdn.game-too-long 1:1 4", "pdn.not-a-move 2:1 111111111111111111111111…"));
}

TEST(PdnFaults, RefuseAGameOfTooManyItems) {
  std::string text = "1. 32-28";
  for (std::size_t item = 0; item < PdnReader::kMostItems; ++item) text += " $1";
  EXPECT_THAT(FaultsOf(text + " *"), ElementsAre("pdn.too-many-items 1:750007 250000"));
}

TEST(PdnFaults, AreCountedAsGames) {
  std::istringstream stream("1. word *\n1. 32-28 *");
  PdnReader reader(stream);
  EXPECT_FALSE(reader.Next()->ok());
  EXPECT_EQ(reader.games_read(), 1u);
  EXPECT_TRUE(reader.Next()->ok());
  EXPECT_EQ(reader.games_read(), 2u);
  EXPECT_EQ(reader.place(), (PdnPlace{.line = 2, .column = 1}));
}

}  // namespace
}  // namespace draughts
