// Captures that a game file writes hop by hop, each hop as a move of its own ("f6xh4 4. h4xf2"), as
// some servers export them.
//
//   JoinedReplay joined = ReplayJoined(game, variant);
//   const PdnGame& played = joined.game ? *joined.game : game;
#pragma once

#include <optional>

#include "framework/notation/pdn_game.h"
#include "framework/notation/pdn_replay.h"

namespace draughts {

struct JoinedHops {
  PdnGame game;
  int captures;    // that were written hop by hop
  int ply;         // moves before the first of them
  PdnPlace place;  // of that one
};

// `game` with each such capture of its main line as one move, and the moves of that line numbered
// anew; nothing when it has none. `start` is the position before its first move. Variations stay as
// they are, and so does all that follows the first move that cannot be read.
std::optional<JoinedHops> JoinHops(const PdnGame& game, const Variant& variant,
                                   const Position& start);

struct JoinedReplay {
  PdnReplay replay;
  std::optional<PdnGame> game;  // what was replayed, where that is not the game as it is written
};

// ReplayPdn of `game` or, where that has faults and goes further with its hops joined, of what
// JoinHops makes of it, with a note that says so.
JoinedReplay ReplayJoined(const PdnGame& game, const Variant& variant);

}  // namespace draughts
