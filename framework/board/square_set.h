// SquareSet: a set of playing squares, a plain 128-bit value; bit i stands for square i.
//
//   SquareSet corners = SquareSet::Of(0) | SquareSet::Of(49);
//   for (Square square : corners) …            // in rising order
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>

#include "framework/base/check.h"

namespace draughts {

__extension__ typedef unsigned __int128 Word128;

// A playing square: 0-based, counted row by row from the top left as White sees the board.
using Square = int;
inline constexpr Square kNoSquare = -1;

class SquareSet {
 public:
  constexpr SquareSet() = default;
  constexpr explicit SquareSet(Word128 bits)
      : low_(static_cast<uint64_t>(bits)), high_(static_cast<uint64_t>(bits >> 64)) {}
  constexpr SquareSet(std::initializer_list<Square> squares) {
    for (Square square : squares) *this |= Of(square);
  }

  static constexpr SquareSet Of(Square square) {
    DRAUGHTS_CHECK(square >= 0 && square < 128, "a square from 0 to 127");
    return SquareSet(Word128{1} << square);
  }
  // The squares `first` to `last`, both included.
  static constexpr SquareSet Range(Square first, Square last) {
    SquareSet set;
    for (Square square = first; square <= last; ++square) set |= Of(square);
    return set;
  }

  constexpr Word128 bits() const { return (Word128{high_} << 64) | low_; }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool contains(Square square) const {
    return square >= 0 && square < 128 && ((bits() >> square) & 1) != 0;
  }
  constexpr bool ContainsAll(SquareSet other) const { return (other - *this).empty(); }
  // The lowest square; the set must not be empty.
  constexpr Square first() const {
    DRAUGHTS_CHECK(!empty(), "a set that holds a square");
    return low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
  }

  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
    return SquareSet(a.bits() | b.bits());
  }
  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
    return SquareSet(a.bits() & b.bits());
  }
  // What is in `a` and not in `b`.
  friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
    return SquareSet(a.bits() & ~b.bits());
  }
  constexpr SquareSet& operator|=(SquareSet other) { return *this = *this | other; }
  constexpr SquareSet& operator&=(SquareSet other) { return *this = *this & other; }
  constexpr SquareSet& operator-=(SquareSet other) { return *this = *this - other; }
  friend constexpr auto operator<=>(const SquareSet&, const SquareSet&) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(Word128 rest) : rest_(rest) {}
    constexpr Square operator*() const { return SquareSet(rest_).first(); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    Word128 rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits()); }
  static constexpr Iterator end() { return Iterator(0); }

 private:
  uint64_t low_ = 0;
  uint64_t high_ = 0;
};

}  // namespace draughts
