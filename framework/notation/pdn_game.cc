#include "framework/notation/pdn_game.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "framework/base/check.h"
#include "framework/base/utf8.h"

namespace draughts {
namespace {

constexpr std::string_view kBlanks = " \t\n";

std::string_view Trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// At most six digits, so that three of them can be added up; nothing for anything else.
std::optional<int> ParseDigits(std::string_view digits) {
  if (digits.empty() || digits.size() > 6 || !std::all_of(digits.begin(), digits.end(), IsDigit)) {
    return std::nullopt;
  }
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// "59.5" in milliseconds.
std::optional<std::int64_t> ParseSeconds(std::string_view text) {
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto whole = ParseDigits(text.substr(0, dot));
  if (!whole) return std::nullopt;
  std::int64_t milliseconds = std::int64_t{*whole} * 1000;
  if (dot == text.size()) return milliseconds;
  const std::string_view fraction = text.substr(dot + 1);
  const auto digits = ParseDigits(fraction);
  if (!digits) return std::nullopt;
  int scaled = *digits;
  for (std::size_t size = fraction.size(); size < 3; ++size) scaled *= 10;
  for (std::size_t size = fraction.size(); size > 3; --size) scaled /= 10;
  return milliseconds + scaled;
}

}  // namespace

Place ToPlace(const PdnPlace& place) {
  return {.file = {}, .line = place.line, .column = place.column};
}

const PdnTag* FindTag(const PdnGame& game, std::string_view name) {
  const std::string wanted = LowerCase(name);
  const auto found = std::find_if(game.tags.begin(), game.tags.end(), [&](const PdnTag& tag) {
    return tag.name.size() == wanted.size() && LowerCase(tag.name) == wanted;
  });
  return found == game.tags.end() ? nullptr : &*found;
}

std::string_view RecordedResult(const PdnGame& game) {
  const PdnTag* tag = FindTag(game, "Result");
  if (tag != nullptr && !Trimmed(tag->value).empty()) return Trimmed(tag->value);
  return game.result.empty() ? std::string_view("*") : std::string_view(game.result);
}

std::size_t EndOfVariation(const std::vector<PdnItem>& items, std::size_t begins) {
  DRAUGHTS_CHECK(begins < items.size() && items[begins].kind == PdnItemKind::kVariationBegins,
                 "an item that begins a variation");
  std::size_t depth = 0;
  for (std::size_t index = begins; index < items.size(); ++index) {
    if (items[index].kind == PdnItemKind::kVariationBegins) ++depth;
    if (items[index].kind == PdnItemKind::kVariationEnds && --depth == 0) return index + 1;
  }
  return items.size();
}

std::vector<PdnCommand> CommandsOf(std::string_view comment) {
  std::vector<PdnCommand> commands;
  for (std::size_t at = comment.find("[%"); at != std::string_view::npos;) {
    const std::size_t end = comment.find(']', at);
    if (end == std::string_view::npos) break;
    const std::string_view inside = comment.substr(at + 2, end - at - 2);
    const std::size_t name = std::min(inside.find_first_of(kBlanks), inside.size());
    commands.push_back({.name = inside.substr(0, name), .value = Trimmed(inside.substr(name))});
    at = comment.find("[%", end);
  }
  return commands;
}

std::optional<std::chrono::milliseconds> ParseClockTime(std::string_view text) {
  std::array<std::string_view, 3> parts;  // the last one first
  std::size_t count = 0;
  while (count < parts.size()) {
    const std::size_t colon = text.rfind(':');
    const bool last = colon == std::string_view::npos;
    parts[count++] = last ? text : text.substr(colon + 1);
    text = last ? std::string_view() : text.substr(0, colon);
    if (last) break;
    if (count == parts.size()) return std::nullopt;
  }
  const auto seconds = ParseSeconds(parts[0]);
  if (!seconds) return std::nullopt;
  std::int64_t milliseconds = *seconds;
  std::int64_t unit = 60'000;
  for (std::size_t index = 1; index < count; ++index, unit *= 60) {
    const auto number = ParseDigits(parts[index]);
    if (!number) return std::nullopt;
    milliseconds += *number * unit;
  }
  return std::chrono::milliseconds(milliseconds);
}

std::optional<std::chrono::milliseconds> ClockOf(std::string_view comment) {
  for (const PdnCommand& command : CommandsOf(comment)) {
    if (command.name == "clk") return ParseClockTime(command.value);
  }
  return std::nullopt;
}

}  // namespace draughts
