// EndingGraph: every position that can be reached from one, and where each of its moves leads. For
// users there is SmallEnding (small_ending.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "framework/endgame/ending_keys.h"
#include "framework/game/variant.h"

namespace draughts {

class EndingGraph {
 public:
  // Positions are called by their number, in the order in which they were found: 0 is the root.
  using Node = std::uint32_t;

  // Nothing when there are more positions, or moves of all of them together, than that.
  static std::optional<EndingGraph> Explore(const Variant& variant, const Position& root,
                                            std::size_t most_positions, std::size_t most_moves);

  std::size_t size() const { return keys_.size(); }
  std::uint64_t key(Node node) const { return keys_[node]; }
  // For the side to move, where the game is over: 1 it has won, -1 it has lost; 0 elsewhere.
  std::int8_t end(Node node) const { return ends_[node]; }
  // Where the moves of `node` lead, as often as there are moves that do.
  std::span<const Node> After(Node node) const {
    return std::span(moves_).subspan(begins_[node], begins_[node + 1] - begins_[node]);
  }
  std::size_t moves() const { return moves_.size(); }

 private:
  explicit EndingGraph(const Board& board) : coder_(board) {}

  // The number of the position with this key, which is a new one unless it was found before.
  Node Find(std::uint64_t key);
  void Grow();
  std::size_t SlotOf(std::uint64_t key) const;

  EndingKeys coder_;
  std::vector<std::uint64_t> keys_;
  std::vector<std::int8_t> ends_;
  std::vector<std::uint32_t> begins_;  // one more than keys_, in the end
  std::vector<Node> moves_;
  std::vector<Node> slots_;  // a hash table of the nodes, of a size that is a power of two
};

}  // namespace draughts
