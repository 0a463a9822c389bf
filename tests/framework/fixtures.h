// Variants for the tests of the floors below config: their rules written out by hand, each line
// from the rule texts (sources 000, 003, 004; PDN 3.0, game types).
//
//   Variant russian = fixtures::Russian();
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "framework/game/variant.h"
#include "gtest/gtest.h"

namespace draughts::fixtures {

inline VariantSpec RussianSpec() {
  return {.id = "russian",
          .names = {.en = "Russian draughts", .ru = "Русские шашки"},
          .aliases = {},
          .moves = {.board = {.width = 8, .height = 8},
                    .lines = Lines::kDiagonal,
                    .king_range = KingRange::kFlying,
                    .man_capture = ManCapture::kAllWays,
                    .crowning = Crowning::kGoesOnAsKing,
                    .choice = Choice::kFree,
                    .man_takes_king = ManTakesKing::kAllowed,
                    .removal = Removal::kAfterMove,
                    .last_king_taken = LastKingTaken::kLandsAnywhere},
          .mirrored = false,
          .setup_rows = 3,
          .first_mover = Color::kWhite,
          .objective = Objective::kNormal,
          .draws = {},
          .square_style = SquareStyle::kAlgebraic,
          .numbering = NumberingCorner::kTopLeft,
          .pdn_game_type = 25,
          .pdn_capture_sign = ':',
          .sources = {{.en = "source 000", .ru = "источник 000"}},
          .verified = false};
}

inline VariantSpec AmericanSpec() {
  VariantSpec spec = RussianSpec();
  spec.id = "american";
  spec.names = {.en = "American checkers", .ru = "Американские шашки"};
  spec.moves.king_range = KingRange::kShort;
  spec.moves.man_capture = ManCapture::kForward;
  spec.moves.crowning = Crowning::kEndsMove;
  spec.first_mover = Color::kBlack;
  spec.square_style = SquareStyle::kNumeric;
  spec.pdn_game_type = 21;
  spec.pdn_capture_sign = 'x';
  return spec;
}

inline VariantSpec BrazilianSpec() {
  VariantSpec spec = RussianSpec();
  spec.id = "brazilian";
  spec.names = {.en = "Brazilian draughts", .ru = "Бразильские шашки"};
  spec.moves.crowning = Crowning::kOnlyWhereMoveEnds;
  spec.moves.choice = Choice::kMostPieces;
  spec.pdn_game_type = 26;
  spec.pdn_capture_sign = 'x';
  return spec;
}

inline VariantSpec InternationalSpec() {
  VariantSpec spec = BrazilianSpec();
  spec.id = "international";
  spec.names = {.en = "International draughts", .ru = "Международные шашки"};
  spec.moves.board = {.width = 10, .height = 10};
  spec.setup_rows = 4;
  spec.square_style = SquareStyle::kNumeric;
  spec.pdn_game_type = 20;
  return spec;
}

inline VariantSpec CanadianSpec() {
  VariantSpec spec = InternationalSpec();
  spec.id = "canadian";
  spec.names = {.en = "Canadian draughts", .ru = "Канадские шашки"};
  spec.moves.board = {.width = 12, .height = 12};
  spec.setup_rows = 5;
  spec.pdn_game_type = 27;
  return spec;
}

inline VariantSpec SpantsirettiSpec() {
  VariantSpec spec = RussianSpec();
  spec.id = "spantsiretti";
  spec.names = {.en = "Spantsiretti", .ru = "Шашки Спанциретти"};
  spec.moves.board = {.width = 10, .height = 8};
  spec.pdn_game_type = 41;
  return spec;
}

// A mirrored board whose numbers begin at the top left: a8.
inline VariantSpec ItalianSpec() {
  VariantSpec spec = AmericanSpec();
  spec.id = "italian";
  spec.names = {.en = "Italian draughts", .ru = "Итальянские шашки"};
  spec.moves.choice = Choice::kItalian;
  spec.moves.man_takes_king = ManTakesKing::kForbidden;
  spec.mirrored = true;
  spec.first_mover = Color::kWhite;
  spec.pdn_game_type = 22;
  return spec;
}

// A mirrored board whose numbers begin at the bottom right: h1.
inline VariantSpec SpanishSpec() {
  VariantSpec spec = ItalianSpec();
  spec.id = "spanish";
  spec.names = {.en = "Spanish draughts", .ru = "Испанские шашки"};
  spec.moves.king_range = KingRange::kFlying;
  spec.moves.choice = Choice::kMostPiecesThenKings;
  spec.moves.man_takes_king = ManTakesKing::kAllowed;
  spec.numbering = NumberingCorner::kBottomRight;
  spec.pdn_game_type = 24;
  return spec;
}

// The variant that `spec` describes; the test fails where it has problems.
inline Variant Make(VariantSpec spec) {
  Result<Variant> variant = Variant::Make(std::move(spec));
  EXPECT_TRUE(variant.ok());
  return std::move(variant).value();
}

inline Variant Russian() { return Make(RussianSpec()); }
inline Variant American() { return Make(AmericanSpec()); }
inline Variant Brazilian() { return Make(BrazilianSpec()); }
inline Variant International() { return Make(InternationalSpec()); }

inline std::vector<Variant> All() {
  std::vector<Variant> variants;
  for (VariantSpec (*spec)() : {RussianSpec, AmericanSpec, BrazilianSpec, InternationalSpec,
                                CanadianSpec, SpantsirettiSpec, ItalianSpec, SpanishSpec}) {
    variants.push_back(Make(spec()));
  }
  return variants;
}

}  // namespace draughts::fixtures
