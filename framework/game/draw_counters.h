// DrawCounter<Rule>: how far a game is towards a draw by one rule. A counter looks back from the
// present position over those that led to it, so taking a move back needs no bookkeeping.
//
//   for (const Counter& counter : CountDraws(russian.spec().draws, line)) …  counter.count / limit
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "framework/position/move.h"
#include "framework/rules/draw_rules.h"

namespace draughts {

// The positions of a game so far, the present one last, and the moves between them.
struct Line {
  std::span<const Position> positions;  // at least one
  std::span<const Move> moves;          // one fewer
  Board board = {};
  int quiet_plies = 0;  // before the first position, since a capture or a man's move
};

// What a counter counts: how often the present position has been there, plies, or the moves of the
// side that has more.
enum class CounterUnit { kOccurrences = 1, kPlies, kStrongerSideMoves };

template <>
inline constexpr auto kEnumNames<CounterUnit> = std::to_array<EnumName<CounterUnit>>(
    {{CounterUnit::kOccurrences, "occurrences"},
     {CounterUnit::kPlies, "plies"},
     {CounterUnit::kStrongerSideMoves, "stronger-side-moves"}});

// Where a rule stands. One that does not apply to the present position is not running: its count
// is 0, and so is the limit of a BalanceLimit, which depends on the position.
struct Counter {
  const DrawRule* rule;  // one of those that were counted
  CounterUnit unit;
  int count;
  int limit;
  bool running;
  // The number of moves of the line that had been played when the count began: 0 with the first
  // position, less than 0 before it. The last of them is the move that began it, and not counted.
  int since;

  bool reached() const { return running && count >= limit; }

  friend bool operator==(const Counter&, const Counter&) = default;
};

template <class Rule>
struct DrawCounter;

// The start counts as the first occurrence, and occurrences need not be consecutive. Nothing
// before the last capture or man's move can be the same position again.
template <>
struct DrawCounter<Repetition> {
  static Counter Count(const Repetition& rule, const Line& line);
};

// The capture or man's move that resets it is ply 0. It knows nothing of its precedence.
template <>
struct DrawCounter<KingsOnly> {
  static Counter Count(const KingsOnly& rule, const Line& line);
};

template <>
struct DrawCounter<NoProgress> {
  static Counter Count(const NoProgress& rule, const Line& line);
};

// The move that makes the material is ply 0. Quiet plies before the line changed no material, so
// they count.
template <>
struct DrawCounter<MaterialLimit> {
  static Counter Count(const MaterialLimit& rule, const Line& line);
};

// The capture or crowning that changed the balance is ply 0; quiet plies before the line count.
template <>
struct DrawCounter<BalanceLimit> {
  static Counter Count(const BalanceLimit& rule, const Line& line);
};

// The move that brings a king onto the road, or makes the material, is not counted. Where the king
// stood before the line is not known.
template <>
struct DrawCounter<MainRoadLimit> {
  static Counter Count(const MainRoadLimit& rule, const Line& line);
};

// Counts nothing: it is never running.
template <>
struct DrawCounter<OnePieceEach> {
  static Counter Count(const OnePieceEach& rule, const Line& line);
};

template <>
struct DrawCounter<NoWinClaim> {
  static Counter Count(const NoWinClaim& rule, const Line& line);
};

// Where `rules[index]` stands beside the other rules; the counter points into `rules`.
Counter CountDraw(const DrawRules& rules, std::size_t index, const Line& line);

// Where every rule that IsCounted() stands, in the order of `rules`.
std::vector<Counter> CountDraws(const DrawRules& rules, const Line& line);

// How many moves, by each side or by the stronger one, are still to come; for occurrences, and for
// a counter that is not running, nothing. A half-finished move by each side counts as one.
std::optional<int> MovesLeft(const Counter& counter);

// Plies by kings without a capture, up to the present: what FEN calls H.
int QuietPlies(const Line& line);

// Which ending of `rule` is on the board, a part of `rule`; null when it is none of them.
const BalanceEnding* EndingOf(const BalanceLimit& rule, const Position& position);

// The squares from the bottom left corner of `board` to the top right one; `board` must be square.
SquareSet MainRoad(const Board& board);

}  // namespace draughts
