// Perft: counts the leaves of the game tree, to prove a generator and to time it.
//
//   Perft<R>(Generator<R>(rules), table, Leaves::kCounted).Count(position, depth)
//
// No draw rule is applied; a position without moves has no leaves below it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "framework/kernel/generator.h"
#include "framework/kernel/kernel.h"
#include "framework/kernel/perft_table.h"

namespace draughts {

template <MoveRules R>
class Perft {
  using Word = typename Generator<R>::Word;

 public:
  // `table` may be disabled; it is shared with other threads.
  Perft(const Generator<R>& generator, PerftTable& table, Leaves leaves)
      : generator_(generator), table_(table), leaves_(leaves) {}

  uint64_t Count(const Position& position, int depth) {
    if (depth <= 0) return 1;
    const uint64_t count = WithColor(
        position.turn, [&]<Color C>() { return CountBelow<C>(ToNode<R.board>(position), depth); });
    table_.Keep(static_cast<uint64_t>(played_));
    return count;
  }

 private:
  template <Color C>
  uint64_t CountBelow(const Node<Word>& node, int depth) {
    if (depth == 1) return CountMoves<C>(node);
    if constexpr (Generator<R>::kCountsSets) {
      if (depth == 2) return CountReplies<C>(node);
    }
    if (!table_.enabled()) return CountChildren<C>(node, depth);
    const PerftTable::Key key = table_.KeyOf(node, C, depth);
    if (const auto known = table_.Find(key)) return *known;
    const uint64_t count = CountChildren<C>(node, depth);
    table_.Store(key, count);
    return count;
  }

  template <Color C>
  uint64_t CountChildren(const Node<Word>& node, int depth) {
    uint64_t count = 0;
    generator_.template ForEachChild<C>(node, captures_, [&](const Node<Word>& child) {
      count += CountBelow<Opponent(C)>(child, depth - 1);
    });
    return count;
  }

  template <Color C>
  uint64_t CountMoves(const Node<Word>& node) {
    if (leaves_ == Leaves::kCounted) {
      return generator_.template CountMoves<C>(node.own, node.enemy, node.kings, captures_);
    }
    PlayedLeaves played;
    generator_.template ForEachChild<C>(node, captures_,
                                        [&played](const Node<Word>& leaf) { played.Add(leaf); });
    return Keep(played);
  }

  template <Color C>
  uint64_t CountReplies(const Node<Word>& node) {
    if (leaves_ == Leaves::kCounted) return generator_.template CountReplies<C>(node, captures_);
    return Keep(generator_.template SumGrandchildren<C, PlayedLeaves>(node, captures_));
  }

  // Leaves that were made.
  struct PlayedLeaves {
    uint64_t count = 0;
    Word mix = 0;

    void Add(const Node<Word>& leaf) {
      ++count;
      mix += leaf.own ^ leaf.enemy ^ leaf.kings;
    }
    void Add(const PlayedLeaves& more) {
      count += more.count;
      mix += more.mix;
    }
  };
  uint64_t Keep(const PlayedLeaves& leaves) {
    played_ += leaves.mix;
    return leaves.count;
  }

  const Generator<R> generator_;
  PerftTable& table_;
  const Leaves leaves_;
  std::vector<Capture<Word>> captures_;  // a stack: each ply's list on top of the last one's
  Word played_ = 0;                      // mixes in every position that was made at a leaf
};

}  // namespace draughts
