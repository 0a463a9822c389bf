// A player's claim that neither side can win (source 002), and the answer that an arbiter would
// give.
#pragma once

#include <optional>

#include "framework/game/game.h"
#include "frontends/cli/console.h"

namespace draughts {

// The rule by which it may be claimed; null where `spec` has none.
const NoWinClaim* ClaimRuleOf(const VariantSpec& spec);

// Nothing when the claim is true. Otherwise a problem "play.claim.…": who can win, but not how, or
// that the ending is too large to be known exactly. `game` must not be over. What takes longer than
// half a second is shown to be going on.
std::optional<Problem> JudgeClaim(const Game& game, Console& console);

}  // namespace draughts
