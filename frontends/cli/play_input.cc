#include "frontends/cli/play_input.h"

#include <algorithm>
#include <array>

namespace draughts {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kMarks = "!?";
constexpr std::string_view kEllipsis = "…";

constexpr auto kResults = std::to_array<std::string_view>(
    {"1-0", "0-1", "1/2-1/2", "1/2", "½-½", "½", "2-0", "1-1", "0-2", "0-0", "*"});

std::string_view Trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The full stops that `text` begins with, or the one sign that stands for three.
std::size_t StopsAtStart(std::string_view text) {
  if (text.starts_with(kEllipsis)) return kEllipsis.size();
  return std::min(text.find_first_not_of('.'), text.size());
}

}  // namespace

MoveLine ReadMoveLine(std::string_view line) {
  line = Trimmed(line);
  MoveLine read = {.move = line, .number = {}};
  const std::size_t digits = std::min(line.find_first_not_of(kDigits), line.size());
  const std::size_t stops = StopsAtStart(line.substr(digits));
  if (digits > 0 && stops > 0) {
    read.number = line.substr(0, digits);
    read.move = Trimmed(line.substr(digits + stops));
  }
  const std::size_t last = read.move.find_last_not_of(kMarks);
  read.move = last == std::string_view::npos ? "" : Trimmed(read.move.substr(0, last + 1));
  return read.move.empty() ? MoveLine{.move = line, .number = {}} : read;
}

bool IsResult(std::string_view line) {
  return std::find(kResults.begin(), kResults.end(), Trimmed(line)) != kResults.end();
}

}  // namespace draughts
