// EndingKeys: positions of few pieces as numbers, one for all positions that are the same to the
// player who looks from the right side. For users there is SmallEnding (small_ending.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "framework/position/position.h"

namespace draughts {

class EndingKeys {
 public:
  // A piece takes 9 bits of a key: the square 7, its colour and rank 1 each.
  static constexpr int kMostPieces = 6;

  explicit EndingKeys(const Board& board);

  // The same for two positions that are the same with the board turned round and the colours
  // changed over; where there are no men, also for those that are the same with the board turned
  // round or, if it is square, seen in a mirror along a main diagonal. All rules look the same so.
  // `position` must be sound for the board and have at most kMostPieces pieces.
  std::uint64_t KeyOf(const Position& position) const;

  // A position with this key, the one with White to move.
  static Position PositionOf(std::uint64_t key);

 private:
  using Image = std::array<int, 128>;  // where each square goes

  std::vector<Image> images_;  // the first leaves the board as it is, the second turns it round
};

}  // namespace draughts
