#include "frontends/cli/lots.h"

#include <charconv>
#include <cstdint>
#include <random>
#include <string_view>

namespace draughts {

Result<Color> DrawLots(const char* seed) {
  uint64_t number = std::random_device()();
  if (seed != nullptr) {
    const std::string_view text = seed;
    const char* const end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data(), end, number);
    if (text.empty() || read.ec != std::errc() || read.ptr != end) {
      return Problem{
          .id = "cli.bad-seed-variable", .place = {}, .arguments = {{"found", std::string(text)}}};
    }
  }
  return std::mt19937_64(number)() % 2 == 0 ? Color::kWhite : Color::kBlack;
}

}  // namespace draughts
