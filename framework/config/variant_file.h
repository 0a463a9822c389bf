// Variant files: a VariantSpec written in YAML, read strictly.
#pragma once

#include <string>
#include <string_view>

#include "framework/rules/variant_spec.h"

namespace draughts {

// The spec that `text` says, or everything that is wrong with it: unknown, duplicate and missing
// keys, values that are none of those allowed, each with file:line:column (`file` is only quoted).
Result<VariantSpec> ParseVariantFile(std::string_view text, const std::string& file);

}  // namespace draughts
