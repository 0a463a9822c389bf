// CrowningTiming: what becomes of a man that reaches the last row while capturing.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

template <Crowning When>
struct CrowningTiming {
  // Source 003, "kings": crowning ends the move, even if the king could go on.
  static constexpr bool kStops = When == Crowning::kEndsMove;
  // Source 000 §4: it goes on capturing as a king.
  static constexpr bool kBecomesKing = When == Crowning::kGoesOnAsKing;
  // Source 004, "king": otherwise it goes on as a man, crowned only if the move ends there.
};

}  // namespace draughts
