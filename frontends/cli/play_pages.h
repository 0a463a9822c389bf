// The pages that `draughts play` shows on demand: its words, and the rules of the game.
#pragma once

#include <string>

#include "framework/game/game.h"
#include "framework/messages/catalogue.h"
#include "frontends/cli/play_text.h"

namespace draughts {

// How a move is typed, shown by moves that are legal in `game` now, and the words of the game, a
// line each. The moves are written as `teller` writes them.
std::string PlayHelp(const Game& game, const GameTeller& teller, const Catalogue& messages);

// The rules of `spec`, said by the same values that the kernel is found by.
std::string RulesInWords(const VariantSpec& spec, const Catalogue& messages);

}  // namespace draughts
