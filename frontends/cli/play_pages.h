// The pages that `draughts play` shows on demand: its words, and the rules of the game.
#pragma once

#include <string>

#include "framework/messages/catalogue.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// The words of the game and the forms of a move, a line each.
std::string PlayHelp(const Catalogue& messages);

// The rules of `spec`, said by the same values that the kernel is found by.
std::string RulesInWords(const VariantSpec& spec, const Catalogue& messages);

}  // namespace draughts
