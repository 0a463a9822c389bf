#include "framework/kernel/kernel_table.h"

#include <vector>

#include "framework/kernel/grid.h"

namespace draughts {
namespace {

std::vector<const Kernel*> Collect() {
  std::vector<const Kernel*> kernels;
  const auto add = [&kernels](const auto& of_board) {
    kernels.insert(kernels.end(), of_board.begin(), of_board.end());
  };
  add(KernelsOf<k8x8, Lines::kDiagonal>());
  add(KernelsOf<k10x8, Lines::kDiagonal>());
  add(KernelsOf<k10x10, Lines::kDiagonal>());
  add(KernelsOf<k12x12, Lines::kDiagonal>());
  add(KernelsOf<k10x10, Lines::kFrisian>());
  add(KernelsOf<kFull8x8, Lines::kOrthogonal>());
  add(KernelsOf<kFull8x8, Lines::kArmenian>());
  return kernels;
}

}  // namespace

std::span<const Kernel* const> AllKernels() {
  static const std::vector<const Kernel*>* const kKernels =
      new std::vector<const Kernel*>(Collect());
  return *kKernels;
}

const Kernel* FindKernel(const MoveRules& rules) {
  const MoveRules key = KernelKey(rules);
  for (const Kernel* kernel : AllKernels()) {
    if (kernel->key() == key) return kernel;
  }
  return nullptr;
}

}  // namespace draughts
