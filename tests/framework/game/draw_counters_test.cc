#include "framework/game/draw_counters.h"

#include "framework/config/catalog.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

struct Sequence {
  const char* id;
  const char* variant;
  const char* source;
  const char* fen;
  const char* moves;  // the draw comes with the last one
  DrawRule rule;
};

const Sequence kSequences[] = {
    {"seq/int-25-moves", "international", "source 004; FMJD Annex 1 art. 6.2",
     "W:W35,36,45,K49:BK2,6,15,16",
     "49-38 2-11 38-29 11-17 29-7 17-11 7-2 11-39 2-7 39-48 7-1 48-37 1-34 37-28 34-40 28-46 40-44 "
     "46-19 44-39 19-14 39-43 14-28 43-25 28-22 25-30 22-28 30-43 28-37 43-39 37-46 39-33 46-10 "
     "33-39 10-4 39-34 4-27 34-25 27-49 25-39 49-27 39-50 27-13 50-39 13-24 39-30 24-29 30-13 29-7 "
     "13-30 7-2",
     KingsOnly{.moves = 25}},
    {"seq/eng-40-moves", "american", "source 003; WCDF rules 1.32", "B:WK1,K5:BK28,K32",
     "28-24 5-9 24-27 9-6 27-31 6-10 32-27 1-6 27-24 6-1 24-20 10-7 20-16 7-2 31-26 1-5 26-22 2-7 "
     "22-25 5-1 25-21 7-10 16-12 10-15 21-25 15-11 25-30 11-15 12-8 15-10 8-4 10-14 30-25 1-6 4-8 "
     "6-10 8-4 10-15 25-29 15-18 29-25 14-9 4-8 9-13 8-12 18-14 12-16 14-10 16-20 10-14 20-24 "
     "14-17 "
     "24-27 17-14 25-30 13-9 27-32 9-13 30-25 14-17 25-30 17-22 32-27 13-17 27-24 17-14 24-28 "
     "14-17 "
     "28-32 17-14 32-27 22-18 27-32 18-23 30-25 23-19 25-29 19-23 32-28 14-9",
     NoProgress{.moves = 40}},
    {"seq/ru-15-kingmoves", "russian", "source 000 §5, source 001",
     "W:WKc1,h2,Ka3,a5:Bh4,a7,Kd8,Kf8",
     "c1-e3 f8-g7 a3-f8 g7-f6 e3-f4 f6-a1 f4-e3 a1-b2 f8-b4 b2-a1 b4-d6 a1-f6 e3-d2 f6-a1 d6-f8 "
     "d8-f6 d2-h6 f6-g7 h6-f4 g7-d4 f4-d2 a1-b2 f8-h6 d4-h8 h6-f4 b2-a3 d2-e3 h8-a1 e3-f2 a1-b2",
     KingsOnly{.moves = 15}},
    {"seq/ru-site-15", "russian", "source 000 §5", "W:WKa3,Ka5:BKg1,Kh2",
     "a5-e1 h2-c7 a3-f8 g1-e3 f8-h6 e3-c1 h6-f8 c1-g5 e1-b4 g5-h4 b4-c3 c7-f4 c3-a5 h4-f6 a5-d8 "
     "f6-d4 f8-a3 f4-c1 a3-f8 d4-c3 d8-h4 c3-d4 h4-g3 d4-g1 g3-h2 c1-d2 h2-e5 g1-f2 e5-d6 d2-h6",
     KingsOnly{.moves = 15}},
    {"seq/threefold-ru", "russian", "source 000 §5", "W:Wc1,Kg1,a3:Bh6,Kb8,d8,f8",
     "g1-h2 b8-a7 h2-g1 a7-b8 g1-h2 b8-a7 h2-g1 a7-b8", Repetition{.times = 3}},
    {"seq/threefold-eng", "american", "source 003", "B:W28,K31,32:BK1,5,12",
     "1-6 31-26 6-1 26-31 1-6 31-26 6-1 26-31", Repetition{.times = 3}}};

TEST(DrawCounters, DrawOnThePlyAndNotOneEarlier) {
  for (const Sequence& sequence : kSequences) {
    SCOPED_TRACE(sequence.id);
    const Variant variant = Catalog::BuiltIn().Find(sequence.variant).value();
    Game game(variant, PositionOf(variant, sequence.fen));
    PlayMoves(game, sequence.moves);  // checks before each move that the game goes on
    ASSERT_TRUE(game.outcome());
    EXPECT_EQ(game.outcome()->ending, Ending::kDrawRule);
    EXPECT_EQ(game.outcome()->rule, sequence.rule);
    EXPECT_FALSE(game.outcome()->winner);
    game.Undo();
    EXPECT_FALSE(game.outcome());
  }
}

const Counter* CounterOf(const std::vector<Counter>& counters, std::string_view kind) {
  for (const Counter& counter : counters) {
    if (KindName(counter.rule) == kind) return &counter;
  }
  return nullptr;
}

// facts, "counting N-move rules": the capture or man's move that resets is ply 0.
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

// facts, "threefold": the start is the first occurrence; occurrences need not follow one another.
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
