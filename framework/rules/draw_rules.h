// DrawRules: when a game is drawn by itself. Kinds are types, their numbers are data; each is
// counted by its DrawCounter (game/draw_counters.h). A "move" is one by each side: two plies.
// kName is what a kind is called in variant files and wherever else a rule has to be named.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

namespace draughts {

// The same position, with the same side to move, for the `times`-th time; the start counts.
struct Repetition {
  static constexpr std::string_view kName = "repetition";
  int times;

  friend constexpr bool operator==(const Repetition&, const Repetition&) = default;
};

// Both sides have moved only kings, and taken nothing, for `moves` moves.
struct KingsOnly {
  static constexpr std::string_view kName = "kings-only";
  int moves;

  friend constexpr bool operator==(const KingsOnly&, const KingsOnly&) = default;
};

// Both sides have taken nothing, and moved no man, for `moves` moves: the same count as KingsOnly
// of a game that calls it by what has not happened (American checkers, source 003).
struct NoProgress {
  static constexpr std::string_view kName = "no-progress";
  int moves;

  friend constexpr bool operator==(const NoProgress&, const NoProgress&) = default;
};

using DrawRule = std::variant<Repetition, KingsOnly, NoProgress>;
using DrawRules = std::vector<DrawRule>;

// What the kind of `rule` is called.
constexpr std::string_view KindName(const DrawRule& rule) {
  return std::visit([](const auto& kind) { return kind.kName; }, rule);
}

}  // namespace draughts
