// What `draughts perft` is asked to count, and the counting of it, with progress on stderr.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "framework/game/variant.h"
#include "framework/notation/square_names.h"
#include "frontends/cli/console.h"

namespace draughts {

struct PerftTask {
  Variant variant;
  Position position;
  SquareNames names;
  int depth;
  PerftOptions options;
};

struct PerftCount {
  uint64_t nodes = 0;
  double seconds = 0;
};

// The count of one move of the first ply.
struct PerftShare {
  std::string move;
  uint64_t nodes;
};

struct DividedPerft {
  PerftCount total;
  std::vector<PerftShare> shares;  // in the order of their texts
};

// Counts to `depth`, whatever the task's own is. `expected`: the seconds it may take, 0 if unknown.
PerftCount CountTo(const PerftTask& task, int depth, double expected, Console& console);

// Counts to the task's depth, each move of the first ply by itself.
DividedPerft Divide(const PerftTask& task, Console& console);

// `value` with `places` digits after the point.
std::string Decimals(double value, int places);

}  // namespace draughts
