// Draw rules in sentences: what ends a game, what is said of a counter, what the rules page says.
#pragma once

#include <string>
#include <vector>

#include "framework/game/game.h"
#include "framework/messages/catalogue.h"
#include "framework/notation/moves.h"

namespace draughts {

// "The game is drawn: 15 moves by each side with kings only and nothing taken (source 000 §5)."
// `game` must have ended by a draw rule.
std::string DrawnByRule(const Game& game, const Catalogue& messages);

// What can be said of each draw rule of `game`, a paragraph each: those that are running first,
// with their count, what began it and what stops it; where there are no rules, that there are none.
// `style` writes moves.
std::vector<std::string> DrawCounterTexts(const Game& game, const MoveStyle& style,
                                          const Catalogue& messages);

// The same, of the counters alone that are running and have something to tell: not of a position
// that is there for the first time, or of a count that stands at 0.
std::vector<std::string> BegunCounterTexts(const Game& game, const MoveStyle& style,
                                           const Catalogue& messages);

// When a game is drawn by `rule`, a sentence for each limit that it knows.
std::vector<std::string> DrawRuleTexts(const DrawRule& rule, const Catalogue& messages);

}  // namespace draughts
