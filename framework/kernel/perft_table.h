// PerftTable: node counts already known, shared by all threads of one perft without locks, and by
// all perfts of one rule set.
//
// An entry is two words, the second stored xored with the first, so that one torn by two writers
// fits no key. A key is 64 bits of a 128-bit product hash; the other bits choose the slot.
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "framework/kernel/node.h"

namespace draughts {

class PerftTable {
 public:
  // The largest power of two of entries that fits in `bytes`; none for less than one entry.
  explicit PerftTable(std::size_t bytes)
      : entries_(bytes < sizeof(Entry) ? 0 : std::bit_floor(bytes / sizeof(Entry))) {}

  bool enabled() const { return !entries_.empty(); }

  struct Key {
    std::size_t slot;
    uint64_t check;
  };

  // The key of `node`, `turn` to move, counted to `depth`.
  template <class Word>
  Key KeyOf(const Node<Word>& node, Color turn, int depth) const {
    const uint64_t count = 2 * static_cast<uint64_t>(depth) + (turn == Color::kWhite ? 0U : 1U);
    Word128 hash = Mix(count, 0xc2b2ae3d27d4eb4fU);
    hash ^= Mix(static_cast<uint64_t>(node.own), 0x9e3779b97f4a7c15U);
    hash ^= Mix(static_cast<uint64_t>(node.enemy), 0xbf58476d1ce4e5b9U);
    hash ^= Mix(static_cast<uint64_t>(node.kings), 0x94d049bb133111ebU);
    if constexpr (sizeof(Word) > 8) {
      hash ^= Mix(static_cast<uint64_t>(node.own >> 64), 0xd6e8feb86659fd93U);
      hash ^= Mix(static_cast<uint64_t>(node.enemy >> 64), 0xa0761d6478bd642fU);
      hash ^= Mix(static_cast<uint64_t>(node.kings >> 64), 0xe7037ed1a0b428dbU);
    }
    const uint64_t low = static_cast<uint64_t>(hash);
    const uint64_t high = static_cast<uint64_t>(hash >> 64);
    const uint64_t slot = static_cast<uint64_t>(Mix(low ^ high, 0x8ebc6af09c88c6e3U) >> 64);
    return {.slot = slot & (entries_.size() - 1), .check = (low + std::rotl(high, 29)) | 1};
  }

  std::optional<uint64_t> Find(const Key& key) const {
    const Entry& entry = entries_[key.slot];
    const uint64_t count = entry.count.load(std::memory_order_relaxed);
    if ((entry.check.load(std::memory_order_relaxed) ^ count) != key.check) return std::nullopt;
    return count;
  }

  void Store(const Key& key, uint64_t count) {
    Entry& entry = entries_[key.slot];
    entry.count.store(count, std::memory_order_relaxed);
    entry.check.store(key.check ^ count, std::memory_order_relaxed);
  }

  // Takes what a walk made of its leaves' positions, so that making them is not optimised away.
  void Keep(uint64_t played) { played_.fetch_add(played, std::memory_order_relaxed); }

 private:
  struct Entry {
    std::atomic<uint64_t> check{0};  // never a key: those are odd
    std::atomic<uint64_t> count{0};
  };

  static Word128 Mix(uint64_t word, uint64_t factor) {
    return Word128{word ^ (word >> 31) ^ factor} * (factor | 1);
  }

  std::vector<Entry> entries_;
  std::atomic<uint64_t> played_{0};
};

}  // namespace draughts
