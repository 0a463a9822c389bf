// The object draughts.variants/1: rule sets with everything that is known of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/rules/variant_spec.h"

namespace draughts {

struct ListedVariant {
  VariantSpec spec;
  std::optional<std::string> file = {};  // of the user's own; nothing for what is in the program
};

// As a line.
std::string VariantsObject(const std::vector<ListedVariant>& variants);

}  // namespace draughts
