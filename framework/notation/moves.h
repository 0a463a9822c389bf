// Moves in words: written for people and for PDN, and read in every form that people use.
//
//   FormatMove(russian, position, move, {.names = names})                  // "c3xe5xg7"
//   FormatMove(russian, position, move, {.names = names, .form = MoveForm::kPdn})  // "c3xg7"
//   ReadMove(russian, position, "с3:е5")                             // every move that fits
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/game/variant.h"
#include "framework/notation/square_names.h"

namespace draughts {

enum class MoveForm {
  kFull = 1,  // every landing of the canonical path
  kPdn,       // start and end; the canonical path where another legal move shares both
};

struct MoveStyle {
  SquareNames names;
  MoveForm form = MoveForm::kFull;
  std::string_view capture_sign = "x";
};

// `move` must be legal in `position`.
std::string FormatMove(const Variant& variant, const Position& position, const Move& move,
                       const MoveStyle& style);

// Every landing of `path`: "c3-d4", "c3xe5xg7".
std::string FormatPath(const SquareNames& names, const Path& path,
                       std::string_view capture_sign = "x");

// A legal move that fits what was typed, and the ways it can go that fit.
struct MoveReading {
  Move move;
  std::vector<Path> paths;
};

struct ReadMoves {
  // Empty: no legal move fits. One: that is the move. More: the text does not tell them apart, and
  // the user is asked; nothing is guessed. In the order of the legal moves.
  std::vector<MoveReading> readings;
  // The squares that were typed, in the first way they could be understood; empty when the text is
  // no sequence of squares at all (then `problems` says what is wrong with it).
  std::vector<Square> squares;
  Problems problems;  // id "move.…", not empty whenever `readings` is
};

// Reads "c3-d4" "c3d4" "c3 d4" "11-15" "1115", captures with x × * : or Cyrillic х, any landings
// left out ("e1g3"), any beginning of a move, a lone destination; captures of the Hub protocol
// (start, end, then what is taken, in any order) where nothing else fits; capital letters; text
// typed with the Cyrillic layout left on, or with letters that only look or sound Latin. Squares
// are read by their shape, as algebraic or as numbers. An exact full path wins over the exact start
// and end of a move, and these win over what only fits.
ReadMoves ReadMove(const Variant& variant, const Position& position, std::string_view text);

}  // namespace draughts
