#include "framework/kernel/grid.h"

namespace draughts {

template std::array<const Kernel*, kKernelsPerBoard> KernelsOf<k12x12>();

}  // namespace draughts
