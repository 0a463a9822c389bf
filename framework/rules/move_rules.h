// MoveRules: how pieces move, capture and are crowned under one rule set: the value that a variant
// file parses into, that a kernel is compiled for, and by which the compiled kernel is found.
//
//   constexpr MoveRules kHome = {.board = {.width = 8, .height = 8}, .king_range = …};
//   Generator<kHome>{}                      // compiled for it   (kernel/generator.h)
//   FindKernel(kHome)                       // found at run time (kernel/kernel_table.h)
//
// No member has a default: a rule that is not said is not known. Enumerators begin at 1, so that a
// forgotten zero is nobody's meaning. Common to all: capture is compulsory, a begun capture is
// finished, and a flying king that can land where its capture goes on must land there.
#pragma once

#include "framework/base/enum_names.h"
#include "framework/board/board.h"

namespace draughts {

// The lines that pieces move and capture along. Men make quiet moves forward and, along ranks,
// sideways.
enum class Lines {
  kDiagonal = 1,  // diagonals
  kOrthogonal,    // ranks and files (Turkish draughts)
  kFrisian,       // quiet moves along diagonals; captures along ranks and files too
  kArmenian,      // quiet moves along diagonals too; captures along ranks and files
};

enum class KingRange {
  kShort = 1,          // one square, and jumps a neighbour only
  kFlying,             // any distance; lands on any free square behind the piece it takes
  kFlyingLandsBehind,  // any distance; lands on the very next square behind it
};

enum class ManCapture {
  kForward = 1,  // men capture forward only, and sideways where ranks are lines
  kAllWays,      // backward as well
};

// What becomes of a man that reaches the last row while capturing.
enum class Crowning {
  kEndsMove = 1,       // it is crowned and the move ends
  kGoesOnAsKing,       // it is a king at once and goes on capturing as one
  kOnlyWhereMoveEnds,  // it goes on as a man and is crowned only if the move ends there
};

// Which of several captures may be chosen. Each order compares by its first line, then the next.
enum class Choice {
  kFree = 1,             // any
  kMostPieces,           // one that takes most pieces, kings counting as men
  kMostPiecesThenKings,  // most pieces, then most kings
  kItalian,              // most pieces, by a king, most kings, the one that meets a king soonest
  kKingCaptures,         // if a king can capture, a king must; then any
  kFrisian,              // greatest value, a king being worth a little less than two men; by a king
};

enum class ManTakesKing { kAllowed = 1, kForbidden };

// When captured pieces leave the board.
enum class Removal {
  kAfterMove = 1,        // meanwhile they block, and none is jumped twice (Turkish strike)
  kAtOnce,               // jump by jump
  kAtOnceNoTurningBack,  // jump by jump, but no jump straight back along the line just come by
};

// Where a flying king stops whose last captured piece was a king (Killer draughts).
enum class LastKingTaken { kLandsAnywhere = 1, kLandsBehind };

struct MoveRules {
  Board board;
  Lines lines;
  KingRange king_range;
  ManCapture man_capture;
  Crowning crowning;
  Choice choice;
  ManTakesKing man_takes_king;
  Removal removal;
  LastKingTaken last_king_taken;

  friend constexpr bool operator==(const MoveRules&, const MoveRules&) = default;
};

// Whether every rule has been said. A designated initializer that leaves one out makes it zero.
constexpr bool IsComplete(const MoveRules& rules) {
  return rules.lines != Lines{} && rules.king_range != KingRange{} &&
         rules.man_capture != ManCapture{} && rules.crowning != Crowning{} &&
         rules.choice != Choice{} && rules.man_takes_king != ManTakesKing{} &&
         rules.removal != Removal{} && rules.last_king_taken != LastKingTaken{};
}

template <>
inline constexpr auto kEnumNames<Lines> =
    std::to_array<EnumName<Lines>>({{Lines::kDiagonal, "diagonal"},
                                    {Lines::kOrthogonal, "orthogonal"},
                                    {Lines::kFrisian, "frisian"},
                                    {Lines::kArmenian, "armenian"}});

template <>
inline constexpr auto kEnumNames<KingRange> =
    std::to_array<EnumName<KingRange>>({{KingRange::kShort, "short"},
                                        {KingRange::kFlying, "flying"},
                                        {KingRange::kFlyingLandsBehind, "flying-lands-behind"}});

template <>
inline constexpr auto kEnumNames<ManCapture> = std::to_array<EnumName<ManCapture>>(
    {{ManCapture::kForward, "forward"}, {ManCapture::kAllWays, "all-ways"}});

template <>
inline constexpr auto kEnumNames<Crowning> =
    std::to_array<EnumName<Crowning>>({{Crowning::kEndsMove, "ends-move"},
                                       {Crowning::kGoesOnAsKing, "goes-on-as-king"},
                                       {Crowning::kOnlyWhereMoveEnds, "only-where-move-ends"}});

template <>
inline constexpr auto kEnumNames<Choice> =
    std::to_array<EnumName<Choice>>({{Choice::kFree, "free"},
                                     {Choice::kMostPieces, "most-pieces"},
                                     {Choice::kMostPiecesThenKings, "most-pieces-then-kings"},
                                     {Choice::kItalian, "italian"},
                                     {Choice::kKingCaptures, "king-captures"},
                                     {Choice::kFrisian, "frisian"}});

template <>
inline constexpr auto kEnumNames<ManTakesKing> = std::to_array<EnumName<ManTakesKing>>(
    {{ManTakesKing::kAllowed, "allowed"}, {ManTakesKing::kForbidden, "forbidden"}});

template <>
inline constexpr auto kEnumNames<Removal> =
    std::to_array<EnumName<Removal>>({{Removal::kAfterMove, "after-move"},
                                      {Removal::kAtOnce, "at-once"},
                                      {Removal::kAtOnceNoTurningBack, "at-once-no-turning-back"}});

template <>
inline constexpr auto kEnumNames<LastKingTaken> =
    std::to_array<EnumName<LastKingTaken>>({{LastKingTaken::kLandsAnywhere, "lands-anywhere"},
                                            {LastKingTaken::kLandsBehind, "lands-behind"}});

}  // namespace draughts
