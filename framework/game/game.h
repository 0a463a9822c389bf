// Game: a game in progress: its moves, its outcome, undo and redo.
//
//   Game game(russian);
//   game.Play(game.LegalMoves()[0]);
//   game.Undo();
#pragma once

#include <optional>
#include <vector>

#include "framework/game/outcome.h"
#include "framework/game/variant.h"

namespace draughts {

class Game {
 public:
  explicit Game(Variant variant);
  Game(Variant variant, const Position& start);

  const Variant& variant() const { return variant_; }
  const Position& start() const { return positions_.front(); }
  const Position& position() const { return positions_[static_cast<std::size_t>(ply_)]; }
  int ply() const { return ply_; }  // half-moves played and not taken back

  // The moves played so far; the position before moves()[i] is positions()[i].
  std::vector<Move> moves() const;
  std::vector<Position> positions() const;

  // The legal moves here, in the kernel's order; empty only when the game is over on the board.
  const std::vector<Move>& LegalMoves() const { return legal_; }

  // Nothing while the game goes on. A win on the board is found before any draw.
  const std::optional<Outcome>& outcome() const { return outcome_; }

  // Plays a move that must be one of LegalMoves(), in a game that is not over; what could be redone
  // is forgotten.
  void Play(const Move& move);
  // Ends the game in favour of the other side, or as a draw; the game must not be over.
  void Resign(Color loser);
  void AgreeDraw();

  // Takes back the last move (and with it how the game ended); false when there is none.
  bool Undo();
  // Plays again what was taken back last; false when there is nothing.
  bool Redo();

 private:
  void Enter();

  Variant variant_;
  std::vector<Position> positions_;  // one more than moves_
  std::vector<Move> moves_;          // those after ply_ can be redone
  int ply_ = 0;
  std::vector<Move> legal_;
  std::optional<Outcome> outcome_;
};

}  // namespace draughts
