// Moves as the conformance data write them: every move has exactly one text, whatever else is
// legal.
//
//   "c3-d4"             a quiet move
//   "c3xg7[d4,f6]"      a capture with the set of squares it takes
//   "b6xd8[c7]=K"       a man becomes a king by it
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "framework/notation/square_names.h"
#include "framework/position/move.h"

namespace draughts::conformance {

// Captured squares are listed in rising order.
std::string FormatDataMove(const SquareNames& names, const Move& move);

// The move that `text` says, squares in any order; nothing when it is not such a text.
std::optional<Move> ParseDataMove(const SquareNames& names, std::string_view text);

}  // namespace draughts::conformance
