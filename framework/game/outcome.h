// Outcome: how a game ended, and by which rule.
#pragma once

#include <optional>

#include "framework/position/piece.h"
#include "framework/rules/draw_rules.h"

namespace draughts {

enum class Ending {
  kNoPieces = 1,  // the side to move has none left
  kBlocked,       // the side to move has pieces, but none can move
  kFirstKing,     // the winner has the first king (Objective::kFirstKingWins)
  kLastPiece,     // the loser has one piece left (Objective::kLastPieceLoses)
  kResignation,
  kAgreement,
  kTime,  // the flag of the loser has fallen (source 002, "Выигрыш партии"; source 004)
  kDrawRule,  // `rule` says which
  kClaim,     // the same, of one that a player has to claim
};

template <>
inline constexpr auto kEnumNames<Ending> =
    std::to_array<EnumName<Ending>>({{Ending::kNoPieces, "no-pieces"},
                                     {Ending::kBlocked, "blocked"},
                                     {Ending::kFirstKing, "first-king"},
                                     {Ending::kLastPiece, "last-piece"},
                                     {Ending::kResignation, "resignation"},
                                     {Ending::kAgreement, "agreement"},
                                     {Ending::kTime, "time"},
                                     {Ending::kDrawRule, "draw-rule"},
                                     {Ending::kClaim, "claim"}});

struct Outcome {
  std::optional<Color> winner;  // nobody: a draw
  Ending ending;
  std::optional<DrawRule> rule;  // with kDrawRule and kClaim

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Whether a player's word or the clock, and nothing on the board, has ended the game; no outcome is
// no end.
constexpr bool EndedOffBoard(const std::optional<Outcome>& outcome) {
  return outcome.has_value() &&
         (outcome->ending == Ending::kResignation || outcome->ending == Ending::kAgreement ||
          outcome->ending == Ending::kTime || outcome->ending == Ending::kClaim);
}

}  // namespace draughts
