#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kDiagonal> KernelsOf<k10x10, Lines::kDiagonal>();

}  // namespace draughts
