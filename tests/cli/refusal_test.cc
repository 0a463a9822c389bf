#include "frontends/cli/refusal.h"

#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"

namespace draughts {
namespace {

std::string Refusal(const std::string& name, const std::string& fen, std::string_view text) {
  const Variant variant = *Catalog::BuiltIn().Find(name);
  const Position position = ParseFen(variant, fen)->position;
  const ReadMoves read = ReadMove(variant, position, text);
  EXPECT_TRUE(read.readings.empty());
  if (read.squares.empty()) return "no squares";
  const SquareNames names(variant.spec());
  const Catalogue& messages = Catalogue::For(Language::kEnglish);
  return messages.Say(RefuseMove({variant, position, text, read}, {.names = names}, messages));
}

TEST(Refusal, NamesThePiecesThatMustCapture) {
  EXPECT_EQ(Refusal("russian", "W:Wd4,g3:Bc5", "g3-f4"),
            "g3-f4 is not allowed: you must capture. d4 takes c5 (d4xb6).");
  // The piece that could capture makes a quiet move instead.
  EXPECT_EQ(Refusal("russian", "W:Wd4,g3:Bc5", "d4-e5"),
            "d4-e5 is not allowed: you must capture. d4 takes c5 (d4xb6).");
}

// Source 000 §3: any of several captures may be chosen, so that no one of them is the one.
TEST(Refusal, NamesOneOfSeveralCapturesForInstance) {
  EXPECT_EQ(Refusal("russian", "W:WKe1,g1:Bb2,d2,d4,f4,h2", "e1-f2"),
            "e1-f2 is not allowed: you must capture. e1 takes, for instance, d2, d4, f4 "
            "(e1xc3xe5xg3).");
  EXPECT_EQ(Refusal("brazilian", "W:WKe1,g1:Bb2,d2,d4,f4,h2", "e1-f2"),
            "e1-f2 is not allowed: you must capture. e1 takes d2, d4, f4 (e1xc3xe5xg3).");
}

TEST(Refusal, SaysWhereAPieceCanGo) {
  EXPECT_EQ(Refusal("russian", "W:Wc3:Bh8", "c3-e5"),
            "c3-e5 is not a legal move. c3 can play c3-b4, c3-d4.");
  EXPECT_EQ(Refusal("russian", "W:Wc3,d4:Bh8", "c3-d4"),
            "c3-d4: d4 is occupied. c3 can play c3-b4.");
  EXPECT_EQ(Refusal("russian", "W:Wa1,b2,c3,h2:Bh8", "a1-b2"),
            "a1-b2: the piece on a1 cannot move now.");
  EXPECT_EQ(Refusal("russian", "W:Wa1,b2,c3,h2:Bh8", "a1"), "a1: the piece on a1 cannot move now.");
}

TEST(Refusal, SaysWhoseSquareItIs) {
  EXPECT_EQ(Refusal("russian", "W:Wc3:Bf6", "e3-d4"), "e3-d4: there is no piece on e3.");
  EXPECT_EQ(Refusal("russian", "W:Wc3:Bf6", "f6-e5"), "f6-e5: the piece on f6 is your opponent's.");
  EXPECT_EQ(Refusal("russian", "W:Wc3:Bf6", "h4"), "h4: no move ends on h4 now.");
}

// product: after d2 the king must land on c3, from where the capture goes on.
TEST(Refusal, ListsTheCapturesThatGoOn) {
  EXPECT_EQ(Refusal("russian", "W:WKe1,g1:Bb2,d2,d4,f4,h2", "e1xb4"),
            "e1xb4 is not a legal capture. e1 can play e1xc3xe5xg3, e1xc3xa1.");
}

// source 004, the majority rule: 32 takes one piece, 37 two.
TEST(Refusal, NamesTheMajorityRule) {
  EXPECT_EQ(Refusal("international", "W:W32,45:B28,40,30", "32x23"),
            "32x23 takes too few pieces: the most must be taken. Legal: 45x34x25.");
}

// Only what is quoted is cut, between letters; the reason is found from all of the text.
TEST(Refusal, QuotesTheBeginningOfALongText) {
  const std::string blanks(60, ' ');
  EXPECT_EQ(Refusal("international", "W:W32,45:B28,40,30", "32" + blanks + "x23"),
            "32" + std::string(22, ' ') +
                "… takes too few pieces: the most must be taken. Legal: 45x34x25.");
  EXPECT_EQ(Refusal("russian", "W:Wc3:Bf6", "с3" + blanks + "e5"),
            "с3" + std::string(22, ' ') + "… is not a legal move. c3 can play c3-b4, c3-d4.");
}

}  // namespace
}  // namespace draughts
