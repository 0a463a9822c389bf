// Phase: which part of a game is being played, as source 001 divides it.
//
//   PhaseOf(game)      // Phase::kOpening
#pragma once

#include <cstddef>

#include "framework/base/enum_names.h"
#include "framework/game/game.h"

namespace draughts {

enum class Phase { kOpening = 1, kMiddlegame, kEndgame };

template <>
inline constexpr auto kEnumNames<Phase> =
    std::to_array<EnumName<Phase>>({{Phase::kOpening, "opening"},
                                    {Phase::kMiddlegame, "middlegame"},
                                    {Phase::kEndgame, "endgame"}});

// "Usually 7 to 10 moves": the opening ends at the latest when each side has made so many.
inline constexpr std::size_t kOpeningMoves = 10;
// The endgame begins when neither side has more pieces.
inline constexpr int kEndgamePieces = 6;

// The phase of the present position. An endgame is one however early it comes; a game that did not
// begin from its variant's start position has no opening.
Phase PhaseOf(const Game& game);

}  // namespace draughts
