// CountLeaves: perft as a user asks for it, with a table and threads around a kernel's own
// counting.
#pragma once

#include <cstdint>

#include "framework/kernel/kernel.h"

namespace draughts {

struct PerftOptions {
  PerftTable* table = nullptr;  // what is known of the same rules already; none: nothing is kept
  int threads = 1;
  bool play_leaves = false;  // play the last ply as well instead of counting its moves
};

// How many sequences of `depth` legal moves lead on from `position`, which is sound for the board
// of `rules`; `rules` has the kernel's key. Equal moves count once; a depth of 0 counts 1.
uint64_t CountLeaves(const Kernel& kernel, const MoveRules& rules, const Position& position,
                     int depth, const PerftOptions& options);

}  // namespace draughts
