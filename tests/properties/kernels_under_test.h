// What property tests share: the compiled kernels, the rules each of them plays, and how to say
// where a test failed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "framework/kernel/kernel_table.h"
#include "tests/properties/random_positions.h"

namespace draughts {

// The orders of choice that `kernel` plays, as FindKernel says.
std::vector<Choice> ChoicesOf(const Kernel& kernel);

// "10x8_dark_diagonal_flying_all_ways_goes_on_as_king_free": a name of letters, digits and
// underscores.
std::string NameOfKernel(const Kernel& kernel);

// The rules of `kernel` with all that is data in them chosen at random.
MoveRules RandomRules(const Kernel& kernel, RandomPositions& random);

// One random case, all that a law needs.
struct Case {
  const Kernel& kernel;
  MoveRules rules;
  Position position;
};

// Where a failure happened and how to see it again.
std::string Describe(const Case& test_case);

// Tries `law` on `count` random cases of `kernel` and stops at its first failure.
void ForRandomCases(const Kernel& kernel, int count, const std::function<void(const Case&)>& law);

// The same for every kernel, with a twentieth of PositionsPerKernel() cases each.
void ForRandomCasesOfAllKernels(const std::function<void(const Case&)>& law);

}  // namespace draughts
