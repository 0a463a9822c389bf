// Generator<MoveRules>: the legal moves of one compiled rule set.
//
//   Generator<kRussian> generator;
//   std::vector<Move> moves = generator.LegalMoves(position);
//
// The axes of R (board, lines, king range, men's capture, crowning, free or ranked choice) shape
// the code; its other members are data, and a generator can be given other rules with the same
// axes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "framework/kernel/capture_search.h"
#include "framework/kernel/capture_sink.h"
#include "framework/kernel/man_chains.h"
#include "framework/kernel/quiet_replies.h"
#include "framework/kernel/short_captures.h"
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

  // Whether men can be counted as sets; without it there is no CountReplies, no SumGrandchildren.
  static constexpr bool kCountsSets = R.lines == Lines::kDiagonal;

  constexpr explicit Generator(const MoveRules& rules = R) : rules_(rules) {}

  // As Kernel says (kernel.h): in rising order, the position sound for the board.
  std::vector<Move> LegalMoves(const Position& position) const;
  std::vector<Path> Paths(const Position& position, const Move& move, std::size_t limit) const;

  // The inside, for searches: nodes instead of positions, the colour known at compile time.

  // Puts every legal capture on the end of `list`; false when there is none.
  template <Color C>
  bool ListCaptures(const Node<Word>& node, std::vector<Capture<Word>>& list) const;
  // How many legal moves there are. `list` is room to work in, left as it was. The node comes in
  // registers.
  template <Color C>
  [[gnu::noinline, gnu::flatten]] uint64_t CountMoves(Word own, Word enemy, Word kings,
                                                      std::vector<Capture<Word>>& list) const;
  // How many legal pairs of a move and a reply there are. `list` as above.
  template <Color C>
  uint64_t CountReplies(const Node<Word>& node, std::vector<Capture<Word>>& list) const;
  // Calls visit(child) with the node after each legal move. `list` is room to work in, and `visit`
  // may use it as well: it is left as it was. Captures of up to kMostPieces go without the list.
  template <Color C, int kMostPieces = 1, class Visit>
  void ForEachChild(const Node<Word>& node, std::vector<Capture<Word>>& list,
                    const Visit& visit) const;
  // A Sum to which the node after each legal pair of a move and a reply was added, by Add(leaf) or,
  // for part of them, Add(sum). It is returned, not written to, and small enough to stay in
  // registers: a loop over leaves must not wait for memory. `list` as above.
  template <Color C, class Sum>
  Sum SumGrandchildren(const Node<Word>& node, std::vector<Capture<Word>>& list) const;
  // Calls visit_man(from, to) and visit_king(from, to) for each quiet move, legal when there is no
  // capture.
  template <Color C, class VisitMan, class VisitKing>
  static void ForEachQuietMove(const Node<Word>& node, const VisitMan& visit_man,
                               const VisitKing& visit_king);
  template <Color C>
  static constexpr Word kCrownRow = ManJumps<R, C>::kCrownRow;

 private:
  using Reach = KingReach<R.king_range>;
  using Ways = LineWays<R.lines>;
  static Word Empty(const Node<Word>& node) { return Layout::kSquares & ~(node.own | node.enemy); }
  static Word LowestOf(Word set) { return set & (~set + 1); }

  // Puts every legal move on the end of `list`, quiet ones as captures of nothing.
  template <Color C>
  void ListMoves(const Node<Word>& node, std::vector<Capture<Word>>& list) const;

  // Whether captures of equally many pieces are always equally good.
  bool CountAlike() const {
    return rules_.choice == Choice::kFree || rules_.choice == Choice::kMostPieces;
  }
  // Whether ManChains may count: a king crowned in passing cannot turn back either.
  bool ChainsCount() const {
    return CountAlike() &&
           (!CrowningTiming<R.crowning>::kBecomesKing || rules_.removal == Removal::kAfterMove);
  }
  // Whether QuietReplies may count.
  template <Color C>
  bool IsQuiet(const Node<Word>& node) const {
    if (node.kings != 0 || rules_.man_takes_king != ManTakesKing::kAllowed || !CountAlike()) {
      return false;
    }
    return ManJumps<R, C>(node.enemy, Empty(node)).Jumpers(node.own) == 0 &&
           ManJumps<R, Opponent(C)>(node.own, Empty(node)).Jumpers(node.enemy) == 0;
  }
  template <class Visit>
  static void ForEachSquare(Word set, const Visit& visit) {
    for (; set != 0; set &= set - 1) visit(LowestOf(set));
  }
  // Calls visit(from, to) for steps in direction D to `landings`.
  template <Direction D, class Visit>
  static void ForEachStep(Word landings, const Visit& visit) {
    ForEachSquare(landings, [&](Word to) { visit(Layout::template Step<Opposite(D)>(to), to); });
  }
  template <Color C, class Visit>
  static void ForEachQuietMan(const Node<Word>& node, Word men, const Visit& visit) {
    ForEachDirection<ManSteps<R.lines, C>::kDirections>(
        [&]<Direction D>() { ForEachStep<D>(Layout::template Step<D>(men) & Empty(node), visit); });
  }
  static bool KingsCapture(const Node<Word>& node);
  // As SumGrandchildren, of the moves alone; the node comes in registers.
  template <Color C, class Sum>
  [[gnu::noinline, gnu::flatten]] Sum SumChildren(Word own, Word enemy, Word kings,
                                                  std::vector<Capture<Word>>& list) const;
  template <Color C>
  static uint64_t CountQuietMen(const Node<Word>& node);
  static uint64_t CountQuietKings(const Node<Word>& node);
  // As CountMoves, for any node.
  template <Color C>
  [[gnu::noinline]] uint64_t CountByWalking(const Node<Word>& node,
                                            std::vector<Capture<Word>>& list) const;

  // Walks every capture; returns how many are legal. The jumps are found again rather than handed
  // over: whoever found them before can keep them in registers.
  template <Color C>
  [[gnu::noinline, gnu::flatten]] uint64_t SearchCaptures(const Node<Word>& node, Singles singles,
                                                          std::vector<Capture<Word>>& list) const {
    using Moves = CaptureMoves<IsRanked(R.choice), R.lines, Word>;
    const ManJumps<R, C> jumps(rules_, node);
    Moves moves(list, singles, rules_.choice, node.kings);
    CaptureSearch<R, C, Moves>(rules_, node, jumps, moves).Search(node.own);
    return moves.count();
  }

  MoveRules rules_;
};

template <MoveRules R>
bool Generator<R>::KingsCapture(const Node<Word>& node) {
  const Word kings = node.own & node.kings;
  if (kings == 0) return false;
  bool captures = false;
  ForEachDirection<Ways::kCaptures>([&]<Direction D>() {
    captures |= Reach::template SomeTakes<Layout, D>(kings, node.enemy, Empty(node));
  });
  return captures;
}

template <MoveRules R>
template <Color C>
[[gnu::flatten]] bool Generator<R>::ListCaptures(const Node<Word>& node,
                                                 std::vector<Capture<Word>>& list) const {
  const ManJumps<R, C> jumps(rules_, node);
  if (jumps.Jumpers(node.own & ~node.kings) == 0 && !KingsCapture(node)) return false;
  return SearchCaptures<C>(node, Singles::kListed, list) != 0;
}

template <MoveRules R>
template <Color C>
uint64_t Generator<R>::CountMoves(Word own, Word enemy, Word kings,
                                  std::vector<Capture<Word>>& list) const {
  const Node<Word> node{.own = own, .enemy = enemy, .kings = kings};
  if ((node.own & node.kings) != 0) return CountByWalking<C>(node, list);
  const ManJumps<R, C> jumps(rules_, node);
  if (jumps.Jumpers(node.own) == 0) return CountQuietMen<C>(node);
  if constexpr (kCountsSets) {
    const ManChains<R, C> chains(jumps, node);
    if (chains.complete() && ChainsCount()) {
      return static_cast<uint64_t>(rules_.choice == Choice::kFree ? chains.all()
                                                                  : chains.longest());
    }
  }
  return CountByWalking<C>(node, list);
}

template <MoveRules R>
template <Color C>
uint64_t Generator<R>::CountByWalking(const Node<Word>& node,
                                      std::vector<Capture<Word>>& list) const {
  const ManJumps<R, C> jumps(rules_, node);
  if (jumps.Jumpers(node.own & ~node.kings) == 0 && !KingsCapture(node)) {
    return CountQuietMen<C>(node) + CountQuietKings(node);
  }
  const auto begin = static_cast<std::ptrdiff_t>(list.size());
  const uint64_t count = SearchCaptures<C>(node, Singles::kCounted, list);
  list.erase(list.begin() + begin, list.end());
  return count;
}

template <MoveRules R>
template <Color C>
[[gnu::flatten]] uint64_t Generator<R>::CountReplies(const Node<Word>& node,
                                                     std::vector<Capture<Word>>& list) const {
  uint64_t count = 0;
  const auto add = [&](const Node<Word>& child) {
    count += CountMoves<Opponent(C)>(child.own, child.enemy, child.kings, list);
  };
  if (!IsQuiet<C>(node)) {
    ForEachChild<C>(node, list, add);
    return count;
  }
  const QuietReplies<R, C> replies(node);
  ForEachDirection<ManSteps<R.lines, C>::kDirections>([&]<Direction D>() {
    const auto counted = replies.template Count<D>();
    count += counted.replies;
    ForEachStep<D>(counted.left,
                   [&](Word from, Word to) { add(AfterMan(node, from, to, kCrownRow<C>)); });
  });
  return count;
}

template <MoveRules R>
template <Color C, int kMostPieces, class Visit>
void Generator<R>::ForEachChild(const Node<Word>& node, std::vector<Capture<Word>>& list,
                                const Visit& visit) const {
  const ManJumps<R, C> jumps(rules_, node);
  const Word men = node.own & ~node.kings;
  if (jumps.Jumpers(men) == 0 && !KingsCapture(node)) {
    ForEachQuietMove<C>(
        node, [&](Word from, Word to) { visit(AfterMan(node, from, to, kCrownRow<C>)); },
        [&](Word from, Word to) { visit(AfterKing(node, from, to)); });
    return;
  }
  if (men == node.own && CountAlike()) {
    const ShortCaptures<R, C, kMostPieces> captures(jumps, node);
    if (captures.complete()) {
      captures.ForEach(visit);
      return;
    }
  }
  const std::size_t begin = list.size();
  SearchCaptures<C>(node, Singles::kListed, list);
  const std::size_t end = list.size();
  for (std::size_t i = begin; i < end; ++i) {
    const Capture<Word> capture = list[i];  // a copy: `visit` may move the list
    visit(AfterCapture(node, capture));
  }
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(begin), list.end());
}

template <MoveRules R>
template <Color C, class Sum>
Sum Generator<R>::SumChildren(Word own, Word enemy, Word kings,
                              std::vector<Capture<Word>>& list) const {
  Sum sum;
  ForEachChild<C, 2>({.own = own, .enemy = enemy, .kings = kings}, list,
                     [&sum](const Node<Word>& leaf) { sum.Add(leaf); });
  return sum;
}

template <MoveRules R>
template <Color C, class Sum>
[[gnu::flatten]] Sum Generator<R>::SumGrandchildren(const Node<Word>& node,
                                                    std::vector<Capture<Word>>& list) const {
  Sum sum;
  const auto reply = [&](const Node<Word>& child) {
    sum.Add(SumChildren<Opponent(C), Sum>(child.own, child.enemy, child.kings, list));
  };
  if (!IsQuiet<C>(node)) {
    ForEachChild<C>(node, list, reply);
    return sum;
  }
  const QuietReplies<R, C> replies(node);
  ForEachDirection<ManSteps<R.lines, C>::kDirections>([&]<Direction D>() {
    const auto after = [&](Word move) {
      return AfterMan(node, Layout::template Step<Opposite(D)>(move), move, kCrownRow<C>);
    };
    const Word moves = replies.template Moves<D>();
    const Word left = replies.template Left<D>();
    ForEachSquare(left, [&](Word move) { reply(after(move)); });
    replies.template ForEachCapture<D>(
        moves & ~left, [&](Word move, Word from, Word to, Word taken) {
          sum.Add(AfterJump(after(move), from, to, taken, kCrownRow<Opponent(C)>));
        });
    ForEachSquare(moves & ~replies.template Answered<D>(), [&](Word move) {
      const Node<Word> child = after(move);
      ForEachQuietMan<Opponent(C)>(child, child.own, [&](Word from, Word to) {
        sum.Add(AfterMan(child, from, to, kCrownRow<Opponent(C)>));
      });
    });
  });
  return sum;
}

template <MoveRules R>
template <Color C, class VisitMan, class VisitKing>
void Generator<R>::ForEachQuietMove(const Node<Word>& node, const VisitMan& visit_man,
                                    const VisitKing& visit_king) {
  ForEachQuietMan<C>(node, node.own & ~node.kings, visit_man);
  const Word empty = Empty(node);
  for (Word kings = node.own & node.kings; kings != 0; kings &= kings - 1) {
    const Word from = LowestOf(kings);
    ForEachDirection<Ways::kQuiet>([&]<Direction D>() {
      Reach::template ForEachQuiet<Layout, D>(from, empty, [&](Word to) { visit_king(from, to); });
    });
  }
}

template <MoveRules R>
template <Color C>
uint64_t Generator<R>::CountQuietMen(const Node<Word>& node) {
  int count = 0;
  ForEachDirection<ManSteps<R.lines, C>::kDirections>([&]<Direction D>() {
    count += CountBits(Layout::template Step<D>(node.own & ~node.kings) & Empty(node));
  });
  return static_cast<uint64_t>(count);
}

template <MoveRules R>
uint64_t Generator<R>::CountQuietKings(const Node<Word>& node) {
  int count = 0;
  ForEachDirection<Ways::kQuiet>([&]<Direction D>() {
    // All kings step together: each square of a front belongs to one king.
    Word front = Layout::template Step<D>(node.own & node.kings) & Empty(node);
    while (front != 0) {
      count += CountBits(front);
      front = Reach::kLongRun ? Layout::template Step<D>(front) & Empty(node) : Word{0};
    }
  });
  return static_cast<uint64_t>(count);
}

template <MoveRules R>
template <Color C>
void Generator<R>::ListMoves(const Node<Word>& node, std::vector<Capture<Word>>& list) const {
  if (ListCaptures<C>(node, list)) return;
  // Out of line: the list grows in one place, not at every square that a king may reach.
  const auto add = [&list](Word from, Word to, bool crowns) __attribute__((noinline)) {
    list.push_back({from, to, 0, crowns});
  };
  ForEachQuietMove<C>(
      node, [&](Word from, Word to) { add(from, to, (to & kCrownRow<C>) != 0); },
      [&](Word from, Word to) { add(from, to, false); });
}

template <MoveRules R>
std::vector<Move> Generator<R>::LegalMoves(const Position& position) const {
  const Node<Word> node = ToNode<R.board>(position);
  std::vector<Capture<Word>> list;
  WithColor(position.turn, [&]<Color C>() { ListMoves<C>(node, list); });
  std::vector<Move> moves;
  moves.reserve(list.size());
  for (const Capture<Word>& move : list) {
    moves.push_back({.from = Layout::Narrow(move.from).first(),
                     .to = Layout::Narrow(move.to).first(),
                     .captured = Layout::Narrow(move.captured),
                     .crowns = move.crowns});
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

template <MoveRules R>
std::vector<Path> Generator<R>::Paths(const Position& position, const Move& move,
                                      std::size_t limit) const {
  if (!move.is_capture()) return {{.squares = {move.from, move.to}, .captured = {}}};
  // One colour's code is enough for what no search waits for: Black's board is
  // turned round.
  const bool turned = position.turn == Color::kBlack;
  const Node<Word> node = ToNode<R.board>(turned ? Rotated(R.board, position) : position);
  const auto word = [turned](SquareSet set) {
    return Layout::Widen(turned ? Rotated(R.board, set) : set);
  };
  const auto square = [turned](Word at) {
    const Square here = Layout::Narrow(at).first();
    return turned ? R.board.squares() - 1 - here : here;
  };
  const Word from = word(SquareSet::Of(move.from));
  CapturePaths<Word> found({.from = from,
                            .to = word(SquareSet::Of(move.to)),
                            .captured = word(move.captured),
                            .crowns = move.crowns},
                           limit);
  const ManJumps<R, Color::kWhite> jumps(rules_, node);
  CaptureSearch<R, Color::kWhite, CapturePaths<Word>>(rules_, node, jumps, found).Search(from);
  std::vector<Path> paths;
  for (const auto& way : found.paths()) {
    Path& path = paths.emplace_back();
    path.squares.push_back(move.from);
    for (const auto& jump : way) {
      path.squares.push_back(square(jump.landing));
      path.captured.push_back(square(jump.taken));
    }
  }
  return paths;
}

}  // namespace draughts
