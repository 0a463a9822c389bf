#include "framework/game/game.h"

#include <algorithm>

namespace draughts {
namespace {

// Giveaway: a side without a legal move has won.
Color WinnerWithoutMoves(Objective objective, Color turn) {
  return objective == Objective::kNormal ? Opponent(turn) : turn;
}

}  // namespace

Game::Game(const Variant& variant) : Game(variant, variant.Start()) {}

Game::Game(Variant variant, const Position& start)
    : variant_(std::move(variant)), positions_{start} {
  Arrive();
}

Line Game::line() const {
  return {.positions = std::span(positions_).first(ply_ + 1),
          .moves = std::span(moves_).first(ply_)};
}

void Game::Play(const Move& move) {
  DRAUGHTS_CHECK(!outcome_, "a game that is not over");
  DRAUGHTS_CHECK(std::find(legal_.begin(), legal_.end(), move) != legal_.end(), "a legal move");
  const Position next = After(position(), move);
  moves_.resize(ply_);
  positions_.resize(ply_ + 1);
  moves_.push_back(move);
  positions_.push_back(next);
  ++ply_;
  Arrive();
}

void Game::Resign(Color loser) {
  DRAUGHTS_CHECK(!outcome_, "a game that is not over");
  outcome_ = Outcome{.winner = Opponent(loser), .ending = Ending::kResignation, .rule = {}};
}

void Game::AgreeDraw() {
  DRAUGHTS_CHECK(!outcome_, "a game that is not over");
  outcome_ = Outcome{.winner = {}, .ending = Ending::kAgreement, .rule = {}};
}

bool Game::Undo() {
  const bool by_word = EndedByWord(outcome_);
  if (!by_word && ply_ == 0) return false;
  if (!by_word) --ply_;
  Arrive();
  return true;
}

bool Game::Redo() {
  if (EndedByWord(outcome_) || ply_ == moves_.size()) return false;
  ++ply_;
  Arrive();
  return true;
}

void Game::Arrive() {
  outcome_.reset();
  legal_ = variant_.LegalMoves(position());
  if (legal_.empty()) {
    const Color turn = position().turn;
    outcome_ =
        Outcome{.winner = WinnerWithoutMoves(variant_.spec().objective, turn),
                .ending = position().pieces(turn).empty() ? Ending::kNoPieces : Ending::kBlocked,
                .rule = {}};
    return;
  }
  for (const Counter& counter : counters()) {
    if (!counter.reached()) continue;
    outcome_ = Outcome{.winner = {}, .ending = Ending::kDrawRule, .rule = counter.rule};
    return;
  }
}

}  // namespace draughts
