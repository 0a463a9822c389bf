// PDN 3.0 written: a PdnGame as text, a Game as PdnGame, and the parts of it that are shown as
// well.
//
//   std::string text = FormatPdn(ToPdn(game, {{"White", "Ann"}}));
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/game/game.h"
#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "framework/notation/pdn_game.h"

namespace draughts {

// `game` as text that PdnReader reads as the same game: tags a line each, an empty line, the
// movetext in lines of at most 80 columns (comments are not broken up and may be longer), and a
// newline. The result ends the movetext as it is; "*" where the game has none.
std::string FormatPdn(const PdnGame& game);

// How a variant is written: its own squares and capture sign, captures short unless ambiguous.
MoveStyle PdnStyle(const VariantSpec& spec, std::optional<SquareStyle> squares = std::nullopt);

// The main line of `game`: `tags` in their order, then those of Result, GameType (Variant, where
// PDN has no number for it) and FEN (unless it began from the start position) that are not among
// them; all moves with their numbers, in `style`, and the result.
PdnGame ToPdn(const Game& game, std::vector<PdnTag> tags, const MoveStyle& style);

// The H and F of the FEN that `game` begins with, without which it would be read again with other
// draw counters and other numbers; neither where it needs none.
FenCounters CountersOfStart(const Game& game);

// The number of the move played at `ply` (0-based) of `game` as it is written before it: "2." or
// "2...".
std::string MoveNumber(const Game& game, std::size_t ply);

// The moves with their numbers and `result`, in lines of at most 80 columns, a newline at the end:
// "1. c3-d4 b6-c5 *". A game that the other side than the variant's first mover begins starts with
// "1... ".
std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result);

}  // namespace draughts
