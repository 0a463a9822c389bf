#include "framework/endgame/small_ending.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <random>
#include <string>
#include <utility>

#include "tests/framework/fixtures.h"
#include "tests/framework/game/play_moves.h"
#include "tests/framework/game/random_ending.h"
#include "tests/seed.h"

namespace draughts {

// For failures.
void PrintTo(const EndingValue& value, std::ostream* out) {
  *out << (value.winner.has_value() ? NameOf(*value.winner) : "nobody") << " in " << value.plies;
}

namespace {

constexpr EndingValue kNobody = {.winner = {}, .plies = 0};

SmallEnding Solved(const Variant& variant, const Position& position) {
  std::variant<SmallEnding, TooLarge> solved = SmallEnding::Solve(variant, position);
  EXPECT_TRUE(std::holds_alternative<SmallEnding>(solved));
  return std::get<SmallEnding>(std::move(solved));
}

EndingValue ValueOf(const Variant& variant, const Position& position) {
  return Solved(variant, position).ValueOf(position);
}

std::optional<Color> WinnerOf(const Variant& variant, const std::string& fen) {
  return ValueOf(variant, PositionOf(variant, fen)).winner;
}

Variant Giveaway(VariantSpec spec) {
  spec.objective = Objective::kGiveaway;
  return fixtures::Make(std::move(spec));
}

// Solved a second time, slowly: no key, no symmetry, no order of work. What is decided within one
// more ply is found from what is decided already, until nothing is new.
std::map<Position, EndingValue> SolvedSlowly(const Variant& variant, const Position& root) {
  std::map<Position, std::vector<Position>> next;
  std::vector<Position> open = {root};
  while (!open.empty()) {
    const Position position = open.back();
    open.pop_back();
    if (next.contains(position)) continue;
    for (const Move& move : variant.LegalMoves(position)) {
      next[position].push_back(After(position, move));
    }
    open.insert(open.end(), next[position].begin(), next[position].end());
  }
  const bool gives_away = variant.spec().objective == Objective::kGiveaway;
  std::map<Position, EndingValue> values;
  for (const auto& [position, after] : next) {
    const Color other = Opponent(position.turn);
    if (after.empty()) values[position] = {gives_away ? position.turn : other, 0};
  }
  for (std::size_t before = 0, plies = 1; before != values.size(); ++plies) {
    before = values.size();
    std::map<Position, EndingValue> found;
    for (const auto& [position, after] : next) {
      if (values.contains(position)) continue;
      const Color turn = position.turn;
      const auto goes_to = [&values](Color winner) {
        return [&values, winner](const Position& reached) {
          const auto value = values.find(reached);
          return value != values.end() && value->second.winner == winner;
        };
      };
      const EndingValue won = {turn, static_cast<int>(plies)};
      const EndingValue lost = {Opponent(turn), static_cast<int>(plies)};
      if (std::any_of(after.begin(), after.end(), goes_to(turn))) found[position] = won;
      if (std::all_of(after.begin(), after.end(), goes_to(Opponent(turn)))) found[position] = lost;
    }
    values.merge(found);
  }
  for (const auto& [position, after] : next) values.emplace(position, kNobody);
  return values;
}

void ExpectSameSlowly(const Variant& variant, const char* fen) {
  SCOPED_TRACE(variant.spec().id + " " + fen);
  const Position root = PositionOf(variant, fen);
  const SmallEnding ending = Solved(variant, root);
  for (const auto& [position, value] : SolvedSlowly(variant, root)) {
    ASSERT_EQ(ending.ValueOf(position), value);
  }
}

TEST(SmallEnding, IsWhatSlowSearchFinds) {
  for (const char* fen : {"W:WKa1:BKh8", "B:Wc3:Be7", "W:Wd6:Bg3"}) {
    ExpectSameSlowly(fixtures::Russian(), fen);
    ExpectSameSlowly(fixtures::American(), fen);
    ExpectSameSlowly(Giveaway(fixtures::RussianSpec()), fen);
  }
  ExpectSameSlowly(fixtures::American(), "W:WKa1,Kc1:BKf6");
  ExpectSameSlowly(fixtures::International(), "W:W46:B5");
  ExpectSameSlowly(Giveaway(fixtures::SpantsirettiSpec()), "W:WKa1:Bb8");
}

// Source 000 §5 and the players' literature: a lone king on the main road cannot be caught, off it
// three kings catch it (Petrov's triangle), at the latest with the 15th move.
TEST(SmallEnding, ThreeKingsCatchOneOffTheMainRoadIn15Moves) {
  const Variant russian = fixtures::Russian();
  const Position root = PositionOf(russian, "W:WKa3,Kc1,Ke3:BKh2");
  const SmallEnding ending = Solved(russian, root);
  const SquareSet road = MainRoad(russian.board());
  const SquareSet kings = root.white;
  int longest = 0;
  for (const Square square : russian.board().all() - road - kings) {
    Position position = root;
    position.black = SquareSet::Of(square);
    position.kings = position.white | position.black;
    const EndingValue value = ending.ValueOf(position);
    EXPECT_EQ(value.winner, Color::kWhite) << square;
    longest = std::max(longest, value.plies);
  }
  EXPECT_GT(longest, 15);
  EXPECT_LE(longest, 2 * 15 - 1);
}

TEST(SmallEnding, ThreeKingsCannotCatchOneOnTheMainRoad) {
  const Variant russian = fixtures::Russian();
  EXPECT_EQ(WinnerOf(russian, "W:WKa3,Kc1,Ke3:BKh8"), std::nullopt);
  EXPECT_EQ(WinnerOf(russian, "B:WKf8,Kd8,Kh4:BKa1"), std::nullopt);
}

TEST(SmallEnding, KnowsWhatFewerFlyingKingsCanDo) {
  const Variant russian = fixtures::Russian();
  EXPECT_EQ(WinnerOf(russian, "W:WKa3:BKh2"), std::nullopt);
  EXPECT_EQ(WinnerOf(russian, "W:WKa3,Kc1:BKh2"), std::nullopt);
  EXPECT_EQ(WinnerOf(russian, "B:WKa3,Kc1:BKh2,Kg3"), std::nullopt);
  // Two kings win where the lone one shares the main road with one of them and has to leave it.
  EXPECT_EQ(WinnerOf(russian, "W:WKa1,Kc1:BKh8"), Color::kWhite);
}

// The first lesson of checkers: two kings drive one out of the double corner (squares 1 and 5, or
// 28 and 32).
TEST(SmallEnding, TwoShortKingsCatchOne) {
  const Variant american = fixtures::American();
  EXPECT_EQ(WinnerOf(american, "W:WK1,K2:BK31"), Color::kWhite);
  EXPECT_EQ(WinnerOf(american, "B:WK10,K11:BK32"), Color::kWhite);
  EXPECT_EQ(WinnerOf(american, "W:WK1,K2:BK31,K32"), std::nullopt);
}

// Of two kings side by side the one that has to move loses at the side of the board: both squares
// it can go to are beside the other one. In the open it runs away; in the double corner it goes to
// and fro.
TEST(SmallEnding, KnowsTheOpposition) {
  const Variant american = fixtures::American();
  EXPECT_EQ(WinnerOf(american, "W:WK12:BK11"), Color::kBlack);
  EXPECT_EQ(WinnerOf(american, "B:WK20:BK19"), std::nullopt);
  EXPECT_EQ(WinnerOf(american, "B:WK19:B12"), Color::kWhite);
  EXPECT_EQ(WinnerOf(american, "B:WK18:BK32"), std::nullopt);
}

TEST(SmallEnding, CountsThePliesToTheEnd) {
  const Variant russian = fixtures::Russian();
  const EndingValue at_once = {.winner = Color::kWhite, .plies = 1};
  EXPECT_EQ(ValueOf(russian, PositionOf(russian, "W:Wc3:Bd4")), at_once);
  const EndingValue over = {.winner = Color::kWhite, .plies = 0};
  EXPECT_EQ(ValueOf(russian, PositionOf(russian, "B:Wc3:B")), over);
  const Variant giveaway = Giveaway(fixtures::RussianSpec());
  const EndingValue taken = {.winner = Color::kBlack, .plies = 1};
  EXPECT_EQ(ValueOf(giveaway, PositionOf(giveaway, "W:Wc3:Bd4")), taken);
}

// A lone king is no help where it has won, and one piece is none where it has lost.
TEST(SmallEnding, KnowsTheOtherObjectives) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.objective = Objective::kFirstKingWins;
  const Variant first_king = fixtures::Make(spec);
  const EndingValue crowned = {.winner = Color::kWhite, .plies = 1};
  EXPECT_EQ(ValueOf(first_king, PositionOf(first_king, "W:Wb6:Bg3,h8")).winner, Color::kWhite);
  EXPECT_EQ(ValueOf(first_king, PositionOf(first_king, "W:Wc7:Bb2")), crowned);
  EXPECT_EQ(ValueOf(first_king, PositionOf(first_king, "B:Wc7:Bb2")).winner, Color::kBlack);
  spec.objective = Objective::kLastPieceLoses;
  const Variant last_piece = fixtures::Make(spec);
  EXPECT_EQ(ValueOf(last_piece, PositionOf(last_piece, "W:Wc3,a1:Bd4,h8")), crowned);
}

// What a position is worth follows from what its moves lead to, and from nothing else.
void ExpectConsistent(const Variant& variant, const SmallEnding& ending, const Position& position) {
  EndingValue best = {.winner = {}, .plies = -1};
  for (const Move& move : variant.LegalMoves(position)) {
    EndingValue next = ending.ValueOf(After(position, move));
    if (next.winner.has_value()) ++next.plies;
    const auto merit = [turn = position.turn](const EndingValue& value) {
      if (!value.winner.has_value()) return 0;
      return *value.winner == turn ? 10'000 - value.plies : value.plies - 10'000;
    };
    if (best.plies < 0 || merit(next) > merit(best)) best = next;
  }
  if (best.plies >= 0) {
    ASSERT_EQ(ending.ValueOf(position), best);
  }
}

Position FewPieces(const Board& board, int most, std::mt19937_64& random) {
  while (true) {
    const Position position = RandomEnding(board, random);
    if (position.occupied().size() <= most) return position;
  }
}

TEST(SmallEnding, ValuesFollowFromThoseOfTheNextPositions) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  std::vector<Variant> variants = fixtures::All();
  variants.push_back(Giveaway(fixtures::RussianSpec()));
  variants.push_back(Giveaway(fixtures::ItalianSpec()));
  for (const Variant& variant : variants) {
    SCOPED_TRACE(variant.spec().id);
    const Position root = FewPieces(variant.board(), 3, random);
    const SmallEnding ending = Solved(variant, root);
    for (int playout = 0; playout < 100; ++playout) {
      Position position = root;
      for (int ply = 0; ply < 40; ++ply) {
        ExpectConsistent(variant, ending, position);
        const std::vector<Move> legal = variant.LegalMoves(position);
        if (legal.empty()) break;
        position = After(position, OneOf(legal, random));
      }
    }
  }
}

TEST(SmallEnding, IsTheSameFromTheOtherSide) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed() + 1);
  for (const Variant& variant : fixtures::All()) {
    SCOPED_TRACE(variant.spec().id);
    const Position position = FewPieces(variant.board(), 3, random);
    EndingValue turned = ValueOf(variant, Rotated(variant.board(), position));
    if (turned.winner.has_value()) turned.winner = Opponent(*turned.winner);
    EXPECT_EQ(ValueOf(variant, position), turned);
  }
}

TEST(SmallEnding, SaysWhatIsTooLarge) {
  const Variant russian = fixtures::Russian();
  const auto solve = [&russian](const char* fen, const EndingBudget& budget) {
    return SmallEnding::Solve(russian, PositionOf(russian, fen), budget);
  };
  const auto reason = [](const std::variant<SmallEnding, TooLarge>& solved) {
    return std::holds_alternative<TooLarge>(solved) ? std::get<TooLarge>(solved) : TooLarge{};
  };
  const char* kThree = "W:WKa3,Kc1:BKh8";
  EXPECT_EQ(reason(solve("W:WKa1,Kc1,Ke1:BKh8,Kf8", {})), TooLarge::kPieces);
  EXPECT_EQ(reason(solve(kThree, {.pieces = 2})), TooLarge::kPieces);
  EXPECT_EQ(reason(solve(kThree, {.positions = 1000})), TooLarge::kPositions);
  EXPECT_EQ(reason(solve(kThree, {.moves = 1000})), TooLarge::kPositions);
  EXPECT_EQ(reason(solve(kThree, {})), TooLarge{});
}

}  // namespace
}  // namespace draughts
