// draughts variants help: the keys of variant files, from the table that they are read by.
#pragma once

#include <optional>
#include <string>

#include "frontends/cli/console.h"

namespace draughts {

enum class KeyPage { kText = 1, kMarkdown, kJson };

// Tells of every key, or of those that `wanted` names (a key, its last part, or what it stands in)
// what it says, what it may hold, whether it must be there, and an example. Answers kExitDone, or
// kExitUsage where there is no such key.
int TellVariantKeys(const std::optional<std::string>& wanted, KeyPage page, Console& console);

// All of it as the tables of docs/variant-file.md.
std::string VariantKeysAsMarkdown(const Catalogue& messages);

}  // namespace draughts
