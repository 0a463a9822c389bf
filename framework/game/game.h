// Game: a game in progress: its moves, its outcome, undo and redo.
//
//   Game game(russian);
//   game.Play(game.LegalMoves()[0]);
//   game.Undo();
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "framework/game/draw_counters.h"
#include "framework/game/outcome.h"
#include "framework/game/variant.h"

namespace draughts {

class Game {
 public:
  explicit Game(const Variant& variant);
  // `quiet_plies` have gone before `start` without a capture or a man's move, as a FEN may say;
  // what they were is not known, so no position is known to have occurred before. Plies of a side
  // that has no king are not believed. `first_number` is that of the first move.
  Game(Variant variant, const Position& start, int quiet_plies = 0, int first_number = 1);

  const Variant& variant() const { return variant_; }
  const Position& start() const { return positions_.front(); }
  const Position& position() const { return positions_[ply_]; }
  std::size_t ply() const { return ply_; }  // moves by one side, played and not taken back
  int quiet_plies_before_start() const { return quiet_plies_; }
  int first_number() const { return first_number_; }

  // What was played so far: the position before line().moves[i] is line().positions[i].
  Line line() const;

  // The legal moves here, in the kernel's order; empty only when the game is over on the board.
  // They are those of the variant less what the limit for one king forbids (VariantSpec).
  const std::vector<Move>& LegalMoves() const { return legal_; }

  // Where each draw rule of the variant that is counted stands, in the order of its file.
  std::vector<Counter> counters() const { return CountDraws(variant_.spec().draws, line()); }

  // Nothing while the game goes on. A win on the board is found before any draw.
  const std::optional<Outcome>& outcome() const { return outcome_; }

  // Plays a move that must be one of LegalMoves(), in a game that is not over; what could be redone
  // is forgotten.
  void Play(const Move& move);
  // Ends the game by a word or by the clock, in favour of the other side or as a draw; the game
  // must not be over. What could be redone is kept.
  void Resign(Color loser);
  void AgreeDraw();
  void LoseOnTime(Color loser);
  // The same by `rule`, one of the variant's, as a player has claimed. Whether the claim is true is
  // for others to find out (endgame/small_ending.h).
  void DrawByClaim(const NoWinClaim& rule);

  // Takes back what ended the game off the board alone, and the moves stay; otherwise the last move
  // and with it how the game ended on the board. False when there is neither.
  bool Undo();
  // Plays again the move taken back last; what ended the game off the board does not end it again.
  // False when there is none, and while the game is over so: Undo() takes that back first.
  bool Redo();

 private:
  // Finds the legal moves and the outcome of the present position.
  void Arrive();

  Variant variant_;
  std::vector<Position> positions_;  // one more than moves_
  std::vector<Move> moves_;          // those after ply_ can be redone
  std::size_t ply_ = 0;
  int quiet_plies_;  // before positions_.front()
  int first_number_;
  std::vector<Move> legal_;
  std::optional<Outcome> outcome_;
};

}  // namespace draughts
