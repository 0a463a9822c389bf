#include "tests/reference/reference.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "tests/reference/capture_search.h"
#include "tests/reference/lines.h"

namespace draughts::reference {
namespace {

// Larger than any number of captured pieces.
constexpr int kNoKing = 1000;

// How many pieces are taken before the first king; kNoKing when none is.
int FirstKing(const Route& route) {
  const auto first = std::find(route.was_king.begin(), route.was_king.end(), true);
  return first == route.was_king.end() ? kNoKing : static_cast<int>(first - route.was_king.begin());
}

// A finished capture with all that an order of choice may ask about it.
struct Capture {
  Move move;
  bool by_king;
  int kings;       // how many of the captured
  int first_king;  // see FirstKing
};

Capture ToCapture(const MoveRules& rules, const Position& position, const Route& route) {
  const SquareSet last_row = Row(rules.board, CrownRow(rules.board, position.turn));
  const bool ends_crowned = route.is_king || last_row.contains(route.squares.back());
  return {.move = {.from = route.squares.front(),
                   .to = route.squares.back(),
                   .captured = route.captured_set,
                   .crowns = !route.began_as_king && ends_crowned},
          .by_king = route.began_as_king,
          .kings = static_cast<int>(std::count(route.was_king.begin(), route.was_king.end(), true)),
          .first_king = FirstKing(route)};
}

// Every capture of the piece on `from`, the same move perhaps in several orders. Two routes that
// meet with the same pieces taken go on alike, so the second is dropped: "alike" includes whether
// the piece is a king, how it came where it may not turn back, and which taken piece was the first
// king where the order of choice asks for that.
void CollectCaptures(const MoveRules& rules, const Position& position, Square from,
                     std::vector<Capture>& captures) {
  std::set<std::tuple<Field, SquareSet, bool, Step, int>> seen;
  const bool came_by_matters = rules.removal == Removal::kAtOnceNoTurningBack;
  const bool order_matters = rules.choice == Choice::kItalian;
  const auto enter = [&](const Route& route) {
    const Step came_by = came_by_matters ? route.came_by.value_or(Step{}) : Step{};
    const int first_king = order_matters ? FirstKing(route) : kNoKing;
    return seen.emplace(route.at, route.captured_set, route.is_king, came_by, first_king).second;
  };
  const auto finish = [&](const Route& route) {
    captures.push_back(ToCapture(rules, position, route));
  };
  CaptureSearch(rules, position).Run(from, enter, finish);
}

// Keeps the captures of which `measure` says most.
template <class Measure>
void KeepMost(std::vector<Capture>& captures, const Measure& measure) {
  if (captures.empty()) return;
  int most = measure(captures.front());
  for (const Capture& capture : captures) most = std::max(most, measure(capture));
  std::erase_if(captures, [&](const Capture& capture) { return measure(capture) != most; });
}

void KeepBest(Choice choice, std::vector<Capture>& captures) {
  const auto pieces = [](const Capture& capture) { return capture.move.captured.size(); };
  const auto kings = [](const Capture& capture) { return capture.kings; };
  const auto by_king = [](const Capture& capture) { return capture.by_king ? 1 : 0; };
  const auto soonest_king = [](const Capture& capture) { return -capture.first_king; };
  // "A king is worth a little less than two men": of two sums that are the same with kings as two,
  // the one with fewer kings is the greater.
  const auto men_and_kings_twice = [](const Capture& capture) {
    return capture.move.captured.size() + capture.kings;
  };
  const auto fewest_kings = [](const Capture& capture) { return -capture.kings; };
  switch (choice) {
    case Choice::kFree:
      return;
    case Choice::kMostPieces:  // source 004, the majority rule
      return KeepMost(captures, pieces);
    case Choice::kMostPiecesThenKings:
      KeepMost(captures, pieces);
      return KeepMost(captures, kings);
    case Choice::kItalian:
      KeepMost(captures, pieces);
      KeepMost(captures, by_king);
      KeepMost(captures, kings);
      return KeepMost(captures, soonest_king);
    case Choice::kKingCaptures:
      return KeepMost(captures, by_king);
    case Choice::kFrisian:
      KeepMost(captures, men_and_kings_twice);
      KeepMost(captures, fewest_kings);
      return KeepMost(captures, by_king);
  }
}

// All moves of the piece on `from` that take nothing.
void CollectQuietMoves(const MoveRules& rules, const Position& position, Square from,
                       std::vector<Move>& moves) {
  const Mailbox mailbox(rules.board, position);
  const Color us = position.turn;
  const Field start = mailbox.FieldOf(from);
  const bool is_king = IsKing(mailbox.at(start));
  const bool goes_far = is_king && rules.king_range != KingRange::kShort;
  for (const Step step : QuietSteps(rules)) {
    if (!is_king && IsBackward(step, us)) continue;
    for (Field field = start + step; mailbox.is_empty(field); field = field + step) {
      moves.push_back({.from = from,
                       .to = mailbox.SquareOf(field),
                       .captured = {},
                       .crowns = !is_king && mailbox.IsCrownRow(field, us)});
      if (!goes_far) break;
    }
  }
}

}  // namespace

std::vector<Move> LegalMoves(const MoveRules& rules, const Position& position) {
  const SquareSet own = position.pieces(position.turn);
  std::vector<Capture> captures;
  for (const Square from : own) CollectCaptures(rules, position, from, captures);
  KeepBest(rules.choice, captures);

  std::vector<Move> moves;
  for (const Capture& capture : captures) moves.push_back(capture.move);
  if (captures.empty()) {  // capture is compulsory: source 000, 3
    for (const Square from : own) CollectQuietMoves(rules, position, from, moves);
  }
  std::sort(moves.begin(), moves.end());
  moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
  return moves;
}

bool MustCapture(const MoveRules& rules, const Position& position) {
  CaptureSearch search(rules, position);
  for (const Square from : position.pieces(position.turn)) {
    if (search.CanCapture(from)) return true;
  }
  return false;
}

std::vector<Path> Paths(const MoveRules& rules, const Position& position, const Move& move,
                        std::size_t limit) {
  if (!move.is_capture()) return {{.squares = {move.from, move.to}, .captured = {}}};
  std::vector<Path> paths;
  const auto enter = [&](const Route& route) {
    return paths.size() < limit && move.captured.ContainsAll(route.captured_set);
  };
  const auto finish = [&](const Route& route) {
    const bool is_the_move = ToCapture(rules, position, route).move == move;
    if (is_the_move && paths.size() < limit) {
      paths.push_back({.squares = route.squares, .captured = route.captured});
    }
  };
  CaptureSearch(rules, position).Run(move.from, enter, finish);
  std::sort(paths.begin(), paths.end());
  return paths;
}

Position After(const MoveRules& rules, const Position& position, const Path& path) {
  Mailbox mailbox(rules.board, position);
  const Color us = position.turn;
  char letter = mailbox.at(mailbox.FieldOf(path.squares.front()));
  const char king = us == Color::kWhite ? kWhiteKing : kBlackKing;
  mailbox.put(mailbox.FieldOf(path.squares.front()), kEmpty);
  for (const Square square : path.captured) mailbox.put(mailbox.FieldOf(square), kEmpty);
  const bool anywhere = rules.crowning == Crowning::kGoesOnAsKing;
  for (const Square square : path.squares) {
    const bool may_be_crowned = anywhere || square == path.squares.back();
    if (may_be_crowned && mailbox.IsCrownRow(mailbox.FieldOf(square), us)) letter = king;
  }
  mailbox.put(mailbox.FieldOf(path.squares.back()), letter);
  return mailbox.ToPosition(Opponent(us));
}

uint64_t Perft(const MoveRules& rules, const Position& position, int depth) {
  if (depth == 0) return 1;
  const std::vector<Move> moves = LegalMoves(rules, position);
  if (depth == 1) return moves.size();
  uint64_t count = 0;
  for (const Move& move : moves) {
    const std::vector<Path> paths = Paths(rules, position, move, 1);
    count += Perft(rules, After(rules, position, paths.front()), depth - 1);
  }
  return count;
}

}  // namespace draughts::reference
