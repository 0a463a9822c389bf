// CompiledKernel<MoveRules>: the kernel door in front of one Generator.
#pragma once

#include "framework/kernel/kernel.h"
#include "framework/kernel/perft.h"

namespace draughts {

template <MoveRules R>
class CompiledKernel final : public Kernel {
 public:
  const MoveRules& key() const override { return kKey; }

  std::vector<Move> LegalMoves(const MoveRules& rules, const Position& position) const override {
    return Generator<R>(rules).LegalMoves(position);
  }

  std::vector<Path> Paths(const MoveRules& rules, const Position& position, const Move& move,
                          std::size_t limit) const override {
    return Generator<R>(rules).Paths(position, move, limit);
  }

  uint64_t Perft(const MoveRules& rules, const Position& position, int depth,
                 const PerftOptions& options) const override {
    PerftTable table(options.hash_bytes);
    const Generator<R> generator(rules);
    if (options.play_leaves) {
      return draughts::Perft<R, Leaves::kPlayed>(generator, table)
          .Count(position, depth, options.threads);
    }
    return draughts::Perft<R, Leaves::kCounted>(generator, table)
        .Count(position, depth, options.threads);
  }

 private:
  static constexpr MoveRules kKey = R;
};

}  // namespace draughts
