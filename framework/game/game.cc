#include "framework/game/game.h"

#include <algorithm>

#include "framework/game/end_on_board.h"

namespace draughts {
namespace {

// More than any rule waits for, and far from what an int holds, whatever a FEN says.
constexpr int kMostQuietPlies = 1'000'000;

// Of `plies` said to have gone without a capture or a man's move those that can have: a side
// without a king has not made any of them.
int QuietPliesBefore(const Position& start, int plies) {
  if (start.kings_of(Opponent(start.turn)).empty()) return 0;
  if (start.kings_of(start.turn).empty()) return std::min(plies, 1);
  return std::min(plies, kMostQuietPlies);
}

// The square of the king that the side to move may not move again but to capture, having moved it
// `limit` times running; kNoSquare when there is none. What went before the line is not known.
Square TiredKing(const Line& line, int limit) {
  const Position& here = line.positions.back();
  if (here.men(here.turn).empty()) return kNoSquare;
  Square at = kNoSquare;
  int moved = 0;
  for (std::size_t next = line.moves.size(); next >= 2 && moved < limit; next -= 2) {
    const Move& move = line.moves[next - 2];
    const bool is_king = line.positions[next - 2].kings.contains(move.from);
    if (move.is_capture() || !is_king || (moved > 0 && move.to != at)) break;
    at = move.from;
    ++moved;
  }
  return moved == limit ? line.moves[line.moves.size() - 2].to : kNoSquare;
}

}  // namespace

Game::Game(const Variant& variant) : Game(variant, variant.Start()) {}

Game::Game(Variant variant, const Position& start, int quiet_plies, int first_number)
    : variant_(std::move(variant)),
      positions_{start},
      quiet_plies_(QuietPliesBefore(start, quiet_plies)),
      first_number_(first_number) {
  DRAUGHTS_CHECK(quiet_plies >= 0, "a number of plies");
  DRAUGHTS_CHECK(first_number >= 0, "the number of a move");
  Arrive();
}

Line Game::line() const {
  return {.positions = std::span(positions_).first(ply_ + 1),
          .moves = std::span(moves_).first(ply_),
          .board = variant_.board(),
          .quiet_plies = quiet_plies_};
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

void Game::LoseOnTime(Color loser) {
  DRAUGHTS_CHECK(!outcome_, "a game that is not over");
  outcome_ = Outcome{.winner = Opponent(loser), .ending = Ending::kTime, .rule = {}};
}

void Game::DrawByClaim(const NoWinClaim& rule) {
  const DrawRules& rules = variant_.spec().draws;
  DRAUGHTS_CHECK(!outcome_, "a game that is not over");
  DRAUGHTS_CHECK(std::find(rules.begin(), rules.end(), DrawRule(rule)) != rules.end(),
                 "a rule of the variant");
  outcome_ = Outcome{.winner = {}, .ending = Ending::kClaim, .rule = rule};
}

bool Game::Undo() {
  const bool off_board = EndedOffBoard(outcome_);
  if (!off_board && ply_ == 0) return false;
  if (!off_board) --ply_;
  Arrive();
  return true;
}

bool Game::Redo() {
  if (EndedOffBoard(outcome_) || ply_ == moves_.size()) return false;
  ++ply_;
  Arrive();
  return true;
}

void Game::Arrive() {
  legal_ = variant_.LegalMoves(position());
  if (const std::optional<int> limit = variant_.spec().same_king_limit) {
    const Square tired = TiredKing(line(), *limit);
    std::erase_if(legal_,
                  [tired](const Move& move) { return !move.is_capture() && move.from == tired; });
  }
  outcome_ = EndOnBoard(variant_.spec().objective, position(), !legal_.empty());
  if (outcome_.has_value()) return;
  const DrawRules& rules = variant_.spec().draws;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Counter counter = CountDraw(rules, i, line());
    if (!counter.reached()) continue;
    // A draw at once waits for a capture that may still decide the game.
    if (counter.limit == 0 && legal_.front().is_capture()) continue;
    outcome_ = Outcome{.winner = {}, .ending = Ending::kDrawRule, .rule = rules[i]};
    return;
  }
}

}  // namespace draughts
