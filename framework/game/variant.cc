#include "framework/game/variant.h"

#include "framework/kernel/kernel_table.h"

namespace draughts {

Result<Variant> Variant::Make(VariantSpec spec) {
  Problems problems = FindProblems(spec);
  const Kernel* kernel = FindKernel(spec.moves);
  if (kernel == nullptr) {
    problems.push_back({.id = "variant.no-kernel",
                        .place = {},
                        .arguments = {{"width", std::to_string(spec.moves.board.width)},
                                      {"height", std::to_string(spec.moves.board.height)}}});
  }
  if (!problems.empty()) return problems;
  return Variant(std::make_shared<const VariantSpec>(std::move(spec)), kernel);
}

Position Variant::Start() const {
  return StartPosition(board(), spec_->setup_rows, spec_->first_mover);
}

std::vector<Move> Variant::LegalMoves(const Position& position) const {
  DRAUGHTS_CHECK(IsSound(board(), position), "a position sound for the variant's board");
  return kernel_->LegalMoves(rules(), position);
}

std::vector<Path> Variant::Paths(const Position& position, const Move& move,
                                 std::size_t limit) const {
  return kernel_->Paths(rules(), position, move, limit);
}

uint64_t Variant::Perft(const Position& position, int depth, const PerftOptions& options) const {
  DRAUGHTS_CHECK(IsSound(board(), position), "a position sound for the variant's board");
  return CountLeaves(*kernel_, rules(), position, depth, options);
}

}  // namespace draughts
