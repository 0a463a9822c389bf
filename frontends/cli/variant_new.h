// draughts variants new: a variant file made by answering questions.
#pragma once

#include <optional>
#include <string>

#include "frontends/cli/console.h"

namespace draughts {

// Asks how one plays at home and writes the file, to `path` or to one called by the id of the game.
// Nothing is written before the last answer, and never over a file. Answers kExitDone, kExitNo when
// the input ends before, kExitUsage for a path that is no variant file's, kExitCannotRun when the
// file is there already or cannot be written.
int MakeVariantFile(const std::optional<std::string>& path, Console& console);

}  // namespace draughts
