// QuietReplies: the replies to the quiet moves of men, all at once: counted without making any, or
// told which they are.
//
// For a node without kings in which neither side can take anything. A man that steps from one
// square to the next gives the enemy a capture in two ways only: it can be jumped over where it
// stands now, or one of the neighbours it left can be, over to the square it stood on. Having made
// that jump the enemy goes on where it could have gone on before the move, and over the man that
// moved.
//
// For diagonal lines only.
#pragma once

#include <cstdint>

#include "framework/kernel/man_jumps.h"

namespace draughts {

template <MoveRules R, Color C>
class QuietReplies {
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  using EnemySteps = ManSteps<R.lines, Opponent(C)>;
  using EnemyWays = ManWays<R.lines, R.man_capture, Opponent(C)>;

 public:
  struct Counted {
    uint64_t replies;  // to all moves in one direction but those in `left`
    Word left;         // Left()
  };

  // Men may take kings.
  explicit QuietReplies(const Node<Word>& node)
      : own_(node.own),
        enemy_(node.enemy),
        free_(Layout::kSquares & ~(node.own | node.enemy)),
        enemy_jumps_(node.own, free_) {
    ForEachDirection<EnemySteps::kDirections>(
        [&]<Direction E>() { quiet_ += CountBits(Step<E>(enemy_) & free_); });
  }

  // The moves in one direction, by the squares they lead to.
  template <Direction D>
  Word Moves() const {
    return Step<D>(own_) & free_;
  }

  // Where they let the enemy take something.
  template <Direction D>
  Word Answered() const {
    Word answered = 0;
    ForEachDirection<EnemyWays::kDirections>(
        [&]<Direction F>() { answered |= JumpsOver<D, F>() | JumpsBeside<D, F>(); });
    return answered;
  }

  // The moves after which some capture may take more than one piece.
  template <Direction D>
  Word Left() const {
    Word left = 0;
    ForEachDirection<EnemyWays::kDirections>([&]<Direction F>() {
      const Word on = enemy_jumps_.template MayGoOn<F>();
      left |= JumpsOver<D, F>() & (F == Opposite(D) ? Step<D>(on) : Step<Opposite(F)>(on));
      left |= JumpsBeside<D, F>() & (Step<D>(on) | Step<Opposite(D)>(free_));
    });
    return left & Moves<D>();
  }

  // Calls visit(move, from, to, taken) for each of the enemy's captures after one of `moves`, none
  // of them in Left(); `move` is the square it leads to.
  template <Direction D, class Visit>
  void ForEachCapture(Word moves, const Visit& visit) const {
    ForEachDirection<EnemyWays::kDirections>([&]<Direction F>() {
      if constexpr (F != D) {
        for (Word over = JumpsOver<D, F>() & moves; over != 0; over &= over - 1) {
          const Word move = over & (~over + 1);
          visit(move, Step<Opposite(F)>(move), Step<F>(move), move);
        }
      }
      for (Word beside = JumpsBeside<D, F>() & moves; beside != 0; beside &= beside - 1) {
        const Word move = beside & (~beside + 1);
        const Word to = Step<Opposite(D)>(move);
        const Word taken = Step<Opposite(F)>(to);
        visit(move, Step<Opposite(F)>(taken), to, taken);
      }
    });
  }

  template <Direction D>
  Counted Count() const {
    const Word left = Left<D>();
    return {.replies = Quiet<D>(Moves<D>() & ~Answered<D>()) + Captures<D>(Moves<D>() & ~left),
            .left = left};
  }

 private:
  template <Direction D>
  static constexpr Word Step(Word set) {
    return Layout::template Step<D>(set);
  }

  // Moves in direction D after which an enemy jumps in direction F over the man that moved: from
  // ahead it lands on the square that the man has left, from behind nobody comes.
  template <Direction D, Direction F>
  Word JumpsOver() const {
    if constexpr (F == D) return 0;
    if constexpr (F == Opposite(D)) return Step<F>(enemy_);
    return Step<F>(enemy_) & Step<Opposite(F)>(free_);
  }

  // … over another man, to the square left.
  template <Direction D, Direction F>
  Word JumpsBeside() const {
    return Step<D>(Step<F>(own_ & Step<F>(enemy_)));
  }

  // How many replies there are to `moves`, after which nothing can be taken: those there were
  // before, less those to the squares now occupied, and those to the squares now free.
  template <Direction D>
  uint64_t Quiet(Word moves) const {
    int count = quiet_ * CountBits(moves);
    ForEachDirection<EnemySteps::kDirections>([&]<Direction E>() {
      const Word reached = Step<E>(enemy_);
      count += CountBits(reached & Step<Opposite(D)>(moves)) - CountBits(reached & moves);
    });
    return static_cast<uint64_t>(count);
  }

  // How many captures there are after `moves`, each of one piece.
  template <Direction D>
  uint64_t Captures(Word moves) const {
    int count = 0;
    ForEachDirection<EnemyWays::kDirections>([&]<Direction F>() {
      count += CountBits(JumpsOver<D, F>() & moves) + CountBits(JumpsBeside<D, F>() & moves);
    });
    return static_cast<uint64_t>(count);
  }

  const Word own_;
  const Word enemy_;
  const Word free_;
  const ManJumps<R, Opponent(C)> enemy_jumps_;
  int quiet_ = 0;  // moves the enemy would have, were it on move
};

}  // namespace draughts
