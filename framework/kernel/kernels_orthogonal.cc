#include "framework/kernel/grid.h"

namespace draughts {

template Kernels<Lines::kOrthogonal> KernelsOf<kFull8x8, Lines::kOrthogonal>();

}  // namespace draughts
