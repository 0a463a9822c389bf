// Node: a position inside a kernel: three words in the kernel's own layout, seen by the side to
// move.
#pragma once

#include "framework/board/layout.h"
#include "framework/position/position.h"

namespace draughts {

template <class Word>
struct Node {
  Word own;  // of the side to move
  Word enemy;
  Word kings;  // of both

  friend constexpr bool operator==(const Node&, const Node&) = default;
};

template <class Word>
struct Capture {
  Word from;
  Word to;
  Word captured;
  bool crowns;

  constexpr bool SameMove(const Capture& other) const {
    return from == other.from && to == other.to && captured == other.captured;
  }
};

// The node of the other side after a piece went `from`-`to` and took `captured`.
template <class Word>
constexpr Node<Word> Played(const Node<Word>& node, Word from, Word to, Word captured,
                            bool crowns) {
  const bool is_king = crowns || (node.kings & from) != 0;
  const Word kings = node.kings & ~(from | captured);
  return {.own = node.enemy & ~captured,
          .enemy = (node.own & ~from) | to,
          .kings = is_king ? kings | to : kings};
}

template <Board B>
constexpr Node<typename BoardLayout<B>::Word> ToNode(const Position& position) {
  using Layout = BoardLayout<B>;
  return {.own = Layout::Widen(position.pieces(position.turn)),
          .enemy = Layout::Widen(position.pieces(Opponent(position.turn))),
          .kings = Layout::Widen(position.kings)};
}

}  // namespace draughts
