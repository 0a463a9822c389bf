#include "framework/notation/square_names.h"

#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

// Squares of PDN 3.0, "resulting numbering": which algebraic name has which number.
struct Correspondence {
  const char* algebraic;
  const char* number;
};

void ExpectNumbers(const VariantSpec& spec, std::initializer_list<Correspondence> pairs) {
  const SquareNames algebraic(spec, SquareStyle::kAlgebraic);
  const SquareNames numeric(spec, SquareStyle::kNumeric);
  for (const auto& [field, number] : pairs) {
    const std::optional<Square> square = algebraic.Parse(field);
    ASSERT_TRUE(square.has_value()) << spec.id << ' ' << field;
    EXPECT_EQ(numeric.Name(*square), number) << spec.id;
    EXPECT_EQ(algebraic.Name(*square), field) << spec.id;
    EXPECT_EQ(algebraic.Parse(number), square) << spec.id << ' ' << number;
  }
}

TEST(SquareNames, InternationalNumbersBeginAtTheTopLeft) {
  ExpectNumbers(fixtures::InternationalSpec(),
                {{"b10", "1"}, {"j10", "5"}, {"a9", "6"}, {"a1", "46"}, {"i1", "50"}});
}

TEST(SquareNames, AmericanNumbersBeginAtBlacksRightHand) {
  ExpectNumbers(fixtures::AmericanSpec(), {{"b8", "1"}, {"h8", "4"}, {"a7", "5"}, {"g1", "32"}});
}

// Numbers from the top left (rhalbersma/dctl, lidraughts): a1 is 29, c1 30, d2 26, b6 9, f8 3.
TEST(SquareNames, RussianSquaresHaveTheNumbersOfPrograms) {
  ExpectNumbers(fixtures::RussianSpec(),
                {{"a1", "29"}, {"c1", "30"}, {"d2", "26"}, {"b6", "9"}, {"f8", "3"}});
}

TEST(SquareNames, ItalianNumbersBeginAtTheTopLeftOfAMirroredBoard) {
  ExpectNumbers(fixtures::ItalianSpec(), {{"a8", "1"}, {"g8", "4"}, {"b7", "5"}, {"h1", "32"}});
}

TEST(SquareNames, SpanishNumbersBeginAtTheBottomRightAndGoLeftAndUp) {
  ExpectNumbers(fixtures::SpanishSpec(), {{"h1", "1"}, {"b1", "4"}, {"g2", "5"}, {"a8", "32"}});
}

TEST(SquareNames, ThaiNumbersBeginAtG1) {
  VariantSpec thai = fixtures::AmericanSpec();
  thai.numbering = NumberingCorner::kBottomRight;
  ExpectNumbers(thai, {{"g1", "1"}, {"a1", "4"}, {"h2", "5"}, {"b8", "32"}});
}

TEST(SquareNames, NumbersMayBeginAtA1) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.numbering = NumberingCorner::kBottomLeft;
  ExpectNumbers(spec, {{"a1", "1"}, {"g1", "4"}, {"b2", "5"}, {"h8", "32"}});
}

TEST(SquareNames, NumbersMayBeginAtTheTopRight) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.numbering = NumberingCorner::kTopRight;
  ExpectNumbers(spec, {{"h8", "1"}, {"b8", "4"}, {"g7", "5"}, {"a1", "32"}});
}

TEST(SquareNames, TwelveFilesAndRanks) {
  ExpectNumbers(fixtures::CanadianSpec(), {{"b12", "1"}, {"l12", "6"}, {"a1", "67"}, {"k1", "72"}});
}

TEST(SquareNames, TheVariantsOwnStyleUnlessAnotherIsAskedFor) {
  EXPECT_EQ(SquareNames(fixtures::RussianSpec()).style(), SquareStyle::kAlgebraic);
  EXPECT_EQ(SquareNames(fixtures::RussianSpec()).Name(28), "a1");
  EXPECT_EQ(SquareNames(fixtures::InternationalSpec()).Name(0), "1");
  EXPECT_EQ(SquareNames(fixtures::RussianSpec(), SquareStyle::kNumeric).Name(28), "29");
}

TEST(SquareNames, EveryNameParsesBackToItsSquare) {
  for (const Variant& variant : fixtures::All()) {
    for (const SquareStyle style : {SquareStyle::kAlgebraic, SquareStyle::kNumeric}) {
      const SquareNames names(variant.spec(), style);
      for (const Square square : variant.board().all()) {
        EXPECT_EQ(names.Parse(names.Name(square)), square) << variant.spec().id;
      }
    }
  }
}

TEST(SquareNames, ReadsCapitalsAndLeadingZeros) {
  const SquareNames names(fixtures::InternationalSpec());
  EXPECT_EQ(names.Parse("A1"), names.Parse("46"));
  EXPECT_EQ(names.Parse("05"), names.Parse("5"));
  EXPECT_EQ(names.Parse("a01"), names.Parse("a1"));
}

TEST(SquareNames, ReadsNothingElse) {
  const SquareNames names(fixtures::RussianSpec());
  for (const char* text : {"", "a", "b1", "a9", "i1", "0", "33", "-1", "1a", "a1 ", " a1", "aa1",
                           "a11", "99999999999999999999", "a99999999999999999999", "а1"}) {
    EXPECT_FALSE(names.Parse(text).has_value()) << text;
  }
}

TEST(SquareNames, KnowsTheFieldsThatAreNotUsed) {
  const SquareNames names(fixtures::RussianSpec());
  EXPECT_TRUE(names.IsUnusedField("b1"));
  EXPECT_FALSE(names.IsUnusedField("a1"));
  EXPECT_FALSE(names.IsUnusedField("i1"));
  EXPECT_FALSE(names.IsUnusedField("1"));
  EXPECT_TRUE(SquareNames(fixtures::ItalianSpec()).IsUnusedField("a1"));
}

TEST(SquareNames, ListsByNumberOrByFileAndRank) {
  const SquareNames algebraic(fixtures::CanadianSpec(), SquareStyle::kAlgebraic);
  EXPECT_LT(algebraic.Order(*algebraic.Parse("a3")), algebraic.Order(*algebraic.Parse("a11")));
  EXPECT_LT(algebraic.Order(*algebraic.Parse("a11")), algebraic.Order(*algebraic.Parse("b2")));
  EXPECT_EQ(algebraic.First(), "a1");
  EXPECT_EQ(algebraic.Last(), "l12");
  const SquareNames spanish(fixtures::SpanishSpec());
  EXPECT_LT(spanish.Order(*spanish.Parse("h1")), spanish.Order(*spanish.Parse("b1")));
  EXPECT_EQ(spanish.First(), "1");
  EXPECT_EQ(spanish.Last(), "32");
}

}  // namespace
}  // namespace draughts
