#include "framework/notation/diagram.h"

#include <string>

#include "framework/notation/fen.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

DiagramOptions Options(const VariantSpec& spec) {
  return {.names = SquareNames(spec), .last_move = {}, .movable = {}, .words = {}};
}

std::string Draw(const VariantSpec& spec, const std::string& fen, DiagramStyle style,
                 bool flip = false) {
  DiagramOptions options = Options(spec);
  options.flip = flip;
  return DrawBoard(spec, ParseFen(fixtures::Make(spec), fen)->position, style, options);
}

// The position after 1. c3-d4 b6-c5, as the transcript of the product page draws it.
const char kAfterTwoMoves[] =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bc5,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

TEST(Diagram, DrawsInAsciiWithFilesAndRanks) {
  EXPECT_EQ(Draw(fixtures::RussianSpec(), kAfterTwoMoves, DiagramStyle::kAscii),
            " 8     b   b   b   b\n"
            " 7   b   b   b   b\n"
            " 6     .   b   b   b\n"
            " 5   .   b   .   .\n"
            " 4     .   w   .   .\n"
            " 3   w   .   w   w\n"
            " 2     w   w   w   w\n"
            " 1   w   w   w   w\n"
            "     a b c d e f g h\n");
}

TEST(Diagram, TurnsTheBoardAndItsCoordinatesRound) {
  EXPECT_EQ(Draw(fixtures::RussianSpec(), "W:WKa1,c3:BKh8,f6", DiagramStyle::kAscii, true),
            " 1     .   .   .   W\n"
            " 2   .   .   .   .\n"
            " 3     .   .   w   .\n"
            " 4   .   .   .   .\n"
            " 5     .   .   .   .\n"
            " 6   .   b   .   .\n"
            " 7     .   .   .   .\n"
            " 8   B   .   .   .\n"
            "     h g f e d c b a\n");
}

TEST(Diagram, DrawsNumbersAtBothEndsOfEachRow) {
  EXPECT_EQ(Draw(fixtures::InternationalSpec(), "W:W31-50:B1-20", DiagramStyle::kAscii),
            " 1     b   b   b   b   b    5\n"
            " 6   b   b   b   b   b     10\n"
            "11     b   b   b   b   b   15\n"
            "16   b   b   b   b   b     20\n"
            "21     .   .   .   .   .   25\n"
            "26   .   .   .   .   .     30\n"
            "31     w   w   w   w   w   35\n"
            "36   w   w   w   w   w     40\n"
            "41     w   w   w   w   w   45\n"
            "46   w   w   w   w   w     50\n");
}

TEST(Diagram, TurnsNumbersRound) {
  const std::string drawing =
      Draw(fixtures::AmericanSpec(), "B:W21-32:B1-12", DiagramStyle::kAscii, true);
  EXPECT_EQ(drawing.substr(0, drawing.find('\n')), "32     w   w   w   w   29");
}

// PDN 3.0, game type 22: the dark corner is at the right, square 1 at the top left.
TEST(Diagram, DrawsAMirroredBoardInTheMirror) {
  const std::string fen = "W:W32:BK1";
  EXPECT_EQ(Draw(fixtures::ItalianSpec(), fen, DiagramStyle::kAscii),
            " 1   B   .   .   .      4\n"
            " 5     .   .   .   .    8\n"
            " 9   .   .   .   .     12\n"
            "13     .   .   .   .   16\n"
            "17   .   .   .   .     20\n"
            "21     .   .   .   .   24\n"
            "25   .   .   .   .     28\n"
            "29     .   .   .   w   32\n");
}

TEST(Diagram, DrawsTheDraughtsPiecesOfUnicode) {
  const std::string drawing =
      Draw(fixtures::RussianSpec(), "W:Wa1,Kc1:Bb8,Kd8", DiagramStyle::kUnicode);
  EXPECT_EQ(drawing.substr(0, drawing.find('\n')), " 8     ⛂   ⛃   ·   ·");
  EXPECT_NE(drawing.find(" 1   ⛀   ⛁   ·   ·\n"), std::string::npos);
}

// What stays of a painted board when the paint is taken off: three columns a square.
std::string WithoutPaint(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033') {
      i = text.find('m', i);
    } else {
      plain += text[i];
    }
  }
  return plain;
}

TEST(Diagram, PaintsThreeColumnsASquare) {
  const std::string plain =
      WithoutPaint(Draw(fixtures::RussianSpec(), "W:WKa1,c1:BKb8,d8", DiagramStyle::kColour));
  EXPECT_EQ(plain.substr(0, plain.find('\n')), " 8    (●)    ●             ");
  EXPECT_NE(plain.find("\n 1 (●)    ●                \n"), std::string::npos);
  EXPECT_NE(plain.find("\n    a  b  c  d  e  f  g  h\n"), std::string::npos);
}

TEST(Diagram, EveryPaintedLineEndsUnpainted) {
  const std::string drawing =
      Draw(fixtures::InternationalSpec(), "W:W31-50:B1-20", DiagramStyle::kColour);
  std::size_t lines = 0;
  for (std::size_t begin = 0; begin < drawing.size(); ++lines) {
    const std::size_t end = drawing.find('\n', begin);
    const std::string line = drawing.substr(begin, end - begin);
    EXPECT_EQ(line.find("\033[0m"), line.rfind('\033')) << "the last code is the reset";
    begin = end + 1;
  }
  EXPECT_EQ(lines, 10u);
}

TEST(Diagram, TintsTheLastMoveAndUnderlinesWhatMayMove) {
  const VariantSpec spec = fixtures::RussianSpec();
  const Position position = ParseFen(fixtures::Russian(), "W:Wc3:Bf6")->position;
  DiagramOptions options = Options(spec);
  const std::string bare = DrawBoard(spec, position, DiagramStyle::kColour, options);
  EXPECT_EQ(bare.find("\033[4m"), std::string::npos);
  options.movable = position.white;
  options.last_move = position.black;
  const std::string marked = DrawBoard(spec, position, DiagramStyle::kColour, options);
  EXPECT_NE(marked.find("\033[4m ● \033[24m"), std::string::npos);
  EXPECT_EQ(WithoutPaint(marked), WithoutPaint(bare));
  EXPECT_GT(marked.size(), bare.size());
  EXPECT_EQ(DrawBoard(spec, position, DiagramStyle::kAscii, options),
            DrawBoard(spec, position, DiagramStyle::kAscii, Options(spec)));
}

const BoardWords kEnglish = {.white = "White",
                             .black = "Black",
                             .king = "king",
                             .kings = "kings",
                             .man = "man",
                             .men = "men",
                             .nothing = "no pieces"};

// The sentence is that of the product page, section 2.
TEST(Diagram, SpeaksThePosition) {
  const VariantSpec spec = fixtures::RussianSpec();
  DiagramOptions options = Options(spec);
  options.words = kEnglish;
  const auto say = [&](const std::string& fen) {
    return DrawBoard(spec, ParseFen(fixtures::Russian(), fen)->position, DiagramStyle::kText,
                     options);
  };
  EXPECT_EQ(say("W:WKe1,g1:Bb2,d2,d4,f4,h2"),
            "White: king e1; man g1. Black: men b2, d2, d4, f4, h2.\n");
  EXPECT_EQ(say("W:W:BKd4,Kb2"), "White: no pieces. Black: kings b2, d4.\n");
}

}  // namespace
}  // namespace draughts
