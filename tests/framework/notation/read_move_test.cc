#include <random>
#include <string>
#include <utility>
#include <vector>

#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"
#include "tests/seed.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// A position and the moves that `text` may mean there, each written in full.
class Situation {
 public:
  Situation(Variant variant, const std::string& fen)
      : variant_(std::move(variant)), position_(ParseFen(variant_, fen)->position) {}

  ReadMoves Read(const std::string& text) const { return ReadMove(variant_, position_, text); }

  std::vector<std::string> Means(const std::string& text) const {
    std::vector<std::string> written;
    const ReadMoves read = Read(text);
    for (const MoveReading& reading : read.readings) {
      written.push_back(
          FormatMove(variant_, position_, reading.move, {.names = SquareNames(variant_.spec())}));
    }
    return written;
  }

  std::vector<std::string> Names(const std::vector<Square>& squares) const {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(SquareNames(variant_.spec()).Name(square));
    return names;
  }

 private:
  Variant variant_;
  Position position_;
};

const char kRussianStart[] =
    "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
// The position of the lesson on the Turkish strike: e1xc3xa1 and e1xc3xe5xg3 are legal.
const char kTurkishStrike[] = "W:WKe1,g1:Bb2,d2,d4,f4,h2";

TEST(ReadMove, RefusesWhatIsTooLongForAMove) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  const std::string blanks(395, ' ');
  EXPECT_THAT(situation.Means(blanks + "c3-d4"), ElementsAre("c3-d4"));
  const ReadMoves read = situation.Read(blanks + " c3-d4");
  EXPECT_THAT(read.squares, IsEmpty());
  ASSERT_THAT(read.problems, SizeIs(1));
  EXPECT_EQ(read.problems[0].id, "move.too-long");
}

TEST(ReadMove, ReadsQuietMovesAsPeopleTypeThem) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  for (const char* text :
       {"c3-d4", "c3d4", "c3 d4", "C3-D4", "c3–d4", "c3—d4", "c3−d4", " c3 - d4 ", "c3:d4", "22-18",
        "2218", "22 18", "022-018", "c3-18", "c03d04"}) {
    EXPECT_THAT(situation.Means(text), ElementsAre("c3-d4")) << text;
  }
  const Situation american(fixtures::American(), "B:W21-32:B1-12");
  for (const char* text : {"11-15", "1115", "11 15", "11x15"}) {
    EXPECT_THAT(american.Means(text), ElementsAre("11-15")) << text;
  }
  EXPECT_THAT(american.Means("9-13"), ElementsAre("9-13"));
  EXPECT_THAT(american.Means("09-13"), ElementsAre("9-13"));
  EXPECT_THAT(american.Means("0913"), ElementsAre("9-13"));
}

TEST(ReadMove, ReadsEverySignOfCapture) {
  const Situation situation(fixtures::Russian(), kTurkishStrike);
  for (const char* text :
       {"e1xc3xe5xg3", "e1:c3:e5:g3", "e1×c3×e5×g3", "e1*c3*e5*g3", "e1хc3хe5хg3", "e1Xc3Xe5Xg3",
        "e1ХC3ХE5ХG3", "e1-c3-e5-g3", "e1 c3 e5 g3", "e1c3e5g3"}) {
    EXPECT_THAT(situation.Means(text), ElementsAre("e1xc3xe5xg3")) << text;
  }
}

TEST(ReadMove, LandingsMayBeLeftOut) {
  const Situation situation(fixtures::Russian(), kTurkishStrike);
  EXPECT_THAT(situation.Means("e1g3"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1xa1"), ElementsAre("e1xc3xa1"));
  EXPECT_THAT(situation.Means("e1xe5xg3"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1xc3xg3"), ElementsAre("e1xc3xe5xg3"));
}

TEST(ReadMove, ABeginningIsEnoughWhenOnlyOneMoveHasIt) {
  const Situation situation(fixtures::Russian(), kTurkishStrike);
  EXPECT_THAT(situation.Means("e1xc3xe5"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1xe5"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1xc3xe"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1xc3x"), UnorderedElementsAre("e1xc3xa1", "e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e1"), UnorderedElementsAre("e1xc3xa1", "e1xc3xe5xg3"));
  EXPECT_THAT(situation.Means("e"), UnorderedElementsAre("e1xc3xa1", "e1xc3xe5xg3"));
  const Situation american(fixtures::American(), "B:W21-32:B1-12");
  EXPECT_THAT(american.Means("9-1"), UnorderedElementsAre("9-13", "9-14"));
  EXPECT_THAT(american.Means("12-1"), ElementsAre("12-16"));
}

TEST(ReadMove, ADestinationAloneIsEnoughWhenOneMoveEndsThere) {
  const Situation strike(fixtures::Russian(), kTurkishStrike);
  EXPECT_THAT(strike.Means("g3"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(strike.Means("a1"), ElementsAre("e1xc3xa1"));
  EXPECT_THAT(strike.Means("c3"), IsEmpty()) << "a landing, but no end";
  const Situation start(fixtures::Russian(), kRussianStart);
  EXPECT_THAT(start.Means("h4"), ElementsAre("g3-h4"));
  EXPECT_THAT(start.Means("d4"), UnorderedElementsAre("c3-d4", "e3-d4"));
}

// PDN 3.0, grammar.html: captures with the same start and end are told apart by their landings.
TEST(ReadMove, NeverGuessesBetweenTwoRoutes) {
  const Situation situation(fixtures::International(), "W:WK4:B13,20,32,37");
  EXPECT_THAT(situation.Means("4x15"), UnorderedElementsAre("4x27x38x15", "4x31x42x15"));
  EXPECT_THAT(situation.Means("4x27x38x15"), ElementsAre("4x27x38x15"));
  EXPECT_THAT(situation.Means("04x31x42x15"), ElementsAre("4x31x42x15"));
  EXPECT_THAT(situation.Means("04314215"), ElementsAre("4x31x42x15"));
  EXPECT_THAT(situation.Means("4x42"), ElementsAre("4x31x42x15"));
  const Situation american(fixtures::American(), "W:W22:B9,10,17,18");
  EXPECT_THAT(american.Means("22x6"), UnorderedElementsAre("22x15x6", "22x13x6"));
  EXPECT_THAT(american.Means("22x13x6"), ElementsAre("22x13x6"));
}

// docs/rules/one-move.md: either way round names the same move.
TEST(ReadMove, EveryWayRoundNamesTheSameMove) {
  const Situation situation(fixtures::Russian(), "W:WKd2:Bc3,e3,c5,e5");
  const ReadMoves one = situation.Read("d2:b4:d6:f4:d2");
  const ReadMoves other = situation.Read("d2:f4:d6:b4:d2");
  ASSERT_THAT(one.readings, SizeIs(1));
  ASSERT_THAT(other.readings, SizeIs(1));
  EXPECT_EQ(one.readings[0].move, other.readings[0].move);
  EXPECT_THAT(one.readings[0].paths, SizeIs(1));
  EXPECT_NE(one.readings[0].paths, other.readings[0].paths);
  EXPECT_EQ(situation.Read("d2:d2").readings.at(0).paths.size(), 2u);
  EXPECT_EQ(situation.Read("d2:e1").readings.size(), 1u);
}

// The king may come round to 18 again: 18 is then the end of one move and a landing of the others.
TEST(ReadMove, ExactStartAndEndWinOverABeginning) {
  const Situation situation(fixtures::American(), "W:WK27:BK6,K7,K14,K15,K16,K19,K23");
  EXPECT_THAT(situation.Read("27").readings, SizeIs(3));
  const ReadMoves read = situation.Read("27x18");
  ASSERT_THAT(read.readings, SizeIs(1));
  EXPECT_EQ(read.readings[0].move.to, read.squares.at(1));
  EXPECT_THAT(situation.Means("27x18x11x20"), ElementsAre("27x18x11x20"));
}

TEST(ReadMove, UnderstandsTheCyrillicLayout) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  EXPECT_THAT(situation.Means("у3-в4"), ElementsAre("e3-d4"));
  EXPECT_THAT(situation.Means("п3р4"), ElementsAre("g3-h4"));
  EXPECT_THAT(situation.Means("П3-Р4"), ElementsAre("g3-h4"));
  EXPECT_THAT(situation.Means("у3-а4"), ElementsAre("e3-f4"));
  const Situation strike(fixtures::Russian(), kTurkishStrike);
  EXPECT_THAT(strike.Means("у1ЖпЗ"), IsEmpty()) << "the letter З is no 3";
  EXPECT_THAT(strike.Means("у1Жп3"), ElementsAre("e1xc3xe5xg3"));
  EXPECT_THAT(strike.Means("у1чп3"), ElementsAre("e1xc3xe5xg3"));
}

TEST(ReadMove, UnderstandsLettersThatLookOrSoundLatin) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  EXPECT_THAT(situation.Means("с3-d4"), ElementsAre("c3-d4"));
  EXPECT_THAT(situation.Means("а3-b4"), ElementsAre("a3-b4"));
  EXPECT_THAT(situation.Means("е3-д4"), ElementsAre("e3-d4"));
  EXPECT_THAT(situation.Means("г3-ф4"), ElementsAre("g3-f4"));
  EXPECT_THAT(situation.Means("г3-Н4"), ElementsAre("g3-h4"));
}

// "в" looks like b and lies on the key of d.
TEST(ReadMove, AsksWhereCyrillicMayMeanTwoMoves) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  EXPECT_THAT(situation.Means("с3-в4"), UnorderedElementsAre("c3-b4", "c3-d4"));
  const Situation one(fixtures::Russian(), "W:Wc3,b2,a5:Bh8");
  EXPECT_THAT(one.Means("с3-в4"), UnorderedElementsAre("c3-b4", "c3-d4"));
  const Situation blocked(fixtures::Russian(), "W:Wc3,b4:Bh8");
  EXPECT_THAT(blocked.Means("с3-в4"), ElementsAre("c3-d4"));
}

// The Hub protocol names the pieces taken, in any order:
// https://github.com/AttackingOrDefending/pydraughts/issues/23.
TEST(ReadMove, ReadsCapturesOfTheHubProtocol) {
  const Situation situation(fixtures::International(), "W:WK47:B9,18,21,33");
  const std::vector<std::string> wanted = situation.Means("47x29x12x26");
  ASSERT_THAT(wanted, SizeIs(1));
  for (const char* text : {"47x26x18x21x33", "47x26x33x21x18", "47x26x21x33x18"}) {
    EXPECT_EQ(situation.Means(text), wanted) << text;
  }
  EXPECT_THAT(situation.Means("47x26x18x21"), IsEmpty()) << "one piece is not named";
  EXPECT_THAT(situation.Means("47x26x18x21x21"), IsEmpty()) << "one piece is named twice";
}

// salemnopturn/DraughtsMind-Pro, engine/test_pdn.js, tries two numberings; here is one only.
// Counted from the other side, 18-27 is the legal 15-6.
TEST(ReadMove, NeverTriesAnotherNumbering) {
  const Variant brazilian = fixtures::Brazilian();
  const Position position = ParseFen(brazilian, "W:WK15,K18:BK7,21")->position;
  const ReadMoves read = ReadMove(brazilian, position, "18-27");
  ASSERT_THAT(read.readings, SizeIs(1));
  const SquareNames numbers(brazilian.spec(), SquareStyle::kNumeric);
  EXPECT_EQ(numbers.Name(read.readings[0].move.from), "18");
  EXPECT_EQ(numbers.Name(read.readings[0].move.to), "27");
}

TEST(ReadMove, TellsTheSquaresThatWereTyped) {
  const Situation situation(fixtures::Russian(), kTurkishStrike);
  const ReadMoves read = situation.Read("e1xb4");
  EXPECT_THAT(read.readings, IsEmpty());
  EXPECT_THAT(situation.Names(read.squares), ElementsAre("e1", "b4"));
  ASSERT_THAT(read.problems, SizeIs(1));
  EXPECT_EQ(read.problems[0].id, "move.none-fits");
  EXPECT_THAT(read.problems[0].arguments, ElementsAre(Pair("found", "e1xb4")));
}

std::vector<std::pair<std::string, int>> ProblemsOf(const std::string& text) {
  const Situation situation(fixtures::Russian(), kRussianStart);
  std::vector<std::pair<std::string, int>> found;
  const ReadMoves read = situation.Read(text);
  for (const Problem& problem : read.problems) {
    found.emplace_back(problem.id, problem.place.column);
  }
  return found;
}

TEST(ReadMove, SaysWhatIsWrongWithAText) {
  EXPECT_THAT(ProblemsOf(""), ElementsAre(Pair("move.empty", 0)));
  EXPECT_THAT(ProblemsOf(" - "), ElementsAre(Pair("move.empty", 0)));
  EXPECT_THAT(ProblemsOf("hello"), ElementsAre(Pair("move.not-a-square", 1)));
  EXPECT_THAT(ProblemsOf("c3-d9"), ElementsAre(Pair("move.no-such-square", 4)));
  EXPECT_THAT(ProblemsOf("33-28"), ElementsAre(Pair("move.no-such-square", 1)));
  EXPECT_THAT(ProblemsOf("115"), ElementsAre(Pair("move.no-such-square", 1)));
  EXPECT_THAT(ProblemsOf("c3-c4"), ElementsAre(Pair("move.unused-field", 4)));
  EXPECT_THAT(ProblemsOf("z9-привет"),
              ElementsAre(Pair("move.no-such-square", 1), Pair("move.not-a-square", 4)));
  EXPECT_THAT(ProblemsOf("c-d4"), ElementsAre(Pair("move.not-a-square", 1)));
  EXPECT_THAT(ProblemsOf("c3-d4"), IsEmpty());
}

TEST(ReadMove, TakesAnyBytes) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  const std::string alphabet = "abcdefghABC12345678123456780---xx:* \xD0\xB0\xD1\x85\xE2";
  const Situation situation(fixtures::Russian(), kRussianStart);
  for (int round = 0; round < 20000; ++round) {
    std::string text(random() % 10, ' ');
    for (char& byte : text) {
      byte = round % 4 == 0 ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
    }
    const ReadMoves read = situation.Read(text);
    EXPECT_EQ(read.readings.empty(), !read.problems.empty()) << text;
  }
}

}  // namespace
}  // namespace draughts
