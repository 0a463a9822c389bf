#include "framework/notation/pdn_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "framework/notation/pdn_writer.h"
#include "tests/framework/notation/pdn_files.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Variant Find(const char* name) { return *Catalog::BuiltIn().Find(name); }

PdnReplay Replay(const char* variant, const std::string& text) {
  return ReplayPdn(ReadOne(text), Find(variant));
}

// "pdn.empty-square 1:4 ply 0": id, line, column, moves before it.
std::vector<std::string> Told(const std::vector<PdnFault>& faults) {
  std::vector<std::string> told;
  for (const PdnFault& fault : faults) {
    const Place& place = fault.problem.place;
    told.push_back(fault.problem.id + " " + std::to_string(place.line) + ":" +
                   std::to_string(place.column) + " ply " + std::to_string(fault.ply));
  }
  return told;
}

std::vector<std::string> FaultsOf(const char* variant, const std::string& text) {
  return Told(Replay(variant, text).faults);
}

std::string FinalFen(const char* variant, const std::string& text) {
  const PdnReplay replay = Replay(variant, text);
  EXPECT_THAT(Told(replay.faults), IsEmpty()) << text;
  const SquareNames numbers(replay.game.variant().spec(), SquareStyle::kNumeric);
  return FormatFen(numbers, replay.game.position());
}

TEST(PdnReplay, PlaysTheMainLine) {
  const PdnReplay replay = Replay("international", "1. 32-28 19-23 2. 28x19 14x23 *");
  EXPECT_EQ(replay.plies, 4u);
  EXPECT_EQ(replay.game.ply(), 4u);
  EXPECT_THAT(replay.moves, SizeIs(4));
  EXPECT_THAT(replay.faults, IsEmpty());
  EXPECT_THAT(replay.notes, IsEmpty());
  EXPECT_EQ(replay.recorded, PdnResult::kOpen);
}

TEST(PdnReplay, BeginsFromTheFenWithItsCounter) {
  const PdnReplay replay =
      Replay("international", "[FEN \"W:WK1,31:BK50,20:H6:F4\"]\n1. 1-18 20-24 2. 18-1 24-29 1-1");
  EXPECT_EQ(replay.game.ply(), 4u);
  EXPECT_EQ(replay.game.quiet_plies_before_start(), 6);
}

// Published cases of what other readers stumble over (wiegerw/pdn, games; PDN 3.0, "issues").
TEST(PdnReplay, ReadsMovesHoweverTheyAreWritten) {
  EXPECT_EQ(
      FinalFen("international", "1. 32-28 18-23 2. 38-32 12-18  3. 31-27  7-12  4. 37-31  1- 7 *"),
      "W:W27,28,31,32,33,34,35,36,39,40,41,42,43,44,45,46,47,48,49,50:"
      "B2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,23");
  EXPECT_EQ(FinalFen("international", "[FEN \"W:WK47:B9,18,21,33\"]\n1. 47x20x3x26 18-22 *"),
            "W:WK26:B22");
  EXPECT_EQ(FinalFen("american", "1. 11-15 22-18 2. 15x22 25x18 *"),
            FinalFen("american", "1.1115 2218 2. 15:22 25-18 *"));
  EXPECT_EQ(FinalFen("russian", "1. c3-d4 f6-g5 2. g3-f4 *"),
            FinalFen("russian", "1. cd4 fg5 2. G3F4 *"));
  EXPECT_EQ(FinalFen("russian", "1. c3-d4 d6-c5 *"), FinalFen("russian", "1. 22-18 10-14 *"));
  EXPECT_EQ(FinalFen("russian", "1. с3-д4 *"), FinalFen("russian", "1. c3-d4 *"));
}

TEST(PdnReplay, ReadsCapturesOfTheHubProtocol) {
  for (const char* move : {"47x26x18x21x33", "47x26x33x21x18", "47x29x12x26"}) {
    const std::string text = "[FEN \"W:WK47:B9,18,21,33\"]\n1. " + std::string(move) + " *";
    EXPECT_EQ(FinalFen("international", text), "B:WK26:B9") << move;
  }
}

// Two squares are all of the way of the king that takes b4 alone, though another comes to a3 too.
TEST(PdnReplay, ReadsTheWholeWayOfACaptureThatGoesStraight) {
  const std::string text = "[FEN \"W:Wc3,e3,Kf8,g3,h2:Ba7,b4,e5,g5,g7,h8\"]\n1. ";
  EXPECT_EQ(FinalFen("german", text + "f8xa3 *"), "B:WK21,22,23,24,28:B4,5,8,15,16");
  EXPECT_EQ(FinalFen("german", text + "f8xh6xf4xd6xa3 *"), "B:WK21,22,23,24,28:B4,5");
}

// PDN 3.0, "disambiguation".
TEST(PdnReplay, GuessesNothing) {
  const std::string fen = "[FEN \"W:WK47:B14,19,29,31,42\"]\n1. ";
  EXPECT_EQ(FinalFen("international", fen + "47x38x24x13x36 *"), "B:WK36:B14");
  const PdnReplay replay = Replay("international", fen + "47x36 *");
  ASSERT_THAT(Told(replay.faults), ElementsAre("pdn.ambiguous-move 2:4 ply 0"));
  EXPECT_THAT(replay.faults[0].problem.arguments,
              ElementsAre(Problem::Argument("found", "47x36"),
                          Problem::Argument("moves", "47x38x20x9x36, 47x38x24x13x36")));
}

TEST(PdnReplay, SaysWhyAMoveIsIllegal) {
  EXPECT_THAT(FaultsOf("russian", "1. d4-e5 *"), ElementsAre("pdn.empty-square 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. d6-e5 *"), ElementsAre("pdn.not-your-piece 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. c1-d2 *"), ElementsAre("pdn.piece-cannot-move 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. c3-d5 *"), ElementsAre("move.unused-field 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. c3-e5 *"), ElementsAre("pdn.cannot-go-there 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. c3-k9 *"), ElementsAre("move.no-such-square 1:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "1. c3-d4 b6-c5\n 2. a3-b4 *"),
              ElementsAre("pdn.capture-elsewhere 2:5 ply 2"));
  EXPECT_THAT(FaultsOf("russian", "1. c3-d4 b6-c5 2. d4-e5 *"),
              ElementsAre("pdn.must-capture 1:19 ply 2"));
  EXPECT_THAT(FaultsOf("russian", "[FEN \"W:Wc3:Bd4,f6,a7\"]\n1. c3:e5 *"),
              ElementsAre("pdn.capture-incomplete 2:4 ply 0"));
  EXPECT_THAT(FaultsOf("russian", "[FEN \"W:W:Ba3\"]\n1. c3-d4 0-1"),
              ElementsAre("pdn.game-over 2:4 ply 0"));
}

// The reader gives no such moves, but a program may.
TEST(PdnReplay, RefusesWhatNamesNoSquare) {
  for (const char* text : {"", "E", "c", "?"}) {
    PdnGame game;
    game.items = {{.kind = PdnItemKind::kMove, .text = text}};
    EXPECT_THAT(ReplayPdn(game, Find("russian")).faults, SizeIs(1)) << text;
  }
}

TEST(PdnReplay, TellsAllThatIsWrongWithAFen) {
  EXPECT_THAT(FaultsOf("russian", "[White \"A\"]\n[FEN \"W:Wa9,h8:Bb2,i1\"]\n1. c3-d4 *"),
              ElementsAre("fen.no-such-square 2:1 ply 0", "fen.white-man-on-crown-row 2:1 ply 0",
                          "fen.no-such-square 2:1 ply 0"));
}

TEST(PdnReplay, JudgesVariationsAndWhatDoesNotDependOnAFault) {
  const PdnReplay replay = Replay(
      "international",
      "1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 40-41 12-18 3. 9-9) 12-18 (2... 50-45) 3. 43-38)\n"
      "2. 28x19 14x23 3. 48-49 (3. 37-32 1-2) 20-25 (3... 1-2) *");
  EXPECT_THAT(Told(replay.faults),
              ElementsAre("pdn.piece-cannot-move 1:41 ply 2", "pdn.not-your-piece 1:73 ply 3",
                          "pdn.piece-cannot-move 2:19 ply 4", "pdn.piece-cannot-move 2:35 ply 5"));
  EXPECT_EQ(replay.plies, 4u);
  EXPECT_THAT(replay.moves, SizeIs(9));
}

TEST(PdnReplay, TellsWhatIsOddlyWritten) {
  EXPECT_THAT(
      Told(Replay("international", "1. 32-28 19-23 2. 28-19 14-23 3. 37x32 *").notes),
      ElementsAre("pdn.capture-with-dash 1:19 ply 2", "pdn.quiet-move-with-cross 1:34 ply 4"));
}

TEST(PdnReplay, KnowsWhoHasWon) {
  const std::string fen = "[FEN \"W:Wc3:Bd4\"]\n";
  EXPECT_THAT(FaultsOf("russian", fen + "1. c3:e5 1-0"), IsEmpty());
  EXPECT_THAT(FaultsOf("russian", fen + "1. c3:e5 2-0"), IsEmpty());
  EXPECT_THAT(FaultsOf("russian", fen + "1. c3:e5 1/2-1/2"),
              ElementsAre("pdn.wrong-result 2:10 ply 1"));
  EXPECT_THAT(FaultsOf("russian", "[Result \"0-1\"]\n" + fen + "1. c3:e5 *"),
              ElementsAre("pdn.wrong-result 1:1 ply 1"));
  EXPECT_THAT(FaultsOf("russian", "[Result \"0-0\"]\n" + fen + "1. c3:e5 *"),
              ElementsAre("pdn.wrong-result 1:1 ply 1"));
  EXPECT_THAT(FaultsOf("russian", "[Result \"4-6\"]\n" + fen + "1. c3:e5 4-6"), IsEmpty());
  EXPECT_THAT(FaultsOf("russian-giveaway", fen + "1. c3:e5 0-1"), IsEmpty());
  EXPECT_THAT(Told(Replay("russian", fen + "1. c3:e5 *").notes),
              ElementsAre("pdn.result-left-open 2:10 ply 1"));
}

TEST(PdnReplay, ComparesTheTagWithTheEnd) {
  EXPECT_THAT(FaultsOf("russian", "[Result \"1-0\"]\n1. c3-d4 0-1"),
              ElementsAre("pdn.results-differ 2:10 ply 1"));
  EXPECT_THAT(FaultsOf("russian", "[Result \"1-0\"]\n1. c3-d4 2-0"), IsEmpty());
}

// PDN 2.0 wrote the points of the side that begins first; in English draughts that is Black.
TEST(PdnReplay, BlamesNobodyForAResultOfBeforePdn3) {
  const PdnReplay replay = Replay("american", "[FEN \"B:W10:B6\"]\n1. 6x15 1-0");
  EXPECT_THAT(replay.faults, IsEmpty());
  EXPECT_THAT(Told(replay.notes), ElementsAre("pdn.result-of-first-mover 2:9 ply 1"));
}

TEST(PdnReplay, GoesOnBehindADrawByRule) {
  std::string text = "[FEN \"W:WKa1:BKh2\"]\n";
  for (int times = 0; times < 3; ++times) text += "a1-b2 h2-g1 b2-a1 g1-h2 ";
  const PdnReplay replay = Replay("russian", text + "1-0");
  EXPECT_EQ(replay.plies, 12u);
  EXPECT_EQ(replay.game.ply(), 8u);
  EXPECT_EQ(replay.game.outcome()->ending, Ending::kDrawRule);
  EXPECT_THAT(replay.faults, IsEmpty());
  EXPECT_THAT(Told(replay.notes), ElementsAre("pdn.goes-on 2:49 ply 8"));
}

TEST(PdnReplay, FollowsSetUpsAndNullMoves) {
  const PdnReplay replay = Replay(
      "russian", "/FEN \"W:Wc3:Bh8\"/ 1. c3-d4 (1. -- h8-g7) h8-g7 /FEN \"B:Wc3:Bh8\"/ h8-g7 *");
  EXPECT_THAT(replay.faults, IsEmpty());
  EXPECT_THAT(replay.moves, SizeIs(4));
  EXPECT_EQ(replay.game.ply(), 2u);
  EXPECT_EQ(replay.game.start().white.size(), 1);
}

TEST(PdnReplay, LetsTheGameTypeSayWhoBegins) {
  EXPECT_THAT(FaultsOf("pool", "[GameType \"23,W,8,8,A0,0\"]\n1. c3-d4 *"), IsEmpty());
  EXPECT_THAT(FaultsOf("pool", "[GameType \"23\"]\n1. c3-d4 *"),
              ElementsAre("pdn.not-your-piece 2:4 ply 0"));
}

// The numbering is chosen once a game, never move by move: 18-27 would be legal in both.
TEST(PdnReplay, NumbersSquaresAsTheWholeGameDoes) {
  EXPECT_THAT(FaultsOf("international", "[GameType \"20,W,10,10,N1,0\"]\n1. 32-28 18-23 *"),
              IsEmpty());
  const std::string from_a1 = "[GameType \"25,W,8,8,N0,0\"]\n1. 10-14 22-18 2. 9-13 *";
  EXPECT_THAT(FaultsOf("russian", from_a1), IsEmpty());
  EXPECT_EQ(Replay("russian", from_a1).game.ply(), 3u);
}

TEST(PdnReplay, SpellsMovesAnew) {
  const PdnGame game = ReadOne("1. c3-d4! b6-c5 (1... b6-a5 2. b2-c3) 2. d4xb6 {a} a7xc5 *");
  const Variant russian = Find("russian");
  const PdnReplay replay = ReplayPdn(game, russian);
  EXPECT_THAT(replay.faults, IsEmpty());
  EXPECT_EQ(FormatPdn(Respelled(game, replay, PdnStyle(russian.spec(), SquareStyle::kNumeric))),
            "1. 22-18! 9-14 (1... 9-13 2. 25-22) 2. 18:9 {a} 5:14 *\n");
}

}  // namespace
}  // namespace draughts
