#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kDiagonal> KernelsOf<k8x8, Lines::kDiagonal>();

}  // namespace draughts
