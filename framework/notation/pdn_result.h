// PdnResult: what the text of a result says, in both families of PDN 3.0.
//
//   ParseResult("1-1")          // kDraw, International
//   FormatResult(game)          // "1/2-1/2"
#pragma once

#include <string>
#include <string_view>

#include "framework/base/enum_names.h"
#include "framework/game/game.h"

namespace draughts {

enum class PdnResult {
  kWhiteWins = 1,  // 1-0, 2-0
  kBlackWins,      // 0-1, 0-2
  kDraw,           // 1/2-1/2, 1-1
  kBothLose,       // 0-0
  kOpen,           // *, ?, or nothing
  kOther,          // points of a match, say: 4-6, 1.02-0.98
};

template <>
inline constexpr auto kEnumNames<PdnResult> =
    std::to_array<EnumName<PdnResult>>({{PdnResult::kWhiteWins, "white-wins"},
                                        {PdnResult::kBlackWins, "black-wins"},
                                        {PdnResult::kDraw, "draw"},
                                        {PdnResult::kBothLose, "both-lose"},
                                        {PdnResult::kOpen, "open"},
                                        {PdnResult::kOther, "other"}});

// Blanks and any dash are allowed. Before PDN 3.0, English games were written with the points of
// the first mover first: that is not decided here (pdn_replay.h).
PdnResult ParseResult(std::string_view text);

// The result of `game` as its PDN family writes it: 2-0, 1-1, 0-2 in the International one (game
// types 20 and 27 of PDN 3.0), 1-0, 1/2-1/2, 0-1 in all others; "*" while the game goes on.
std::string FormatResult(const Game& game);

}  // namespace draughts
