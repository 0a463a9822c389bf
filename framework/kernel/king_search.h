// KingSearch: every way to finish the captures of kings, and the state that a
// search walks with.
//
// It knows nothing of men or colours, so kernels that differ only in those
// share its code; it is kept out of line, because from most positions no king
// captures.
#pragma once

#include "framework/kernel/capture_filter.h"
#include "framework/kernel/king_reach.h"
#include "framework/kernel/line_ways.h"
#include "framework/kernel/node.h"

namespace draughts {

template <Board B, Lines L, KingRange Range, class Sink>
class KingSearch {
 protected:
  using Layout = BoardLayout<B>;
  using Ways = LineWays<L>;
  using Word = typename Layout::Word;
  using Reach = KingReach<Range>;

  KingSearch(const MoveRules& rules, const Node<Word>& node, Sink& sink)
      : node_(node),
        free_(Layout::kSquares & ~(node.own | node.enemy)),
        vanishing_(rules.removal == Removal::kAfterMove ? Word{0} : ~Word{0}),
        turns_back_(rules.removal == Removal::kAtOnce),
        stops_behind_king_(rules.last_king_taken == LastKingTaken::kLandsBehind),
        sink_(sink) {}

  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }
  static constexpr Word LowestOf(Word set) { return set & (~set + 1); }

  void SearchKings(Word kings) {
    if (kings == 0) return;
    by_king_ = true;
    ForEachDirection<Ways::kCaptures>([&]<Direction D>() {
      if (Reach::template SomeTakes<Layout, D>(kings, node_.enemy, free_)) {
        SearchKingsAlong<D>(kings);
      }
    });
    by_king_ = false;
  }

  void Depart(Word from) {
    from_ = from;
    empty_ = free_ | from;
  }
  Word EmptyAfter(Word captured) const { return empty_ | (captured & vanishing_); }

  // A king on `landing` came there by a jump in direction D: on along the line, along all that
  // cross it and, where captured pieces are gone and turning back is allowed, back.
  template <Direction D>
  bool KingGoesOn(Word landing, Word captured) {
    bool goes_on = false;
    ForEachDirection<Ways::kCaptures>([&]<Direction E>() {
      if (E != Opposite(D) || turns_back_) goes_on |= KingJumps<E>(landing, captured);
    });
    return goes_on;
  }

  void Finish(Word to, Word captured, bool crowns) {
    sink_.Add({.from = from_, .to = to, .captured = captured, .crowns = crowns}, by_king_,
              first_king_at_);
  }

  // Remembers where in the order the first king was taken; returns what was
  // remembered before.
  int NoteKing(Word taken, Word captured) {
    const int before = first_king_at_;
    if constexpr (Sink::kRanked) {
      if ((taken & node_.kings) != 0 && before == CaptureTraits::kNoKing) {
        first_king_at_ = CountBits(captured);
      }
    }
    return before;
  }

  const Node<Word>& node_;
  const Word free_;       // nobody's squares before the move
  const Word vanishing_;  // all ones where captured pieces leave at once
  const bool turns_back_;
  const bool stops_behind_king_;
  Sink& sink_;

  Word from_ = 0;
  Word empty_ = 0;        // free_ and the start square of the piece that is capturing
  bool by_king_ = false;  // it was a king when it set out
  int first_king_at_ = CaptureTraits::kNoKing;

 private:
  template <Direction D>
  [[gnu::noinline]] void SearchKingsAlong(Word kings) {
    for (; kings != 0; kings &= kings - 1) {
      Depart(LowestOf(kings));
      KingJumps<D>(from_, 0);
    }
  }

  // Whether a king on `at` can take something in direction D; if so, all that
  // comes of it is done.
  template <Direction D>
  [[gnu::noinline]] bool KingJumps(Word at, Word captured) {
    const Word empty = EmptyAfter(captured);
    const Word taken = Reach::template Meets<Layout, D>(at, empty) & node_.enemy & ~captured;
    if ((Step<D>(taken) & empty) == 0) return false;
    const Word now = captured | taken;
    if (!sink_.Wants(now)) return true;  // not asked for, but it must be made
    const int kings_before = NoteKing(taken, captured);
    bool goes_on = false;
    Reach::template ForEachLanding<Layout, D>(taken, empty, [&](Word landing) {
      sink_.Enter(landing, taken);
      goes_on |= KingGoesOn<D>(landing, now);
      sink_.Leave();
    });
    if (!goes_on) KingStops<D>(taken, empty, now);
    first_king_at_ = kings_before;
    return true;
  }

  template <Direction D>
  void KingStops(Word taken, Word empty, Word captured) {
    const bool one_only = stops_behind_king_ && (taken & node_.kings) != 0;
    const Word behind = Step<D>(taken);
    Reach::template ForEachLanding<Layout, D>(taken, empty, [&](Word landing) {
      if (one_only && landing != behind) return;
      sink_.Enter(landing, taken);
      Finish(landing, captured,
             !by_king_);  // a man that captures here was crowned on its way
      sink_.Leave();
    });
  }
};

}  // namespace draughts
