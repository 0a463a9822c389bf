#include "framework/game/clock.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace draughts {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::size_t kMostDigits = 5;    // before the point: a day has 1440 minutes
constexpr std::size_t kMostDecimals = 3;  // a thousandth of a minute is 60 ms
constexpr ThinkingTime kMostStock = hours(24);
constexpr ThinkingTime kMostIncrement = hours(1);

bool IsDigits(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

int64_t Number(std::string_view digits) {
  int64_t number = 0;
  for (const char digit : digits) number = 10 * number + (digit - '0');
  return number;
}

// Thousandths of the number that `text` says, such as "0.5".
std::optional<int64_t> Thousandths(std::string_view text) {
  const std::size_t point = std::min(text.find_first_of(".,"), text.size());
  const std::string_view whole = text.substr(0, point);
  const std::string_view part = point < text.size() ? text.substr(point + 1) : std::string_view();
  const bool is_number = IsDigits(whole) && IsDigits(part) && whole.size() <= kMostDigits &&
                         part.size() <= kMostDecimals && !(whole.empty() && part.empty());
  if (!is_number) return std::nullopt;
  std::string decimals(part);
  decimals.resize(kMostDecimals, '0');
  return 1000 * Number(whole) + Number(decimals);
}

// A number of thousandths without needless zeros: "0.5", "90".
std::string Decimal(int64_t thousandths) {
  std::string text = std::to_string(thousandths / 1000);
  std::string part = std::to_string(1000 + thousandths % 1000).substr(1);
  part.erase(part.find_last_not_of('0') + 1);
  return part.empty() ? text : text + "." + part;
}

std::string TwoDigits(int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// The stock in units, "+", the increment in seconds.
Result<TimeControl> ReadControl(std::string_view text, ThinkingTime unit) {
  const std::size_t plus = std::min(text.find('+'), text.size());
  const std::optional<int64_t> stock = Thousandths(text.substr(0, plus));
  const std::optional<int64_t> increment =
      plus < text.size() ? Thousandths(text.substr(plus + 1)) : std::optional<int64_t>(0);
  const Problem problem = {
      .id = "clock.bad-control", .place = {}, .arguments = {{"found", std::string(text)}}};
  if (!stock.has_value() || !increment.has_value()) return problem;
  const TimeControl control = {.stock = *stock * unit / 1000,
                               .increment = ThinkingTime(*increment)};
  const bool is_sound = control.stock > ThinkingTime::zero() && control.stock <= kMostStock &&
                        control.increment <= kMostIncrement;
  if (!is_sound) return problem;
  return control;
}

std::string WriteControl(const TimeControl& control, ThinkingTime unit) {
  const int64_t thousandth = unit.count() / 1000;
  const int64_t stock = (control.stock.count() + thousandth / 2) / thousandth;
  return Decimal(stock) + "+" + Decimal(control.increment.count());
}

}  // namespace

Result<TimeControl> ParseTimeControl(std::string_view text) {
  return ReadControl(text, minutes(1));
}

std::string FormatTimeControl(const TimeControl& control) {
  return WriteControl(control, minutes(1));
}

Result<TimeControl> ParseTimeControlTag(std::string_view text) {
  return ReadControl(text, seconds(1));
}

std::string FormatTimeControlTag(const TimeControl& control) {
  return WriteControl(control, seconds(1));
}

void Clock::Spend(Color side, ThinkingTime time) {
  LeftOf(side) = std::max(ThinkingTime::zero(), LeftOf(side) - time);
}

void Clock::AddIncrement(Color side) {
  DRAUGHTS_CHECK(!has_fallen(side), "a move made in time");
  LeftOf(side) += control_.increment;
}

std::string FormatClockTime(ThinkingTime time) {
  const int64_t shown = std::chrono::ceil<seconds>(time).count();
  const std::string end = TwoDigits(shown % 60);
  const int64_t minutes_shown = shown / 60;
  if (minutes_shown < 60) return std::to_string(minutes_shown) + ":" + end;
  return std::to_string(minutes_shown / 60) + ":" + TwoDigits(minutes_shown % 60) + ":" + end;
}

}  // namespace draughts
