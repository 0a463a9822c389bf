// DrawRules: when a game is drawn, by itself but for NoWinClaim. Kinds are types, their numbers and
// the readings on which rulebooks differ are data; each is counted by its DrawCounter
// (game/draw_counters.h).
//
//   DrawRules draws = {Repetition{.times = 3}, KingsOnly{.moves = 15}};
//
// A "move" is one by each side, two plies, unless a rule counts those of the stronger side. kName
// is what a kind is called in variant files and wherever else a rule has to be named; `source` is
// the article of the rulebook, where one is cited.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "framework/base/enum_names.h"
#include "framework/rules/local_text.h"

namespace draughts {

// The same position, with the same side to move, for the `times`-th time; the start counts.
struct Repetition {
  static constexpr std::string_view kName = "repetition";
  int times;
  std::optional<LocalText> source = {};

  friend bool operator==(const Repetition&, const Repetition&) = default;
};

// What a rule is worth beside those for small endings (MaterialLimit, BalanceLimit) of its list:
// each counts for itself, and the first to be reached ends the game; or it is switched off while
// one of them counts.
enum class Precedence { kEqual = 1, kEndingsFirst };

template <>
inline constexpr auto kEnumNames<Precedence> = std::to_array<EnumName<Precedence>>(
    {{Precedence::kEqual, "equal"}, {Precedence::kEndingsFirst, "endings-first"}});

// Both sides have moved only kings, and taken nothing, for `moves` moves.
struct KingsOnly {
  static constexpr std::string_view kName = "kings-only";
  int moves;
  std::optional<Precedence> precedence = {};  // nothing: kEqual
  std::optional<LocalText> source = {};

  friend bool operator==(const KingsOnly&, const KingsOnly&) = default;
};

// What is progress besides a capture: any move of a man, or only the one that crowns it.
enum class ProgressBy { kManMove = 1, kCrowning };

template <>
inline constexpr auto kEnumNames<ProgressBy> = std::to_array<EnumName<ProgressBy>>(
    {{ProgressBy::kManMove, "man-move"}, {ProgressBy::kCrowning, "crowning"}});

// Both sides have taken nothing, and moved no man, for `moves` moves: the same count as KingsOnly
// of a game that calls it by what has not happened (American checkers, source 003). Or men may
// have moved, but none has been crowned (Portuguese draughts).
struct NoProgress {
  static constexpr std::string_view kName = "no-progress";
  int moves;
  std::optional<ProgressBy> progress = {};  // nothing: kManMove
  std::optional<LocalText> source = {};

  friend bool operator==(const NoProgress&, const NoProgress&) = default;
};

// What the stronger side has against a lone king: exactly these men, and exactly these kings or,
// where that is said, more.
struct StrongerSide {
  int kings;
  int men;
  std::optional<bool> or_more_kings = {};  // nothing: false

  friend bool operator==(const StrongerSide&, const StrongerSide&) = default;
};

enum class MovesCounted { kEachSide = 1, kStrongerSide };

template <>
inline constexpr auto kEnumNames<MovesCounted> = std::to_array<EnumName<MovesCounted>>(
    {{MovesCounted::kEachSide, "each-side"}, {MovesCounted::kStrongerSide, "stronger-side"}});

// What a capture or a crowning does that leads from one item of a list of StrongerSide to another.
enum class ChangeInside { kCountsOn = 1, kRestarts };

template <>
inline constexpr auto kEnumNames<ChangeInside> = std::to_array<EnumName<ChangeInside>>(
    {{ChangeInside::kCountsOn, "counts-on"}, {ChangeInside::kRestarts, "restarts"}});

// One side has had what a list names, the other a lone king, for `moves` moves after the one that
// brought this about; nothing but leaving the list stops the count. With 0 moves it is a draw at
// once, unless a capture is pending.
struct MaterialLimit {
  static constexpr std::string_view kName = "material";
  std::vector<StrongerSide> stronger;
  int moves;
  MovesCounted counted;
  ChangeInside change_inside;
  std::optional<LocalText> source = {};

  friend bool operator==(const MaterialLimit&, const MaterialLimit&) = default;
};

// Endings of `least` to `most` pieces, both sides counted together.
struct BalanceEnding {
  int least;
  int most;
  int moves;

  friend bool operator==(const BalanceEnding&, const BalanceEnding&) = default;
};

// Both sides have kings, and the balance of forces has been the same for a number of moves that
// depends on how many pieces are left: nothing was taken and no man crowned. Men may move.
struct BalanceLimit {
  static constexpr std::string_view kName = "balance";
  std::vector<BalanceEnding> endings;
  std::optional<LocalText> source = {};

  friend bool operator==(const BalanceLimit&, const BalanceLimit&) = default;
};

// Whether the main road is held only where no piece of the other side stands on it.
enum class RoadUse { kShared = 1, kAlone };

template <>
inline constexpr auto kEnumNames<RoadUse> =
    std::to_array<EnumName<RoadUse>>({{RoadUse::kShared, "shared"}, {RoadUse::kAlone, "alone"}});

// Who holds the road: the lone king, which can so defend itself, or a king of the stronger side,
// which can so win (Portuguese draughts).
enum class RoadHolder { kLoneKing = 1, kStrongerSide };

template <>
inline constexpr auto kEnumNames<RoadHolder> = std::to_array<EnumName<RoadHolder>>(
    {{RoadHolder::kLoneKing, "lone-king"}, {RoadHolder::kStrongerSide, "stronger-side"}});

// The stronger side, having what a list names, has made `moves` moves against a lone king while the
// main road was held all the time: the diagonal of playing squares from corner to corner, which is
// on the left of either side (on the right where the board is mirrored). Leaving it stops the
// count.
struct MainRoadLimit {
  static constexpr std::string_view kName = "main-road";
  std::vector<StrongerSide> stronger;
  int moves;
  RoadUse road;
  std::optional<RoadHolder> held_by = {};  // nothing: kLoneKing
  std::optional<LocalText> source = {};

  friend bool operator==(const MainRoadLimit&, const MainRoadLimit&) = default;
};

// Each side has one piece, whatever it is: a draw at once, unless a capture is pending.
struct OnePieceEach {
  static constexpr std::string_view kName = "one-piece-each";
  std::optional<LocalText> source = {};

  friend bool operator==(const OnePieceEach&, const OnePieceEach&) = default;
};

// Neither side can win (source 002). Nothing is counted: a player claims it, and somebody looks.
struct NoWinClaim {
  static constexpr std::string_view kName = "no-win-claim";
  std::optional<LocalText> source = {};

  friend bool operator==(const NoWinClaim&, const NoWinClaim&) = default;
};

using DrawRule = std::variant<Repetition, KingsOnly, NoProgress, MaterialLimit, BalanceLimit,
                              MainRoadLimit, OnePieceEach, NoWinClaim>;
using DrawRules = std::vector<DrawRule>;

// Whether `rule` ends games by itself when its count is full; otherwise it takes a player's word.
inline bool IsCounted(const DrawRule& rule) { return !std::holds_alternative<NoWinClaim>(rule); }

// What the kind of `rule` is called.
inline std::string_view KindName(const DrawRule& rule) {
  return std::visit([](const auto& kind) { return kind.kName; }, rule);
}

// The article that `rule` cites; nothing where it cites none.
inline const std::optional<LocalText>& SourceOf(const DrawRule& rule) {
  return std::visit(
      [](const auto& kind) -> const auto& { return kind.source; }, rule);
}

}  // namespace draughts
