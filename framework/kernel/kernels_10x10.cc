#include "framework/kernel/grid.h"

namespace draughts {

template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k10x10>();

}  // namespace draughts
