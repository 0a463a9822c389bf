// DrawRules: when a game is drawn by itself. Kinds are types, their numbers are data; each is
// counted by its DrawCounter (game/draw_counters.h). A "move" is one by each side: two plies.
#pragma once

#include <variant>
#include <vector>

namespace draughts {

// The same position, with the same side to move, for the `times`-th time; the start counts.
struct Repetition {
  int times;

  friend constexpr bool operator==(const Repetition&, const Repetition&) = default;
};

// Both sides have moved only kings, and taken nothing, for `moves` moves.
struct KingsOnly {
  int moves;

  friend constexpr bool operator==(const KingsOnly&, const KingsOnly&) = default;
};

using DrawRule = std::variant<Repetition, KingsOnly>;
using DrawRules = std::vector<DrawRule>;

}  // namespace draughts
