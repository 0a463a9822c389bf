// ShortCaptures: the captures of men that take one piece, or two as well, visited straight from the
// sets of landings, without a list. Two cost much code, so they are for loops over leaves.
//
// Most positions with a capture have no longer ones. As in ManChains, the squares that were free
// before the move are all that matters up to the second jump; and two ways of one man never take
// the same two pieces, so each way is a move of its own.
#pragma once

#include "framework/kernel/capture_filter.h"
#include "framework/kernel/man_jumps.h"

namespace draughts {

template <MoveRules R, Color C, int kMostPieces>
class ShortCaptures {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using Ways = ManWays<R.lines, R.man_capture, C>;
  using Jumps = ManJumps<R, C>;

 public:
  static_assert(kMostPieces == 1 || kMostPieces == 2);

  // The side to move of `node` has no kings; `jumps` are its. Captures of equally many pieces are
  // equally good.
  ShortCaptures(const Jumps& jumps, const Node<Word>& node) : jumps_(jumps), node_(node) {
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      const Word landings = jumps.template Landings<D>(node.own);
      if constexpr (kMostPieces == 1) {
        longer_ |= landings & jumps.template MayGoOn<D>();
        return;
      }
      const Word on = landings & jumps.template GoesOn<D>();
      if constexpr (CrowningTiming<R.crowning>::kBecomesKing) {
        longer_ |= landings & Jumps::kCrownRow;
      }
      on_ |= on;
      if (on == 0) return;
      ForEachDirection<Ways::kDirections>([&]<Direction E>() {
        if constexpr (E != Opposite(D)) {
          longer_ |= jumps.template Landings<E>(on) & jumps.template MayGoOn<E>();
        }
      });
    });
  }

  // Whether no capture may take more than kMostPieces, or go on as a king.
  bool complete() const { return longer_ == 0; }

  // Calls visit(child) with the node after each legal capture; they must be complete().
  template <class Visit>
  void ForEach(const Visit& visit) const {
    // A capture of one piece is not legal where one of two is and most must be taken.
    const bool singles = kMostPieces == 1 || !IsRanked(R.choice) || on_ == 0;
    ForEachDirection<Ways::kDirections>([&]<Direction D>() {
      for (Word landings = jumps_.template Landings<D>(node_.own); landings != 0;
           landings &= landings - 1) {
        const Word landing = landings & (~landings + 1);
        const Word taken = Step<Opposite(D)>(landing);
        const Word from = Step<Opposite(D)>(taken);
        if constexpr (kMostPieces > 1) {
          if ((landing & jumps_.template GoesOn<D>()) != 0) {
            ForEachSecond<D>(from, landing, taken, visit);
            continue;
          }
        }
        if (singles) visit(AfterJump(node_, from, landing, taken, Jumps::kCrownRow));
      }
    });
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }

  // The jumps on from `landing`, where a man came by a jump in direction D.
  template <Direction D, class Visit>
  void ForEachSecond(Word from, Word landing, Word taken, const Visit& visit) const {
    ForEachDirection<Ways::kDirections>([&]<Direction E>() {
      if constexpr (E != Opposite(D)) {
        const Word to = jumps_.template Landings<E>(landing);
        if (to == 0) return;
        visit(AfterJump(node_, from, to, taken | Step<E>(landing), Jumps::kCrownRow));
      }
    });
  }

  const Jumps& jumps_;
  const Node<Word>& node_;
  Word on_ = 0;      // where a man goes on after its first jump
  Word longer_ = 0;  // where one may go on after its last, or is crowned in passing
};

}  // namespace draughts
