// LocalText: the same thing said to English and to Russian readers.
#pragma once

#include <string>

namespace draughts {

struct LocalText {
  std::string en;
  std::string ru;

  friend bool operator==(const LocalText&, const LocalText&) = default;
};

}  // namespace draughts
