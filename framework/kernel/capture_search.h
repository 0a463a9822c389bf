// CaptureSearch: every way to finish every capture of one side.
//
// The recursion walks jump by jump. A jump that can go on must go on, so only the ends of the walk
// are handed to the sink. The piece's start square counts as empty all along; captured pieces leave
// at once or stay and block, as the rules say.
#pragma once

#include "framework/kernel/capture_filter.h"
#include "framework/kernel/crowning.h"
#include "framework/kernel/king_reach.h"
#include "framework/kernel/man_ways.h"
#include "framework/kernel/node.h"

namespace draughts {

template <MoveRules R, Color C, class Sink>
class CaptureSearch {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.man_capture, C>;
  using Reach = KingReach<R.king_range>;

 public:
  // The data members of `rules` are obeyed; its axes are those of R.
  CaptureSearch(const MoveRules& rules, const Node<Word>& node, Sink& sink)
      : node_(node),
        free_(Layout::kSquares & ~(node.own | node.enemy)),
        for_men_(rules.man_takes_king == ManTakesKing::kAllowed ? node.enemy
                                                                 : node.enemy & ~node.kings),
        vanishing_(rules.removal == Removal::kAfterMove ? Word{0} : ~Word{0}),
        turns_back_(rules.removal == Removal::kAtOnce),
        stops_behind_king_(rules.last_king_taken == LastKingTaken::kLandsBehind),
        sink_(sink) {}

  void SearchAll() {
    SearchMen(node_.own & ~node_.kings);
    SearchKings(node_.own & node_.kings);
  }
  // Only the captures of the piece on `from`.
  void SearchFrom(Word from) {
    SearchMen(from & ~node_.kings);
    SearchKings(from & node_.kings);
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }
  static constexpr Word kCrownRow = Layout::Widen(Row(R.board, CrownRow(R.board, C)));

  void SearchMen(Word men) {
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      for (Word landings = Step<D>(Step<D>(men) & for_men_) & free_; landings != 0;
           landings &= landings - 1) {
        const Word landing = landings & (~landings + 1);
        const Word taken = Step<Opposite(D)>(landing);
        from_ = Step<Opposite(D)>(taken);
        empty_ = free_ | from_;
        by_king_ = false;
        ManTakes<D>(landing, taken, 0);
      }
    });
  }

  void SearchKings(Word kings) {
    for (; kings != 0; kings &= kings - 1) {
      from_ = kings & (~kings + 1);
      empty_ = free_ | from_;
      by_king_ = true;
      ForEachDirection<kDiagonals>([&]<Direction D>() { KingJumps<D>(from_, 0); });
    }
  }

  Word EmptyAfter(Word captured) const { return empty_ | (captured & vanishing_); }

  template <Direction D>
  bool ManJumps(Word at, Word captured) {
    const Word taken = Step<D>(at) & for_men_ & ~captured;
    const Word landing = Step<D>(taken) & EmptyAfter(captured);
    if (landing == 0) return false;
    return ManTakes<D>(landing, taken, captured);
  }

  // False only when the sink has no use for it.
  template <Direction D>
  bool ManTakes(Word landing, Word taken, Word captured) {
    const Word now = captured | taken;
    if (!sink_.Wants(now)) return false;
    const int kings_before = NoteKing(taken, captured);
    sink_.Enter(landing, taken);
    ManLands<D>(landing, now);
    sink_.Leave();
    first_king_at_ = kings_before;
    return true;
  }

  template <Direction D>
  void ManLands(Word landing, Word captured) {
    constexpr OnLastRow kOnLastRow = CrowningTiming<R.crowning>::kOnLastRow;
    if (kOnLastRow != OnLastRow::kContinuesAsMan && (landing & kCrownRow) != 0) {
      crowned_ = true;
      if (kOnLastRow == OnLastRow::kStops || !KingGoesOn<D>(landing, captured)) {
        Finish(landing, captured);
      }
      crowned_ = false;
      return;
    }
    bool goes_on = false;
    ForEachDirection<Ways::kDirections>(
        [&]<Direction E>() { goes_on |= ManJumps<E>(landing, captured); });
    if (goes_on) return;
    crowned_ = (landing & kCrownRow) != 0;
    Finish(landing, captured);
    crowned_ = false;
  }

  template <Direction D>
  bool KingJumps(Word at, Word captured) {
    const Word empty = EmptyAfter(captured);
    const Word taken = Reach::template Meets<Layout, D>(at, empty) & node_.enemy & ~captured;
    if ((Step<D>(taken) & empty) == 0) return false;
    const Word now = captured | taken;
    if (!sink_.Wants(now)) return false;
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

  // `landing` was reached by a jump in direction D: on along the line, to both sides and, where
  // captured pieces are gone and turning back is allowed, back.
  template <Direction D>
  bool KingGoesOn(Word landing, Word captured) {
    bool goes_on = false;
    ForEachDirection<kDiagonals>([&]<Direction E>() {
      if (E != Opposite(D) || turns_back_) goes_on |= KingJumps<E>(landing, captured);
    });
    return goes_on;
  }

  template <Direction D>
  void KingStops(Word taken, Word empty, Word captured) {
    const bool one_only = stops_behind_king_ && (taken & node_.kings) != 0;
    const Word behind = Step<D>(taken);
    Reach::template ForEachLanding<Layout, D>(taken, empty, [&](Word landing) {
      if (one_only && landing != behind) return;
      sink_.Enter(landing, taken);
      Finish(landing, captured);
      sink_.Leave();
    });
  }

  void Finish(Word to, Word captured) {
    sink_.Add({.from = from_, .to = to, .captured = captured, .crowns = crowned_}, by_king_,
              first_king_at_);
  }

  // Remembers where in the order the first king was taken; returns what was remembered before.
  int NoteKing(Word taken, Word captured) {
    const int before = first_king_at_;
    if constexpr (IsRanked(R.choice)) {
      if ((taken & node_.kings) != 0 && before == CaptureTraits::kNoKing) {
        first_king_at_ = CountBits(captured);
      }
    }
    return before;
  }

  const Node<Word>& node_;
  const Word free_;       // nobody's squares before the move
  const Word for_men_;    // enemies that a man may take
  const Word vanishing_;  // all ones where captured pieces leave at once
  const bool turns_back_;
  const bool stops_behind_king_;
  Sink& sink_;

  Word from_ = 0;
  Word empty_ = 0;  // free_ and the start square of the piece that is capturing
  bool by_king_ = false;
  bool crowned_ = false;  // the piece began as a man and is a king now
  int first_king_at_ = CaptureTraits::kNoKing;
};

}  // namespace draughts
