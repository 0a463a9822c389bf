// Variant: a rule set that can be played: a spec without problems, bound to its kernel.
//
//   Result<Variant> russian = Variant::Make(spec);
//   for (const Move& move : russian->LegalMoves(russian->Start())) …
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "framework/kernel/count_leaves.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

class Variant {
 public:
  // All problems of `spec`; none of them hides another.
  static Result<Variant> Make(VariantSpec spec);

  const VariantSpec& spec() const { return *spec_; }
  const MoveRules& rules() const { return spec_->moves; }
  const Board& board() const { return spec_->moves.board; }

  Position Start() const;

  // As Kernel and CountLeaves say; positions must be sound for board(), moves legal. Where the
  // pieces have ended the game (EndByPieces) there are no legal moves. Kernels do not know such
  // ends, so that Perft takes longer under objectives that have them, and no options.
  std::vector<Move> LegalMoves(const Position& position) const;
  std::vector<Path> Paths(const Position& position, const Move& move,
                          std::size_t limit = kPathLimit) const;
  uint64_t Perft(const Position& position, int depth, const PerftOptions& options) const;

  static constexpr std::size_t kPathLimit = 1000;

 private:
  Variant(std::shared_ptr<const VariantSpec> spec, const Kernel* kernel)
      : spec_(std::move(spec)), kernel_(kernel) {}

  std::shared_ptr<const VariantSpec> spec_;
  const Kernel* kernel_;
};

}  // namespace draughts
