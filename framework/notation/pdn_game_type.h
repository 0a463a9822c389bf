// PdnGameType: the GameType tag of PDN 3.0.
//
//   ParseGameType("25")                      // 25,W,8,8,A0,0: a number alone stands for the rest
//   ParseGameType("20,W,10,10,N1,0")         // as written
//   FormatGameType(russian.spec())           // "25"; nothing for a variant that has no number
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "framework/rules/variant_spec.h"

namespace draughts {

struct PdnGameType {
  int number;
  // What follows the number, or what the number alone stands for; nothing where neither says it or
  // what is written makes no sense ("0,0" for a board, "N" without a digit).
  std::optional<Color> first_mover = {};
  std::optional<Board> board = {};
  std::optional<SquareStyle> style = {};          // S, notation of chess, is none of ours
  std::optional<NumberingCorner> numbering = {};  // of the first square, as White sees the board
  std::optional<bool> inverted = {};              // 1: the bottom left corner is light
  bool is_expanded = false;                       // from a number alone

  friend bool operator==(const PdnGameType&, const PdnGameType&) = default;
};

// Blanks are allowed. The sixth field is read as PDN 3.0 has it now; in older texts 1 said that
// games are played on light squares. The problem "pdn.bad-game-type", without a place, when there
// is no number at the beginning.
Result<PdnGameType> ParseGameType(std::string_view value);

// Why there is no variant for `number`, without a place: "pdn.unsupported.22" names the game where
// PDN 3.0 has one, or where other programs gave the number a meaning of their own (lidraughts 96
// to 99); "pdn.unknown-game-type" where nobody did.
Problem UnsupportedGameType(int number);

// How the value of the tag is written for `spec` with squares named in `style`, its own unless
// another is given: the number, and all fields only where the number alone would say something
// else. Nothing where PDN has no number for the variant.
std::optional<std::string> FormatGameType(const VariantSpec& spec,
                                          std::optional<SquareStyle> style = std::nullopt);

// Whether results are written 2-0, 1-1, 0-2 (game types 20 and 27) and not 1-0, 1/2-1/2, 0-1.
bool HasInternationalResults(const VariantSpec& spec);

}  // namespace draughts
