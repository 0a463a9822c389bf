// CaptureFilter: which of several captures may be chosen. Free kernels keep all; ranked kernels
// give each capture a number, by an order that is data, and keep those with the highest.
#pragma once

#include "framework/rules/move_rules.h"

namespace draughts {

// The axis of the kernel grid that a choice belongs to.
constexpr bool IsRanked(Choice choice) { return choice != Choice::kFree; }

// What the orders look at.
struct CaptureTraits {
  int pieces;         // taken
  int kings;          // of them
  int first_king_at;  // index of the first king among them, in order; kNoKing without one
  bool by_king;

  static constexpr int kNoKing = 127;
};

// Larger is better; equal captures are all legal. No count reaches 128.
constexpr int RankOf(Choice choice, const CaptureTraits& capture) {
  switch (choice) {
    case Choice::kFree:
      return 0;
    case Choice::kMostPieces:
      return capture.pieces;
    case Choice::kMostPiecesThenKings:
      return capture.pieces * 128 + capture.kings;
    case Choice::kItalian:
      return ((capture.pieces * 2 + (capture.by_king ? 1 : 0)) * 128 + capture.kings) * 128 +
             (CaptureTraits::kNoKing - capture.first_king_at);
    case Choice::kKingCaptures:
      return capture.by_king ? 1 : 0;
    case Choice::kFrisian:
      return ((capture.pieces + capture.kings) * 128 + (CaptureTraits::kNoKing - capture.kings)) *
                 2 +
             (capture.by_king ? 1 : 0);
  }
  return 0;
}

}  // namespace draughts
