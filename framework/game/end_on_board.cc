#include "framework/game/end_on_board.h"

namespace draughts {
namespace {

std::optional<Outcome> FirstKing(const Position& position) {
  for (const Color side : {Opponent(position.turn), position.turn}) {
    if (position.kings_of(side).empty()) continue;
    return Outcome{.winner = side, .ending = Ending::kFirstKing, .rule = {}};
  }
  return std::nullopt;
}

std::optional<Outcome> LastPiece(const Position& position) {
  for (const Color side : {position.turn, Opponent(position.turn)}) {
    if (position.pieces(side).size() != 1) continue;
    return Outcome{.winner = Opponent(side), .ending = Ending::kLastPiece, .rule = {}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Outcome> EndByPieces(Objective objective, const Position& position) {
  switch (objective) {
    case Objective::kNormal:
    case Objective::kGiveaway:
      return std::nullopt;
    case Objective::kFirstKingWins:
      return FirstKing(position);
    case Objective::kLastPieceLoses:
      return LastPiece(position);
  }
  return std::nullopt;
}

std::optional<Outcome> EndOnBoard(Objective objective, const Position& position, bool can_move) {
  if (std::optional<Outcome> end = EndByPieces(objective, position)) return end;
  if (can_move) return std::nullopt;
  const Color turn = position.turn;
  const bool is_won = objective == Objective::kGiveaway;
  return Outcome{.winner = is_won ? turn : Opponent(turn),
                 .ending = position.pieces(turn).empty() ? Ending::kNoPieces : Ending::kBlocked,
                 .rule = {}};
}

}  // namespace draughts
