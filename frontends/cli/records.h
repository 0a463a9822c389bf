// The games of PDN files, for the commands that go through them one by one.
//
//   const int code = ForEachRecord("games.pdn", console, [&](const Record& record) { … });
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/notation/pdn_reader.h"
#include "framework/notation/pdn_replay.h"
#include "frontends/cli/console.h"
#include "frontends/cli/options.h"

namespace draughts {

// A game of a file, or what is wrong with its text.
struct Record {
  std::string file;    // its name; "-" for standard input
  std::size_t number;  // of the game in its file, from 1
  PdnPlace place;      // where it begins
  Result<PdnGame> game;
  PdnEncoding encoding;  // of the file, as far as it has been read
};

// Calls `take` with each game of the file `name` ("-": standard input), however large it is, until
// stdout is closed. Says on stderr when the file is not in UTF-8, on a terminal how far it is, and
// what is wrong where there is no game at all in the file. Answers kExitDone, kExitBadData for a
// file that holds no game, kExitCannotRun for one that cannot be read.
int ForEachRecord(const std::string& name, Console& console,
                  const std::function<void(Record&)>& take);

// Which variant each game is played by: as --variant says where it is given, else as its tags do.
class RecordVariants {
 public:
  static Option VariantOption();

  // The problems, which have been told on stderr, when --variant names none (ExitCodeFor).
  static Result<RecordVariants> From(const Arguments& arguments, Console& console);

  // As ChooseVariant.
  Result<PdnVariant> Choose(const PdnGame& game) const;

 private:
  RecordVariants(std::vector<Variant> known, std::optional<Variant> forced)
      : known_(std::move(known)), forced_(std::move(forced)) {}

  std::vector<Variant> known_;
  std::optional<Variant> forced_;
};

// `sentence` as a line that says where it belongs: "games.pdn:14:23: game 3: …", or with the number
// of a move "games.pdn:14:23: game 3, move 6...: …". A column of 0 is left out.
std::string RecordLine(const Record& record, Place place, const std::string& number,
                       const std::string& sentence, const Catalogue& messages);

}  // namespace draughts
