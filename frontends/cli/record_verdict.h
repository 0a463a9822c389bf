// What the rules say of a game of a file: for `draughts replay`, which tells it, and `draughts
// convert`, which needs the positions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "frontends/cli/records.h"

namespace draughts {

// What a fault leaves as the file says it.
enum class FaultReach {
  kResult = 1,  // all moves and positions: it is about the result
  kVariation,   // those of the main line
  kMainLine,    // not even these
};

struct RecordFault {
  // Of the move that it is about, 1 for the first of the game, and its number as the file counts:
  // "6..."; else the half-moves played before it, and no number.
  int ply;
  std::string number;
  FaultReach reach;
  Problem problem;  // with line and column
};

struct RecordVerdict {
  std::optional<PdnReplay> replay;  // none: the text cannot be read, or nobody knows the rules
  std::vector<RecordFault> faults;
  std::vector<RecordFault> notes;  // worth telling, though nothing is wrong
};

// Where the file writes hops of one capture as moves of their own, `record` has them joined then.
RecordVerdict JudgeRecord(Record& record, const RecordVariants& variants,
                          const Catalogue& messages);

// Whether that is all: its tags do not say by which rules the game is played.
bool LacksVariant(const RecordVerdict& verdict);
// Says on stderr that it is so in `count` games, if it is in any, and what can be done.
void AskForVariant(std::size_t count, Console& console);

// `fault` as a line: "games.pdn:14:23: game 3, move 6...: …".
std::string FaultLine(const Record& record, const RecordFault& fault, const Catalogue& messages);

// The positions of the main line: the first, and the one after each move that was understood, also
// of those behind the end by a rule.
std::vector<Position> PositionsOf(const PdnReplay& replay);

}  // namespace draughts
