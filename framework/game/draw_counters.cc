#include "framework/game/draw_counters.h"

#include <cstddef>

namespace draughts {
namespace {

// Whether moves()[index] was a king's and took nothing.
bool IsQuietKingMove(const Line& line, std::size_t index) {
  const Move& move = line.moves[index];
  return !move.is_capture() && line.positions[index].kings.contains(move.from);
}

// Plies since the last capture or man's move.
int QuietKingPlies(const Line& line) {
  int plies = 0;
  for (std::size_t index = line.moves.size(); index > 0; --index) {
    if (!IsQuietKingMove(line, index - 1)) break;
    ++plies;
  }
  return plies;
}

}  // namespace

Counter DrawCounter<Repetition>::Count(const Repetition& rule, const Line& line) {
  const Position& present = line.positions.back();
  int count = 1;
  for (std::size_t index = line.moves.size(); index > 0; --index) {
    if (!IsQuietKingMove(line, index - 1)) break;
    if (line.positions[index - 1] == present) ++count;
  }
  return {.rule = rule, .count = count, .limit = rule.times};
}

Counter DrawCounter<KingsOnly>::Count(const KingsOnly& rule, const Line& line) {
  return {.rule = rule, .count = QuietKingPlies(line), .limit = 2 * rule.moves};
}

// "No capture and no man's move" and "kings only, no capture" count the same plies; the rulebooks
// name them differently.
Counter DrawCounter<NoProgress>::Count(const NoProgress& rule, const Line& line) {
  return {.rule = rule, .count = QuietKingPlies(line), .limit = 2 * rule.moves};
}

std::vector<Counter> CountDraws(const DrawRules& rules, const Line& line) {
  std::vector<Counter> counters;
  for (const DrawRule& rule : rules) {
    counters.push_back(std::visit(
        [&line]<class Rule>(const Rule& kind) { return DrawCounter<Rule>::Count(kind, line); },
        rule));
  }
  return counters;
}

}  // namespace draughts
