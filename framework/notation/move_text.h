// MoveText: what was typed for a move, cut into words that each name a square. For users there is
// ReadMove (moves.h).
#pragma once

#include <string_view>
#include <vector>

#include "framework/rules/variant_spec.h"

namespace draughts {

struct MoveWord {
  Square square = kNoSquare;  // none where the word only begins a name, such as the "d" of "c3-d"
  SquareSet completions;      // the squares whose names begin with the word
};

// One way to understand a text. Only the last word may be one without a square.
struct MoveText {
  std::vector<MoveWord> words;
  Problems problems;  // why this is no sequence of squares; empty when it is one
};

// Every way to understand `text`: one, or two where Cyrillic letters may stand for other keys of
// the keyboard as well as for what they look or sound like. At least one.
std::vector<MoveText> ReadMoveText(const VariantSpec& spec, std::string_view text);

}  // namespace draughts
