#include "frontends/cli/lots.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace draughts {
namespace {

TEST(Lots, FallAsTheSeedSays) {
  std::set<Color> sides;
  for (int seed = 0; seed < 20; ++seed) {
    const std::string text = std::to_string(seed);
    EXPECT_EQ(*DrawLots(text.c_str()), *DrawLots(text.c_str()));
    sides.insert(*DrawLots(text.c_str()));
  }
  EXPECT_EQ(sides.size(), 2u);
}

// Forty draws all alike happen once in a million million runs.
TEST(Lots, FallBothWaysByChance) {
  std::set<Color> sides;
  for (int draw = 0; draw < 40; ++draw) sides.insert(*DrawLots(nullptr));
  EXPECT_EQ(sides.size(), 2u);
}

TEST(Lots, RefuseASeedThatIsNoNumber) {
  for (const char* seed : {"", "seven", "7x", "-7", "99999999999999999999"}) {
    ASSERT_FALSE(DrawLots(seed).ok()) << seed;
    EXPECT_EQ(DrawLots(seed).problems().front().id, "cli.bad-seed-variable");
  }
}

}  // namespace
}  // namespace draughts
