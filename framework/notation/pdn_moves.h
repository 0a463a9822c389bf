// A move of a PDN file, found among the legal ones. For users there is ReplayPdn (pdn_replay.h).
#pragma once

#include <string_view>
#include <vector>

#include "framework/game/variant.h"

namespace draughts {

struct PdnMoveReading {
  std::vector<Move> moves;  // one: that is it; more: the text does not tell them apart
  Problem problem;          // without a place, where there is not exactly one move
};

// The move among `legal`, all legal moves of `position`, that `text`, a PdnItem's, means: from its
// first square to its last, by way of the others, in any of the forms that PDN and the wild have;
// also as the Hub protocol writes captures, and with the file alone for the start ("cd4").
PdnMoveReading ReadPdnMove(const Variant& variant, const Position& position,
                           const std::vector<Move>& legal, std::string_view text);

}  // namespace draughts
