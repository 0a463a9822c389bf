#include "tests/properties/kernels_under_test.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/reference/test_positions.h"

namespace draughts {
namespace {

template <class Enum>
Enum AnyOf(RandomPositions& random) {
  return kEnumNames<Enum>[static_cast<std::size_t>(
                              random.Below(static_cast<int>(kEnumNames<Enum>.size())))]
      .value;
}

std::string BoardName(const Board& board) {
  return std::to_string(board.width) + "x" + std::to_string(board.height) + "_" +
         std::string(NameOf(board.fields));
}

template <class... Enums>
std::string JoinNames(const std::string& separator, Enums... values) {
  std::string text;
  ((text += separator + std::string(NameOf(values))), ...);
  return text;
}

}  // namespace

std::vector<Choice> ChoicesOf(const Kernel& kernel) {
  std::vector<Choice> choices;
  for (const auto& entry : kEnumNames<Choice>) {
    MoveRules rules = kernel.key();
    rules.choice = entry.value;
    if (FindKernel(rules) == &kernel) choices.push_back(entry.value);
  }
  return choices;
}

std::string NameOfKernel(const Kernel& kernel) {
  const MoveRules& key = kernel.key();
  const bool plays_all = ChoicesOf(kernel).size() == kEnumNames<Choice>.size();
  const char* ranks = key.choice == Choice::kFree ? "_free" : "_ranked";
  std::string name = BoardName(key.board) +
                     JoinNames("_", key.lines, key.king_range, key.man_capture, key.crowning) +
                     (plays_all ? "_any_choice" : ranks);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

MoveRules RandomRules(const Kernel& kernel, RandomPositions& random) {
  MoveRules rules = kernel.key();
  rules.choice = random.OneOf<Choice>(ChoicesOf(kernel));
  rules.man_takes_king = AnyOf<ManTakesKing>(random);
  rules.removal = AnyOf<Removal>(random);
  rules.last_king_taken = AnyOf<LastKingTaken>(random);
  // Ways of crowning that come to the same share a kernel.
  MoveRules other = rules;
  other.crowning = AnyOf<Crowning>(random);
  return FindKernel(other) == &kernel ? other : rules;
}

std::string Describe(const Case& test_case) {
  const MoveRules& rules = test_case.rules;
  return "seed " + std::to_string(Seed()) + ", kernel " + NameOfKernel(test_case.kernel) +
         "\nrules " + BoardName(rules.board) +
         JoinNames(" ", rules.lines, rules.king_range, rules.man_capture, rules.crowning,
                   rules.choice, rules.man_takes_king, rules.removal, rules.last_king_taken) +
         "\nposition " + Describe(rules.board, test_case.position);
}

void ForRandomCases(const Kernel& kernel, int count, const std::function<void(const Case&)>& law) {
  const auto kernels = AllKernels();
  const auto index = std::find(kernels.begin(), kernels.end(), &kernel) - kernels.begin();
  RandomPositions random(Seed(), static_cast<uint64_t>(index));
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const MoveRules rules = RandomRules(kernel, random);
    const Case test_case{.kernel = kernel, .rules = rules, .position = random.Next(rules)};
    law(test_case);
    if (testing::Test::HasFailure()) ADD_FAILURE() << Describe(test_case);
  }
}

void ForRandomCasesOfAllKernels(const std::function<void(const Case&)>& law) {
  const int count = std::max(1, PositionsPerKernel() / 20);
  for (const Kernel* kernel : AllKernels()) ForRandomCases(*kernel, count, law);
}

}  // namespace draughts
