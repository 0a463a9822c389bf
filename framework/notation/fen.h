// FEN of PDN 3.0: positions in a line of text, read leniently and written canonically.
//
//   ParseFen(russian, "W:Wc3,Kd4:B18-20.")     // ranges, either side first, final dot, spaces, …
//   FormatFen(names, position)                 // "W:Wc3,Kd4:Bb6,d6"
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "framework/game/variant.h"
#include "framework/notation/square_names.h"

namespace draughts {

// What a FEN says beyond the position; a Game can begin with the plies of H.
struct FenCounters {
  std::optional<int> half_moves = {};  // H: plies since a capture or a man's move
  std::optional<int> full_move = {};   // F: the number of the next move

  friend bool operator==(const FenCounters&, const FenCounters&) = default;
};

// What Game is told of them.
inline int QuietPliesOf(const FenCounters& counters) { return counters.half_moves.value_or(0); }
inline int FirstNumberOf(const FenCounters& counters) { return counters.full_move.value_or(1); }

struct ParsedFen {
  Position position;
  FenCounters counters;
};

// The position that `text` says, sound for the variant's board, or all its problems in the order of
// their columns (id "fen.…", column in bytes of `text`). "?" for the side to move is read as the
// side that begins; a side that is not mentioned has no pieces. A name is read by its shape, as
// algebraic or as a number, whatever the variant's own style is.
Result<ParsedFen> ParseFen(const Variant& variant, std::string_view text);

// No spaces, no final dot, White first, squares in the order of their numbers (algebraic: of their
// names), kings marked one by one; behind them the counters that are given, as ":H3:F12".
std::string FormatFen(const SquareNames& names, const Position& position,
                      const FenCounters& counters = {});

}  // namespace draughts
