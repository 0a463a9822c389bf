// The table of kernels: every rule set finds the one kernel that plays it, whatever its data.
#include "framework/kernel/kernel_table.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

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

// Takes the next digit of `code`, which counts through the values of one enum after another.
template <class Enum>
Enum NextDigit(std::size_t& code) {
  const std::size_t digit = code % kEnumNames<Enum>.size();
  code /= kEnumNames<Enum>.size();
  return kEnumNames<Enum>[digit].value;
}

// Every combination of the values that decide which kernel it is, on every board of the grid.
TEST(KernelTable, EveryRuleSetHasAKernelOfItsOwnAxes) {
  constexpr std::size_t kCombinations = kEnumNames<KingRange>.size() *
                                        kEnumNames<ManCapture>.size() *
                                        kEnumNames<Crowning>.size() * kEnumNames<Choice>.size();
  for (const Board& board : {kBoard8x8, kBoard10x8, kBoard10x10, kBoard12x12}) {
    MoveRules rules = test_rules::On(board, test_rules::kRussian);
    for (std::size_t i = 0; i < kCombinations; ++i) {
      std::size_t code = i;
      rules.king_range = NextDigit<KingRange>(code);
      rules.man_capture = NextDigit<ManCapture>(code);
      rules.crowning = NextDigit<Crowning>(code);
      rules.choice = NextDigit<Choice>(code);
      const Kernel* kernel = FindKernel(rules);
      ASSERT_NE(kernel, nullptr);
      EXPECT_EQ(kernel->key().board, board);
      EXPECT_EQ(kernel->key().king_range, rules.king_range);
      EXPECT_EQ(kernel->key().man_capture, rules.man_capture);
      EXPECT_EQ(kernel->key().choice == Choice::kFree, rules.choice == Choice::kFree);
      // A man that captures forward has nothing to go on over from its last row as a man.
      const bool crownings_coincide = rules.man_capture == ManCapture::kForward &&
                                      rules.crowning == Crowning::kOnlyWhereMoveEnds;
      EXPECT_EQ(kernel->key().crowning, crownings_coincide ? Crowning::kEndsMove : rules.crowning);
    }
  }
}

TEST(KernelTable, HasNoKernelForOtherBoards) {
  EXPECT_EQ(FindKernel(test_rules::On({.width = 6, .height = 6}, test_rules::kRussian)), nullptr);
  EXPECT_EQ(FindKernel(test_rules::On({.width = 8, .height = 10}, test_rules::kRussian)), nullptr);
}

}  // namespace
}  // namespace draughts
