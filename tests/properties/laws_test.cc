// Laws of all draughts, each tried on every compiled kernel with random rules and positions.
#include <gtest/gtest.h>

#include <algorithm>

#include "framework/kernel/count_leaves.h"
#include "tests/properties/kernels_under_test.h"
#include "tests/reference/reference.h"
#include "tests/reference/test_positions.h"

namespace draughts {
namespace {

// Paths of one move that a law looks at; a king among scattered pieces can have thousands.
constexpr std::size_t kPathLimit = 300;

template <class Map>
SquareSet MapSquares(SquareSet squares, const Map& map) {
  SquareSet mapped;
  for (const Square square : squares) mapped |= SquareSet::Of(map(square));
  return mapped;
}

// `position` with every piece moved along `map`.
template <class Map>
Position MapPosition(const Position& position, const Map& map) {
  return {.white = MapSquares(position.white, map),
          .black = MapSquares(position.black, map),
          .kings = MapSquares(position.kings, map),
          .turn = position.turn};
}

template <class Map>
std::vector<Move> MapMoves(const std::vector<Move>& moves, const Map& map) {
  std::vector<Move> mapped;
  for (const Move& move : moves) {
    mapped.push_back({.from = map(move.from),
                      .to = map(move.to),
                      .captured = MapSquares(move.captured, map),
                      .crowns = move.crowns});
  }
  std::sort(mapped.begin(), mapped.end());
  return mapped;
}

// The board turned round and every piece given to the other side is the same game.
TEST(Law, ColoursAreAlike) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const int squares = rules.board.squares();
    const auto turn_round = [squares](Square square) { return squares - 1 - square; };
    Position turned = MapPosition(position, turn_round);
    std::swap(turned.white, turned.black);
    turned.turn = Opponent(position.turn);
    const std::vector<Move> moves = MapMoves(kernel.LegalMoves(rules, position), turn_round);
    EXPECT_EQ(Describe(rules.board, kernel.LegalMoves(rules, turned)),
              Describe(rules.board, moves));
  });
}

// A board of dark squares is no mirror image of itself from side to side; across the main road it
// is, and kings know no forward: a side of kings alone moves the same there.
TEST(Law, KingsAreAlikeOnBothSidesOfTheMainRoad) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const Board board = rules.board;
    if (board.width != board.height) return;
    const auto reflect = [board](Square square) {
      const Point point = PointOf(board, square);
      return SquareAt(
          board, {.column = board.height - 1 - point.row, .row = board.width - 1 - point.column});
    };
    Position reflected = MapPosition(position, reflect);
    reflected.kings |= reflected.pieces(position.turn);
    for (const Color color : {Color::kWhite, Color::kBlack}) {  // no man stands on its crown row
      reflected.kings |= reflected.pieces(color) & Row(board, CrownRow(board, color));
    }
    const Position original = MapPosition(reflected, reflect);
    EXPECT_EQ(Describe(board, kernel.LegalMoves(rules, reflected)),
              Describe(board, MapMoves(kernel.LegalMoves(rules, original), reflect)));
  });
}

// A board of all fields is its own mirror image from side to side, and forward stays forward.
TEST(Law, BothSidesOfABoardOfAllFieldsAreAlike) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const Board board = rules.board;
    if (board.fields != Fields::kAll) return;
    const auto reflect = [board](Square square) {
      const Point point = PointOf(board, square);
      return SquareAt(board, {.column = board.width - 1 - point.column, .row = point.row});
    };
    EXPECT_EQ(Describe(board, kernel.LegalMoves(rules, MapPosition(position, reflect))),
              Describe(board, MapMoves(kernel.LegalMoves(rules, position), reflect)));
  });
}

// An order of choice only ever takes captures away.
TEST(Law, FreeChoiceContainsEveryOther) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const auto legal = [&rules = rules, &position = position](Choice choice) {
      MoveRules other = rules;
      other.choice = choice;
      return FindKernel(other)->LegalMoves(other, position);
    };
    const std::vector<Move> free = legal(Choice::kFree);
    const std::vector<Move> most = legal(Choice::kMostPieces);
    const std::vector<Move> ranked = legal(rules.choice);
    EXPECT_TRUE(std::includes(free.begin(), free.end(), ranked.begin(), ranked.end()));
    EXPECT_EQ(free.empty(), ranked.empty());
    for (const Choice finer : {Choice::kMostPiecesThenKings, Choice::kItalian}) {
      const std::vector<Move> finest = legal(finer);
      EXPECT_TRUE(std::includes(most.begin(), most.end(), finest.begin(), finest.end()));
    }
  });
}

TEST(Law, AMoveKeepsTheCounts) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const Color us = position.turn;
    const Color them = Opponent(us);
    for (const Move& move : kernel.LegalMoves(rules, position)) {
      const Position after = After(position, move);
      EXPECT_TRUE(IsSound(rules.board, after)) << Describe(rules.board, move);
      EXPECT_EQ(after.turn, them);
      EXPECT_EQ(after.pieces(us).size(), position.pieces(us).size());
      EXPECT_EQ(after.pieces(them), position.pieces(them) - move.captured);
      EXPECT_EQ(after.kings_of(us).size(), position.kings_of(us).size() + (move.crowns ? 1 : 0));
      EXPECT_EQ(after.kings_of(them), position.kings_of(them) - move.captured);
    }
  });
}

// A few of `moves`, spread over the list: along eight ways there can be thousands, each with many
// paths.
std::vector<Move> SomeOf(const std::vector<Move>& moves) {
  constexpr std::size_t kMost = 12;
  const std::size_t step = moves.size() / kMost + 1;
  std::vector<Move> some;
  for (std::size_t i = 0; i < moves.size(); i += step) some.push_back(moves[i]);
  return some;
}

// What makes (start, end, captured set) one move: whichever way the piece goes, step by step, the
// same position comes of it, the one that After says.
TEST(Law, EveryPathOfAMoveLeadsToItsPosition) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    for (const Move& move : SomeOf(kernel.LegalMoves(rules, position))) {
      const Position after = After(position, move);
      for (const Path& path : reference::Paths(rules, position, move, kPathLimit)) {
        const Position stepped = reference::After(rules, position, path);
        EXPECT_EQ(Describe(rules.board, after), Describe(rules.board, stepped))
            << Describe(rules.board, path);
      }
    }
  });
}

TEST(Law, PathsAreThoseOfTheReference) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    for (const Move& move : SomeOf(kernel.LegalMoves(rules, position))) {
      std::vector<Path> paths = kernel.Paths(rules, position, move, kPathLimit);
      std::sort(paths.begin(), paths.end());
      EXPECT_EQ(std::adjacent_find(paths.begin(), paths.end()), paths.end());
      const std::vector<Path> expected = reference::Paths(rules, position, move, kPathLimit);
      EXPECT_EQ(paths.size(), expected.size()) << Describe(rules.board, move);
      if (expected.size() < kPathLimit) {
        EXPECT_TRUE(paths == expected) << Describe(rules.board, move);
      }
    }
  });
}

// Whether the jump after landing `i` leaves the line of the jump before it to one side.
bool Turns(const Board& board, const Path& path, std::size_t i) {
  const Point before = PointOf(board, path.captured[i - 1]);
  const Point at = PointOf(board, path.squares[i]);
  const Point next = PointOf(board, path.captured[i]);
  return (at.column - before.column) * (next.row - at.row) !=
         (at.row - before.row) * (next.column - at.column);
}

// Whether `landing` is the next square to `taken` on some line.
bool IsNext(const Board& board, Square taken, Square landing) {
  return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction direction) {
    return Neighbour(board, taken, direction) == landing;
  });
}

// PDN 3.0: "each square where the direction turns; where it doesn't turn, the square immediately
// behind the captured piece".
TEST(Law, TheFirstPathIsTheOneToWrite) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    const Board& board = rules.board;
    for (const Move& move : kernel.LegalMoves(rules, position)) {
      const std::vector<Path> paths = kernel.Paths(rules, position, move, 1);
      ASSERT_EQ(paths.size(), 1U);
      const Path& path = paths.front();
      EXPECT_EQ(path.squares.front(), move.from);
      EXPECT_EQ(path.squares.back(), move.to);
      for (std::size_t i = 1; i < path.captured.size(); ++i) {
        const bool is_just_behind = IsNext(board, path.captured[i - 1], path.squares[i]);
        EXPECT_TRUE(is_just_behind || Turns(board, path, i)) << Describe(board, path);
      }
    }
  });
}

// A begun capture is finished: nobody may stop where another must go on.
TEST(Law, NoCaptureIsTheBeginningOfAnother) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, position] = test_case;
    std::vector<std::vector<Square>> routes;
    for (const Move& move : kernel.LegalMoves(rules, position)) {
      if (!move.is_capture()) return;
      for (const Path& path : kernel.Paths(rules, position, move, kPathLimit)) {
        routes.push_back(path.squares);
      }
    }
    std::sort(routes.begin(), routes.end());
    for (std::size_t i = 1; i < routes.size(); ++i) {  // a beginning sorts just before
      const std::vector<Square>& shorter = routes[i - 1];
      const std::vector<Square>& longer = routes[i];
      const bool is_beginning = shorter.size() < longer.size() &&
                                std::equal(shorter.begin(), shorter.end(), longer.begin());
      EXPECT_FALSE(is_beginning);
    }
  });
}

// `position` with a man for every king that may stand there as one, and the others taken away:
// where only men stand, perft counts by other ways.
Position MenOf(const Board& board, Position position) {
  position.white -= Row(board, CrownRow(board, Color::kWhite));
  position.black -= Row(board, CrownRow(board, Color::kBlack));
  position.kings = {};
  return position;
}

TEST(Law, PerftIsTheSumOverTheMoves) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, drawn_position] = test_case;
    for (const Position& position : {drawn_position, MenOf(rules.board, drawn_position)}) {
      uint64_t sum = 0;
      for (const Move& move : kernel.LegalMoves(rules, position)) {
        sum += kernel.LegalMoves(rules, After(position, move)).size();
      }
      EXPECT_EQ(CountLeaves(kernel, rules, position, 2, {}), sum);
      EXPECT_EQ(CountLeaves(kernel, rules, position, 2, {.play_leaves = true}), sum);
    }
  });
}

TEST(Law, MenAreCountedAsTheyAreListed) {
  ForRandomCasesOfAllKernels([](const Case& test_case) {
    const auto& [kernel, rules, drawn_position] = test_case;
    const Position position = MenOf(rules.board, drawn_position);
    EXPECT_EQ(CountLeaves(kernel, rules, position, 1, {}),
              kernel.LegalMoves(rules, position).size());
  });
}

}  // namespace
}  // namespace draughts
