// VariantSpec: everything that a variant file can say about a rule set. It may be wrong:
// FindProblems() tells all that is. A spec without problems, bound to its kernel, is a Variant
// (game/variant.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "framework/base/problem.h"
#include "framework/position/position.h"
#include "framework/rules/draw_rules.h"
#include "framework/rules/local_text.h"
#include "framework/rules/move_rules.h"

namespace draughts {

// What a game is played for. A side to move without a legal move has lost, but in giveaway won.
enum class Objective {
  kNormal = 1,
  kGiveaway,
  kFirstKingWins,   // the first side to crown a man has won (Breakthrough)
  kLastPieceLoses,  // a side with one piece left has lost (Ghanaian damii)
};

template <>
inline constexpr auto kEnumNames<Objective> =
    std::to_array<EnumName<Objective>>({{Objective::kNormal, "normal"},
                                        {Objective::kGiveaway, "giveaway"},
                                        {Objective::kFirstKingWins, "first-king-wins"},
                                        {Objective::kLastPieceLoses, "last-piece-loses"}});

enum class SquareStyle { kAlgebraic = 1, kNumeric };  // a1; 28

template <>
inline constexpr auto kEnumNames<SquareStyle> = std::to_array<EnumName<SquareStyle>>(
    {{SquareStyle::kAlgebraic, "algebraic"}, {SquareStyle::kNumeric, "numeric"}});

// The corner, as White sees the board, whose nearest playing square has number 1; counting goes
// along the rows and away from that corner.
enum class NumberingCorner { kTopLeft = 1, kTopRight, kBottomLeft, kBottomRight };

template <>
inline constexpr auto kEnumNames<NumberingCorner> =
    std::to_array<EnumName<NumberingCorner>>({{NumberingCorner::kTopLeft, "top-left"},
                                              {NumberingCorner::kTopRight, "top-right"},
                                              {NumberingCorner::kBottomLeft, "bottom-left"},
                                              {NumberingCorner::kBottomRight, "bottom-right"}});

struct VariantSpec {
  std::string id;  // lower case, hyphens: russian-giveaway
  // The id of the variant whose rules its file takes over where it says none of its own. All of
  // them are here: it is told, and looked up no more.
  std::optional<std::string> extends = {};
  LocalText names;                   // Russian draughts / Русские шашки
  std::vector<std::string> aliases;  // other words that find it, in any language
  MoveRules moves;
  bool mirrored;   // the bottom left corner is a light square
  int setup_rows;  // rows of men a side at the start
  // The row, counted from each side's own edge, that the first of them stands on; 1 if not said.
  std::optional<int> setup_first_row = {};
  Color first_mover;
  // How many quiet moves running a side may make with one king while it has men; any number if not
  // said (Frisian draughts).
  std::optional<int> same_king_limit = {};
  Objective objective;
  DrawRules draws;
  SquareStyle square_style;          // how squares are named unless asked otherwise
  NumberingCorner numbering;         // where the numeric names begin
  std::optional<int> pdn_game_type;  // GameType number of PDN 3.0, where one exists
  char pdn_capture_sign;             // 'x', ':' or '-'
  std::vector<LocalText> sources;    // the rulebooks it follows
  // What to know where no rulebook of the game stands behind the file, only somebody's account.
  std::optional<LocalText> secondary_source = {};
  bool verified;  // its legal moves were checked against figures published by others

  friend bool operator==(const VariantSpec&, const VariantSpec&) = default;
};

// The position that a game of `spec` begins with; `spec` has no problems.
Position StartOf(const VariantSpec& spec);

// All that is wrong with `spec`, in the order of its members; empty when a Variant can be made.
Problems FindProblems(const VariantSpec& spec);

}  // namespace draughts
