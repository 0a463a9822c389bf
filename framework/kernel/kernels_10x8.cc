#include "framework/kernel/grid.h"

namespace draughts {

template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k10x8>();

}  // namespace draughts
