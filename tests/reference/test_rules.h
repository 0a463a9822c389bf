// Rule sets of real games, for tests: each line as the named source has it. Written apart from
// variants/, so that a mistake there is not copied here.
#pragma once

#include "framework/rules/move_rules.h"
#include "tests/reference/test_positions.h"

namespace draughts::test_rules {

inline constexpr MoveRules kRussian{// source 000, 2 to 4
                                    .board = kBoard8x8,
                                    .lines = Lines::kDiagonal,
                                    .king_range = KingRange::kFlying,
                                    .man_capture = ManCapture::kAllWays,
                                    .crowning = Crowning::kGoesOnAsKing,
                                    .choice = Choice::kFree,
                                    .man_takes_king = ManTakesKing::kAllowed,
                                    .removal = Removal::kAfterMove,
                                    .last_king_taken = LastKingTaken::kLandsAnywhere};

inline constexpr MoveRules kAmerican{// source 003, "Captures" and "Kings"
                                     .board = kBoard8x8,
                                     .lines = Lines::kDiagonal,
                                     .king_range = KingRange::kShort,
                                     .man_capture = ManCapture::kForward,
                                     .crowning = Crowning::kEndsMove,
                                     .choice = Choice::kFree,
                                     .man_takes_king = ManTakesKing::kAllowed,
                                     .removal = Removal::kAfterMove,
                                     .last_king_taken = LastKingTaken::kLandsAnywhere};

inline constexpr MoveRules kInternational{// source 004, "Captures" and "King"
                                          .board = kBoard10x10,
                                          .lines = Lines::kDiagonal,
                                          .king_range = KingRange::kFlying,
                                          .man_capture = ManCapture::kAllWays,
                                          .crowning = Crowning::kOnlyWhereMoveEnds,
                                          .choice = Choice::kMostPieces,
                                          .man_takes_king = ManTakesKing::kAllowed,
                                          .removal = Removal::kAfterMove,
                                          .last_king_taken = LastKingTaken::kLandsAnywhere};

constexpr MoveRules On(const Board& board, MoveRules rules) {
  rules.board = board;
  return rules;
}

constexpr MoveRules Choosing(Choice choice, MoveRules rules) {
  rules.choice = choice;
  return rules;
}

// International on 8x8 (rhalbersma/dctl, brazilian).
inline constexpr MoveRules kBrazilian = On(kBoard8x8, kInternational);
// American Pool Checkers Association: as Brazilian, but any capture may be chosen.
inline constexpr MoveRules kPool = Choosing(Choice::kFree, kBrazilian);

// Killer draughts (mindsports.nl): International, but see LastKingTaken.
inline constexpr MoveRules kKiller = [] {
  MoveRules rules = kInternational;
  rules.last_king_taken = LastKingTaken::kLandsBehind;
  return rules;
}();

// German: men as American, kings as Russian (ultimate-checkers, "German Dame").
inline constexpr MoveRules kGerman = [] {
  MoveRules rules = kAmerican;
  rules.king_range = KingRange::kFlying;
  return rules;
}();
// fmjd.org, Czech: a king must capture before a man; no order of quantity.
inline constexpr MoveRules kCzech = Choosing(Choice::kKingCaptures, kGerman);
// rhalbersma/dctl, spanish: most pieces, then most kings.
inline constexpr MoveRules kSpanish = Choosing(Choice::kMostPiecesThenKings, kGerman);

// Italian federation, articles 2 to 10, by way of rhalbersma/dctl.
inline constexpr MoveRules kItalian = [] {
  MoveRules rules = Choosing(Choice::kItalian, kAmerican);
  rules.man_takes_king = ManTakesKing::kForbidden;
  return rules;
}();

// Makhos (mindsports.nl): the king lands just behind, the captured leave at once.
inline constexpr MoveRules kThai = [] {
  MoveRules rules = kAmerican;
  rules.king_range = KingRange::kFlyingLandsBehind;
  rules.removal = Removal::kAtOnce;
  return rules;
}();

// Frisian (rhalbersma/dctl, frisian; RoepStoep/scaladraughts, Frisian.scala): International with
// captures along ranks and files too, and the choice by value.
inline constexpr MoveRules kFrisian = [] {
  MoveRules rules = Choosing(Choice::kFrisian, kInternational);
  rules.lines = Lines::kFrisian;
  return rules;
}();

inline constexpr MoveRules kTurkish{// Wikipedia, "Turkish draughts"; kish 1.1.7, rules
                                    .board = kFullBoard8x8,
                                    .lines = Lines::kOrthogonal,
                                    .king_range = KingRange::kFlying,
                                    .man_capture = ManCapture::kForward,
                                    .crowning = Crowning::kOnlyWhereMoveEnds,
                                    .choice = Choice::kMostPieces,
                                    .man_takes_king = ManTakesKing::kAllowed,
                                    .removal = Removal::kAtOnceNoTurningBack,
                                    .last_king_taken = LastKingTaken::kLandsAnywhere};

// Armenian (Wikipedia, "Armenian draughts"; ultimate-checkers, "Armenian Tama"): Turkish, but quiet
// moves also go along diagonals.
inline constexpr MoveRules kArmenian = [] {
  MoveRules rules = kTurkish;
  rules.lines = Lines::kArmenian;
  return rules;
}();

}  // namespace draughts::test_rules
