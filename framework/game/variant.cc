#include "framework/game/variant.h"

#include <algorithm>
#include <string_view>

#include "framework/game/end_on_board.h"
#include "framework/kernel/kernel_table.h"

namespace draughts {
namespace {

// Whether `problem` is about what a kernel is chosen by. No kernel serves a rule that is not said
// or a board that cannot be: told as well, it would be a second answer to one mistake.
bool ConcernsKernel(const Problem& problem) {
  return std::any_of(problem.arguments.begin(), problem.arguments.end(),
                     [](const Problem::Argument& argument) {
                       const std::string_view value = argument.second;
                       return argument.first == "key" &&
                              (value.starts_with("moves.") || value.starts_with("board."));
                     });
}

// Perft, move by move.
uint64_t CountToEnds(const Variant& variant, const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<Move> moves = variant.LegalMoves(position);
  if (depth == 1) return moves.size();
  uint64_t leaves = 0;
  for (const Move& move : moves) leaves += CountToEnds(variant, After(position, move), depth - 1);
  return leaves;
}

// As a variant file says it: "8×8, fields: dark".
std::string BoardText(const Board& board) {
  return std::to_string(board.width) + "×" + std::to_string(board.height) +
         ", fields: " + std::string(NameOf(board.fields));
}

// The boards that kernels with such lines were compiled for.
std::string CompiledBoards(Lines lines) {
  std::string boards;
  Board last{};
  for (const Kernel* kernel : AllKernels()) {
    const Board& board = kernel->key().board;
    if (kernel->key().lines != lines || board == last) continue;
    last = board;
    if (!boards.empty()) boards += "; ";
    boards += BoardText(board);
  }
  return boards;
}

}  // namespace

Result<Variant> Variant::Make(VariantSpec spec) {
  Problems problems = FindProblems(spec);
  const bool has_key = std::none_of(problems.begin(), problems.end(), ConcernsKernel);
  const Kernel* kernel = has_key ? FindKernel(spec.moves) : nullptr;
  if (has_key && kernel == nullptr) {
    problems.push_back({.id = "variant.no-kernel",
                        .place = {},
                        .arguments = {{"lines", std::string(NameOf(spec.moves.lines))},
                                      {"board", BoardText(spec.moves.board)},
                                      {"boards", CompiledBoards(spec.moves.lines)}}});
  }
  if (!problems.empty()) return problems;
  return Variant(std::make_shared<const VariantSpec>(std::move(spec)), kernel);
}

Position Variant::Start() const { return StartOf(*spec_); }

std::vector<Move> Variant::LegalMoves(const Position& position) const {
  DRAUGHTS_CHECK(IsSound(board(), position), "a position sound for the variant's board");
  if (EndByPieces(spec_->objective, position).has_value()) return {};
  return kernel_->LegalMoves(rules(), position);
}

std::vector<Path> Variant::Paths(const Position& position, const Move& move,
                                 std::size_t limit) const {
  DRAUGHTS_CHECK(IsSound(board(), position), "a position sound for the variant's board");
  return kernel_->Paths(rules(), position, move, limit);
}

uint64_t Variant::Perft(const Position& position, int depth, const PerftOptions& options) const {
  DRAUGHTS_CHECK(IsSound(board(), position), "a position sound for the variant's board");
  const Objective objective = spec_->objective;
  if (objective == Objective::kFirstKingWins || objective == Objective::kLastPieceLoses) {
    return CountToEnds(*this, position, depth);
  }
  return CountLeaves(*kernel_, rules(), position, depth, options);
}

}  // namespace draughts
