// The reference generator against positions worked out by hand from the rule texts.
#include "tests/reference/reference.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/reference/test_rules.h"

namespace draughts {
namespace {

using test_rules::Choosing;
using test_rules::kAmerican;
using test_rules::kCzech;
using test_rules::kGerman;
using test_rules::kInternational;
using test_rules::kItalian;
using test_rules::kKiller;
using test_rules::kPool;
using test_rules::kRussian;
using test_rules::kSpanish;
using test_rules::kThai;
using testing::UnorderedElementsAre;

std::vector<std::string> Legal(const MoveRules& rules, std::string_view fen) {
  const Position position = ReadPosition(rules.board, fen);
  return Describe(rules.board, reference::LegalMoves(rules, position));
}

MoveRules With(Removal removal, MoveRules rules) {
  rules.removal = removal;
  return rules;
}

MoveRules With(ManCapture man_capture, MoveRules rules) {
  rules.man_capture = man_capture;
  return rules;
}

// Source 000, 2: a man one field forward, a king any number both ways.
TEST(QuietMove, ManGoesForwardAndFlyingKingAnywhere) {
  EXPECT_THAT(Legal(kRussian, "W:Wd4:Ba3"), UnorderedElementsAre("d4-c5", "d4-e5"));
  EXPECT_THAT(Legal(kRussian, "B:Wa1:Bd4"), UnorderedElementsAre("d4-c3", "d4-e3"));
  EXPECT_THAT(
      Legal(kRussian, "W:WKb2,a1:Bh2"),
      UnorderedElementsAre("b2-c1", "b2-a3", "b2-c3", "b2-d4", "b2-e5", "b2-f6", "b2-g7", "b2-h8"));
}

// Source 003, "Kings": one field, forward or backward.
TEST(QuietMove, ShortKingGoesOneField) {
  EXPECT_THAT(Legal(kAmerican, "W:WKb2,a1:Bh2"), UnorderedElementsAre("b2-c1", "b2-a3", "b2-c3"));
}

// Source 000, 4; a man that arrives quietly is crowned under every rule.
TEST(QuietMove, ReachingTheLastRowCrowns) {
  EXPECT_THAT(Legal(kRussian, "W:Wc7:Ba3"), UnorderedElementsAre("c7-b8=K", "c7-d8=K"));
  EXPECT_THAT(Legal(kAmerican, "B:Wh8:Bc3,b2"),
              UnorderedElementsAre("b2-a1=K", "b2-c1=K", "c3-d2"));
}

// Source 000, 3, and source 003, rule 1.
TEST(Capture, IsCompulsory) {
  EXPECT_THAT(Legal(kRussian, "W:Wc3,h2:Bd4"), UnorderedElementsAre("c3xe5[d4]"));
}

// Source 000, 3 ("forward and backward"); source 003 ("men capture forward only").
TEST(Capture, BackwardByAMan) {
  EXPECT_THAT(Legal(kRussian, "W:We5:Bd4"), UnorderedElementsAre("e5xc3[d4]"));
  EXPECT_THAT(Legal(kAmerican, "W:We5:Bd4"), UnorderedElementsAre("e5-d6", "e5-f6"));
}

// Source 003, "Kings": one piece a jump, the neighbour only.
TEST(Capture, ShortKingJumpsNeighboursBothWays) {
  EXPECT_THAT(Legal(kAmerican, "W:WKc3:Bb2,e5"), UnorderedElementsAre("c3xa1[b2]"));
}

// Source 000, 3: from afar, to any free field behind; not over two, nor over one's own.
TEST(Capture, FlyingKingLandsAnywhereBehind) {
  EXPECT_THAT(Legal(kRussian, "W:WKa1:Be5"),
              UnorderedElementsAre("a1xf6[e5]", "a1xg7[e5]", "a1xh8[e5]"));
  EXPECT_THAT(Legal(kRussian, "W:WKa1:Bc3,d4"), UnorderedElementsAre("a1-b2"));
  EXPECT_THAT(Legal(kGerman, "W:WKa1,d4:Bc3"), UnorderedElementsAre("a1-b2", "d4-c5", "d4-e5"));
}

// Makhos: the king lands just behind, so it cannot reach e5 to go on over f4.
TEST(Capture, KingThatLandsBehind) {
  EXPECT_THAT(Legal(kThai, "W:WKa1:Bc3,f4"), UnorderedElementsAre("a1xd4[c3]"));
  EXPECT_THAT(
      Legal(kThai, "W:WKa1,a7:Bh8"),
      UnorderedElementsAre("a1-b2", "a1-c3", "a1-d4", "a1-e5", "a1-f6", "a1-g7", "a7-b8=K"));
}

// Source 000, 3: "if the king can land where the capture goes on, it must land there".
TEST(Capture, KingMustLandWhereItGoesOn) {
  EXPECT_THAT(Legal(kRussian, "W:WKa1:Bc3,f4"),
              UnorderedElementsAre("a1xg3[f4,c3]", "a1xh2[f4,c3]"));
}

// Source 000, 3: captured pieces leave after the move, and none is jumped twice.
TEST(Removal, AfterTheMoveIsTheTurkishStrike) {
  EXPECT_THAT(Legal(kRussian, "W:WKe1,g1:Bb2,d2,d4,f4,h2"),
              UnorderedElementsAre("e1xa1[b2,d2]", "e1xg3[d4,f4,d2]"));
  EXPECT_THAT(Legal(kRussian, "W:WKa3:Bf2,c3,b4,e5"),
              UnorderedElementsAre("a3xg1[b4,f2]", "a3xe1[e5,b4,f2]"));
}

// The same with b4 gone at once: the way from e1 over c3 is open.
TEST(Removal, AtOnceOpensTheWay) {
  const auto moves =
      UnorderedElementsAre("a3xg1[b4,f2]", "a3xa5[e5,b4,c3,f2]", "a3xb4[e5,b4,c3,f2]");
  EXPECT_THAT(Legal(With(Removal::kAtOnce, kRussian), "W:WKa3:Bf2,c3,b4,e5"), moves);
  EXPECT_THAT(Legal(With(Removal::kAtOnceNoTurningBack, kRussian), "W:WKa3:Bf2,c3,b4,e5"), moves);
}

// Ossetian draughts turn back, Turkish draughts do not; where pieces stay it cannot be.
TEST(Removal, TurningBackAlongTheLine) {
  const auto one_way = UnorderedElementsAre("d4xg7[f6]", "d4xh8[f6]", "d4xa1[b2]");
  EXPECT_THAT(Legal(With(Removal::kAtOnce, kRussian), "W:WKd4:Bb2,f6"),
              UnorderedElementsAre("d4xa1[f6,b2]", "d4xg7[f6,b2]", "d4xh8[f6,b2]"));
  EXPECT_THAT(Legal(With(Removal::kAtOnceNoTurningBack, kRussian), "W:WKd4:Bb2,f6"), one_way);
  EXPECT_THAT(Legal(kRussian, "W:WKd4:Bb2,f6"), one_way);
}

// The start square is empty during the move, and both ways round the ring are one move.
TEST(Capture, RoundTripIsOneMoveWithManyPaths) {
  const Position position = ReadPosition(kBoard8x8, "W:Wc3:Bb4,d4,b6,d6");
  const std::vector<Move> moves = reference::LegalMoves(kRussian, position);
  ASSERT_THAT(Describe(kBoard8x8, moves), UnorderedElementsAre("c3xc3[b6,d6,b4,d4]"));
  std::vector<std::string> paths;
  for (const Path& path : reference::Paths(kRussian, position, moves.front(), 10)) {
    paths.push_back(Describe(kBoard8x8, path));
  }
  EXPECT_THAT(paths, UnorderedElementsAre("c3xa5xc7xe5xc3", "c3xe5xc7xa5xc3"));
}

// Landings on one line in between are paths of one move.
TEST(Capture, LandingsInBetweenArePathsOfOneMove) {
  const Position position = ReadPosition(kBoard8x8, "W:WKa1:Bc3,f6");
  const std::vector<Move> moves = reference::LegalMoves(kRussian, position);
  ASSERT_THAT(Describe(kBoard8x8, moves), UnorderedElementsAre("a1xg7[f6,c3]", "a1xh8[f6,c3]"));
  EXPECT_EQ(reference::Paths(kRussian, position, moves.front(), 10).size(), 2U);
  EXPECT_EQ(reference::Paths(kRussian, position, moves.front(), 1).size(), 1U);
}

// One position, three answers: source 000, 4; source 004, "King"; source 003, "Kings".
TEST(Crowning, DuringACapture) {
  EXPECT_THAT(Legal(kRussian, "W:Wd6:Be7,g7"), UnorderedElementsAre("d6xh6[e7,g7]=K"));
  EXPECT_THAT(Legal(kPool, "W:Wd6:Be7,g7"), UnorderedElementsAre("d6xh6[e7,g7]"));
  EXPECT_THAT(Legal(kAmerican, "W:Wd6:Be7,g7"), UnorderedElementsAre("d6xf8[e7]=K"));
}

// Source 000, 4: it goes on as a king, far captures and forced landings included.
TEST(Crowning, GoesOnAsFlyingKing) {
  EXPECT_THAT(Legal(kRussian, "W:Wb6:Bf6,c7"),
              UnorderedElementsAre("b6xg5[c7,f6]=K", "b6xh4[c7,f6]=K"));
  EXPECT_THAT(Legal(kRussian, "W:Wb6:Bg3,f6,c7"),
              UnorderedElementsAre("b6xf2[c7,f6,g3]=K", "b6xe1[c7,f6,g3]=K"));
  EXPECT_THAT(Legal(With(ManCapture::kForward, kRussian), "W:Wd6:Be7,g7"),
              UnorderedElementsAre("d6xh6[e7,g7]=K"));
}

// Source 004: a man that goes on from the last row and comes to rest elsewhere stays a man.
TEST(Crowning, OnlyWhereTheMoveEnds) {
  EXPECT_THAT(Legal(kPool, "W:Wb6:Bf6,c7"), UnorderedElementsAre("b6xd8[c7]=K"));
  EXPECT_THAT(Legal(kInternational, "W:Wd8:Be9,g9"), UnorderedElementsAre("d8xh8[e9,g9]"));
}

// Source 004, the majority rule: kings and men count alike.
TEST(Choice, MostPieces) {
  EXPECT_THAT(Legal(kInternational, "W:WKa1,e5:Bc3,f6"),
              UnorderedElementsAre("a1xd4[c3]", "e5xg7[f6]"));
  EXPECT_THAT(Legal(kPool, "W:Wg3,e1:Bf4,f6,d2"),
              UnorderedElementsAre("g3xg7[f6,f4]", "e1xc3[d2]"));
  EXPECT_THAT(Legal(Choosing(Choice::kMostPieces, kPool), "W:Wg3,e1:Bf4,f6,d2"),
              UnorderedElementsAre("g3xg7[f6,f4]"));
}

// Spanish: of equally many the one with more kings.
TEST(Choice, MostPiecesThenKings) {
  EXPECT_THAT(Legal(kSpanish, "W:Wc3:Bb4,Kd4"), UnorderedElementsAre("c3xe5[d4]"));
  EXPECT_THAT(Legal(kSpanish, "W:Wc3:Bb4,b6,Kd4"), UnorderedElementsAre("c3xc7[b6,b4]"));
}

// Italian federation: men take no kings; a king must capture before a man; most kings; the king
// met soonest.
TEST(Choice, Italian) {
  EXPECT_THAT(Legal(kItalian, "W:Wc3:BKd4,a7"), UnorderedElementsAre("c3-b4"));
  EXPECT_THAT(Legal(kItalian, "W:Wc3,Kh4:Bd4,g5"), UnorderedElementsAre("h4xf6[g5]"));
  EXPECT_THAT(Legal(kItalian, "W:WKc3:BKb4,d4"), UnorderedElementsAre("c3xa5[b4]"));
  EXPECT_THAT(Legal(kItalian, "W:WKe3:Bf4,Kf6,Kd4,b6"), UnorderedElementsAre("e3xa7[b6,d4]"));
}

// Round the ring of e3 the king f4 comes first or last; the other king meets its king third. A move
// that can go in several orders counts with its best, so only the ring is left.
TEST(Choice, ItalianCountsAMoveByItsBestOrder) {
  EXPECT_THAT(Legal(test_rules::On(kBoard10x10, kItalian), "W:WKe3,Kj2:Bd4,d6,f6,Kf4,i3,i5,Ki7,i9"),
              UnorderedElementsAre("e3xe3[d6,f6,d4,f4]"));
}

// Czech: a king must capture before a man, however few; German is free.
TEST(Choice, KingCaptures) {
  EXPECT_THAT(Legal(kCzech, "W:Wg3,Kh6:Ba3,f4,f6"),
              UnorderedElementsAre("h6xe3[f4]", "h6xd2[f4]", "h6xc1[f4]"));
  EXPECT_THAT(Legal(kGerman, "W:Wg3,Kh6:Ba3,f4,f6"),
              UnorderedElementsAre("h6xe3[f4]", "h6xd2[f4]", "h6xc1[f4]", "g3xg7[f6,f4]"));
}

// mindsports.nl: a king that has taken a king last stops just behind it; one that goes on does not.
TEST(LastKingTaken, StopsBehindAKingTakenLast) {
  EXPECT_THAT(Legal(kKiller, "W:WKa1:BKc3"), UnorderedElementsAre("a1xd4[c3]"));
  EXPECT_THAT(Legal(kKiller, "W:WKa1:Bh8"), UnorderedElementsAre("a1xi9[h8]", "a1xj10[h8]"));
  EXPECT_THAT(Legal(kKiller, "W:WKa1:BKc3,g3"),
              UnorderedElementsAre("a1xh2[c3,g3]", "a1xi1[c3,g3]"));
  EXPECT_THAT(Legal(kKiller, "W:WKa1:Bc3,Kg3"), UnorderedElementsAre("a1xh2[c3,g3]"));
}

TEST(After, TakesPiecesOffAndPassesTheTurn) {
  const Position position = ReadPosition(kBoard8x8, "W:Wd6,a1:Be7,g7,b8");
  const Path path{.squares = {SquareNamed(kBoard8x8, "d6"), SquareNamed(kBoard8x8, "f8"),
                              SquareNamed(kBoard8x8, "h6")},
                  .captured = {SquareNamed(kBoard8x8, "e7"), SquareNamed(kBoard8x8, "g7")}};
  EXPECT_EQ(Describe(kBoard8x8, reference::After(kRussian, position, path)), "B:WKh6,a1:Bb8");
  EXPECT_EQ(Describe(kBoard8x8, reference::After(kPool, position, path)), "B:Wh6,a1:Bb8");
}

TEST(LegalMoves, AreEmptyWithoutPiecesAndWhenBlocked) {
  EXPECT_TRUE(Legal(kRussian, "W:Wa5:Bb6,c7").empty());
  EXPECT_TRUE(Legal(kRussian, "B:Wa1").empty());
}

}  // namespace
}  // namespace draughts
