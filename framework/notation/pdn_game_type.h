// PdnGameType: the GameType tag of PDN 3.0, and which variant it names.
//
//   ParseGameType("25")                      // 25,W,8,8,A0,0: a number alone stands for the rest
//   ParseGameType("20,W,10,10,N1,0")         // as written
//   FormatGameType(russian.spec())           // "25"; nothing for a variant that has no number
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "framework/rules/variant_spec.h"

namespace draughts {

struct PdnGameType {
  int number;
  // What follows the number, or what the number alone stands for; nothing where neither says it or
  // what is written makes no sense ("0,0" for a board, "N" without a digit).
  std::optional<Color> first_mover;
  std::optional<Board> board;
  std::optional<SquareStyle> style;          // S, notation of chess, is none of ours
  std::optional<NumberingCorner> numbering;  // of the first square, as White sees the board
  std::optional<bool> inverted;              // as written: 1 where the bottom left corner is light
  bool is_expanded = false;                  // a number alone

  friend bool operator==(const PdnGameType&, const PdnGameType&) = default;
};

// Blanks are allowed. The sixth field has changed its meaning: read as PDN 3.0 has it now.
// The problem "pdn.bad-game-type" when there is no number at the beginning.
Result<PdnGameType> ParseGameType(std::string_view value);

// What a game type is called in English where PDN 3.0 has a name for it, or lidraughts has (96 to
// 99), whether or not it can be played here; otherwise empty: "Italian", "lidraughts:
// Breakthrough".
std::string_view GameTypeName(int number);

// Other meanings that programs gave a number before or beside the standard, to be told and never
// assumed: 27 is Pool in older programs of one family. Empty when there is none.
std::string_view GameTypeAlias(int number);

// How the value of the tag is written for `spec`; nothing where PDN has no number for it.
std::optional<std::string> FormatGameType(const VariantSpec& spec);

// Whether results are written 2-0, 1-1, 0-2 (game types 20 and 27) and not 1-0, 1/2-1/2, 0-1.
bool HasInternationalResults(const VariantSpec& spec);

}  // namespace draughts
