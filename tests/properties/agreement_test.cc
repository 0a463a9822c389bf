// Every compiled kernel against the reference generator, on random positions and random values of
// all that is data in its rules. One test a kernel.
#include <gtest/gtest.h>

#include <algorithm>

#include "framework/kernel/count_leaves.h"
#include "tests/properties/kernels_under_test.h"
#include "tests/reference/reference.h"
#include "tests/reference/test_positions.h"

namespace draughts {
namespace {

class Agreement : public testing::TestWithParam<const Kernel*> {};

TEST_P(Agreement, LegalMovesAreThoseOfTheReference) {
  ForRandomCases(*GetParam(), PositionsPerKernel(), [](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const std::vector<Move> expected = reference::LegalMoves(rules, position);
    const std::vector<Move> moves = kernel.LegalMoves(rules, position);
    if (moves != expected) {
      EXPECT_EQ(Describe(rules.board, moves), Describe(rules.board, expected));
      ADD_FAILURE() << "the kernel's moves, then the reference's";
    }
    // Perft counts the last ply on a road of its own.
    EXPECT_EQ(CountLeaves(kernel, rules, position, 1, {}), expected.size());
  });
}

INSTANTIATE_TEST_SUITE_P(Kernels, Agreement,
                         testing::ValuesIn(AllKernels().begin(), AllKernels().end()),
                         [](const auto& test) { return NameOfKernel(*test.param); });

}  // namespace
}  // namespace draughts
