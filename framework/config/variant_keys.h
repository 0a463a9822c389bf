// The keys of variant files, one by one, as documents and help pages list them.
//
//   for (const VariantKey& key : VariantKeys()) …      // id, extends, … draws, draws.repetition, …
#pragma once

#include <string>
#include <vector>

#include "framework/config/value_type.h"

namespace draughts {

struct VariantKey {
  // The keys that lead to it, joined by dots; those of lists and kinds among them:
  // "moves.choice", "draws.material.stronger.kings".
  std::string name;
  bool required;        // where the map that it stands in is there
  bool inherited;       // a file that extends another need not say it
  ValueType type;       // of its value
  std::string example;  // a piece of a file: "moves: { choice: most-pieces }"
};

// Every key that a variant file may have, from the table that it is read by, each before those that
// stand in it. Kinds of draw rules are keys as well.
std::vector<VariantKey> VariantKeys();

}  // namespace draughts
