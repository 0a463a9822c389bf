// A game of the program as it is saved, in PDN.
//
//   std::string text = FormatGame(game, Today());
#pragma once

#include <string>
#include <string_view>

#include "framework/game/game.h"
#include "framework/notation/pdn_result.h"  // FormatResult
#include "framework/notation/pdn_writer.h"  // FormatMoveList, MoveNumber

namespace draughts {

// `game` in PDN: the seven tags, GameType, Variant where PDN has no number for it or gives it to
// another edition as well, FEN unless it began from the start position, and the moves in their
// short form. `date` is YYYY.MM.DD.
std::string FormatGame(const Game& game, std::string_view date);

// Today as the tags write it: "2026.11.30".
std::string Today();

// Now, as strftime writes it: at most 63 bytes.
std::string LocalTime(const char* format);

}  // namespace draughts
