// Positions and moves in short words, for tests of the move generators. Independent of notation/.
//
//   ReadPosition(kBoard8x8, "W:WKa1:Bc3,f4")             // letters: a1 is the bottom left corner
//   ReadPosition(kBoard8x8, "B:W21-32:B1-12")            // numbers: 1 is top left, along the rows
//   Describe(kBoard8x8, move)                            // "a1xg3[c3,f4]"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/position/move.h"
#include "framework/position/position.h"

namespace draughts {

inline constexpr Board kBoard8x8{.width = 8, .height = 8};
inline constexpr Board kFullBoard8x8{.width = 8, .height = 8, .fields = Fields::kAll};
inline constexpr Board kBoard10x8{.width = 10, .height = 8};
inline constexpr Board kBoard10x10{.width = 10, .height = 10};
inline constexpr Board kBoard12x12{.width = 12, .height = 12};

// How the squares of a text are numbered and which way its board is seen.
enum class Numbering {
  kPlain = 1,         // 1 top left; a1 bottom left is a playing square
  kMirrored,          // Italian: the same in a mirror, 1 top left of a board whose a1 is light
  kMirroredFromRight  // Spanish: 1 bottom right, leftwards and upwards, of a board whose a1 is
                      // light
};

// The position that a FEN of the simple kind says. It must be well written.
Position ReadPosition(const Board& board, std::string_view fen,
                      Numbering numbering = Numbering::kPlain);

// The name of a square as letter and number, and back.
std::string NameOfSquare(const Board& board, Square square);
Square SquareNamed(const Board& board, std::string_view name);

// "a1-b2", or "a1xg3[c3,f4]" with the captured in the order of squares from the top; a crowning
// move ends in "=K".
std::string Describe(const Board& board, const Move& move);
std::vector<std::string> Describe(const Board& board, const std::vector<Move>& moves);

// "a1xe5xg3" for a path.
std::string Describe(const Board& board, const Path& path);

// The position as a FEN with lettered squares, which ReadPosition reads back.
std::string Describe(const Board& board, const Position& position);

}  // namespace draughts
