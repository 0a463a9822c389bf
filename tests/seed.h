// Seed: what the random tests of this run begin with, so that a failure can be had again.
//
//   SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
//   std::mt19937_64 random(Seed());
#pragma once

#include <cstdint>
#include <cstdlib>

namespace draughts {

// DRAUGHTS_SEED of the environment, or always the same number.
inline uint64_t Seed() {
  constexpr uint64_t kUsual = 64100144;
  const char* text = std::getenv("DRAUGHTS_SEED");
  return text == nullptr ? kUsual : std::strtoull(text, nullptr, 10);
}

}  // namespace draughts
