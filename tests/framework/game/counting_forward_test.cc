// A second opinion on the counters: the game is gone through from its beginning, and each rule is
// counted forward with a number that goes up or back to nothing, as a player does on paper. The
// program's counters look back instead; on random endings both must say the same at every ply.
#include <algorithm>
#include <random>
#include <string>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "gtest/gtest.h"
#include "tests/framework/game/random_ending.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr int kGames = 400;
constexpr int kMostPlies = 150;

struct Pieces {
  int kings;
  int men;
};

Pieces Of(const Position& position, Color color) {
  return {position.kings_of(color).size(), position.men(color).size()};
}

bool IsLoneKing(Pieces pieces) { return pieces.kings == 1 && pieces.men == 0; }

// Source 002: three kings and more against one.
bool IsThreeAgainstOne(const Position& position, Color stronger) {
  const Pieces pieces = Of(position, stronger);
  return pieces.kings >= 3 && pieces.men == 0 && IsLoneKing(Of(position, Opponent(stronger)));
}

// Source 002: three pieces of any kind against a king on a1–h8.
bool IsOnMainRoad(const Position& position, Color stronger) {
  const Pieces pieces = Of(position, stronger);
  if (pieces.kings + pieces.men != 3 || !IsLoneKing(Of(position, Opponent(stronger)))) return false;
  const Point king =
      PointOf({.width = 8, .height = 8}, position.pieces(Opponent(stronger)).first());
  return king.column + king.row == 7;
}

bool HaveBothKings(const Position& position) {
  return Of(position, Color::kWhite).kings > 0 && Of(position, Color::kBlack).kings > 0;
}

// The counts of source 002 after each move of a game.
class Tally {
 public:
  void Count(const Position& before, const Move& move, const Position& after) {
    const bool man = before.men(before.turn).contains(move.from);
    const bool changed = move.is_capture() || move.crowns;
    kings_only_ = man || move.is_capture() ? 0 : kings_only_ + 1;
    balance_ = changed ? 0 : balance_ + 1;
    for (const Color color : {Color::kWhite, Color::kBlack}) {
      const bool own = before.turn == color;
      Step(three_[Index(color)], own, IsThreeAgainstOne(before, color),
           IsThreeAgainstOne(after, color));
      Step(road_[Index(color)], own, IsOnMainRoad(before, color), IsOnMainRoad(after, color));
    }
    pieces_ = after.occupied().size();
    both_kings_ = HaveBothKings(after);
  }

  int kings_only() const { return kings_only_; }
  int balance() const { return both_kings_ && pieces_ <= 7 ? balance_ : 0; }
  int three() const { return three_[0] + three_[1]; }
  int road() const { return road_[0] + road_[1]; }

 private:
  static std::size_t Index(Color color) { return color == Color::kWhite ? 0 : 1; }
  static void Step(int& count, bool own_move, bool was, bool is) {
    if (!is) count = 0;
    if (was && is && own_move) ++count;
  }

  int kings_only_ = 0;
  int balance_ = 0;
  int three_[2] = {};
  int road_[2] = {};
  int pieces_ = 0;
  bool both_kings_ = false;
};

int CountOf(const Game& game, const std::string& kind) {
  for (const Counter& counter : game.counters()) {
    if (KindName(*counter.rule) == kind) return counter.count;
  }
  ADD_FAILURE() << "no rule " << kind;
  return -1;
}

TEST(CountingForward, GivesTheSameAsLookingBack) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  const Variant damki = Catalog::BuiltIn().Find("russian-damki").value();
  int most_three = 0;
  int most_road = 0;
  for (int i = 0; i < kGames; ++i) {
    Game game(damki, RandomEnding(damki.board(), random));
    Tally tally;
    while (!game.outcome() && game.ply() < kMostPlies) {
      const Position before = game.position();
      const Move move = OneOf(game.LegalMoves(), random);
      game.Play(move);
      tally.Count(before, move, game.position());
      ASSERT_EQ(CountOf(game, "kings-only"), tally.kings_only()) << "ply " << game.ply();
      ASSERT_EQ(CountOf(game, "balance"), tally.balance()) << "ply " << game.ply();
      ASSERT_EQ(CountOf(game, "material"), tally.three()) << "ply " << game.ply();
      ASSERT_EQ(CountOf(game, "main-road"), tally.road()) << "ply " << game.ply();
      most_three = std::max(most_three, tally.three());
      most_road = std::max(most_road, tally.road());
    }
  }
  EXPECT_GT(most_three, 3) << "too few moves of three kings against one to prove anything";
  EXPECT_GT(most_road, 1) << "too few moves on the main road to prove anything";
}

}  // namespace
}  // namespace draughts
