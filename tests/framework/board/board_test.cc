#include "framework/board/board.h"

#include "framework/board/layout.h"
#include "gtest/gtest.h"

namespace draughts {
namespace {

constexpr Board kBoards[] = {{8, 8}, {10, 8}, {10, 10}, {12, 12}};

// PDN 3.0, game types 20 and 21: number 1 is b10 (b8), and a1 is a square.
static_assert(PointOf({.width = 8, .height = 8}, 0) == Point{.column = 1, .row = 0});
static_assert(PointOf({.width = 8, .height = 8}, 28) == Point{.column = 0, .row = 7});
static_assert(PointOf({.width = 8, .height = 8}, 31) == Point{.column = 6, .row = 7});
static_assert(PointOf({.width = 10, .height = 10}, 0) == Point{.column = 1, .row = 0});
static_assert(PointOf({.width = 10, .height = 10}, 45) == Point{.column = 0, .row = 9});
static_assert(SquareAt({.width = 8, .height = 8}, {.column = 0, .row = 0}) == kNoSquare);

TEST(Board, HasHalfItsFieldsAsSquares) {
  const int squares[] = {32, 40, 50, 72};
  for (int index = 0; index < 4; ++index) {
    EXPECT_EQ(kBoards[index].squares(), squares[index]);
    EXPECT_EQ(kBoards[index].all().size(), squares[index]);
  }
}

TEST(Board, TheBottomLeftCornerIsASquareAndTheBottomRightIsNot) {
  for (const Board& board : kBoards) {
    EXPECT_NE(SquareAt(board, {.column = 0, .row = board.height - 1}), kNoSquare);
    EXPECT_EQ(SquareAt(board, {.column = board.width - 1, .row = board.height - 1}), kNoSquare);
  }
}

TEST(Board, EverySquareLiesAtOnePoint) {
  for (const Board& board : kBoards) {
    for (const Square square : board.all()) {
      EXPECT_EQ(SquareAt(board, PointOf(board, square)), square);
    }
  }
}

TEST(Board, EveryOtherFieldIsASquare) {
  for (const Board& board : kBoards) {
    int found = 0;
    for (int row = 0; row < board.height; ++row) {
      for (int column = 0; column < board.width; ++column) {
        if (SquareAt(board, {.column = column, .row = row}) != kNoSquare) ++found;
      }
    }
    EXPECT_EQ(found, board.squares());
  }
}

TEST(Board, NothingLiesOffTheBoard) {
  const Board board = {.width = 8, .height = 8};
  for (const Point point : {Point{-1, 0}, Point{0, -1}, Point{8, 7}, Point{7, 8}}) {
    EXPECT_EQ(SquareAt(board, point), kNoSquare);
  }
}

TEST(Board, NeighboursAreOneDiagonalStepAway) {
  const Board board = {.width = 8, .height = 8};
  const Square d4 = SquareAt(board, {.column = 3, .row = 4});
  EXPECT_EQ(Neighbour(board, d4, Direction::kUpLeft), SquareAt(board, {.column = 2, .row = 3}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kUpRight), SquareAt(board, {.column = 4, .row = 3}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kDownLeft), SquareAt(board, {.column = 2, .row = 5}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kDownRight), SquareAt(board, {.column = 4, .row = 5}));
  EXPECT_EQ(Neighbour(board, 28, Direction::kUpLeft), kNoSquare);  // a1
  EXPECT_EQ(Neighbour(board, 28, Direction::kDownLeft), kNoSquare);
}

TEST(Board, AStepAlongARankOrAFilePassesALightField) {
  const Board board = {.width = 10, .height = 10};
  const Square d4 = SquareAt(board, {.column = 3, .row = 6});
  EXPECT_EQ(Neighbour(board, d4, Direction::kUp), SquareAt(board, {.column = 3, .row = 4}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kLeft), SquareAt(board, {.column = 1, .row = 6}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kRight), SquareAt(board, {.column = 5, .row = 6}));
  EXPECT_EQ(Neighbour(board, d4, Direction::kDown), SquareAt(board, {.column = 3, .row = 8}));
  EXPECT_EQ(Neighbour(board, 45, Direction::kLeft), kNoSquare);  // a1
}

TEST(Board, MayBePlayedOnAllItsFields) {
  constexpr Board kFull = {.width = 8, .height = 8, .fields = Fields::kAll};
  EXPECT_EQ(kFull.squares(), 64);
  EXPECT_EQ(Row(kFull, 1), SquareSet::Range(8, 15));
  EXPECT_EQ(PointOf(kFull, 63), (Point{.column = 7, .row = 7}));
  for (const Square square : kFull.all())
    EXPECT_EQ(SquareAt(kFull, PointOf(kFull, square)), square);
  EXPECT_EQ(Neighbour(kFull, 0, Direction::kRight), 1);
  EXPECT_EQ(Neighbour(kFull, 0, Direction::kDown), 8);
  EXPECT_EQ(Neighbour(kFull, 7, Direction::kRight), kNoSquare);
  EXPECT_EQ(Neighbour(kFull, 7, Direction::kDownLeft), 14);
}

template <Board B>
void ExpectStepsLikeNeighbours() {
  using Layout = BoardLayout<B>;
  for (const Square square : B.all()) {
    ForEachDirection<kAllDirections>([square]<Direction D>() {
      const auto from = Layout::Widen(SquareSet::Of(square));
      const Square next = Neighbour(B, square, D);
      const SquareSet expected = next == kNoSquare ? SquareSet{} : SquareSet::Of(next);
      EXPECT_EQ(Layout::Narrow(Layout::template Step<D>(from) & Layout::kSquares), expected)
          << square << " " << static_cast<int>(D);
    });
  }
}

TEST(BoardLayout, StepsToTheNeighbour) {
  ExpectStepsLikeNeighbours<Board{.width = 8, .height = 8}>();
  ExpectStepsLikeNeighbours<Board{.width = 10, .height = 8}>();
  ExpectStepsLikeNeighbours<Board{.width = 10, .height = 10}>();
  ExpectStepsLikeNeighbours<Board{.width = 12, .height = 12}>();
  ExpectStepsLikeNeighbours<Board{.width = 8, .height = 8, .fields = Fields::kAll}>();
  ExpectStepsLikeNeighbours<Board{.width = 10, .height = 8, .fields = Fields::kAll}>();
}

TEST(Board, SteppingThereAndBackEndsWhereItBegan) {
  for (const Board& board : kBoards) {
    for (const Square square : board.all()) {
      for (const Direction direction : kAllDirections) {
        const Square next = Neighbour(board, square, direction);
        if (next == kNoSquare) continue;
        EXPECT_EQ(Neighbour(board, next, Opposite(direction)), square);
      }
    }
  }
}

TEST(Board, RowsAreCountedFromTheTop) {
  const Board board = {.width = 10, .height = 10};
  EXPECT_EQ(Row(board, 0), SquareSet::Range(0, 4));
  EXPECT_EQ(Row(board, 9), SquareSet::Range(45, 49));
}

TEST(BoardDeathTest, OnlySquaresOfTheBoardHaveAPoint) {
  EXPECT_DEATH(PointOf({.width = 8, .height = 8}, 32), "a square of the board");
  EXPECT_DEATH(PointOf({.width = 8, .height = 8}, kNoSquare), "a square of the board");
}

}  // namespace
}  // namespace draughts
