// The object draughts.game/1: a game of a file with all that its text says.
#pragma once

#include <optional>
#include <string>

#include "frontends/cli/json.h"
#include "frontends/cli/records.h"

namespace draughts {

// As a line. Every move of the game, those of variations as well, must have been understood by
// `replay`; squares are called as `names` says.
std::string GameObject(const Record& record, const PdnReplay& replay, const SquareNames& names,
                       JsonWriter& json);

}  // namespace draughts
