// FormatMove: the short and the long form of PDN 3.0, grammar.html.
#include "framework/notation/moves.h"

#include <string>
#include <vector>

#include "framework/notation/fen.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

Position Read(const Variant& variant, const std::string& fen) {
  return ParseFen(variant, fen)->position;
}

// The legal moves in one form, in the variant's own style and with its sign of capture.
std::vector<std::string> Written(const Variant& variant, const std::string& fen, MoveForm form) {
  const Position position = Read(variant, fen);
  const MoveStyle style = {.names = SquareNames(variant.spec()),
                           .form = form,
                           .capture_sign = variant.spec().pdn_capture_sign == ':' ? ":" : "x"};
  std::vector<std::string> written;
  for (const Move& move : variant.LegalMoves(position)) {
    written.push_back(FormatMove(variant, position, move, style));
  }
  return written;
}

TEST(FormatMove, WritesQuietMovesWithAHyphen) {
  EXPECT_THAT(Written(fixtures::Russian(), "W:Wc3:Bh8", MoveForm::kFull),
              UnorderedElementsAre("c3-b4", "c3-d4"));
  EXPECT_THAT(Written(fixtures::American(), "B:W32:B11", MoveForm::kPdn),
              UnorderedElementsAre("11-15", "11-16"));
}

// PDN 3.0, grammar.html: both captures run from 47 to 36, so both are written in full.
TEST(FormatMove, WritesTheCanonicalPathWhereTheShortFormIsAmbiguous) {
  EXPECT_THAT(Written(fixtures::International(), "W:WK47:B14,19,29,31,42", MoveForm::kPdn),
              UnorderedElementsAre("47x38x24x13x36", "47x38x20x9x36"));
  EXPECT_THAT(Written(fixtures::International(), "W:WK4:B13,20,32,37", MoveForm::kPdn),
              UnorderedElementsAre("4x27x38x15", "4x31x42x15"));
  EXPECT_THAT(Written(fixtures::American(), "W:W22:B9,10,17,18", MoveForm::kPdn),
              UnorderedElementsAre("22x15x6", "22x13x6"));
}

// docs/rules/one-move.md: two ways round are one move, and the short form says it.
TEST(FormatMove, WritesStartAndEndWhereTheyAreEnough) {
  EXPECT_THAT(Written(fixtures::Russian(), "W:WKd2:Bc3,e3,c5,e5", MoveForm::kPdn),
              UnorderedElementsAre("d2:d2", "d2:e1", "d2:c1"));
  EXPECT_THAT(Written(fixtures::Russian(), "W:Wc3:Bb4,d4,b6,d6", MoveForm::kPdn),
              ElementsAre("c3:c3"));
  EXPECT_THAT(Written(fixtures::Russian(), "W:WKa1:Bc3,f6", MoveForm::kPdn),
              UnorderedElementsAre("a1:g7", "a1:h8"));
}

// PDN 3.0, grammar.html: the long form names every landing.
TEST(FormatMove, WritesEveryLandingInFull) {
  EXPECT_THAT(Written(fixtures::Russian(), "W:WKa1:Bc3,f6", MoveForm::kFull),
              UnorderedElementsAre("a1:d4:g7", "a1:d4:h8"));
  EXPECT_THAT(Written(fixtures::Russian(), "W:WKd2:Bc3,e3,c5,e5", MoveForm::kFull),
              UnorderedElementsAre(AnyOf("d2:b4:d6:f4:d2", "d2:f4:d6:b4:d2"), "d2:f4:d6:b4:e1",
                                   "d2:b4:d6:f4:c1"));
}

// https://github.com/RoepStoep/lidraughts/issues/2: 14 lands on 3, in the last row, and goes on to
// 12 as a man.
TEST(FormatMove, WritesALandingOnTheLastRow) {
  EXPECT_THAT(Written(fixtures::International(), "W:W14:B8,9", MoveForm::kFull),
              ElementsAre("14x3x12"));
  EXPECT_THAT(Written(fixtures::International(), "W:W14:B8,9", MoveForm::kPdn),
              ElementsAre("14x12"));
}

TEST(FormatPath, WritesTheWayThatItIsGiven) {
  const SquareNames names(fixtures::Russian().spec());
  const auto at = [&names](std::string_view name) { return names.Parse(name).value(); };
  EXPECT_EQ(FormatPath(names, {.squares = {at("c3"), at("d4")}, .captured = {}}, ":"), "c3-d4");
  const Path capture = {.squares = {at("c3"), at("e5"), at("g7")},
                        .captured = {at("d4"), at("f6")}};
  EXPECT_EQ(FormatPath(names, capture), "c3xe5xg7");
  EXPECT_EQ(FormatPath(names, capture, ":"), "c3:e5:g7");
}

TEST(FormatMove, WritesTheStyleAndTheSignThatAreAskedFor) {
  const Variant russian = fixtures::Russian();
  const Position position = Read(russian, "W:Wc3:Bd4");
  const Move move = russian.LegalMoves(position).at(0);
  const SquareNames numbers(russian.spec(), SquareStyle::kNumeric);
  EXPECT_EQ(FormatMove(russian, position, move, {.names = numbers}), "22x15");
  EXPECT_EQ(FormatMove(russian, position, move,
                       {.names = SquareNames(russian.spec()), .capture_sign = "×"}),
            "c3×e5");
}

}  // namespace
}  // namespace draughts
