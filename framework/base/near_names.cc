#include "framework/base/near_names.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

constexpr std::size_t kMostNames = 3;

std::u32string CodePoints(std::string_view text) {
  std::u32string codes;
  for (const Character& character : DecodeUtf8(text)) codes += character.code;
  return codes;
}

// The optimal string alignment distance, row by row: three rows of the table are enough.
int EditDistance(const std::u32string& from, const std::u32string& to) {
  const std::size_t width = to.size() + 1;
  std::vector<int> before_last(width);
  std::vector<int> last(width);
  std::vector<int> current(width);
  for (std::size_t column = 0; column < width; ++column) current[column] = static_cast<int>(column);
  for (std::size_t row = 1; row <= from.size(); ++row) {
    std::swap(before_last, last);
    std::swap(last, current);
    current[0] = static_cast<int>(row);
    for (std::size_t column = 1; column < width; ++column) {
      const bool same = from[row - 1] == to[column - 1];
      int best =
          std::min({last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1)});
      const bool swapped = row > 1 && column > 1 && from[row - 1] == to[column - 2] &&
                           from[row - 2] == to[column - 1];
      if (swapped) best = std::min(best, before_last[column - 2] + 1);
      current[column] = best;
    }
  }
  return current.back();
}

}  // namespace

std::vector<std::string> NearNames(std::string_view typed, std::span<const std::string> names) {
  const std::u32string wanted = CodePoints(typed);
  const int limit = (static_cast<int>(wanted.size()) + 1) / 3;
  std::vector<std::pair<int, std::string>> near;
  for (const std::string& name : names) {
    const int distance = EditDistance(wanted, CodePoints(name));
    if (distance <= limit) near.emplace_back(distance, name);
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> nearest;
  for (const auto& [distance, name] : near) {
    if (nearest.size() == kMostNames) break;
    nearest.push_back(name);
  }
  return nearest;
}

}  // namespace draughts
