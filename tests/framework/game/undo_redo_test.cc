// A property: whatever is taken back and played again, every counter is what it was at that ply.
#include <random>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "gtest/gtest.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr int kGames = 60;
constexpr int kMostPlies = 200;

int Below(int limit, std::mt19937_64& random) {
  return static_cast<int>(random() % static_cast<uint64_t>(limit));
}

// One to three kings and up to one man a side, on different squares.
Position RandomEnding(const Board& board, std::mt19937_64& random) {
  while (true) {
    Position position;
    for (SquareSet* side : {&position.white, &position.black}) {
      const int kings = 1 + Below(3, random);
      const int men = Below(2, random);
      for (int i = 0; i < kings + men; ++i) {
        const SquareSet square = SquareSet::Of(Below(board.squares(), random));
        *side |= square;
        if (i < kings) position.kings |= square;
      }
    }
    position.turn = Below(2, random) == 0 ? Color::kWhite : Color::kBlack;
    if (IsSound(board, position)) return position;
  }
}

void PlayRandomly(Game& game, std::vector<std::vector<Counter>>& history, std::mt19937_64& random) {
  history = {game.counters()};
  while (!game.outcome() && history.size() <= kMostPlies) {
    const auto count = static_cast<int>(game.LegalMoves().size());
    game.Play(game.LegalMoves()[static_cast<std::size_t>(Below(count, random))]);
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
