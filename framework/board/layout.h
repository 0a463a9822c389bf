// BoardLayout<Board>: a board in one machine word, laid out so that a step is a shift.
//
// Where only dark fields are played on, every two rows take one bit more than they have squares:
// that ghost bit is never a square, and a diagonal step over the left or right edge falls on it.
// 8x8 takes 36 bits, 10x8 44, 10x10 55, 12x12 78:
//
//     8x8:   .  0  .  1  .  2  .  3      the next row begins one ghost later:
//            4  .  5  .  6  .  7  .      8 is nobody's square
//            .  9  . 10  . 11  . 12
//
// Where all fields are, they follow each other without ghosts, so that 8x8 takes 64 bits. A step
// that no ghost stops leaves out the squares of the edge.
//
//   using Layout = BoardLayout<Board{.width = 8, .height = 8}>;
//   Layout::Step<Direction::kUpLeft>(men) & empty
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "framework/board/board.h"

namespace draughts {

constexpr int CountBits(uint64_t word) { return std::popcount(word); }
constexpr int CountBits(Word128 word) {
  return std::popcount(static_cast<uint64_t>(word)) +
         std::popcount(static_cast<uint64_t>(word >> 64));
}

template <Board B>
struct BoardLayout {
  static_assert(B.width >= 4 && B.width % 2 == 0, "a board has an even number of files, 4 or more");
  static_assert(B.height >= 4 && B.height % 2 == 0,
                "a board has an even number of ranks, 4 or more");

  static constexpr bool kHasGhosts = B.fields == Fields::kDark;
  static constexpr int kRowBits = B.squares_in_row();
  static constexpr int kPairBits = 2 * kRowBits + (kHasGhosts ? 1 : 0);  // two rows
  static constexpr int kPairs = B.height / 2;
  static_assert(kPairs * kPairBits <= 128, "a board fits in 128 bits");

  using Word = std::conditional_t<(kPairs * kPairBits <= 64), uint64_t, Word128>;

  static constexpr Word Widen(SquareSet set) {
    const Word128 bits = set.bits();
    Word word = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      word |= static_cast<Word>((bits >> (pair * 2 * kRowBits)) & kPairMask) << (pair * kPairBits);
    }
    return word;
  }

  static constexpr SquareSet Narrow(Word word) {
    Word128 bits = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      bits |= (Word128{word >> (pair * kPairBits)} & kPairMask) << (pair * 2 * kRowBits);
    }
    return SquareSet(bits);
  }

  static constexpr Word kSquares = Widen(B.all());

  // One step of every square in `set`, as Neighbour() has it; what leaves the board lands on no
  // square of kSquares.
  template <Direction D>
  static constexpr Word Step(Word set) {
    if constexpr (!StopsAtGhosts(D)) {
      if constexpr (IsLeft(D)) set &= ~kFirstInRows;
      if constexpr (IsRight(D)) set &= ~kLastInRows;
    }
    if constexpr (Shift(D) < 0) {
      return set >> -Shift(D);
    } else {
      return set << Shift(D);
    }
  }

 private:
  static constexpr Word128 kPairMask = (Word128{1} << (2 * kRowBits)) - 1;

  static constexpr bool StopsAtGhosts(Direction direction) {
    return kHasGhosts && IsDiagonal(direction);
  }

  // How far on a square's neighbour is; negative for back.
  static constexpr int Shift(Direction direction) {
    const int right = (IsRight(direction) ? 1 : 0) - (IsLeft(direction) ? 1 : 0);
    const int down = (IsDown(direction) ? 1 : 0) - (IsUp(direction) ? 1 : 0);
    if (!kHasGhosts) return down * kRowBits + right;
    if (!IsDiagonal(direction)) return down * kPairBits + right;
    // To the row below and left, or above and right, it is a row; the other way one more.
    return down * (down == right ? kRowBits + 1 : kRowBits);
  }

  static constexpr Word InRows(int place) {
    SquareSet set;
    for (int row = 0; row < B.height; ++row) {
      set |= SquareSet::Of(row * B.squares_in_row() + place);
    }
    return Widen(set);
  }
  static constexpr Word kFirstInRows = InRows(0);
  static constexpr Word kLastInRows = InRows(kRowBits - 1);
};

}  // namespace draughts
