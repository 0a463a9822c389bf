// Kernel: the abstract door to compiled rules. Crossing it costs far more than a node of a search,
// so each operation is coarse; perft runs wholly inside. Kernels are stateless singletons that
// serve every MoveRules with the same key (KernelKey in grid.h); find one with FindKernel
// (kernel_table.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "framework/position/move.h"
#include "framework/position/position.h"
#include "framework/rules/move_rules.h"

namespace draughts {

class PerftTable;

enum class Leaves {
  kCounted = 1,  // the moves before the leaves are counted, not played
  kPlayed,       // every leaf's position is made
};

class Kernel {
 public:
  Kernel() = default;
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  // The rules this kernel was compiled for, data members in their canonical form.
  virtual const MoveRules& key() const = 0;

  // In all of the following `rules` has this kernel's key and `position` is sound for its board.

  // Every legal move, in rising order (by start, end, captured set); empty when there is none.
  virtual std::vector<Move> LegalMoves(const MoveRules& rules, const Position& position) const = 0;

  // The ways over the board that the legal `move` can go, at most `limit`, the canonical one first:
  // each landing directly behind the piece just taken unless the line turns further on
  // (PDN 3.0, "disambiguation").
  virtual std::vector<Path> Paths(const MoveRules& rules, const Position& position,
                                  const Move& move, std::size_t limit) const = 0;

  // How many sequences of `depth` legal moves lead on from `position`; equal moves count once. One
  // thread, which may share `table` with others. For whole counts see CountLeaves (count_leaves.h).
  virtual uint64_t Perft(const MoveRules& rules, const Position& position, int depth, Leaves leaves,
                         PerftTable& table) const = 0;

 protected:
  ~Kernel() = default;
};

}  // namespace draughts
