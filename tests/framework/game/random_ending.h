// Random positions with few pieces, and random choices, for tests of whole games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "framework/position/position.h"

namespace draughts {

// A number from 0 to `limit` - 1.
inline int Below(int limit, std::mt19937_64& random) {
  return static_cast<int>(random() % static_cast<uint64_t>(limit));
}

template <class T>
T OneOf(const std::vector<T>& values, std::mt19937_64& random) {
  return values[static_cast<std::size_t>(Below(static_cast<int>(values.size()), random))];
}

// One to three kings and up to one man a side.
inline Position RandomEnding(const Board& board, std::mt19937_64& random) {
  while (true) {
    Position position;
    for (SquareSet* side : {&position.white, &position.black}) {
      const int kings = 1 + Below(3, random);
      const int men = Below(2, random);
      for (int i = 0; i < kings + men; ++i) {
        const SquareSet square = SquareSet::Of(Below(board.squares(), random));
        *side |= square;
        if (i < kings) position.kings |= square;
      }
    }
    position.turn = Below(2, random) == 0 ? Color::kWhite : Color::kBlack;
    if (IsSound(board, position)) return position;
  }
}

}  // namespace draughts
