#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kArmenian> KernelsOf<kFull8x8, Lines::kArmenian>();

}  // namespace draughts
