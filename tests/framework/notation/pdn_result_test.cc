#include "framework/notation/pdn_result.h"

#include <gtest/gtest.h>

#include "framework/config/catalog.h"

namespace draughts {
namespace {

TEST(PdnResult, ReadsBothFamilies) {
  EXPECT_EQ(ParseResult("1-0"), PdnResult::kWhiteWins);
  EXPECT_EQ(ParseResult("2-0"), PdnResult::kWhiteWins);
  EXPECT_EQ(ParseResult("0 – 1"), PdnResult::kBlackWins);
  EXPECT_EQ(ParseResult("0-2"), PdnResult::kBlackWins);
  EXPECT_EQ(ParseResult("1/2-1/2"), PdnResult::kDraw);
  EXPECT_EQ(ParseResult("½-½"), PdnResult::kDraw);
  EXPECT_EQ(ParseResult("1-1"), PdnResult::kDraw);
  EXPECT_EQ(ParseResult("0-0"), PdnResult::kBothLose);
}

TEST(PdnResult, KnowsWhatSaysNothingAndWhatItDoesNotKnow) {
  for (const char* text : {"*", "?", "", " "}) EXPECT_EQ(ParseResult(text), PdnResult::kOpen);
  for (const char* text : {"4-6", "1.01-0.99", "1+ - 1-", "won"}) {
    EXPECT_EQ(ParseResult(text), PdnResult::kOther) << text;
  }
}

TEST(PdnResult, IsWrittenInTheFamilyOfItsVariant) {
  Game russian(*Catalog::BuiltIn().Find("russian"));
  EXPECT_EQ(FormatResult(russian), "*");
  russian.Resign(Color::kBlack);
  EXPECT_EQ(FormatResult(russian), "1-0");
  Game international(*Catalog::BuiltIn().Find("international"));
  international.Resign(Color::kWhite);
  EXPECT_EQ(FormatResult(international), "0-2");
  international.Undo();
  international.AgreeDraw();
  EXPECT_EQ(FormatResult(international), "1-1");
  Game american(*Catalog::BuiltIn().Find("american"));
  american.AgreeDraw();
  EXPECT_EQ(FormatResult(american), "1/2-1/2");
}

}  // namespace
}  // namespace draughts
