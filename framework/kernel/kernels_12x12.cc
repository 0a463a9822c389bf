#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kDiagonal> KernelsOf<k12x12, Lines::kDiagonal>();

}  // namespace draughts
