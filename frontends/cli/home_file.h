// The file that draughts variants new writes: short, and with a comment for everything it says.
#pragma once

#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "frontends/cli/home_rules.h"

namespace draughts {

struct HomeGame {
  std::string id;
  std::string name;
  HomeRules rules;
};

// The file of `game`, with comments in the language of `messages`. It extends the nearest game of
// the program unless it would have to say most of it anew.
std::string HomeFile(const HomeGame& game, const Catalogue& messages);

// An id made of `name`: small Latin letters, Cyrillic ones transliterated; "home" where nothing
// comes of it.
std::string IdFor(const std::string& name);

}  // namespace draughts
