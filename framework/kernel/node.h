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

  friend constexpr bool operator==(const Capture&, const Capture&) = default;
};

// The node of the other side after a quiet move.
template <class Word>
constexpr Node<Word> AfterMan(const Node<Word>& node, Word from, Word to, Word crown_row) {
  return {
      .own = node.enemy, .enemy = node.own ^ (from | to), .kings = node.kings | (to & crown_row)};
}
template <class Word>
constexpr Node<Word> AfterKing(const Node<Word>& node, Word from, Word to) {
  return {.own = node.enemy, .enemy = node.own ^ (from | to), .kings = node.kings ^ (from | to)};
}

// The node of the other side after a man took the pieces on `taken`.
template <class Word>
constexpr Node<Word> AfterJump(const Node<Word>& node, Word from, Word to, Word taken,
                               Word crown_row) {
  return {.own = node.enemy & ~taken,
          .enemy = node.own ^ (from | to),
          .kings = (node.kings & ~taken) | (to & crown_row)};
}

// The node of the other side after any capture.
template <class Word>
constexpr Node<Word> AfterCapture(const Node<Word>& node, const Capture<Word>& capture) {
  const bool is_king = capture.crowns || (node.kings & capture.from) != 0;
  const Word kings = node.kings & ~(capture.from | capture.captured);
  return {.own = node.enemy & ~capture.captured,
          .enemy = (node.own & ~capture.from) | capture.to,
          .kings = is_king ? kings | capture.to : kings};
}

template <Board B>
constexpr Node<typename BoardLayout<B>::Word> ToNode(const Position& position) {
  using Layout = BoardLayout<B>;
  return {.own = Layout::Widen(position.pieces(position.turn)),
          .enemy = Layout::Widen(position.pieces(Opponent(position.turn))),
          .kings = Layout::Widen(position.kings)};
}

}  // namespace draughts
