// Every variant of the program, with exactly its own rules, against the reference generator on
// random positions. The kernels are tried on random rules in agreement_test.cc; here it is the
// files of configs/variants that are meant. One test a variant.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "tests/properties/random_positions.h"
#include "tests/reference/reference.h"
#include "tests/reference/test_positions.h"

namespace draughts {
namespace {

class BuiltIn : public testing::TestWithParam<std::size_t> {};

// Makes men of the kings, of which one alone would end the game before the move.
void Uncrown(const Board& board, Position& position) {
  position.white -= Row(board, CrownRow(board, Color::kWhite));
  position.black -= Row(board, CrownRow(board, Color::kBlack));
  position.kings = {};
}

TEST_P(BuiltIn, LegalMovesAreThoseOfTheReference) {
  const Variant& variant = Catalog::BuiltIn().entries()[GetParam()].variant;
  const MoveRules& rules = variant.spec().moves;
  RandomPositions random(Seed(), 400 + GetParam());
  int captures = 0;
  for (int i = 0; i < PositionsPerKernel() && !HasFailure(); ++i) {
    Position position = random.Next(rules);
    if (variant.spec().objective == Objective::kFirstKingWins) Uncrown(rules.board, position);
    const std::vector<Move> moves = variant.LegalMoves(position);
    const std::vector<Move> expected = reference::LegalMoves(rules, position);
    if (!moves.empty() && moves.front().is_capture()) ++captures;
    EXPECT_EQ(variant.Perft(position, 1, {}), expected.size());
    if (moves != expected) {
      EXPECT_EQ(Describe(rules.board, moves), Describe(rules.board, expected));
      ADD_FAILURE() << "the variant's moves, then the reference's";
    }
    if (HasFailure()) {
      ADD_FAILURE() << variant.spec().id << ", seed " << Seed() << "\nposition "
                    << Describe(rules.board, position);
    }
  }
  EXPECT_GT(captures, PositionsPerKernel() / 3) << "too few captures to prove anything";
}

std::vector<std::size_t> AllVariants() {
  std::vector<std::size_t> all(Catalog::BuiltIn().entries().size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  return all;
}

std::string NameOfVariant(const testing::TestParamInfo<std::size_t>& test) {
  std::string name = Catalog::BuiltIn().entries()[test.param].variant.spec().id;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Variants, BuiltIn, testing::ValuesIn(AllVariants()), NameOfVariant);

}  // namespace
}  // namespace draughts
