// The legal moves of a position with the way each goes over the board, ready to be shown.
#pragma once

#include <string>
#include <vector>

#include "framework/game/variant.h"
#include "framework/notation/square_names.h"
#include "frontends/cli/json.h"

namespace draughts {

struct ListedMove {
  Move move;
  Path path;  // the canonical one
};

// In the kernel's order.
std::vector<ListedMove> ListMoves(const Variant& variant, const Position& position);

// The object draughts.moves/1 of a position, as a line.
std::string MovesObject(const Variant& variant, const Position& position, const SquareNames& names,
                        JsonWriter& json);

}  // namespace draughts
