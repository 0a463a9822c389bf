// VariantGroup: the families that variants fall into, told by their rules and by nothing else, so
// that a game of one's own stands beside those that it is like.
//
//   GroupOf(russian.spec())    // VariantGroup::kFreeChoice
#pragma once

#include "framework/base/enum_names.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

enum class VariantGroup {
  kFreeChoice = 1,  // men capture backward too, any capture may be chosen: Russian, pool
  kRankedChoice,    // men capture backward too, the best capture must be: International
  kShortKing,       // kings go one square: American, Italian
  kForwardMen,      // men capture forward only, kings fly: Spanish, Czech, Thai
  kOtherLines,      // ranks and files: Turkish, Frisian
  kOtherGoal,       // won in another way than by taking or blocking: the giveaways
};

template <>
inline constexpr auto kEnumNames<VariantGroup> =
    std::to_array<EnumName<VariantGroup>>({{VariantGroup::kFreeChoice, "free-choice"},
                                           {VariantGroup::kRankedChoice, "ranked-choice"},
                                           {VariantGroup::kShortKing, "short-king"},
                                           {VariantGroup::kForwardMen, "forward-men"},
                                           {VariantGroup::kOtherLines, "other-lines"},
                                           {VariantGroup::kOtherGoal, "other-goal"}});

constexpr VariantGroup GroupOf(const VariantSpec& spec) {
  if (spec.objective != Objective::kNormal) return VariantGroup::kOtherGoal;
  if (spec.moves.lines != Lines::kDiagonal) return VariantGroup::kOtherLines;
  if (spec.moves.king_range == KingRange::kShort) return VariantGroup::kShortKing;
  if (spec.moves.man_capture == ManCapture::kForward) return VariantGroup::kForwardMen;
  return spec.moves.choice == Choice::kFree ? VariantGroup::kFreeChoice
                                            : VariantGroup::kRankedChoice;
}

}  // namespace draughts
