// The table of kernels: every rule set finds the one kernel that plays it, whatever its data.
#include "framework/kernel/kernel_table.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

#include "tests/properties/kernels_under_test.h"
#include "tests/reference/test_rules.h"

namespace draughts {
namespace {

TEST(KernelTable, EachKernelIsFoundByItsKeyWhateverTheData) {
  RandomPositions random(Seed(), 1000);
  for (const Kernel* kernel : AllKernels()) {
    EXPECT_EQ(FindKernel(kernel->key()), kernel) << NameOfKernel(*kernel);
    for (int i = 0; i < 100; ++i) {
      EXPECT_EQ(FindKernel(RandomRules(*kernel, random)), kernel) << NameOfKernel(*kernel);
    }
  }
}

TEST(KernelTable, NoTwoKernelsAreAlike) {
  std::set<std::string> names;
  for (const Kernel* kernel : AllKernels()) names.insert(NameOfKernel(*kernel));
  EXPECT_EQ(names.size(), AllKernels().size());
}

// Every value of every member, on every board of the grid.
TEST(KernelTable, EveryRuleSetHasAKernelOfItsOwnAxes) {
  std::vector<MoveRules> all;
  for (const Board& board : {kBoard8x8, kBoard10x8, kBoard10x10, kBoard12x12}) {
    for (const auto& range : kEnumNames<KingRange>) {
      for (const auto& capture : kEnumNames<ManCapture>) {
        for (const auto& crowning : kEnumNames<Crowning>) {
          for (const auto& choice : kEnumNames<Choice>) {
            MoveRules rules = test_rules::On(board, test_rules::kRussian);
            rules.king_range = range.value;
            rules.man_capture = capture.value;
            rules.crowning = crowning.value;
            rules.choice = choice.value;
            all.push_back(rules);
          }
        }
      }
    }
  }
  for (const MoveRules& rules : all) {
    const Kernel* kernel = FindKernel(rules);
    ASSERT_NE(kernel, nullptr);
    EXPECT_EQ(kernel->key().board, rules.board);
    EXPECT_EQ(kernel->key().king_range, rules.king_range);
    EXPECT_EQ(kernel->key().man_capture, rules.man_capture);
    EXPECT_EQ(kernel->key().choice == Choice::kFree, rules.choice == Choice::kFree);
  }
}

TEST(KernelTable, HasNoKernelForOtherBoards) {
  EXPECT_EQ(FindKernel(test_rules::On({.width = 6, .height = 6}, test_rules::kRussian)), nullptr);
  EXPECT_EQ(FindKernel(test_rules::On({.width = 8, .height = 10}, test_rules::kRussian)), nullptr);
}

}  // namespace
}  // namespace draughts
