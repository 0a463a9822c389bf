// PdnGame: a game as a PDN file tells it: plain data, of any variant or none, legal or not. It is
// made by PdnReader or from a Game (pdn_writer.h), written by FormatPdn and judged by ReplayPdn.
//
//   for (const PdnItem& item : game.items) {
//     if (item.kind == PdnItemKind::kMove) … item.text        // "32-28"
//   }
//
// The movetext is one flat list: a variation is what stands between an item that begins it and the
// one that ends it, so no depth of nesting needs a deep stack.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/problem.h"

namespace draughts {

// Where in the file: both 1-based, the column in bytes of the line in UTF-8; 0 where there is no
// file.
struct PdnPlace {
  int line = 0;
  int column = 0;

  friend bool operator==(const PdnPlace&, const PdnPlace&) = default;
};

// As problems carry it; without the name of a file.
Place ToPlace(const PdnPlace& place);

// Tags and items say the same (==) wherever they stand: places are not compared.
struct PdnTag {
  std::string name;
  std::string value;  // \" and \\ are read as the character they stand for
  PdnPlace place = {};

  friend bool operator==(const PdnTag& a, const PdnTag& b) {
    return a.name == b.name && a.value == b.value;
  }
};

enum class PdnItemKind {
  kMove = 1,         // text: as written, without blanks, "-" for any dash, "x" or ":" for captures
  kPlaceholder,      // "...": a move that the file leaves out
  kNullMove,         // "- -" or "--": no move is made, it is the other side's turn
  kComment,          // text: what stands between the braces, to the letter
  kLineComment,      // text: what stands between ";", or "%" that begins a line, and its end
  kNag,              // nag: the number behind "$"; "*" glued to a move is read as $7, forced
  kSetup,            // text: the FEN of /FEN "…"/
  kVariationBegins,  // replaces the last move before it in the line it stands in
  kVariationEnds,
};

struct PdnItem {
  PdnItemKind kind;
  std::string text = {};
  std::string number = {};    // before a move, placeholder or null move: "12." or "12..."; or empty
  std::string strength = {};  // behind a move: of "!" and "?", without brackets; or empty
  int nag = 0;
  PdnPlace place = {};

  friend bool operator==(const PdnItem& a, const PdnItem& b) {
    return a.kind == b.kind && a.text == b.text && a.number == b.number &&
           a.strength == b.strength && a.nag == b.nag;
  }
};

struct PdnGame {
  std::vector<PdnItem> preface = {};  // comments before the tags
  std::vector<PdnTag> tags = {};      // all, in their order, one twice where the file has it twice
  std::vector<PdnItem> items = {};    // the movetext; variations are balanced
  std::string result = {};            // what ends the movetext, to the letter; empty: nothing does
  std::vector<PdnItem> afterword = {};  // comments behind the result, on its line
  PdnPlace place = {};                  // of the first tag or, without tags, of the first item
  PdnPlace result_place = {};           // where the movetext ends

  // No end says the same as "*": that the result is told elsewhere, if it is told.
  friend std::string_view EndOf(const PdnGame& game) {
    return game.result.empty() ? std::string_view("*") : std::string_view(game.result);
  }
  friend bool operator==(const PdnGame& a, const PdnGame& b) {
    return a.preface == b.preface && a.tags == b.tags && a.items == b.items &&
           EndOf(a) == EndOf(b) && a.afterword == b.afterword;
  }
};

// The first tag called `name`, in any case of its letters ("SetUp", "Setup"); null without one.
const PdnTag* FindTag(const PdnGame& game, std::string_view name);

// What the tags say of the result; without such a tag, what ends the movetext. "*" when neither
// says anything. In PDN 3.0 a movetext ends with "*" whatever its result.
std::string_view RecordedResult(const PdnGame& game);

// The index behind the end of the variation that begins at items[begins].
std::size_t EndOfVariation(const std::vector<PdnItem>& items, std::size_t begins);

// A command embedded in a comment: "[%clk 0:04:59]" is clk, 0:04:59. Both are parts of the comment.
struct PdnCommand {
  std::string_view name;
  std::string_view value;  // without blanks at its ends; may be empty

  friend bool operator==(const PdnCommand&, const PdnCommand&) = default;
};

// All commands of a comment, in their order.
std::vector<PdnCommand> CommandsOf(std::string_view comment);

// What a clock shows: "4:59", "0:04:59", "0:04:59.5", "99.5" (seconds). Nothing when `text` is none
// of these.
std::optional<std::chrono::milliseconds> ParseClockTime(std::string_view text);

// What the comment says is left on the clock of the player who has just moved: its first clk.
std::optional<std::chrono::milliseconds> ClockOf(std::string_view comment);

}  // namespace draughts
