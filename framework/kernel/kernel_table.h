// The table of compiled kernels, found by the value of the rules.
#pragma once

#include <span>

#include "framework/kernel/kernel.h"

namespace draughts {

// The kernel that plays `rules`; null when none was compiled for them (an odd board, say).
const Kernel* FindKernel(const MoveRules& rules);

// Every compiled kernel.
std::span<const Kernel* const> AllKernels();

}  // namespace draughts
