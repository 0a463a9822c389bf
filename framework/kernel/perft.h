// Perft: counts the leaves of the game tree, to prove a generator and to time it.
//
//   Perft<R, Leaves::kCounted>(Generator<R>(rules), table).Count(position, depth, threads)
//
// No draw rule is applied; a position without moves has no leaves below it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

#include "framework/kernel/generator.h"
#include "framework/kernel/perft_table.h"

namespace draughts {

enum class Leaves {
  kCounted = 1,  // the moves before the leaves are counted, not played
  kPlayed,       // every leaf's position is made
};

template <MoveRules R, Leaves kLeaves>
class Perft {
  using Word = typename Generator<R>::Word;

 public:
  Perft(const Generator<R>& generator, PerftTable& table) : generator_(generator), table_(table) {}

  uint64_t Count(const Position& position, int depth, int threads) const {
    if (depth <= 0) return 1;
    const Node<Word> root = ToNode<R.board>(position);
    return WithColor(position.turn, [&]<Color C>() {
      if (threads <= 1 || depth <= kSplitPlies) {
        Walk walk{.generator = generator_, .table = table_};
        const uint64_t count = walk.template CountBelow<C>(root, depth);
        Keep(walk);
        return count;
      }
      return CountShared<C>(root, depth, threads);
    });
  }

 private:
  static constexpr int kSplitPlies = 3;  // threads share the nodes this deep

  // One thread's walk.
  struct Walk {
    const Generator<R>& generator;
    PerftTable& table;
    std::vector<Capture<Word>> captures = {};  // a stack: each ply's list on top of the last one's
    Word played = 0;                           // mixes in every position that was made at a leaf

    template <Color C>
    uint64_t CountBelow(const Node<Word>& node, int depth) {
      if (depth == 1) return CountMoves<C>(node);
      if (depth == 2 || !table.enabled()) return CountChildren<C>(node, depth);
      const PerftTable::Key key = table.KeyOf(node, depth);
      if (const auto known = table.Find(key)) return *known;
      const uint64_t count = CountChildren<C>(node, depth);
      table.Store(key, count);
      return count;
    }

    template <Color C>
    uint64_t CountMoves(const Node<Word>& node) {
      if constexpr (kLeaves == Leaves::kCounted) {
        const uint64_t count = generator.template CountCaptures<C>(node, captures);
        return count != 0 ? count : Generator<R>::template CountQuietMoves<C>(node);
      } else {
        uint64_t count = 0;
        ForEachChild<C>(node, [&](const Node<Word>& leaf) {
          ++count;
          played += leaf.own ^ leaf.enemy ^ leaf.kings;
        });
        return count;
      }
    }

    template <Color C>
    uint64_t CountChildren(const Node<Word>& node, int depth) {
      uint64_t count = 0;
      ForEachChild<C>(node, [&](const Node<Word>& child) {
        count += CountBelow<Opponent(C)>(child, depth - 1);
      });
      return count;
    }

    template <Color C, class Visit>
    void ForEachChild(const Node<Word>& node, const Visit& visit) {
      const std::size_t begin = captures.size();
      const std::size_t end = begin + generator.template ListCaptures<C>(node, captures);
      for (std::size_t i = begin; i < end; ++i) {
        const Capture<Word> move = captures[i];  // a copy: deeper plies may move the list
        visit(Played(node, move.from, move.to, move.captured, move.crowns));
      }
      captures.resize(begin);
      if (end != begin) return;
      Generator<R>::template ForEachQuietMove<C>(node, [&](Word from, Word to, bool crowns) {
        visit(Played(node, from, to, Word{0}, crowns));
      });
    }

    // All nodes `plies` deeper, equal ones as often as they are reached.
    template <Color C>
    void Collect(const Node<Word>& node, int plies, std::vector<Node<Word>>& nodes) {
      if (plies == 0) {
        nodes.push_back(node);
        return;
      }
      ForEachChild<C>(node, [&](const Node<Word>& child) {
        Collect<Opponent(C)>(child, plies - 1, nodes);
      });
    }
  };

  template <Color C>
  uint64_t CountShared(const Node<Word>& root, int depth, int threads) const {
    std::vector<Node<Word>> nodes;
    Walk{.generator = generator_, .table = table_}.template Collect<C>(root, kSplitPlies, nodes);
    constexpr Color kTurn = kSplitPlies % 2 == 0 ? C : Opponent(C);
    std::atomic<std::size_t> next{0};
    std::atomic<uint64_t> total{0};
    std::vector<std::thread> workers;
    for (int i = 0; i < threads; ++i) {
      workers.emplace_back([&] {
        Walk walk{.generator = generator_, .table = table_};
        uint64_t count = 0;
        for (std::size_t at = next++; at < nodes.size(); at = next++) {
          count += walk.template CountBelow<kTurn>(nodes[at], depth - kSplitPlies);
        }
        total += count;
        Keep(walk);
      });
    }
    for (std::thread& worker : workers) worker.join();
    return total;
  }

  // Makes the leaves' positions count for something, so that making them is not optimised away.
  static void Keep(const Walk& walk) {
    if constexpr (kLeaves == Leaves::kPlayed) {
      [[maybe_unused]] const volatile uint64_t played = static_cast<uint64_t>(walk.played);
    }
  }

  Generator<R> generator_;
  PerftTable& table_;
};

}  // namespace draughts
