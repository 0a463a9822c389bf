// What the keys of variant files and their values mean, from the catalogues.
//
//   KeyText("moves.man-capture", messages)                 // "where men capture"
//   ValueText("moves.man-capture", "forward", messages)    // "men capture forward only"
#pragma once

#include <string>
#include <string_view>

#include "framework/messages/catalogue.h"

namespace draughts {

// What the key `name` of VariantKeys() says. What is the same for all kinds of draw rules (the
// source, the stronger side) is said once: "draws.source".
std::string KeyText(std::string_view name, const Catalogue& messages);

// What the key `name` says with the value `value`, which must be one of those that its type lists.
// Of rules of the game it is a clause, fit to stand behind "in which" («где»).
std::string ValueText(std::string_view name, std::string_view value, const Catalogue& messages);

}  // namespace draughts
