#include "framework/game/clock.h"

#include <gtest/gtest.h>

namespace draughts {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

TimeControl Control(std::string_view text) {
  const Result<TimeControl> control = ParseTimeControl(text);
  EXPECT_TRUE(control.ok()) << text;
  return *control;
}

TEST(TimeControl, IsReadAsMinutesAndSeconds) {
  EXPECT_EQ(Control("5+3"), (TimeControl{.stock = minutes(5), .increment = seconds(3)}));
  EXPECT_EQ(Control("5"), (TimeControl{.stock = minutes(5), .increment = seconds(0)}));
  EXPECT_EQ(Control("0.5+0"), (TimeControl{.stock = seconds(30), .increment = seconds(0)}));
  EXPECT_EQ(Control("90+30"), (TimeControl{.stock = minutes(90), .increment = seconds(30)}));
  EXPECT_EQ(Control("0,01+0.5"),
            (TimeControl{.stock = milliseconds(600), .increment = milliseconds(500)}));
  EXPECT_EQ(Control("1440+3600").stock, hours(24));
}

TEST(TimeControl, IsRefusedWhereItMakesNoSense) {
  for (const char* text : {"", "+", "5+", "+3", "0+3", "-5", "5+-3", "5m", "5+3s", "5+3+1", "1441",
                           "5+3601", ".", "1.2345", "999999999999999999999", "5 + 3"}) {
    const Result<TimeControl> control = ParseTimeControl(text);
    ASSERT_FALSE(control.ok()) << text;
    EXPECT_EQ(control.problems().front().id, "clock.bad-control");
    EXPECT_EQ(control.problems().front().arguments.front().second, text);
  }
}

TEST(TimeControl, IsWrittenAsItIsRead) {
  for (const char* text : {"5+3", "5+0", "0.5+0", "90+30", "0.01+0.5", "1440+3600"}) {
    EXPECT_EQ(FormatTimeControl(Control(text)), text);
  }
}

TEST(TimeControl, IsInSecondsInATag) {
  EXPECT_EQ(FormatTimeControlTag(Control("5+3")), "300+3");
  EXPECT_EQ(FormatTimeControlTag(Control("0.01")), "0.6+0");
  for (const char* text : {"5+3", "0.01+0.5", "90+30", "1440"}) {
    EXPECT_EQ(*ParseTimeControlTag(FormatTimeControlTag(Control(text))), Control(text)) << text;
  }
  EXPECT_FALSE(ParseTimeControlTag("40/7200:3600").ok());
  EXPECT_FALSE(ParseTimeControlTag("?").ok());
}

TEST(Clock, GoesDownAndUp) {
  Clock clock(Control("5+3"));
  clock.Spend(Color::kWhite, seconds(12));
  clock.AddIncrement(Color::kWhite);
  clock.Spend(Color::kBlack, milliseconds(1500));
  EXPECT_EQ(clock.left(Color::kWhite), minutes(4) + seconds(51));
  EXPECT_EQ(clock.left(Color::kBlack), minutes(4) + milliseconds(58500));
}

TEST(Clock, LetsAFlagFallWhenNothingIsLeft) {
  Clock clock(Control("0.5"));
  clock.Spend(Color::kBlack, milliseconds(29999));
  EXPECT_FALSE(clock.has_fallen(Color::kBlack));
  clock.Spend(Color::kBlack, milliseconds(1));
  EXPECT_TRUE(clock.has_fallen(Color::kBlack));
  clock.Spend(Color::kBlack, hours(1));
  EXPECT_EQ(clock.left(Color::kBlack), seconds(0));
  EXPECT_FALSE(clock.has_fallen(Color::kWhite));
}

TEST(ClockDeathTest, AddsNothingToAFlagThatHasFallen) {
  Clock clock(Control("1+3"));
  clock.Spend(Color::kWhite, minutes(1));
  EXPECT_DEATH(clock.AddIncrement(Color::kWhite), "a move made in time");
}

TEST(FormatClockTime, CountsASecondThatHasBegun) {
  EXPECT_EQ(FormatClockTime(minutes(5)), "5:00");
  EXPECT_EQ(FormatClockTime(minutes(5) - milliseconds(1)), "5:00");
  EXPECT_EQ(FormatClockTime(minutes(5) - seconds(1)), "4:59");
  EXPECT_EQ(FormatClockTime(milliseconds(1)), "0:01");
  EXPECT_EQ(FormatClockTime(seconds(0)), "0:00");
  EXPECT_EQ(FormatClockTime(hours(1) + minutes(4) + seconds(9)), "1:04:09");
}

}  // namespace
}  // namespace draughts
