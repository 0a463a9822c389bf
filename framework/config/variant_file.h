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

#include "framework/config/value_type.h"
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

// `problems` of the spec that `text` says, each with the place of the key that it names.
Problems PlaceInVariantFile(Problems problems, std::string_view text, const std::string& file,
                            std::span<const VariantText> known = {});

// A complete file that says the same as `spec`, which must be free of problems, and extends
// nothing.
std::string FormatVariantFile(const VariantSpec& spec);

// What one key of a file says.
struct KeyValue {
  std::string name;  // the keys that lead to it, joined by dots: board.width
  YamlValue value;   // empty for a key that is left out
};

// What a complete file would say of `spec`, key by key, in the order of the table.
std::vector<KeyValue> VariantValues(const VariantSpec& spec);

// All that a variant file may hold: a map of its keys, from the table that it is read by.
ValueType VariantFileType();

}  // namespace draughts
