// A diagram of a position as a picture: one SVG file that needs nothing else, for pages and print.
//
//   DrawSvg(russian.spec(), position, {.names = names, .title = "The Turkish strike"})
#pragma once

#include <string>

#include "framework/notation/square_names.h"
#include "framework/position/position.h"

namespace draughts {

struct SvgOptions {
  SquareNames names;    // algebraic: files and ranks around the board; numbers: one on each square
  bool flip = false;    // Black at the bottom
  SquareSet last_move;  // tinted
  SquareSet movable;    // pieces that may move, ringed
  // What screen readers say: a name, and the position in words (DrawBoard with kText).
  std::string title;
  std::string description;
};

// A whole SVG document. Kings wear a crown; nothing is told by colour alone but the two sides.
std::string DrawSvg(const VariantSpec& spec, const Position& position, const SvgOptions& options);

}  // namespace draughts
