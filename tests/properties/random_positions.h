// RandomPositions: an endless, repeatable stream of sound positions for property tests.
//
//   RandomPositions random(Seed(), 3);                 // the third stream of this run's seed
//   Position position = random.Next(rules);
//
// The seed is that of tests/seed.h; tests say it when they fail.
#pragma once

#include <cstdint>
#include <random>
#include <span>

#include "framework/position/position.h"
#include "framework/rules/move_rules.h"
#include "tests/seed.h"

namespace draughts {

// How many random positions a kernel is tried on: DRAUGHTS_POSITIONS, or 20,000.
int PositionsPerKernel();

class RandomPositions {
 public:
  // Streams of one seed are independent of each other.
  RandomPositions(uint64_t seed, uint64_t stream);

  // A sound position for `rules.board`: a piece or many, men or kings or both, scattered or set up
  // for long captures. In one half of them the side to move can capture under `rules`.
  Position Next(const MoveRules& rules);

  // A number from 0 to `limit` - 1.
  int Below(int limit);

  // One of `values`, which must not be empty.
  template <class T>
  T OneOf(std::span<const T> values) {
    return values[static_cast<std::size_t>(Below(static_cast<int>(values.size())))];
  }

 private:
  Position Scatter(const MoveRules& rules);
  // Puts up to `count` pieces of `color` on free squares of `allowed`.
  void Put(const Board& board, Color color, int count, SquareSet allowed, Position& position);

  std::mt19937_64 engine_;
};

}  // namespace draughts
