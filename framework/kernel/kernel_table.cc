#include "framework/kernel/kernel_table.h"

#include <vector>

#include "framework/kernel/grid.h"

namespace draughts {
namespace {

std::vector<const Kernel*> Collect() {
  std::vector<const Kernel*> kernels;
  for (const auto& board :
       {KernelsOf<k8x8>(), KernelsOf<k10x8>(), KernelsOf<k10x10>(), KernelsOf<k12x12>()}) {
    kernels.insert(kernels.end(), board.begin(), board.end());
  }
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
