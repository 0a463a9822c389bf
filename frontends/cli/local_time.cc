#include "frontends/cli/local_time.h"

#include <array>

namespace draughts {

std::string LocalTime(std::time_t time, const char* format) {
  std::tm parts = {};
  localtime_r(&time, &parts);
  std::array<char, 64> text;
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace draughts
