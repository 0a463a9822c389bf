// What is typed for a move beside the move itself, as game records have it.
//
//   ReadMoveLine("12... c3:e5?!")     // {"c3:e5", 12}
//   IsResult("1/2-1/2")               // true: no move, and worth an answer of its own
#pragma once

#include <string_view>

namespace draughts {

// Both texts are parts of the line that was read.
struct MoveLine {
  std::string_view move;    // without the number before it and the marks behind it
  std::string_view number;  // its digits; empty where there was none
};

// Takes off a number with its full stops ("1." or "1...", glued to the move or not) and the marks
// of how strong a move is ("!", "?!"). A line that holds nothing else stays whole.
MoveLine ReadMoveLine(std::string_view line);

// Whether `line` is the result of a game in either family of PDN, or the sign of none.
bool IsResult(std::string_view line);

}  // namespace draughts
