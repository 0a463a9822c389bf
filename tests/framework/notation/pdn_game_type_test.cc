#include "framework/notation/pdn_game_type.h"

#include <gtest/gtest.h>

#include "framework/config/catalog.h"

namespace draughts {
namespace {

VariantSpec Spec(const char* id) { return Catalog::BuiltIn().FindEntry(id)->variant.spec(); }

TEST(PdnGameType, ReadsANumberAlone) {
  const PdnGameType type = *ParseGameType("20");
  EXPECT_EQ(type.number, 20);
  EXPECT_EQ(type.first_mover, Color::kWhite);
  EXPECT_EQ(type.board, (Board{.width = 10, .height = 10}));
  EXPECT_EQ(type.style, SquareStyle::kNumeric);
  EXPECT_EQ(type.numbering, NumberingCorner::kTopLeft);
  EXPECT_EQ(type.inverted, false);
  EXPECT_TRUE(type.is_expanded);
}

TEST(PdnGameType, ReadsAllFields) {
  const PdnGameType russian = *ParseGameType("25, W,8,8,A0,0");
  EXPECT_EQ(russian.style, SquareStyle::kAlgebraic);
  EXPECT_EQ(russian.numbering, NumberingCorner::kBottomLeft);
  EXPECT_FALSE(russian.is_expanded);
  EXPECT_EQ(ParseGameType("41")->board, (Board{.width = 10, .height = 8}));
  EXPECT_EQ(ParseGameType("22")->inverted, true);
}

// The corner is said as the side that begins sees the board.
TEST(PdnGameType, TurnsTheBoardForBlack) {
  EXPECT_EQ(ParseGameType("21,B,8,8,N1,0")->numbering, NumberingCorner::kTopLeft);
  EXPECT_EQ(ParseGameType("31")->numbering, NumberingCorner::kBottomRight);
  EXPECT_EQ(ParseGameType("24,W,8,8,N1,1")->numbering, NumberingCorner::kBottomRight);
}

TEST(PdnGameType, LeavesOutWhatMakesNoSense) {
  const PdnGameType type = *ParseGameType("20,W,0,0,N,0");
  EXPECT_EQ(type.number, 20);
  EXPECT_EQ(type.first_mover, Color::kWhite);
  EXPECT_FALSE(type.board || type.style || type.numbering);
  EXPECT_EQ(type.inverted, false);
}

TEST(PdnGameType, RefusesWhatIsNoNumber) {
  for (const char* value : {"", "Russian", "-1", "20x", "W,8,8"}) {
    const Result<PdnGameType> type = ParseGameType(value);
    ASSERT_FALSE(type.ok()) << value;
    EXPECT_EQ(type.problems()[0].id, "pdn.bad-game-type");
  }
}

TEST(PdnGameType, IsWrittenAsANumberWhereThatSaysAll) {
  EXPECT_EQ(FormatGameType(Spec("international")), "20");
  EXPECT_EQ(FormatGameType(Spec("american")), "21");
  EXPECT_EQ(FormatGameType(Spec("pool")), "23");
  EXPECT_EQ(FormatGameType(Spec("russian")), "25");
  EXPECT_EQ(FormatGameType(Spec("russian-giveaway")), std::nullopt);
}

// PDN 3.0, GameType: what each number stands for is what these variants are.
TEST(PdnGameType, IsANumberForEveryGameThatPdnNumbers) {
  const std::pair<const char*, const char*> numbered[] = {
      {"italian", "22"},    {"spanish", "24"}, {"brazilian", "26"}, {"canadian", "27"},
      {"portuguese", "28"}, {"czech", "29"},   {"thai", "31"},      {"spantsiretti", "41"}};
  for (const auto& [id, number] : numbered) EXPECT_EQ(FormatGameType(Spec(id)), number) << id;
  EXPECT_EQ(FormatGameType(Spec("pool-unified")), "23,W,8,8,A0,0");
  EXPECT_EQ(FormatGameType(Spec("jamaican")), "23,B,8,8,N1,1");
  for (const char* id : {"argentinian", "slovak", "german", "tanzanian", "malaysian", "sri-lankan",
                         "filipino", "killer", "brazilian-giveaway", "international-giveaway"}) {
    EXPECT_EQ(FormatGameType(Spec(id)), std::nullopt) << id;
  }
}

TEST(PdnGameType, IsWrittenInFullWhereTheNumberSaysSomethingElse) {
  EXPECT_EQ(FormatGameType(Spec("russian"), SquareStyle::kNumeric), "25,W,8,8,N2,0");
  VariantSpec unified = Spec("pool");
  unified.first_mover = Color::kWhite;
  unified.square_style = SquareStyle::kAlgebraic;
  EXPECT_EQ(FormatGameType(unified), "23,W,8,8,A0,0");
}

TEST(PdnGameType, NamesGamesThatCannotBePlayed) {
  EXPECT_EQ(UnsupportedGameType(97).id, "pdn.unsupported.97");
  EXPECT_EQ(UnsupportedGameType(40).id, "pdn.unsupported.40");
  EXPECT_EQ(UnsupportedGameType(77).id, "pdn.unknown-game-type");
}

}  // namespace
}  // namespace draughts
