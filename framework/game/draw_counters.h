// DrawCounter<Rule>: how far a game is towards a draw by one rule. A counter looks back from the
// present position over those that led to it, so taking a move back needs no bookkeeping.
//
//   for (const Counter& counter : CountDraws(russian.spec().draws, line)) …  counter.count / limit
#pragma once

#include <span>
#include <vector>

#include "framework/position/move.h"
#include "framework/rules/draw_rules.h"

namespace draughts {

// The positions of a game so far, the present one last, and the moves between them.
struct Line {
  std::span<const Position> positions;  // at least one
  std::span<const Move> moves;          // one fewer
};

// Where a rule stands: the game is drawn when `count` has reached `limit`. Both are in plies, but
// for Repetition, where they are occurrences of the present position.
struct Counter {
  DrawRule rule;
  int count;
  int limit;

  bool reached() const { return count >= limit; }
};

template <class Rule>
struct DrawCounter;

// The start counts as the first occurrence, and occurrences need not be consecutive. Nothing
// before the last capture or man's move can be the same position again.
template <>
struct DrawCounter<Repetition> {
  static Counter Count(const Repetition& rule, const Line& line);
};

// The capture or man's move that resets it is ply 0.
template <>
struct DrawCounter<KingsOnly> {
  static Counter Count(const KingsOnly& rule, const Line& line);
};

template <>
struct DrawCounter<NoProgress> {
  static Counter Count(const NoProgress& rule, const Line& line);
};

// Where every rule stands, in the order of `rules`.
std::vector<Counter> CountDraws(const DrawRules& rules, const Line& line);

}  // namespace draughts
