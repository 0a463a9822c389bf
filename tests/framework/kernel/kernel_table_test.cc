#include "framework/kernel/kernel_table.h"

#include <set>

#include "framework/kernel/grid.h"
#include "gtest/gtest.h"
#include "variants/russian.h"

namespace draughts {
namespace {

TEST(KernelTable, HoldsTheWholeGridOnce) {
  EXPECT_EQ(AllKernels().size(), 4 * 30 + 3 * 18);
  for (const Kernel* kernel : AllKernels()) EXPECT_EQ(FindKernel(kernel->key()), kernel);
}

TEST(KernelTable, ServesEveryValueOfTheDataMembers) {
  MoveRules rules = kRussian;
  rules.choice = Choice::kItalian;
  rules.man_takes_king = ManTakesKing::kForbidden;
  rules.removal = Removal::kAtOnceNoTurningBack;
  rules.last_king_taken = LastKingTaken::kLandsBehind;
  const Kernel* kernel = FindKernel(rules);
  ASSERT_NE(kernel, nullptr);
  EXPECT_EQ(kernel->key(), KernelKey(rules));
  EXPECT_EQ(kernel->key().choice, Choice::kMostPieces);
}

TEST(KernelTable, HasNoKernelForABoardThatWasNotCompiled) {
  MoveRules rules = kRussian;
  rules.board = {.width = 14, .height = 14};
  EXPECT_EQ(FindKernel(rules), nullptr);
}

// A man that captures forward finds nothing to take from the last row.
TEST(KernelTable, KnowsThatForwardMenCannotPassTheLastRow) {
  MoveRules rules = kRussian;
  rules.man_capture = ManCapture::kForward;
  rules.crowning = Crowning::kOnlyWhereMoveEnds;
  EXPECT_EQ(KernelKey(rules).crowning, Crowning::kEndsMove);
  rules.lines = Lines::kOrthogonal;  // along the last row it can
  EXPECT_EQ(KernelKey(rules).crowning, Crowning::kOnlyWhereMoveEnds);
}

TEST(KernelTable, PlaysFreeAndRankedChoicesAlikeWhereLinesAreNotDiagonal) {
  MoveRules rules = kRussian;
  rules.board.fields = Fields::kAll;
  rules.lines = Lines::kOrthogonal;
  ASSERT_NE(FindKernel(rules), nullptr);
  MoveRules ranked = rules;
  ranked.choice = Choice::kMostPieces;
  EXPECT_EQ(FindKernel(rules), FindKernel(ranked));
  rules.board.fields = Fields::kDark;
  EXPECT_EQ(FindKernel(rules), nullptr);
}

}  // namespace
}  // namespace draughts
