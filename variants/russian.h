// The move rules of Russian draughts. "000" is source 000, rules of a playing site, by section.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

inline constexpr MoveRules kRussian = {
    // 000 §1
    .board = {.width = 8, .height = 8},
    // 000 §2: along diagonals
    .lines = Lines::kDiagonal,
    // 000 §2 and §3
    .king_range = KingRange::kFlying,
    // 000 §3: forward and backward
    .man_capture = ManCapture::kAllWays,
    // 000 §4; source 002, "Правила взятия"
    .crowning = Crowning::kGoesOnAsKing,
    // 000 §3: any, not only the longest
    .choice = Choice::kFree,
    // 000 §3: any piece of the opponent's
    .man_takes_king = ManTakesKing::kAllowed,
    // 000 §3: the Turkish strike
    .removal = Removal::kAfterMove,
    // 000 §3: no exception for kings
    .last_king_taken = LastKingTaken::kLandsAnywhere,
};

}  // namespace draughts
