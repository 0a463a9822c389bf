// The reference generator along ranks and files: positions worked out by hand from the rules of
// Frisian, Turkish and Armenian draughts and their kin.
#include "tests/reference/lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/reference/reference.h"
#include "tests/reference/test_rules.h"

namespace draughts {
namespace {

using test_rules::kArmenian;
using test_rules::kFrisian;
using test_rules::kTurkish;
using test_rules::On;
using testing::UnorderedElementsAre;

// Ultimate-checkers, "Adigha": Turkish, but the captured stay until the move is over.
constexpr MoveRules kAdigha = [] {
  MoveRules rules = kTurkish;
  rules.removal = Removal::kAfterMove;
  return rules;
}();

// Ultimate-checkers, "Ossetian": Turkish, but a man goes on as a king and a king may turn back.
constexpr MoveRules kOssetian = [] {
  MoveRules rules = kTurkish;
  rules.crowning = Crowning::kGoesOnAsKing;
  rules.removal = Removal::kAtOnce;
  return rules;
}();

MoveRules With(KingRange king_range, MoveRules rules) {
  rules.king_range = king_range;
  return rules;
}

MoveRules With(ManCapture man_capture, MoveRules rules) {
  rules.man_capture = man_capture;
  return rules;
}

std::vector<std::string> Legal(const MoveRules& rules, std::string_view fen) {
  const Position position = ReadPosition(rules.board, fen);
  return Describe(rules.board, reference::LegalMoves(rules, position));
}

// Wikipedia, "Turkish draughts": a man one square forward or sideways, neither back nor aslant.
TEST(Lines, TurkishManGoesForwardAndSideways) {
  EXPECT_THAT(Legal(kTurkish, "W:Wd4:Bd3"), UnorderedElementsAre("d4-c4", "d4-e4", "d4-d5"));
  EXPECT_THAT(Legal(kTurkish, "B:Wh8:Bd4"), UnorderedElementsAre("d4-c4", "d4-e4", "d4-d3"));
  EXPECT_THAT(Legal(kTurkish, "W:Wa7:Bh1"), UnorderedElementsAre("a7-b7", "a7-a8=K"));
}

TEST(Lines, TurkishKingGoesAsARook) {
  EXPECT_THAT(Legal(kTurkish, "W:WKb2,b4:Bh8"),
              UnorderedElementsAre("b2-a2", "b2-c2", "b2-d2", "b2-e2", "b2-f2", "b2-g2", "b2-h2",
                                   "b2-b1", "b2-b3", "b4-a4", "b4-c4", "b4-b5"));
  EXPECT_THAT(Legal(With(KingRange::kShort, kTurkish), "W:WKa1:Bh8"),
              UnorderedElementsAre("a1-a2", "a1-b1"));
}

// Wikipedia, "Armenian draughts": quiet moves also aslant, for men forward only; captures not.
TEST(Lines, ArmenianQuietMovesGoAslantToo) {
  EXPECT_THAT(Legal(kArmenian, "W:Wd4:Be5"),
              UnorderedElementsAre("d4-c4", "d4-e4", "d4-d5", "d4-c5"));
  EXPECT_THAT(Legal(kArmenian, "B:Wh8:Bd4"),
              UnorderedElementsAre("d4-c4", "d4-e4", "d4-d3", "d4-c3", "d4-e3"));
  EXPECT_THAT(
      Legal(kArmenian, "W:WKa1,a2,b1:Bd4"),
      UnorderedElementsAre("a1-b2", "a1-c3", "a2-a3", "a2-b2", "a2-b3", "b1-b2", "b1-c1", "b1-c2"));
}

TEST(Lines, FrisianQuietMovesAreThoseOfInternational) {
  EXPECT_THAT(Legal(kFrisian, "W:We5,Kb2:Bj10"),
              UnorderedElementsAre("e5-d6", "e5-f6", "b2-a1", "b2-c1", "b2-a3", "b2-c3", "b2-d4"));
}

// RoepStoep/scaladraughts: a man captures in eight directions, along ranks and files over the light
// field to the next dark one.
TEST(Lines, FrisianManCapturesEightWays) {
  const MoveRules never_back = With(ManCapture::kForward, kFrisian);
  for (const char* move : {"e5xc7[d6]", "e5xe9[e7]", "e5xg7[f6]", "e5xa5[c5]", "e5xi5[g5]"}) {
    const std::string fen = "W:We5:B" + std::string(move).substr(6, 2);
    EXPECT_THAT(Legal(kFrisian, fen), UnorderedElementsAre(move));
    EXPECT_THAT(Legal(never_back, fen), UnorderedElementsAre(move));
  }
  for (const char* move : {"e5xc3[d4]", "e5xe1[e3]", "e5xg3[f4]"}) {
    const std::string fen = "W:We5:B" + std::string(move).substr(6, 2);
    EXPECT_THAT(Legal(kFrisian, fen), UnorderedElementsAre(move));
    EXPECT_THAT(Legal(never_back, fen), UnorderedElementsAre("e5-d6", "e5-f6"));
  }
}

TEST(Lines, KingCapturesAlongRanksAndFiles) {
  EXPECT_THAT(Legal(kFrisian, "W:WKa1:Ba5"), UnorderedElementsAre("a1xa7[a5]", "a1xa9[a5]"));
  EXPECT_THAT(Legal(kTurkish, "W:WKa1:Ba4"),
              UnorderedElementsAre("a1xa5[a4]", "a1xa6[a4]", "a1xa7[a4]", "a1xa8[a4]"));
  EXPECT_THAT(Legal(With(KingRange::kFlyingLandsBehind, kTurkish), "W:WKa1:Ba4"),
              UnorderedElementsAre("a1xa5[a4]"));  // Greek
  EXPECT_THAT(Legal(With(KingRange::kShort, kTurkish), "W:WKa1,h1:Ba2,h3"),
              UnorderedElementsAre("a1xa3[a2]"));
}

// On dark fields a step along a rank or a file goes over a light one.
TEST(Lines, RanksAndFilesOfADarkBoard) {
  const MoveRules rules = On(kBoard8x8, kTurkish);
  EXPECT_THAT(Legal(rules, "W:Wc3:Bh8"), UnorderedElementsAre("c3-a3", "c3-e3", "c3-c5"));
  EXPECT_THAT(Legal(rules, "W:Wc3:Bd4,e3"), UnorderedElementsAre("c3xg3[e3]"));
}

TEST(Lines, TurkishManCapturesForwardAndSideways) {
  EXPECT_THAT(Legal(kTurkish, "W:Wd4:Bc4,b5,d5"), UnorderedElementsAre("d4xb6[b5,c4]"));
  EXPECT_THAT(Legal(kTurkish, "W:Wd5:Bd4,e6"), UnorderedElementsAre("d5-c5", "d5-e5", "d5-d6"));
  EXPECT_THAT(Legal(With(ManCapture::kAllWays, kTurkish), "W:Wd5:Bd4,e6"),
              UnorderedElementsAre("d5xd3[d4]"));
}

// Wikipedia, "Turkish draughts": a man goes on along the last row as a man, and is crowned there
// at the end; in Ossetian draughts it flies on.
TEST(Lines, AManOnTheLastRowGoesOnSideways) {
  EXPECT_THAT(Legal(kTurkish, "W:Wb6:Bb7,c8"), UnorderedElementsAre("b6xd8[c8,b7]=K"));
  EXPECT_THAT(Legal(kTurkish, "W:Wb6:Bb7,e8"), UnorderedElementsAre("b6xb8[b7]=K"));
  EXPECT_THAT(Legal(kOssetian, "W:Wb6:Bb7,e8"),
              UnorderedElementsAre("b6xf8[e8,b7]=K", "b6xg8[e8,b7]=K", "b6xh8[e8,b7]=K"));
}

// The last of the four is jumped onto the square of the first; where the first still stands there,
// three are the most.
TEST(Lines, TurkishCapturedPiecesLeaveAtOnce) {
  EXPECT_THAT(Legal(kTurkish, "W:WKa1:BKa5,b5,g6,b7"), UnorderedElementsAre("a1xa5[b7,g6,a5,b5]"));
  EXPECT_THAT(Legal(kAdigha, "W:WKa1:BKa5,b5,g6,b7"),
              UnorderedElementsAre("a1xg5[b7,g6,a5]", "a1xg4[b7,g6,a5]", "a1xg3[b7,g6,a5]",
                                   "a1xg2[b7,g6,a5]", "a1xg1[b7,g6,a5]"));
}

// Ultimate-checkers, "reverse": Ossetian kings turn round on their line, Turkish ones do not.
TEST(Lines, TurningBackOnAFile) {
  const auto one_way = UnorderedElementsAre("d4xd7[d6]", "d4xd8[d6]", "d4xd1[d2]");
  EXPECT_THAT(Legal(kTurkish, "W:WKd4:Bd6,d2"), one_way);
  EXPECT_THAT(Legal(kAdigha, "W:WKd4:Bd6,d2"), one_way);
  EXPECT_THAT(Legal(kOssetian, "W:WKd4:Bd6,d2"),
              UnorderedElementsAre("d4xd1[d6,d2]", "d4xd7[d6,d2]", "d4xd8[d6,d2]"));
}

// RoepStoep/scaladraughts: a king is worth more than a man and less than two, and two kings more
// than three men.
TEST(Choice, FrisianTakesTheGreatestValue) {
  EXPECT_THAT(Legal(kFrisian, "W:We5:Bd6,Kf6"), UnorderedElementsAre("e5xg7[f6]"));
  EXPECT_THAT(Legal(kFrisian, "W:WKe5:BKc3,e3,Kg1,g3,h2,h8"), UnorderedElementsAre("e5xi1[c3,g1]"));
  EXPECT_THAT(Legal(kFrisian, "W:WKa1:BKa9,b4,Kc1,c3,e7"), UnorderedElementsAre("a1xb2[e7,b4,c3]"));
  EXPECT_THAT(Legal(kFrisian, "W:Wa1,h2:Bb2,d4,Kh4"), UnorderedElementsAre("a1xe5[d4,b2]"));
}

// RoepStoep/scaladraughts: if a king and a man take equal value, a king must.
TEST(Choice, FrisianOfEqualValueByAKing) {
  EXPECT_THAT(Legal(kFrisian, "W:WKa1,e5:Bc3,f6"), UnorderedElementsAre("a1xd4[c3]"));
  EXPECT_THAT(Legal(kFrisian, "W:WKa1,e5:Bc3,Kf6"), UnorderedElementsAre("e5xg7[f6]"));
}

// A man that captures eight ways can take the same pieces, and end on the same square, as a man or
// over the last row as a king. No known game crowns so; the rules tell the two moves apart.
TEST(Crowning, OnFrisianLinesTheSamePiecesDoNotSayWhetherAManWasCrowned) {
  MoveRules rules = kFrisian;
  rules.crowning = Crowning::kGoesOnAsKing;
  const Position position = ReadPosition(rules.board, "W:Wj8:Bh8,e7,j6,e5,g5,i5");
  std::vector<std::string> home;
  for (const Move& move : reference::LegalMoves(rules, position)) {
    if (move.to != move.from) continue;
    for (const Path& path : reference::Paths(rules, position, move, 10)) {
      home.push_back(Describe(rules.board, move) + " by " + Describe(rules.board, path));
    }
  }
  const std::string ring = "j8xj8[h8,e7,j6,e5,g5,i5]";
  EXPECT_THAT(home, UnorderedElementsAre(ring + " by j8xf8xd6xf4xh6xj4xj8",
                                         ring + " by j8xj4xh6xf4xd6xf8xj8",
                                         ring + "=K by j8xj4xh6xh10xd6xf4xj8"));
}

}  // namespace
}  // namespace draughts
