// What the rules say of a game of a file: for `draughts replay`, which tells it, and `draughts
// convert`, which needs the positions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "frontends/cli/records.h"

namespace draughts {

struct RecordFault {
  // Of the move that it is about, 1 for the first of the game, and its number as the file counts:
  // "6..."; else the half-moves played before it, and no number.
  int ply;
  std::string number;
  Problem problem;  // with line and column
};

struct RecordVerdict {
  std::optional<PdnReplay> replay;  // none: the text cannot be read, or nobody knows the rules
  std::vector<RecordFault> faults;
  std::vector<RecordFault> notes;  // worth telling, though nothing is wrong
};

RecordVerdict JudgeRecord(const Record& record, const RecordVariants& variants,
                          const Catalogue& messages);

// `fault` as a line: "games.pdn:14:23: game 3, move 6...: …".
std::string FaultLine(const Record& record, const RecordFault& fault, const Catalogue& messages);

// Whether the fault leaves every position of the game's main line as it is: it is about the result
// or stands in a variation.
bool LeavesMainLine(const Record& record, const RecordFault& fault);

}  // namespace draughts
