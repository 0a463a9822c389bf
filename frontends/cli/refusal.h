// Why what was typed is no legal move: one sentence that says what is in the way and what can be
// played instead.
#pragma once

#include <string_view>

#include "framework/messages/catalogue.h"
#include "framework/notation/moves.h"

namespace draughts {

// What was typed, where, and what ReadMove made of it: squares, but no legal move.
struct RefusedText {
  const Variant& variant;
  const Position& position;
  std::string_view text;  // all of it, as it was read; the problem quotes an Excerpt
  const ReadMoves& read;
};

// The reason, as a problem "play.…"; its moves are written in `style`. `refused.read` must hold
// squares and no readings.
Problem RefuseMove(const RefusedText& refused, const MoveStyle& style, const Catalogue& messages);

}  // namespace draughts
