#include "framework/notation/pdn_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace draughts {
namespace {

using std::chrono::milliseconds;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(PdnGame, FindsTagsWhateverTheirCase) {
  const PdnGame game = {.tags = {{.name = "Setup", .value = "1"}, {.name = "SetUp", .value = "2"}}};
  ASSERT_NE(FindTag(game, "SetUp"), nullptr);
  EXPECT_EQ(FindTag(game, "SetUp")->value, "1");
  EXPECT_EQ(FindTag(game, "Set"), nullptr);
}

TEST(PdnGame, RecordsTheResultOfItsTagFirst) {
  EXPECT_EQ(RecordedResult({.tags = {{.name = "Result", .value = " 1-0"}}, .result = "*"}), "1-0");
  EXPECT_EQ(RecordedResult({.tags = {{.name = "Result", .value = ""}}, .result = "0-1"}), "0-1");
  EXPECT_EQ(RecordedResult(PdnGame()), "*");
}

TEST(PdnGame, IsTheSameWhereverItStands) {
  const PdnItem move = {.kind = PdnItemKind::kMove, .text = "32-28"};
  PdnItem moved = move;
  moved.place = {.line = 2, .column = 3};
  EXPECT_EQ((PdnGame{.items = {move}, .result = "*"}), (PdnGame{.items = {moved}}));
  moved.strength = "!";
  EXPECT_NE((PdnGame{.items = {move}}), (PdnGame{.items = {moved}}));
}

TEST(PdnGame, FindsCommandsInComments) {
  EXPECT_THAT(
      CommandsOf("good [%clk 0:04:59][%egt\t 1 ] move [%x] [not] [%open"),
      ElementsAre(PdnCommand{.name = "clk", .value = "0:04:59"},
                  PdnCommand{.name = "egt", .value = "1"}, PdnCommand{.name = "x", .value = ""}));
  EXPECT_THAT(CommandsOf("no command"), IsEmpty());
}

TEST(PdnGame, ReadsClocks) {
  EXPECT_EQ(ParseClockTime("0:04:59"), milliseconds(299'000));
  EXPECT_EQ(ParseClockTime("1:00:00.5"), milliseconds(3'600'500));
  EXPECT_EQ(ParseClockTime("4:59"), milliseconds(299'000));
  EXPECT_EQ(ParseClockTime("99.1239"), milliseconds(99'123));
  for (const char* text : {"", ":", "1:", "1:2:3:4", "-1", "1.", "1:x", "1.2.3", "12345678"}) {
    EXPECT_FALSE(ParseClockTime(text).has_value()) << text;
  }
  EXPECT_EQ(ClockOf("[%egt 0:01] [%clk 0:00:30]"), milliseconds(30'000));
  EXPECT_FALSE(ClockOf("[%egt 0:01]").has_value());
}

}  // namespace
}  // namespace draughts
