// The reference: a slow move generator whose rules are read at run time, written from the rule
// texts alone, to judge the compiled kernels by. It has one function for each thing a kernel can
// say.
//
//   reference::LegalMoves(kRussian, position) == FindKernel(kRussian)->LegalMoves(kRussian,
//   position)
//
// It plays every value of every member of MoveRules on any board of even sides and up to 128
// squares.
#pragma once

#include <cstdint>
#include <vector>

#include "framework/position/move.h"
#include "framework/position/position.h"
#include "framework/rules/move_rules.h"

namespace draughts::reference {

// In all of the following `position` is sound for `rules.board`.

// Every legal move once, in rising order; empty when the side to move has none.
std::vector<Move> LegalMoves(const MoveRules& rules, const Position& position);

// Whether the side to move must capture.
bool MustCapture(const MoveRules& rules, const Position& position);

// The ways that `move`, which must be legal, can go, in rising order; `limit` of them, whichever,
// when there are more.
std::vector<Path> Paths(const MoveRules& rules, const Position& position, const Move& move,
                        std::size_t limit);

// The position after the piece has gone along `path`: a path of a legal move.
Position After(const MoveRules& rules, const Position& position, const Path& path);

// How many sequences of `depth` legal moves there are; equal moves count once.
uint64_t Perft(const MoveRules& rules, const Position& position, int depth);

}  // namespace draughts::reference
