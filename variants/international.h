// The move rules of international draughts. "004" is source 004, by heading.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

inline constexpr MoveRules kInternational = {
    // 004 "Доска и расстановка"
    .board = {.width = 10, .height = 10},
    // 004 "Ход и взятие": along diagonals
    .lines = Lines::kDiagonal,
    // 004 "Дамка"
    .king_range = KingRange::kFlying,
    // 004 "Как бить и правило большинства"
    .man_capture = ManCapture::kAllWays,
    // 004 "Дамка"
    .crowning = Crowning::kOnlyWhereMoveEnds,
    // 004 "Правило большинства"
    .choice = Choice::kMostPieces,
    // 004 "Правило большинства": alike
    .man_takes_king = ManTakesKing::kAllowed,
    // 004 "Турецкий удар"
    .removal = Removal::kAfterMove,
    // 004 "Дамка": any free square behind
    .last_king_taken = LastKingTaken::kLandsAnywhere,
};

}  // namespace draughts
