// Variant files: a VariantSpec written in YAML, read strictly (docs/variant-file.md).
//
//   Result<VariantSpec> spec = ParseVariantFile(text, "my.yaml");
//   if (!spec.ok()) …                            // my.yaml:3:14: …
//   FormatVariantFile(*spec)                     // complete, whatever it extends
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/config/variant_chain.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// The spec that `text` says, which FindProblems() has nothing against; or everything that is wrong
// with it, in the order of the text, each with file:line:column (`file` is only quoted): unknown,
// duplicate and missing keys, values that are none of those allowed or make no sense together. The
// file that it extends is looked for in `known`; a problem of what is inherited stands in that
// file, after those of its own.
Result<VariantSpec> ParseVariantFile(std::string_view text, const std::string& file,
                                     std::span<const VariantText> known = {});

// A complete file that says the same as `spec`, which must be free of problems, and extends
// nothing.
std::string FormatVariantFile(const VariantSpec& spec);

struct VariantKey {
  std::string name;    // the keys that lead to it, joined by dots: board.width
  std::string values;  // what it may hold: "short, flying, flying-lands-behind", "whole number"
  bool required;
};

// Every key that a variant file may have, from the table that it is read by.
std::vector<VariantKey> VariantKeys();

}  // namespace draughts
