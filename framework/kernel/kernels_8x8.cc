#include "framework/kernel/grid.h"

namespace draughts {

template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k8x8>();

}  // namespace draughts
