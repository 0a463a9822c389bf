// A game as text: PDN, and the parts of it that are shown as well.
//
//   std::string text = FormatGame(game, Today());
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "framework/game/game.h"
#include "framework/notation/moves.h"

namespace draughts {

// The moves with their numbers and `result`, in lines of at most 80 columns: "1. c3-d4 b6-c5 *". A
// game that the other side than the variant's first mover begins starts with "1... ".
std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result);

// The number of the move played at `ply` of `game` as it is written before it: "2." or "2...".
std::string MoveNumber(const Game& game, std::size_t ply);

// The result of `game` as its PDN family writes it: 2-0, 1-1, 0-2 in the International one (game
// types 20 and 27 of PDN 3.0), 1-0, 1/2-1/2, 0-1 in all others; "*" while the game goes on.
std::string FormatResult(const Game& game);

// `game` in PDN: the seven tags, GameType (Variant, where PDN has no number for it), FEN unless it
// began from the start position, and the moves in their short form. `date` is YYYY.MM.DD.
std::string FormatGame(const Game& game, std::string_view date);

// Today as the tags write it: "2026.11.30".
std::string Today();

// Now, as strftime writes it: at most 63 bytes.
std::string LocalTime(const char* format);

}  // namespace draughts
