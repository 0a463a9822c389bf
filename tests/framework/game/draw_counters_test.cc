#include "framework/game/draw_counters.h"

#include "framework/config/catalog.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

const Counter* CounterOf(const std::vector<Counter>& counters, std::string_view kind) {
  for (const Counter& counter : counters) {
    if (KindName(*counter.rule) == kind) return &counter;
  }
  return nullptr;
}

// Source 000 §5 counts kings' moves in a row: the capture or man's move before them is ply 0.
TEST(DrawCounters, AreResetByAManAndByACapture) {
  const Variant russian = Catalog::BuiltIn().Find("russian").value();
  Game game(russian, PositionOf(russian, "W:WKc1,a3,e1:Bh6,Kb8,f8,d2"));
  PlayMoves(game, "e1xc3");
  EXPECT_EQ(CounterOf(game.counters(), "kings-only")->count, 0);
  PlayMoves(game, "b8-a7 c1-d2 a7-b8");
  EXPECT_EQ(CounterOf(game.counters(), "kings-only")->count, 3);
  EXPECT_EQ(CounterOf(game.counters(), "kings-only")->limit, 30);
  PlayMoves(game, "a3-b4");
  EXPECT_EQ(CounterOf(game.counters(), "kings-only")->count, 0);
  game.Undo();
  EXPECT_EQ(CounterOf(game.counters(), "kings-only")->count, 3);
}

// Source 000 §5, "three times": the start is the first, and other positions may come between.
TEST(DrawCounters, CountOccurrencesOfThePresentPosition) {
  const Variant russian = Catalog::BuiltIn().Find("russian").value();
  Game game(russian, PositionOf(russian, "W:Wc1,Kg1,a3:Bh6,Kb8,d8,f8"));
  EXPECT_EQ(CounterOf(game.counters(), "repetition")->count, 1);
  PlayMoves(game, "g1-h2 b8-a7");
  EXPECT_EQ(CounterOf(game.counters(), "repetition")->count, 1);
  PlayMoves(game, "h2-g1 a7-b8");
  EXPECT_EQ(CounterOf(game.counters(), "repetition")->count, 2);
}

}  // namespace
}  // namespace draughts
