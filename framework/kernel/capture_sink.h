// Where a capture search puts what it finds: a list of moves, or the ways one
// move can go.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "framework/kernel/capture_filter.h"
#include "framework/kernel/line_ways.h"
#include "framework/kernel/node.h"

namespace draughts {

enum class Singles { kListed = 1, kCounted };

// Keeps the legal captures, each once, at the end of a list that callers share
// as a stack. With Singles::kCounted a capture of one piece, which nothing can
// duplicate, is only counted.
template <bool kIsRanked, Lines L, class Word>
class CaptureMoves {
 public:
  static constexpr bool kRanked = kIsRanked;

  CaptureMoves(std::vector<Capture<Word>>& list, Singles singles, Choice choice, Word kings)
      : list_(list), begin_(list.size()), singles_(singles), choice_(choice), kings_(kings) {}

  uint64_t count() const { return counted_ + (list_.size() - begin_); }

  // Hooks of the search that only CapturePaths needs.
  static constexpr bool Wants(Word /*captured*/) { return true; }
  static constexpr void Enter(Word /*landing*/, Word /*taken*/) {}
  static constexpr void Leave() {}

  // `first_king_at` as in CaptureTraits.
  void Add(const Capture<Word>& capture, bool by_king, int first_king_at) {
    if constexpr (kRanked) {
      const int rank = RankOf(choice_, {.pieces = CountBits(capture.captured),
                                        .kings = CountBits(capture.captured & kings_),
                                        .first_king_at = first_king_at,
                                        .by_king = by_king});
      if (rank < best_) return;
      if (rank > best_) {
        best_ = rank;
        list_.erase(list_.begin() + static_cast<std::ptrdiff_t>(begin_), list_.end());
        counted_ = 0;
      }
    }
    const bool unique = IsUnique(capture.captured, by_king || capture.crowns);
    if (unique && singles_ == Singles::kCounted) {
      ++counted_;
    } else {
      List(capture, unique);
    }
  }

 private:
  // Whether no other walk can make the same capture: two that a man makes close a loop, while a
  // king may take two pieces of one line with different landings between them.
  static bool IsUnique(Word captured, bool king_jumped) {
    const Word but_one = captured & (captured - 1);
    if (but_one == 0) return true;
    return !king_jumped && CountBits(but_one) + 1 < LineWays<L>::kJumpsInLoop;
  }

  [[gnu::noinline]] void List(const Capture<Word>& capture, bool unique) {
    if (unique || !IsListed(capture)) list_.push_back(capture);
  }

  bool IsListed(const Capture<Word>& capture) const {
    for (std::size_t i = begin_; i < list_.size(); ++i) {
      if (list_[i] == capture) return true;
    }
    return false;
  }

  std::vector<Capture<Word>>& list_;
  const std::size_t begin_;
  const Singles singles_;
  const Choice choice_;
  const Word kings_;
  int best_ = -1;
  uint64_t counted_ = 0;
};

// Keeps the ways that lead to one wanted capture, at most `limit`. Nothing waits for it, so it is
// kept out of line and small.
template <class Word>
class CapturePaths {
 public:
  static constexpr bool kRanked = false;

  struct Jump {
    Word landing;
    Word taken;
  };
  using Jumps = std::vector<Jump>;

  CapturePaths(const Capture<Word>& wanted, std::size_t limit) : wanted_(wanted), limit_(limit) {}

  const std::vector<Jumps>& paths() const { return paths_; }

  bool Wants(Word captured) const {
    return (captured & ~wanted_.captured) == 0 && paths_.size() < limit_;
  }
  [[gnu::noinline]] void Enter(Word landing, Word taken) {
    jumps_.push_back({.landing = landing, .taken = taken});
  }
  void Leave() { jumps_.pop_back(); }

  [[gnu::noinline]] void Add(const Capture<Word>& capture, bool /*by_king*/,
                             int /*first_king_at*/) {
    if (capture == wanted_ && paths_.size() < limit_) paths_.push_back(jumps_);
  }

 private:
  const Capture<Word> wanted_;
  const std::size_t limit_;
  Jumps jumps_;
  std::vector<Jumps> paths_;
};

}  // namespace draughts
