#include "framework/endgame/ending_graph.h"

#include <limits>
#include <utility>

#include "framework/game/end_on_board.h"

namespace draughts {
namespace {

constexpr EndingGraph::Node kFree = std::numeric_limits<EndingGraph::Node>::max();
constexpr std::size_t kFirstSlots = 1024;

// The steps of a search through a table that a key takes should not follow from its neighbour's:
// the finalizer of SplitMix64.
std::uint64_t Scattered(std::uint64_t key) {
  key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9u;
  key = (key ^ key >> 27) * 0x94D049BB133111EBu;
  return key ^ key >> 31;
}

std::int8_t ScoreOf(const std::optional<Outcome>& outcome, Color side) {
  if (!outcome.has_value() || !outcome->winner.has_value()) return 0;
  return *outcome->winner == side ? 1 : -1;
}

}  // namespace

std::optional<EndingGraph> EndingGraph::Explore(const Variant& variant, const Position& root,
                                                std::size_t most_positions,
                                                std::size_t most_moves) {
  EndingGraph graph(variant.board());
  graph.slots_.assign(kFirstSlots, kFree);
  graph.Find(graph.coder_.KeyOf(root));
  for (Node node = 0; node < graph.size(); ++node) {
    const Position position = EndingKeys::PositionOf(graph.keys_[node]);
    const std::vector<Move> legal = variant.LegalMoves(position);
    graph.begins_.push_back(static_cast<std::uint32_t>(graph.moves_.size()));
    graph.ends_.push_back(
        ScoreOf(EndOnBoard(variant.spec().objective, position, !legal.empty()), position.turn));
    for (const Move& move : legal) {
      const Node next = graph.Find(graph.coder_.KeyOf(draughts::After(position, move)));
      graph.moves_.push_back(next);
    }
    if (graph.size() > most_positions || graph.moves() > most_moves) return std::nullopt;
  }
  graph.begins_.push_back(static_cast<std::uint32_t>(graph.moves_.size()));
  graph.slots_ = {};
  return graph;
}

EndingGraph::Node EndingGraph::Find(std::uint64_t key) {
  if (2 * keys_.size() >= slots_.size()) Grow();
  Node& slot = slots_[SlotOf(key)];
  if (slot == kFree) {
    slot = static_cast<Node>(keys_.size());
    keys_.push_back(key);
  }
  return slot;
}

// The slot that holds `key`, or the free one where it belongs.
std::size_t EndingGraph::SlotOf(std::uint64_t key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = Scattered(key) & mask;
  while (slots_[slot] != kFree && keys_[slots_[slot]] != key) slot = (slot + 1) & mask;
  return slot;
}

void EndingGraph::Grow() {
  slots_.assign(2 * slots_.size(), kFree);
  for (Node node = 0; node < keys_.size(); ++node) slots_[SlotOf(keys_[node])] = node;
}

}  // namespace draughts
