// CrowningTiming: what becomes of a man that reaches the last row while capturing.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

enum class OnLastRow { kStops = 1, kContinuesAsKing, kContinuesAsMan };

template <Crowning When>
struct CrowningTiming;

// Source 003, "kings": "crowning ends the move", even if the king could go on.
template <>
struct CrowningTiming<Crowning::kEndsMove> {
  static constexpr OnLastRow kOnLastRow = OnLastRow::kStops;
};

// Source 000 §4: it goes on capturing as a king.
template <>
struct CrowningTiming<Crowning::kGoesOnAsKing> {
  static constexpr OnLastRow kOnLastRow = OnLastRow::kContinuesAsKing;
};

// Source 004, "king": crowned only if the move ends on the last row.
template <>
struct CrowningTiming<Crowning::kOnlyWhereMoveEnds> {
  static constexpr OnLastRow kOnLastRow = OnLastRow::kContinuesAsMan;
};

}  // namespace draughts
