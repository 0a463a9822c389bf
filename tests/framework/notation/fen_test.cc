#include "framework/notation/fen.h"

#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

// What `text` says, written canonically in the variant's own style; "refused" otherwise.
std::string Canonical(const Variant& variant, const std::string& text) {
  const Result<ParsedFen> parsed = ParseFen(variant, text);
  if (!parsed.ok()) return "refused: " + parsed.problems()[0].id;
  return FormatFen(SquareNames(variant.spec()), parsed->position);
}

int Count(SquareSet set) { return set.size(); }

// PDN 3.0, fen.html: numeric ranges.
TEST(ParseFen, ReadsRanges) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), "W:W31-50:B1-20");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->position, fixtures::International().Start());
}

// Scan, fen.cpp, and pydraughts: a K applies to the whole range.
TEST(ParseFen, ReadsAKingsMarkBeforeARange) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), "W:WK31-50:BK1-20");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(Count(parsed->position.kings_of(Color::kWhite)), 20);
  EXPECT_EQ(Count(parsed->position.kings_of(Color::kBlack)), 20);
  EXPECT_TRUE(parsed->position.men(Color::kWhite).empty());
}

// PDN 3.0, fen.html: a K before the square of each king.
TEST(ParseFen, ReadsKingsAmongMen) {
  const Result<ParsedFen> parsed =
      ParseFen(fixtures::American(), "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(Count(parsed->position.white), 6);
  EXPECT_EQ(Count(parsed->position.black), 6);
  EXPECT_EQ(Count(parsed->position.kings), 5);
  EXPECT_EQ(parsed->position.turn, Color::kBlack);
}

// https://wiegerw.github.io/pdn/fen.html: a final dot is read, never written.
TEST(ParseFen, ReadsAFinalDot) {
  EXPECT_EQ(Canonical(fixtures::American(), "B:W31,27,19:B17,12,5."), "B:W19,27,31:B5,12,17");
  EXPECT_TRUE(ParseFen(fixtures::American(), "W:W21-32:B1-12.").ok());
}

// https://wiegerw.github.io/pdn/fen.html: "?" is an unknown side to move.
TEST(ParseFen, ReadsAnUnknownTurnAsTheSideThatBegins) {
  EXPECT_EQ(Canonical(fixtures::International(), "?:W31:B1"), "W:W31:B1");
  EXPECT_EQ(Canonical(fixtures::American(), "?:W29,13,11:B22,4,2"), "B:W11,13,29:B2,4,22");
}

// PDN 3.0, fen.html: the sides come in any order.
TEST(ParseFen, ReadsEitherSideFirst) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), "W:B1-20:W31-50");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->position, fixtures::International().Start());
}

// A side, or both, may have no pieces: https://github.com/miskibin/py-draughts/issues/28, and
// wiegerw/pdn, games/succeed/bridges.pdn, game 14.
TEST(ParseFen, ReadsASideWithoutPieces) {
  EXPECT_EQ(Canonical(fixtures::International(), "B:W50:B"), "B:W50:B");
  EXPECT_EQ(Canonical(fixtures::Russian(), "W:W:Ba3"), "W:W:Ba3");
  EXPECT_EQ(Canonical(fixtures::American(), "W:W:B."), "W:W:B");
}

// https://github.com/miskibin/py-draughts/issues/28: one side is not mentioned at all.
TEST(ParseFen, ReadsASideThatIsNotMentioned) {
  EXPECT_EQ(Canonical(fixtures::International(), "B:W50"), "B:W50:B");
}

// https://github.com/miskibin/py-draughts/issues/26: an old writer gave the turn twice.
TEST(ParseFen, ReadsATurnGivenTwiceOnce) {
  EXPECT_EQ(Canonical(fixtures::International(), "W:W:W31:B20"), "W:W31:B20");
}

// Numbers from the top left (rhalbersma/dctl, lidraughts): K26 is d2, 29 a1, 30 c1; K3 f8, 9 b6.
TEST(ParseFen, ReadsNamesByTheirShape) {
  const Variant russian = fixtures::Russian();
  const std::string algebraic = "W:Wa1,c1,Kd2:Bb6,Kf8";
  const std::string numeric = "W:WK26,29,30:BK3,9";
  EXPECT_EQ(Canonical(russian, algebraic), algebraic);
  EXPECT_EQ(Canonical(russian, numeric), algebraic);
  EXPECT_EQ(Canonical(russian, "W:Wa1,30,K26:B9,Kf8"), algebraic);
  const SquareNames numbers(russian.spec(), SquareStyle::kNumeric);
  EXPECT_EQ(FormatFen(numbers, ParseFen(russian, algebraic)->position), numeric);
  EXPECT_EQ(Canonical(fixtures::International(), "W:Wa1:Bb10"), "W:W46:B1");
}

TEST(ParseFen, ReadsWhatPeopleLeaveInOrOut) {
  for (const char* text :
       {"W:Wc3,Kd4:Bb6", " W : W c3 , K d4 : B b6 ", "w:wc3,kd4:bb6", "W:WC3,KD4:BB6",
        "\"W:Wc3,Kd4:Bb6\"", "'W:Wc3,Kd4:Bb6.'", "W:Wc3,Kd4:Bb6.\n", "W:Bb6:Wc3,Kd4",
        "W:Wc3,,Kd4,:Bb6", "W:Wc3 Kd4:Bb6", "W:Wc3,Kd4:Bb6:", "W:\n Wc3,\n Kd4:\r\n Bb6",
        "W:Wc3,Kd4:Bb6:H3:F12", "W:Wc3,Kd4:Bb6:F12:H3", "W:H3:Wc3,Kd4:F12:Bb6",
        "W:W\u00A0c3,Kd4:Bb6", "W:Wc03,Kd4:Bb6"}) {
    EXPECT_EQ(Canonical(fixtures::Russian(), text), "W:Wc3,Kd4:Bb6") << text;
  }
}

TEST(ParseFen, ReadsRangesAsTheyAreTyped) {
  for (const char* text : {"W:W48-50:BK1", "W:W48–50:BK1", "W:W 48 - 50 : B K 1", "W:W48-49,50:BK1",
                           "W:W048-050:BK01", "W:W50-50,48-49:BK1"}) {
    EXPECT_EQ(Canonical(fixtures::International(), text), "W:W48,49,50:BK1") << text;
  }
}

// lidraughts: H plies since a capture or a man's move, F number of the next move.
TEST(ParseFen, ReadsCounters) {
  const Result<ParsedFen> parsed = ParseFen(fixtures::International(), "B:WK31:BK2:H17:F40");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->counters.half_moves, 17);
  EXPECT_EQ(parsed->counters.full_move, 40);
  const Result<ParsedFen> without = ParseFen(fixtures::International(), "B:WK31:BK2");
  ASSERT_TRUE(without.ok());
  EXPECT_FALSE(without->counters.half_moves.has_value());
  EXPECT_FALSE(without->counters.full_move.has_value());
}

TEST(FormatFen, WritesTheCountersThatAreGiven) {
  const Variant variant = fixtures::International();
  const SquareNames names(variant.spec());
  const ParsedFen parsed = *ParseFen(variant, "B:WK31:BK2:H17:F40");
  EXPECT_EQ(FormatFen(names, parsed.position, parsed.counters), "B:WK31:BK2:H17:F40");
  EXPECT_EQ(FormatFen(names, parsed.position, {.half_moves = 3}), "B:WK31:BK2:H3");
  EXPECT_EQ(FormatFen(names, parsed.position), "B:WK31:BK2");
}

// KestoG's perft tables came from a reader that took ":H0:F1" for pieces on h1 and f1.
TEST(ParseFen, TakesNoCounterForAPiece) {
  EXPECT_EQ(Canonical(fixtures::Russian(), "W:Wa1:Bb8:H0:F1"), "W:Wa1:Bb8");
}

TEST(ParseFen, ReadsFileKOfATwelveFileBoard) {
  const Variant canadian = fixtures::Make(fixtures::CanadianSpec());
  const SquareNames names(canadian.spec(), SquareStyle::kAlgebraic);
  const Result<ParsedFen> men = ParseFen(canadian, "W:Wk3,Kk5:Bb10");
  ASSERT_TRUE(men.ok());
  EXPECT_EQ(FormatFen(names, men->position), "W:Wk3,Kk5:Bb10");
  const Result<ParsedFen> kings = ParseFen(canadian, "w:wk31,72:bk3");
  ASSERT_TRUE(kings.ok());
  EXPECT_EQ(FormatFen(SquareNames(canadian.spec()), kings->position), "W:WK31,72:BK3");
}

TEST(FormatFen, WritesWhiteFirstInTheOrderOfTheNames) {
  const Variant russian = fixtures::Russian();
  EXPECT_EQ(FormatFen(SquareNames(russian.spec()), russian.Start()),
            "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8");
  EXPECT_EQ(FormatFen(SquareNames(fixtures::AmericanSpec()), fixtures::American().Start()),
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
}

// Spanish men of White stand on 1 to 12 (PDN 3.0, game type 24).
TEST(FormatFen, UsesTheNumbersOfTheVariant) {
  const Variant spanish = fixtures::Make(fixtures::SpanishSpec());
  const std::string text = "W:W1,2,3,4,5,6,7,8,9,10,11,12:B21,22,23,24,25,26,27,28,29,30,31,32";
  EXPECT_EQ(FormatFen(SquareNames(spanish.spec()), spanish.Start()), text);
  EXPECT_EQ(Canonical(spanish, "W:W1-12:B21-32"), text);
}

}  // namespace
}  // namespace draughts
