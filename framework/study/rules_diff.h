// Rule sets laid side by side: in which rules they differ, and which of many is nearest to one.
//
//   for (const RuleRow& row : RuleRows(specs)) if (Differs(row)) …   // a comparison of any number
//   FindNearest(home, known).front().spec->id                        // "brazilian"
#pragma once

#include <span>
#include <string>
#include <vector>

#include "framework/rules/variant_spec.h"

namespace draughts {

// One rule, and what each of several rule sets says of it.
struct RuleRow {
  std::string rule;                 // as the key of a variant file is called: "moves.choice"
  int weight;                       // how much a difference counts; 0: names of things, no rule
  std::vector<std::string> values;  // as a file would write them, in the order of the specs
};

// A row for each key that says how a game goes, in the order of variant files. Draw rules are
// compared without the articles that they cite.
std::vector<RuleRow> RuleRows(std::span<const VariantSpec* const> specs);

// Whether not all of them say the same.
bool Differs(const RuleRow& row);

struct NearVariant {
  const VariantSpec* spec;
  int distance;               // the sum of the weights of the rules that differ
  std::vector<RuleRow> rows;  // those, with two values: of the one asked about, of this one
};

// Those of `known` that are nearest to `spec`, as many as are equally near, in their order.
std::vector<NearVariant> FindNearest(const VariantSpec& spec,
                                     std::span<const VariantSpec* const> known);

}  // namespace draughts
