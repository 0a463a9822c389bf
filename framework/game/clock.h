// Clock: the time that each side has left to think. A plain value with no real time inside: whoever
// plays says how long a side has thought, so that undo is an older value and a test needs no wait.
//
//   Clock clock(*ParseTimeControl("5+3"));       // five minutes each, three seconds a move
//   clock.Spend(Color::kWhite, std::chrono::seconds(12));
//   clock.AddIncrement(Color::kWhite);           // White has moved and has 4:51 left
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "framework/base/problem.h"
#include "framework/position/piece.h"

namespace draughts {

using ThinkingTime = std::chrono::milliseconds;

// What each side begins with, and what each of its moves adds.
struct TimeControl {
  ThinkingTime stock;
  ThinkingTime increment;

  friend constexpr bool operator==(const TimeControl&, const TimeControl&) = default;
};

// Reads minutes and, behind "+", seconds: "5+3", "5", "0.5+0", "90+30". The stock is more than
// nothing and at most a day, the increment at most an hour; otherwise the problem
// "clock.bad-control".
Result<TimeControl> ParseTimeControl(std::string_view text);

// As it is read: "5+3". Minutes are rounded to a thousandth.
std::string FormatTimeControl(const TimeControl& control);

// The same in seconds, as the tag TimeControl of game files has it: "300+3".
Result<TimeControl> ParseTimeControlTag(std::string_view text);
std::string FormatTimeControlTag(const TimeControl& control);

class Clock {
 public:
  explicit Clock(const TimeControl& control)
      : control_(control), white_(control.stock), black_(control.stock) {}
  // A clock that has run already.
  Clock(const TimeControl& control, ThinkingTime white, ThinkingTime black)
      : control_(control), white_(white), black_(black) {}

  const TimeControl& control() const { return control_; }
  // Never below zero.
  ThinkingTime left(Color side) const { return side == Color::kWhite ? white_ : black_; }
  // Whether the time of `side` is up: it has lost (source 002, "Выигрыш партии"; source 004).
  bool has_fallen(Color side) const { return left(side) == ThinkingTime::zero(); }

  // `side` has thought for `time`.
  void Spend(Color side, ThinkingTime time);
  // `side` has made a move, in time.
  void AddIncrement(Color side);

  friend bool operator==(const Clock&, const Clock&) = default;

 private:
  ThinkingTime& LeftOf(Color side) { return side == Color::kWhite ? white_ : black_; }

  TimeControl control_;
  ThinkingTime white_;
  ThinkingTime black_;
};

// "4:59" or, from an hour on, "1:04:59". A second that has begun is counted whole, so that nothing
// is shown as 0:00 but a flag that has fallen.
std::string FormatClockTime(ThinkingTime time);

}  // namespace draughts
