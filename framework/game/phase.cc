#include "framework/game/phase.h"

namespace draughts {

Phase PhaseOf(const Game& game) {
  const Position& position = game.position();
  const bool few =
      position.white.size() <= kEndgamePieces && position.black.size() <= kEndgamePieces;
  if (few) return Phase::kEndgame;
  const bool from_start = game.start() == game.variant().Start();
  return from_start && game.ply() < 2 * kOpeningMoves ? Phase::kOpening : Phase::kMiddlegame;
}

}  // namespace draughts
