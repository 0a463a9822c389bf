// draughts variants check: all that is wrong with variant files.
#pragma once

#include <span>
#include <string>

#include "frontends/cli/console.h"

namespace draughts {

// Tells of each file, a line each, what is wrong with it, or that nothing is; with `json`, an
// object draughts.check/1 for each. Answers kExitDone, kExitNo where there are faults, or
// kExitBadData where a file cannot be read.
int CheckVariantFiles(std::span<const std::string> files, bool json, Console& console);

}  // namespace draughts
