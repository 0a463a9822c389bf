// The object draughts.variants/1: rule sets with everything that is known of them.
#pragma once

#include <string>
#include <vector>

#include "framework/rules/variant_spec.h"

namespace draughts {

// As a line.
std::string VariantsObject(const std::vector<VariantSpec>& specs);

}  // namespace draughts
