// What `draughts play` says about a game.
//
//   GameTeller teller(console.messages(), names);
//   teller.LastMove(game)      // "2... a7xc5"
//   teller.Status(game)        // "White to move · capture is mandatory: d4 · 11–12"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "framework/game/game.h"
#include "framework/messages/catalogue.h"
#include "framework/notation/moves.h"

namespace draughts {

// `text` in lines of at most 80 columns that each end with a newline: `indent` before the first,
// two more spaces before the others.
std::string Wrapped(std::string_view text, std::string_view indent);

class GameTeller {
 public:
  // Squares are called by `names`.
  GameTeller(const Catalogue& messages, const SquareNames& names);

  // How moves are written: the capture sign is that of the language.
  const MoveStyle& style() const { return style_; }

  // `move`, which must be legal now, with every landing.
  std::string Written(const Game& game, const Move& move) const;
  // The last move with its number; there must be one.
  std::string LastMove(const Game& game) const;
  // The number of the move to come, without its full stops: "3".
  static std::string RoundNumber(const Game& game);
  // The moves that bear the last move's number: "2. d4xb6 a7xc5"; only a number before the first.
  std::string LastRound(const Game& game) const;

  // Whose move it is, which pieces must capture, how many pieces each side has.
  std::string Status(const Game& game) const;
  // Who has won and why, or by which rule the game is drawn; it must be over.
  std::string Ending(const Game& game) const;
  // Where each draw rule of the variant stands, a paragraph each.
  std::string Counters(const Game& game) const;

  // The legal moves in columns, numbered from 1 in their order.
  std::string NumberedMoves(const Game& game) const;
  // Some of them, numbered, a line each with what it takes.
  std::string NumberedRoutes(const Game& game, const std::vector<Move>& moves) const;

 private:
  std::string WrittenAt(const Game& game, std::size_t ply) const;

  const Catalogue& messages_;
  MoveStyle style_;
};

}  // namespace draughts
