#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kFrisian> KernelsOf<k10x10, Lines::kFrisian>();

}  // namespace draughts
