// draughts variants nearest: which of the known games one is most like, and in what it differs.
#pragma once

#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "frontends/cli/console.h"

namespace draughts {

// Tells of the games nearest to the one that `name`, a name or a path, finds; with `json`, as an
// object draughts.nearest/1.
int TellNearestVariants(const std::string& name, bool json, Console& console);

// In which games of `entries`, itself left out, `entry` is found again, in sentences.
std::string NearestInWords(const Catalog::Entry& entry, const std::vector<Catalog::Entry>& entries,
                           const Catalogue& messages);

}  // namespace draughts
