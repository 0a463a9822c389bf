// Variant files: a VariantSpec written in YAML, read strictly (docs/variant-file.md).
//
//   Result<VariantSpec> spec = ParseVariantFile(text, "my.yaml");
//   if (!spec.ok()) …                            // my.yaml:3:14: …
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/rules/variant_spec.h"

namespace draughts {

// The spec that `text` says, which FindProblems() has nothing against; or everything that is wrong
// with it, in the order of the text, each with file:line:column (`file` is only quoted): unknown,
// duplicate and missing keys, values that are none of those allowed or make no sense together.
Result<VariantSpec> ParseVariantFile(std::string_view text, const std::string& file);

struct VariantKey {
  std::string name;    // the keys that lead to it, joined by dots: board.width
  std::string values;  // what it may hold: "short, flying, flying-lands-behind", "whole number"
  bool required;
};

// Every key that a variant file may have, from the table that it is read by.
std::vector<VariantKey> VariantKeys();

}  // namespace draughts
