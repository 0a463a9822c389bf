// ManWays: where a man moves, and which ways it captures.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "framework/kernel/line_ways.h"
#include "framework/position/piece.h"
#include "framework/rules/move_rules.h"

namespace draughts {

// Those of `kDirections` that do not lead back, as a man of colour C sees it.
template <const auto& kDirections, Color C>
inline constexpr auto kNotBack = [] {
  constexpr auto leads_on = [](Direction direction) {
    return C == Color::kWhite ? !IsDown(direction) : !IsUp(direction);
  };
  constexpr auto kCount = std::count_if(kDirections.begin(), kDirections.end(), leads_on);
  std::array<Direction, static_cast<std::size_t>(kCount)> kept{};
  std::copy_if(kDirections.begin(), kDirections.end(), kept.begin(), leads_on);
  return kept;
}();

template <Lines L, Color C>
struct ManSteps {
  static constexpr const auto& kDirections = kNotBack<LineWays<L>::kQuiet, C>;
};

template <Lines L, ManCapture Ways, Color C>
struct ManWays;

// Source 003, "captures": men jump forward only.
template <Lines L, Color C>
struct ManWays<L, ManCapture::kForward, C> {
  static constexpr const auto& kDirections = kNotBack<LineWays<L>::kCaptures, C>;
};

// Source 000 §3: "a man captures forward and backward".
template <Lines L, Color C>
struct ManWays<L, ManCapture::kAllWays, C> {
  static constexpr const auto& kDirections = LineWays<L>::kCaptures;
};

}  // namespace draughts
