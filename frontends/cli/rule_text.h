// The rules of a game as clauses: "men capture forward only".
#pragma once

#include <string>
#include <vector>

#include "framework/messages/catalogue.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// What the key `rule` of a variant file says with the value `value`, as a clause fit to stand
// behind "in which" («где»). `spec` is the game that it is a rule of. Not for draw rules.
std::string RuleClause(const std::string& rule, const std::string& value, const VariantSpec& spec,
                       const Catalogue& messages);

// The sentences about those draw rules of `spec` that `other` has not; articles are left out.
std::vector<std::string> DrawRulesBeyond(const VariantSpec& spec, const VariantSpec& other,
                                         const Catalogue& messages);

}  // namespace draughts
