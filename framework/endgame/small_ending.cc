#include "framework/endgame/small_ending.h"

#include <algorithm>
#include <utility>

#include "framework/base/check.h"
#include "framework/endgame/ending_graph.h"

namespace draughts {
namespace {

using Node = EndingGraph::Node;

// The moves of a graph the other way round: from where each position can be reached.
class Origins {
 public:
  explicit Origins(const EndingGraph& graph) : begins_(graph.size() + 1), nodes_(graph.moves()) {
    for (Node node = 0; node < graph.size(); ++node) {
      for (const Node next : graph.After(node)) ++begins_[next + 1];
    }
    for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
    std::vector<std::uint32_t> filled(begins_.begin(), begins_.end() - 1);
    for (Node node = 0; node < graph.size(); ++node) {
      for (const Node next : graph.After(node)) nodes_[filled[next]++] = node;
    }
  }

  std::span<const Node> Of(Node node) const {
    return std::span(nodes_).subspan(begins_[node], begins_[node + 1] - begins_[node]);
  }

 private:
  std::vector<std::uint32_t> begins_;
  std::vector<Node> nodes_;
};

struct Value {
  std::int8_t score = 0;
  std::uint16_t plies = 0;
};

// From the ends of the game backwards, soonest first: a position from which one move leads to a
// lost one is won, and one from which all lead to won ones is lost, by the last of them. What is
// never reached so, neither side can win.
std::vector<Value> ValuesOf(const EndingGraph& graph) {
  const Origins origins(graph);
  std::vector<Value> values(graph.size());
  std::vector<std::uint32_t> open(graph.size());  // moves not known to lose
  std::vector<Node> decided;                      // in the order of their plies
  for (Node node = 0; node < graph.size(); ++node) {
    open[node] = static_cast<std::uint32_t>(graph.After(node).size());
    values[node].score = graph.end(node);
    if (graph.end(node) != 0) decided.push_back(node);
  }
  for (std::size_t i = 0; i < decided.size(); ++i) {
    const Value value = values[decided[i]];
    for (const Node origin : origins.Of(decided[i])) {
      const bool wins = value.score < 0;
      if (values[origin].score != 0 || (!wins && --open[origin] > 0)) continue;
      values[origin].score = wins ? 1 : -1;
      values[origin].plies = static_cast<std::uint16_t>(value.plies + 1);
      decided.push_back(origin);
    }
  }
  return values;
}

}  // namespace

std::variant<SmallEnding, TooLarge> SmallEnding::Solve(const Variant& variant,
                                                       const Position& position,
                                                       const EndingBudget& budget) {
  DRAUGHTS_CHECK(budget.pieces <= EndingKeys::kMostPieces, "no more pieces than a key holds");
  if (position.occupied().size() > budget.pieces) return TooLarge::kPieces;
  const std::optional<EndingGraph> graph =
      EndingGraph::Explore(variant, position, budget.positions, budget.moves);
  if (!graph.has_value()) return TooLarge::kPositions;
  const std::vector<Value> values = ValuesOf(*graph);
  std::vector<Known> known;
  known.reserve(graph->size());
  for (Node node = 0; node < graph->size(); ++node) {
    known.push_back(
        {.key = graph->key(node), .score = values[node].score, .plies = values[node].plies});
  }
  std::sort(known.begin(), known.end(),
            [](const Known& a, const Known& b) { return a.key < b.key; });
  return SmallEnding(EndingKeys(variant.board()), std::move(known));
}

SmallEnding::SmallEnding(EndingKeys keys, std::vector<Known> known)
    : keys_(std::move(keys)), known_(std::move(known)) {}

EndingValue SmallEnding::ValueOf(const Position& position) const {
  const std::uint64_t key = keys_.KeyOf(position);
  const auto found =
      std::lower_bound(known_.begin(), known_.end(), key,
                       [](const Known& known, std::uint64_t wanted) { return known.key < wanted; });
  DRAUGHTS_CHECK(found != known_.end() && found->key == key, "a position of this ending");
  if (found->score == 0) return {.winner = {}, .plies = 0};
  return {.winner = found->score > 0 ? position.turn : Opponent(position.turn),
          .plies = found->plies};
}

}  // namespace draughts
