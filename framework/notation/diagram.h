// Diagrams of a position, in text: drawn for the eye, or spoken.
//
//   DrawBoard(russian.spec(), position, DiagramStyle::kAscii, {.names = names})
#pragma once

#include <string>

#include "framework/notation/square_names.h"
#include "framework/position/position.h"

namespace draughts {

enum class DiagramStyle {
  kColour = 1,  // squares and pieces painted with the escape codes of terminals
  kUnicode,     // the draughts pieces of Unicode
  kAscii,       // w W b B
  kText,        // spoken
};

template <>
inline constexpr auto kEnumNames<DiagramStyle> =
    std::to_array<EnumName<DiagramStyle>>({{DiagramStyle::kColour, "colour"},
                                           {DiagramStyle::kUnicode, "unicode"},
                                           {DiagramStyle::kAscii, "ascii"},
                                           {DiagramStyle::kText, "text"}});

// The words that a spoken board is made of, in the language of the listener.
struct BoardWords {
  std::string white;  // "White"
  std::string black;
  std::string king;  // "king", before one square
  std::string kings;
  std::string man;
  std::string men;
  std::string nothing;  // "no pieces"
};

struct DiagramOptions {
  SquareNames names;
  bool flip = false;    // Black at the bottom
  SquareSet last_move;  // tinted; only colour shows it
  SquareSet movable;    // pieces that may move, underlined; only colour shows them
  BoardWords words;     // only kText needs them
};

// The board in lines that each end with a newline. What is drawn needs no language. Algebraic names
// are shown as files and ranks, numbers as the first and the last number of each row.
std::string DrawBoard(const VariantSpec& spec, const Position& position, DiagramStyle style,
                      const DiagramOptions& options);

}  // namespace draughts
