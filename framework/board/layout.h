// BoardLayout<Board>: a board in one machine word, laid out so that a diagonal step is one shift.
//
// Every two rows take one bit more than they have squares: that ghost bit is never a square, and a
// step over the left or right edge falls on it. 8x8 takes 36 bits, 10x8 44, 10x10 55, 12x12 78:
//
//     8x8:   .  0  .  1  .  2  .  3      the next row begins one ghost later:
//            4  .  5  .  6  .  7  .      8 is nobody's square
//            .  9  . 10  . 11  . 12
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

  static constexpr int kRowBits = B.width / 2;
  static constexpr int kPairBits = B.width + 1;  // two rows and their ghost
  static constexpr int kPairs = B.height / 2;
  static_assert(kPairs * kPairBits <= 128, "a board fits in 128 bits");

  using Word = std::conditional_t<(kPairs * kPairBits <= 64), uint64_t, Word128>;

  static constexpr Word Widen(SquareSet set) {
    const Word128 bits = set.bits();
    Word word = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      word |= static_cast<Word>((bits >> (pair * B.width)) & kPairMask) << (pair * kPairBits);
    }
    return word;
  }

  static constexpr SquareSet Narrow(Word word) {
    Word128 bits = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      bits |= (Word128{word >> (pair * kPairBits)} & kPairMask) << (pair * B.width);
    }
    return SquareSet(bits);
  }

  static constexpr Word kSquares = Widen(B.all());

  // One step of every square in `set`; what leaves the board lands on no square of kSquares.
  template <Direction D>
  static constexpr Word Step(Word set) {
    if constexpr (D == Direction::kUpLeft) return set >> (kRowBits + 1);
    if constexpr (D == Direction::kUpRight) return set >> kRowBits;
    if constexpr (D == Direction::kDownLeft) return set << kRowBits;
    if constexpr (D == Direction::kDownRight) return set << (kRowBits + 1);
  }

 private:
  static constexpr Word128 kPairMask = (Word128{1} << B.width) - 1;
};

}  // namespace draughts
