#include "framework/game/draw_counters.h"

#include <algorithm>

namespace draughts {
namespace {

// Whether moves[index] was a king's and took nothing.
bool IsQuietKingMove(const Line& line, std::size_t index) {
  const Move& move = line.moves[index];
  return !move.is_capture() && line.positions[index].kings.contains(move.from);
}

// Whether moves[index] took something or crowned a man.
bool ChangesMaterial(const Line& line, std::size_t index) {
  return line.moves[index].is_capture() || line.moves[index].crowns;
}

// How many moves, back from the present, are of one kind; with `quiet_plies` where all are.
template <class IsOfKind>
int PliesBack(const Line& line, int quiet_plies, const IsOfKind& is_of_kind) {
  int plies = 0;
  for (std::size_t index = line.moves.size(); index > 0; --index) {
    if (!is_of_kind(index - 1)) return plies;
    ++plies;
  }
  return plies + quiet_plies;
}

// Plies that took nothing and crowned no man, up to the present.
int UnchangedPlies(const Line& line) {
  return PliesBack(line, line.quiet_plies,
                   [&line](std::size_t index) { return !ChangesMaterial(line, index); });
}

Counter Running(CounterUnit unit, int count, int limit, int since) {
  return {.rule = nullptr,
          .unit = unit,
          .count = count,
          .limit = limit,
          .running = true,
          .since = since};
}

Counter Waiting(CounterUnit unit, int limit) {
  return {.rule = nullptr, .unit = unit, .count = 0, .limit = limit, .running = false, .since = 0};
}

int Since(const Line& line, int plies) { return static_cast<int>(line.moves.size()) - plies; }

Counter CountPlies(const Line& line, int plies, int moves) {
  return Running(CounterUnit::kPlies, plies, 2 * moves, Since(line, plies));
}

// Whether `color` has one of `classes`, and the other side a lone king.
bool IsStronger(const std::vector<StrongerSide>& classes, const Position& position, Color color) {
  const Color other = Opponent(color);
  if (position.kings_of(other).size() != 1 || !position.men(other).empty()) return false;
  const int kings = position.kings_of(color).size();
  const int men = position.men(color).size();
  return std::any_of(classes.begin(), classes.end(), [=](const StrongerSide& side) {
    const bool fits =
        side.or_more_kings.value_or(false) ? kings >= side.kings : kings == side.kings;
    return fits && men == side.men;
  });
}

// Of a king against a king either side may be called the stronger one: it is then White.
std::optional<Color> StrongerOf(const std::vector<StrongerSide>& classes,
                                const Position& position) {
  if (IsStronger(classes, position, Color::kWhite)) return Color::kWhite;
  if (IsStronger(classes, position, Color::kBlack)) return Color::kBlack;
  return std::nullopt;
}

// Of the last `plies` moves those of `color`.
int MovesOf(Color color, const Line& line, int plies) {
  return line.positions.back().turn == color ? plies / 2 : (plies + 1) / 2;
}

bool HoldsRoad(const MainRoadLimit& rule, const Line& line, const Position& position) {
  const std::optional<Color> stronger = StrongerOf(rule.stronger, position);
  if (!stronger) return false;
  const SquareSet road = MainRoad(line.board);
  const bool by_stronger = rule.held_by == RoadHolder::kStrongerSide;
  const Color holder = by_stronger ? *stronger : Opponent(*stronger);
  if ((road & position.kings_of(holder)).empty()) return false;
  return rule.road == RoadUse::kShared || (road & position.pieces(Opponent(holder))).empty();
}

// Whether a rule for small endings counts in `position`.
bool IsEnding(const DrawRule& rule, const Position& position) {
  if (const auto* material = std::get_if<MaterialLimit>(&rule)) {
    return StrongerOf(material->stronger, position).has_value();
  }
  const auto* balance = std::get_if<BalanceLimit>(&rule);
  return balance != nullptr && EndingOf(*balance, position) != nullptr;
}

bool StandsBack(const DrawRule& rule, const DrawRules& rules, const Position& position) {
  const auto* kings_only = std::get_if<KingsOnly>(&rule);
  if (kings_only == nullptr || kings_only->precedence != Precedence::kEndingsFirst) return false;
  return std::any_of(rules.begin(), rules.end(),
                     [&](const DrawRule& other) { return IsEnding(other, position); });
}

}  // namespace

const BalanceEnding* EndingOf(const BalanceLimit& rule, const Position& position) {
  if (position.kings_of(Color::kWhite).empty() || position.kings_of(Color::kBlack).empty()) {
    return nullptr;
  }
  const int pieces = position.occupied().size();
  const auto ending = std::find_if(
      rule.endings.begin(), rule.endings.end(),
      [pieces](const BalanceEnding& row) { return row.least <= pieces && pieces <= row.most; });
  return ending == rule.endings.end() ? nullptr : &*ending;
}

int QuietPlies(const Line& line) {
  return PliesBack(line, line.quiet_plies,
                   [&line](std::size_t index) { return IsQuietKingMove(line, index); });
}

SquareSet MainRoad(const Board& board) {
  DRAUGHTS_CHECK(board.width == board.height, "a square board");
  SquareSet road;
  for (int step = 0; step < board.width; ++step) {
    road |= SquareSet::Of(SquareAt(board, {.column = step, .row = board.height - 1 - step}));
  }
  return road;
}

Counter DrawCounter<Repetition>::Count(const Repetition& rule, const Line& line) {
  const Position& present = line.positions.back();
  int count = 1;
  std::size_t first = line.moves.size();
  for (std::size_t index = line.moves.size(); index > 0; --index) {
    if (!IsQuietKingMove(line, index - 1)) break;
    if (line.positions[index - 1] != present) continue;
    ++count;
    first = index - 1;
  }
  return Running(CounterUnit::kOccurrences, count, rule.times, static_cast<int>(first));
}

Counter DrawCounter<KingsOnly>::Count(const KingsOnly& rule, const Line& line) {
  return CountPlies(line, QuietPlies(line), rule.moves);
}

// "No capture and no man's move" and "kings only, no capture" count the same plies; the rulebooks
// name them differently.
Counter DrawCounter<NoProgress>::Count(const NoProgress& rule, const Line& line) {
  const int plies =
      rule.progress == ProgressBy::kCrowning ? UnchangedPlies(line) : QuietPlies(line);
  return CountPlies(line, plies, rule.moves);
}

Counter DrawCounter<MaterialLimit>::Count(const MaterialLimit& rule, const Line& line) {
  const bool each_side = rule.counted == MovesCounted::kEachSide;
  const std::optional<Color> stronger = StrongerOf(rule.stronger, line.positions.back());
  if (!stronger) {
    return each_side ? Waiting(CounterUnit::kPlies, 2 * rule.moves)
                     : Waiting(CounterUnit::kStrongerSideMoves, rule.moves);
  }
  const int plies = PliesBack(line, line.quiet_plies, [&](std::size_t index) {
    if (rule.change_inside == ChangeInside::kRestarts && ChangesMaterial(line, index)) return false;
    return StrongerOf(rule.stronger, line.positions[index]).has_value();
  });
  if (each_side) return CountPlies(line, plies, rule.moves);
  return Running(CounterUnit::kStrongerSideMoves, MovesOf(*stronger, line, plies), rule.moves,
                 Since(line, plies));
}

Counter DrawCounter<BalanceLimit>::Count(const BalanceLimit& rule, const Line& line) {
  const BalanceEnding* const ending = EndingOf(rule, line.positions.back());
  if (ending == nullptr) return Waiting(CounterUnit::kPlies, 0);
  return CountPlies(line, UnchangedPlies(line), ending->moves);
}

Counter DrawCounter<MainRoadLimit>::Count(const MainRoadLimit& rule, const Line& line) {
  const Position& present = line.positions.back();
  if (!HoldsRoad(rule, line, present)) {
    return Waiting(CounterUnit::kStrongerSideMoves, rule.moves);
  }
  const int plies = PliesBack(
      line, 0, [&](std::size_t index) { return HoldsRoad(rule, line, line.positions[index]); });
  const Color stronger = *StrongerOf(rule.stronger, present);
  return Running(CounterUnit::kStrongerSideMoves, MovesOf(stronger, line, plies), rule.moves,
                 Since(line, plies));
}

Counter DrawCounter<OnePieceEach>::Count(const OnePieceEach& /*rule*/, const Line& line) {
  const Position& present = line.positions.back();
  if (present.white.size() != 1 || present.black.size() != 1) {
    return Waiting(CounterUnit::kPlies, 0);
  }
  return Running(CounterUnit::kPlies, 0, 0, static_cast<int>(line.moves.size()));
}

Counter DrawCounter<NoWinClaim>::Count(const NoWinClaim& /*rule*/, const Line& /*line*/) {
  return Waiting(CounterUnit::kPlies, 0);
}

Counter CountDraw(const DrawRules& rules, std::size_t index, const Line& line) {
  const DrawRule& rule = rules[index];
  Counter counter = std::visit(
      [&line]<class Rule>(const Rule& kind) { return DrawCounter<Rule>::Count(kind, line); }, rule);
  if (StandsBack(rule, rules, line.positions.back())) {
    counter = Waiting(counter.unit, counter.limit);
  }
  counter.rule = &rule;
  return counter;
}

std::vector<Counter> CountDraws(const DrawRules& rules, const Line& line) {
  std::vector<Counter> counters;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (IsCounted(rules[i])) counters.push_back(CountDraw(rules, i, line));
  }
  return counters;
}

std::optional<int> MovesLeft(const Counter& counter) {
  if (!counter.running || counter.unit == CounterUnit::kOccurrences) return std::nullopt;
  const int left = std::max(0, counter.limit - counter.count);
  return counter.unit == CounterUnit::kPlies ? (left + 1) / 2 : left;
}

}  // namespace draughts
