// A property: whatever is taken back and played again, every counter is what it was at that ply.
#include <random>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "gtest/gtest.h"
#include "tests/framework/game/random_ending.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr int kGames = 60;
constexpr int kMostPlies = 200;

void PlayRandomly(Game& game, std::vector<std::vector<Counter>>& history, std::mt19937_64& random) {
  history = {game.counters()};
  while (!game.outcome() && history.size() <= kMostPlies) {
    game.Play(OneOf(game.LegalMoves(), random));
    history.push_back(game.counters());
  }
}

TEST(UndoAndRedo, RestoreEveryCounter) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  int endings_drawn = 0;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    SCOPED_TRACE(entry.variant.spec().id);
    for (int i = 0; i < kGames; ++i) {
      Game game(entry.variant, RandomEnding(entry.variant.board(), random), Below(9, random));
      std::vector<std::vector<Counter>> history;
      PlayRandomly(game, history, random);
      const std::optional<Outcome> outcome = game.outcome();
      if (outcome && outcome->ending == Ending::kDrawRule) ++endings_drawn;
      for (std::size_t ply = history.size(); ply-- > 1;) {
        ASSERT_TRUE(game.Undo());
        ASSERT_EQ(game.counters(), history[ply - 1]) << "taken back to ply " << ply - 1;
      }
      for (std::size_t ply = 1; ply < history.size(); ++ply) {
        ASSERT_TRUE(game.Redo());
        ASSERT_EQ(game.counters(), history[ply]) << "played again to ply " << ply;
      }
      ASSERT_EQ(game.outcome(), outcome);
    }
  }
  EXPECT_GT(endings_drawn, 10) << "too few games reached a draw rule to prove anything";
}

}  // namespace
}  // namespace draughts
