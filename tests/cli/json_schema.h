// Enough of JSON Schema (draft 7) to hold variant files to theirs, written apart from what makes
// it.
#pragma once

#include <string>
#include <vector>

#include "framework/config/yaml_reader.h"

namespace draughts {

// What `schema` has against `value`: the paths of what does not fit, as "moves.choice: enum". A
// keyword that is not known here is a failure of its own, unless it only describes.
std::vector<std::string> FindMisfits(const YamlValue& schema, const YamlValue& value);

}  // namespace draughts
