// The words of `draughts play`, in English and Russian.
//
//   ParsePlayWord("save game.pdn")    // {PlayWord::kSave, "game.pdn"}
//   ParsePlayWord("НАЗАД")            // {PlayWord::kUndo, ""}
//   ParsePlayWord("гтвщ")             // {PlayWord::kUndo, ""}: "undo" with the Cyrillic layout on
//   NearPlayWords("undp")             // {"undo"}
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/position/piece.h"

namespace draughts {

enum class PlayWord {
  kHelp = 1,
  kMoves,
  kUndo,
  kRedo,
  kFlip,
  kBoard,
  kSave,
  kDraw,
  kClaim,
  kAccept,
  kDecline,
  kResign,
  kRules,
  kCounters,
  kClock,
  kQuit,
};

struct TypedWord {
  PlayWord word;
  // What follows the word: of kSave a file without quotation marks round it, of kResign a side; the
  // others take nothing.
  std::string argument;

  friend bool operator==(const TypedWord&, const TypedWord&) = default;
};

// The command that `line` says: letters in either case, ё or е, with the keyboard switched to the
// other layout as well. Nothing when the line is no word of the game, nor one with something left
// over behind it.
std::optional<TypedWord> ParsePlayWord(std::string_view line);

// The side that a word such as "white" or "чёрными" names.
std::optional<Color> SideNamed(std::string_view word);

// What stands before the word that offers a draw at the end of a line: "c3-d4" of "c3-d4 draw".
std::optional<std::string> MoveBeforeOffer(std::string_view line);

// A number of the list as it was typed, and its value; one that is too large for any list has the
// greatest there is.
struct ListNumber {
  std::string digits;
  int value;

  friend bool operator==(const ListNumber&, const ListNumber&) = default;
};

// The number that a line such as "#3" (or "№3", its key with the Cyrillic layout on) says.
std::optional<ListNumber> ParseListNumber(std::string_view line);

// The words that the first one of `line` may have been meant for, nearest first, at most three.
std::vector<std::string> NearPlayWords(std::string_view line);

}  // namespace draughts
