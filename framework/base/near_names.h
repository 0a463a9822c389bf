// "Did you mean": the names nearest to one that was mistyped.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

// The names within about a third of `typed`'s length, nearest first, at most three. How near one is
// says how many characters (Unicode code points of UTF-8 text) must be put in, left out, replaced
// or swapped with their neighbour.
std::vector<std::string> NearNames(std::string_view typed, std::span<const std::string> names);

}  // namespace draughts
