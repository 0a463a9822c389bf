// Generator<MoveRules>: the legal moves of one compiled rule set.
//
//   Generator<kRussian> generator;
//   std::vector<Move> moves = generator.LegalMoves(position);
//
// The axes of R (board, king range, men's capture, crowning, free or ranked choice) shape the code;
// its other members are data, and a generator can be given other rules with the same axes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "framework/kernel/capture_search.h"
#include "framework/kernel/capture_sink.h"
#include "framework/position/move.h"

namespace draughts {

// Calls f.template operator()<C>() for the colour to move.
template <class Function>
decltype(auto) WithColor(Color color, const Function& f) {
  return color == Color::kWhite ? f.template operator()<Color::kWhite>()
                                : f.template operator()<Color::kBlack>();
}

template <MoveRules R>
class Generator {
  static_assert(IsComplete(R), "every member of MoveRules is said");

 public:
  using Layout = BoardLayout<R.board>;
  using Word = typename Layout::Word;
  static constexpr bool kRanked = IsRanked(R.choice);
  template <Singles kSingles>
  using Moves = CaptureMoves<kRanked, kSingles, Word>;

  constexpr explicit Generator(const MoveRules& rules = R) : rules_(rules) {}

  // As Kernel says (kernel.h): in rising order, the position sound for the board.
  std::vector<Move> LegalMoves(const Position& position) const;
  std::vector<Path> Paths(const Position& position, const Move& move, std::size_t limit) const;

  // The inside, for searches: nodes instead of positions, the colour known at compile time.

  // Puts every legal capture on the end of `list`; returns how many.
  template <Color C>
  std::size_t ListCaptures(const Node<Word>& node, std::vector<Capture<Word>>& list) const {
    return static_cast<std::size_t>(FindCaptures<C, Singles::kListed>(node, list));
  }
  // How many legal captures there are; `list` is left as it was.
  template <Color C>
  uint64_t CountCaptures(const Node<Word>& node, std::vector<Capture<Word>>& list) const {
    const std::size_t begin = list.size();
    const uint64_t count = FindCaptures<C, Singles::kCounted>(node, list);
    list.resize(begin);
    return count;
  }
  // Calls visit(from, to, crowns) for each quiet move, legal when there is no capture.
  template <Color C, class Visit>
  static void ForEachQuietMove(const Node<Word>& node, const Visit& visit);
  template <Color C>
  static uint64_t CountQuietMoves(const Node<Word>& node);

 private:
  using Reach = KingReach<R.king_range>;
  template <Color C>
  static constexpr Word kCrownRow = Layout::Widen(Row(R.board, CrownRow(R.board, C)));

  static Word Empty(const Node<Word>& node) { return Layout::kSquares & ~(node.own | node.enemy); }
  static Word LowestOf(Word set) { return set & (~set + 1); }

  template <Color C, Singles kSingles>
  uint64_t FindCaptures(const Node<Word>& node, std::vector<Capture<Word>>& list) const {
    Moves<kSingles> moves(list, rules_.choice, node.kings);
    CaptureSearch<R, C, Moves<kSingles>>(rules_, node, moves).Search(node.own);
    return moves.count();
  }

  MoveRules rules_;
};

template <MoveRules R>
template <Color C, class Visit>
void Generator<R>::ForEachQuietMove(const Node<Word>& node, const Visit& visit) {
  const Word empty = Empty(node);
  const Word men = node.own & ~node.kings;
  ForEachDirection<ManSteps<C>::kDirections>([&]<Direction D>() {
    for (Word landings = Layout::template Step<D>(men) & empty; landings != 0;
         landings &= landings - 1) {
      const Word to = LowestOf(landings);
      visit(Layout::template Step<Opposite(D)>(to), to, (to & kCrownRow<C>) != 0);
    }
  });
  for (Word kings = node.own & node.kings; kings != 0; kings &= kings - 1) {
    const Word from = LowestOf(kings);
    ForEachDirection<kDiagonals>([&]<Direction D>() {
      Reach::template ForEachQuiet<Layout, D>(from, empty,
                                              [&](Word to) { visit(from, to, false); });
    });
  }
}

template <MoveRules R>
template <Color C>
uint64_t Generator<R>::CountQuietMoves(const Node<Word>& node) {
  const Word empty = Empty(node);
  const Word men = node.own & ~node.kings;
  int count = 0;
  ForEachDirection<ManSteps<C>::kDirections>(
      [&]<Direction D>() { count += CountBits(Layout::template Step<D>(men) & empty); });
  const Word kings = node.own & node.kings;
  if (kings != 0) {
    ForEachDirection<kDiagonals>([&]<Direction D>() {
      // All kings step together: each square of a front belongs to one king.
      Word front = Layout::template Step<D>(kings) & empty;
      while (front != 0) {
        count += CountBits(front);
        front = Reach::kLongRun ? Layout::template Step<D>(front) & empty : Word{0};
      }
    });
  }
  return static_cast<uint64_t>(count);
}

template <MoveRules R>
std::vector<Move> Generator<R>::LegalMoves(const Position& position) const {
  const Node<Word> node = ToNode<R.board>(position);
  const auto square = [](Word word) { return Layout::Narrow(word).first(); };
  std::vector<Move> moves;
  WithColor(position.turn, [&]<Color C>() {
    std::vector<Capture<Word>> captures;
    ListCaptures<C>(node, captures);
    moves.reserve(captures.size() + 16);
    for (const Capture<Word>& capture : captures) {
      moves.push_back({.from = square(capture.from),
                       .to = square(capture.to),
                       .captured = Layout::Narrow(capture.captured),
                       .crowns = capture.crowns});
    }
    if (!captures.empty()) return;
    ForEachQuietMove<C>(node, [&](Word from, Word to, bool crowns) {
      moves.push_back({.from = square(from), .to = square(to), .captured = {}, .crowns = crowns});
    });
  });
  std::sort(moves.begin(), moves.end());
  return moves;
}

template <MoveRules R>
std::vector<Path> Generator<R>::Paths(const Position& position, const Move& move,
                                      std::size_t limit) const {
  if (!move.is_capture()) return {{.squares = {move.from, move.to}, .captured = {}}};
  const Node<Word> node = ToNode<R.board>(position);
  const Word from = Layout::Widen(SquareSet::Of(move.from));
  CapturePaths<Word> found({.from = from,
                            .to = Layout::Widen(SquareSet::Of(move.to)),
                            .captured = Layout::Widen(move.captured),
                            .crowns = move.crowns},
                           limit);
  WithColor(position.turn, [&]<Color C>() {
    CaptureSearch<R, C, CapturePaths<Word>>(rules_, node, found).Search(from);
  });
  std::vector<Path> paths;
  for (const auto& jumps : found.paths()) {
    Path& path = paths.emplace_back();
    path.squares.push_back(move.from);
    for (const auto& jump : jumps) {
      path.squares.push_back(Layout::Narrow(jump.landing).first());
      path.captured.push_back(Layout::Narrow(jump.taken).first());
    }
  }
  return paths;
}

}  // namespace draughts
