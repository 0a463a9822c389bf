#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kDiagonal> KernelsOf<k10x8, Lines::kDiagonal>();

}  // namespace draughts
