#include <random>
#include <string>
#include <vector>

#include "framework/notation/fen.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"
#include "tests/seed.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

// Each problem as its id and its column.
std::vector<std::pair<std::string, int>> ProblemsOf(const Variant& variant,
                                                    const std::string& text) {
  std::vector<std::pair<std::string, int>> found;
  const Result<ParsedFen> parsed = ParseFen(variant, text);
  for (const Problem& problem : parsed.problems()) {
    found.emplace_back(problem.id, problem.place.column);
  }
  return found;
}

std::vector<std::pair<std::string, int>> International(const std::string& text) {
  return ProblemsOf(fixtures::International(), text);
}

std::vector<std::pair<std::string, int>> Russian(const std::string& text) {
  return ProblemsOf(fixtures::Russian(), text);
}

TEST(FenProblems, SaysWhatIsMissing) {
  EXPECT_THAT(International(""), ElementsAre(Pair("fen.empty", 1)));
  EXPECT_THAT(International(" \"\" "), ElementsAre(Pair("fen.empty", 1)));
  EXPECT_THAT(International("W"), ElementsAre(Pair("fen.no-pieces", 2)));
  EXPECT_THAT(International("W31-50:B1-20"), ElementsAre(Pair("fen.bad-turn", 1)));
  EXPECT_THAT(International("W:W31,B20"), ElementsAre(Pair("fen.missing-colon", 7)));
  EXPECT_THAT(Russian("W:Wc3 Bb6"), ElementsAre(Pair("fen.missing-colon", 7)));
  EXPECT_THAT(International("W:31-50:B1-20"), ElementsAre(Pair("fen.no-side", 3)));
}

TEST(FenProblems, ShowsAFenThatFitsTheBoard) {
  for (const Variant& variant : {fixtures::International(), fixtures::Russian()}) {
    const Result<ParsedFen> parsed = ParseFen(variant, "");
    ASSERT_EQ(parsed.problems().size(), 1u);
    const Problem::Argument& sample = parsed.problems()[0].arguments.at(0);
    EXPECT_EQ(sample.first, "sample");
    const Result<ParsedFen> shown = ParseFen(variant, sample.second);
    ASSERT_TRUE(shown.ok()) << sample.second;
    EXPECT_EQ(shown->position, variant.Start());
  }
}

TEST(FenProblems, TellsTwentyAndCountsTheRest) {
  std::string text = "W:W";
  for (int word = 0; word < 20; ++word) text += "x,";
  EXPECT_EQ(International(text).size(), 20u);
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), text + "x,x,x");
  ASSERT_EQ(parsed.problems().size(), 21u);
  EXPECT_EQ(parsed.problems().back().id, "fen.more-problems");
  EXPECT_EQ(parsed.problems().back().arguments.at(0), (Problem::Argument{"count", "3"}));
}

// DamExchange and PDN write "B::" for a null move; it is no position.
TEST(FenProblems, ANullMoveIsNoPosition) {
  EXPECT_THAT(International("B::"), ElementsAre(Pair("fen.no-pieces", 2)));
}

// PDN 3.0, fen.html: squares run from 1 to the number of playing squares.
TEST(FenProblems, SquaresThatTheBoardHasNot) {
  EXPECT_THAT(International("W:W51:B1"), ElementsAre(Pair("fen.no-such-square", 4)));
  EXPECT_THAT(International("W:W0:B1"), ElementsAre(Pair("fen.no-such-square", 4)));
  EXPECT_THAT(International("W:W48-60:B1"), ElementsAre(Pair("fen.no-such-square", 7)));
  EXPECT_THAT(Russian("W:Wa9:Bi1"),
              ElementsAre(Pair("fen.no-such-square", 4), Pair("fen.no-such-square", 8)));
  EXPECT_THAT(Russian("W:Wb1:Bc3"), ElementsAre(Pair("fen.unused-field", 4)));
  EXPECT_THAT(Russian("W:WB1:BC3"), ElementsAre(Pair("fen.unused-field", 4)));
}

TEST(FenProblems, NamesTheSquaresThatThereAre) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), "W:W51,k11:B1");
  ASSERT_EQ(parsed.problems().size(), 1u);  // k11 is a king on 11
  EXPECT_THAT(parsed.problems()[0].arguments,
              ElementsAre(Pair("found", "51"), Pair("first", "1"), Pair("last", "50")));
}

// No man stands on its own crown row, or it would be a king; Scan and lidraughts refuse it too:
// https://github.com/miskibin/py-draughts/pull/48.
TEST(FenProblems, MenOnTheirCrownRow) {
  EXPECT_THAT(International("W:W5:B1"), ElementsAre(Pair("fen.white-man-on-crown-row", 4)));
  EXPECT_THAT(International("W:W4:B49"), ElementsAre(Pair("fen.white-man-on-crown-row", 4),
                                                     Pair("fen.black-man-on-crown-row", 7)));
  EXPECT_TRUE(ParseFen(fixtures::International(), "W:WK4,46:BK49,5").ok());
}

TEST(FenProblems, SquaresTakenTwice) {
  EXPECT_THAT(International("W:W31,31:B20"), ElementsAre(Pair("fen.square-twice", 7)));
  EXPECT_THAT(International("W:W31,K31:B20"), ElementsAre(Pair("fen.square-twice", 7)));
  EXPECT_THAT(International("W:W31-40,38-42:B20"), ElementsAre(Pair("fen.square-twice", 10)));
  EXPECT_THAT(International("W:W31:B31"), ElementsAre(Pair("fen.both-sides", 8)));
  EXPECT_THAT(Russian("W:Wc3:B22"), ElementsAre(Pair("fen.both-sides", 8)));
}

TEST(FenProblems, Ranges) {
  EXPECT_THAT(International("W:W50-31:B1"), ElementsAre(Pair("fen.bad-range", 4)));
  EXPECT_THAT(International("W:W31-:B1"), ElementsAre(Pair("fen.bad-range", 4)));
  EXPECT_THAT(Russian("W:Wa1-c1:Bb8"), ElementsAre(Pair("fen.bad-range", 4)));
  EXPECT_THAT(International("W:W-31:B1"), ElementsAre(Pair("fen.unknown-character", 4)));
}

// https://github.com/miskibin/py-draughts/issues/26: four fields that contradict one another are
// refused.
TEST(FenProblems, ASideGivenTwice) {
  EXPECT_THAT(International("W:B:W50:B"), ElementsAre(Pair("fen.side-twice", 9)));
  EXPECT_THAT(International("W:W31:W32:B1"), ElementsAre(Pair("fen.side-twice", 7)));
}

TEST(FenProblems, Counters) {
  EXPECT_THAT(International("W:W31:B1:H"), ElementsAre(Pair("fen.bad-counter", 10)));
  EXPECT_THAT(International("W:W31:B1:Hx"), ElementsAre(Pair("fen.bad-counter", 10)));
  EXPECT_THAT(International("W:W31:B1:F99999999999"), ElementsAre(Pair("fen.bad-counter", 10)));
  EXPECT_THAT(International("W:W31:B1:H1:H2"), ElementsAre(Pair("fen.counter-twice", 13)));
}

// lidraughts: G and P are a man and a king taken already by a move that is not over.
TEST(FenProblems, NamesTheGhostsOfLidraughts) {
  EXPECT_THAT(International("W:WG18,31:B1"), ElementsAre(Pair("fen.ghost", 4)));
  EXPECT_THAT(International("W:WG7,31:BP3"),
              ElementsAre(Pair("fen.ghost", 4), Pair("fen.ghost", 11)));
  EXPECT_TRUE(ParseFen(fixtures::Russian(), "W:WG7:BB2").ok()) << "g7, in capitals";
}

// Frisian counters of moves by the same king: of no use under the rules of this program.
TEST(FenProblems, NamesTheKingMoveCountersOfFrisian) {
  EXPECT_THAT(International("W:W31,32:B1,2:H0:F1:+0+0"),
              ElementsAre(Pair("fen.king-move-counters", 21)));
}

TEST(FenProblems, WhatIsNoSquare) {
  EXPECT_THAT(International("W:Wfoo:B1"), ElementsAre(Pair("fen.not-a-square", 4)));
  EXPECT_THAT(International("W:WK:B1"), ElementsAre(Pair("fen.not-a-square", 4)));
  EXPECT_THAT(International("W:W31;32:B1"), ElementsAre(Pair("fen.unknown-character", 6)));
  EXPECT_THAT(Russian("W:Wс3:Bb6"), ElementsAre(Pair("fen.unknown-character", 4)));
}

TEST(FenProblems, AreAllToldInTheOrderOfTheText) {
  EXPECT_THAT(International("X:W51,5,31,31:B31,50-49:Q:H-"),
              ElementsAre(Pair("fen.bad-turn", 1), Pair("fen.no-such-square", 4),
                          Pair("fen.white-man-on-crown-row", 7), Pair("fen.square-twice", 12),
                          Pair("fen.both-sides", 16), Pair("fen.bad-range", 19),
                          Pair("fen.no-side", 25), Pair("fen.bad-counter", 27)));
}

TEST(FenProblems, QuoteWithoutEscapeCodes) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::Russian(), "\x1B[2J:Wa1:Bb8");
  ASSERT_FALSE(parsed.ok());
  EXPECT_THAT(parsed.problems()[0].arguments, ElementsAre(Pair("found", "?[2J")));
}

// Whatever is read is sound; whatever is not is refused, and nothing crashes.
TEST(FenProblems, TakesAnyBytes) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  const std::string alphabet = "WBKwbkHF?::::,,,,----..  \"'+GP0123456789abcdefgh\xD0\xE2\x80";
  for (const Variant& variant : fixtures::All()) {
    for (int round = 0; round < 4000; ++round) {
      std::string text = round % 2 == 0 ? "W:W" : "";
      const std::size_t size = random() % 30;
      while (text.size() < size) {
        text += round % 5 == 0 ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
      }
      const Result<ParsedFen> parsed = ParseFen(variant, text);
      if (parsed.ok()) {
        EXPECT_TRUE(IsSound(variant.board(), parsed->position)) << text;
      } else {
        EXPECT_FALSE(parsed.problems().empty()) << text;
      }
    }
  }
}

}  // namespace
}  // namespace draughts
