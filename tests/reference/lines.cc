#include "tests/reference/lines.h"

namespace draughts::reference {
namespace {

void AddDiagonals(std::vector<Step>& steps) {
  for (const int down : {-1, 1}) {
    for (const int right : {-1, 1}) steps.push_back({.down = down, .right = right});
  }
}

// From one playing field to the next: where every second field is light, over the light one.
void AddRanksAndFiles(const Board& board, std::vector<Step>& steps) {
  const int reach = board.fields == Fields::kDark ? 2 : 1;
  for (const int way : {-reach, reach}) {
    steps.push_back({.down = way, .right = 0});
    steps.push_back({.down = 0, .right = way});
  }
}

}  // namespace

std::vector<Step> QuietSteps(const MoveRules& rules) {
  const bool diagonals = rules.lines != Lines::kOrthogonal;
  const bool ranks_and_files = rules.lines == Lines::kOrthogonal || rules.lines == Lines::kArmenian;
  std::vector<Step> steps;
  if (diagonals) AddDiagonals(steps);
  if (ranks_and_files) AddRanksAndFiles(rules.board, steps);
  return steps;
}

std::vector<Step> CaptureSteps(const MoveRules& rules) {
  const bool diagonals = rules.lines == Lines::kDiagonal || rules.lines == Lines::kFrisian;
  const bool ranks_and_files = rules.lines != Lines::kDiagonal;
  std::vector<Step> steps;
  if (diagonals) AddDiagonals(steps);
  if (ranks_and_files) AddRanksAndFiles(rules.board, steps);
  return steps;
}

}  // namespace draughts::reference
