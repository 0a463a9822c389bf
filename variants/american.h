// The move rules of American checkers. "003" is source 003, kawu, by heading.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

inline constexpr MoveRules kAmerican = {
    // 003 "Расстановка"
    .board = {.width = 8, .height = 8},
    // 003 "Ход", "Взятие": along diagonals
    .lines = Lines::kDiagonal,
    // 003 "Дамки": one square, one piece a jump
    .king_range = KingRange::kShort,
    // 003 "Взятие"
    .man_capture = ManCapture::kForward,
    // 003 "Дамки"
    .crowning = Crowning::kEndsMove,
    // 003 "Взятие", rule 2
    .choice = Choice::kFree,
    // 003 "Взятие": any piece of the opponent's
    .man_takes_king = ManTakesKing::kAllowed,
    // Cannot be told from kAtOnce: a short king never lands where a piece was jumped
    .removal = Removal::kAfterMove,
    // A short king has no choice
    .last_king_taken = LastKingTaken::kLandsAnywhere,
};

}  // namespace draughts
