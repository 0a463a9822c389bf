// Plays moves written in words, for tests of games.
#pragma once

#include <sstream>
#include <string>

#include "framework/game/game.h"
#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "gtest/gtest.h"

namespace draughts {

inline Position PositionOf(const Variant& variant, const std::string& fen) {
  const Result<ParsedFen> parsed = ParseFen(variant, fen);
  EXPECT_TRUE(parsed.ok()) << fen;
  return parsed->position;
}

// Plays `moves`, separated by blanks; every one must be read as exactly one legal move.
inline void PlayMoves(Game& game, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    ASSERT_FALSE(game.outcome()) << "over before " << word;
    const ReadMoves read = ReadMove(game.variant(), game.position(), word);
    ASSERT_EQ(read.readings.size(), 1U) << word;
    game.Play(read.readings.front().move);
  }
}

}  // namespace draughts
