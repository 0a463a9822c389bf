// The rules of the house that can be read off the sources: floors, walls round libraries, sizes.
// docs/architecture.md says why each is there.
#pragma once

#include <string>
#include <vector>

#include "tests/architecture/source_file.h"

namespace draughts {

// Every rule that `file` breaks, each as "path:line: what is wrong"; the line is left out where the
// whole file is meant. Empty when it keeps them all.
std::vector<std::string> FindBreaches(const SourceFile& file);

}  // namespace draughts
