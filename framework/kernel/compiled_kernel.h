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

  uint64_t Perft(const MoveRules& rules, const Position& position, int depth, Leaves leaves,
                 PerftTable& table) const override {
    return draughts::Perft<R>(Generator<R>(rules), table, leaves).Count(position, depth);
  }

 private:
  static constexpr MoveRules kKey = R;
};

}  // namespace draughts
