// The steps that pieces make and jump along under a rule set.
#pragma once

#include <vector>

#include "framework/rules/move_rules.h"
#include "tests/reference/mailbox.h"

namespace draughts::reference {

// Every way a king makes quiet moves: one step each, from a square to its neighbour.
std::vector<Step> QuietSteps(const MoveRules& rules);

// Every way a king captures.
std::vector<Step> CaptureSteps(const MoveRules& rules);

// Whether `step` leads `color` back towards its own side; along a rank it leads nobody back.
constexpr bool IsBackward(Step step, Color color) {
  return color == Color::kWhite ? step.down > 0 : step.down < 0;
}

}  // namespace draughts::reference
