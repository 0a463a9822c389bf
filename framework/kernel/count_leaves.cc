#include "framework/kernel/count_leaves.h"

#include <atomic>
#include <thread>
#include <vector>

#include "framework/kernel/perft_table.h"

namespace draughts {
namespace {

// Threads share the positions this many plies from the root: enough of them to keep all busy, few
// enough that the coarse door costs nothing.
constexpr int kSplitPlies = 3;

// The positions `plies` moves on, equal ones as often as they are reached.
std::vector<Position> PositionsAfter(const Kernel& kernel, const MoveRules& rules,
                                     const Position& root, int plies) {
  std::vector<Position> positions = {root};
  for (int ply = 0; ply < plies; ++ply) {
    std::vector<Position> next;
    for (const Position& position : positions) {
      for (const Move& move : kernel.LegalMoves(rules, position)) {
        next.push_back(After(position, move));
      }
    }
    positions = std::move(next);
  }
  return positions;
}

}  // namespace

uint64_t CountLeaves(const Kernel& kernel, const MoveRules& rules, const Position& position,
                     int depth, const PerftOptions& options) {
  PerftTable none(0);
  PerftTable& table = options.table != nullptr ? *options.table : none;
  const Leaves leaves = options.play_leaves ? Leaves::kPlayed : Leaves::kCounted;
  if (options.threads <= 1 || depth <= kSplitPlies) {
    return kernel.Perft(rules, position, depth, leaves, table);
  }
  const std::vector<Position> roots = PositionsAfter(kernel, rules, position, kSplitPlies);
  std::atomic<std::size_t> next{0};
  std::atomic<uint64_t> total{0};
  std::vector<std::thread> workers;
  for (int i = 0; i < options.threads; ++i) {
    workers.emplace_back([&] {
      for (std::size_t at = next++; at < roots.size(); at = next++) {
        total += kernel.Perft(rules, roots[at], depth - kSplitPlies, leaves, table);
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  return total;
}

}  // namespace draughts
