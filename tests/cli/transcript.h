// Transcripts: files that show the program at work, and are held to it word by word.
//
//   # Words about what this shows. A comment begins with '#' and may stand between any two lines.
//   $ draughts moves russian "W:Wc3:Bd4"
//   1. c3xe5
//
//   $ DRAUGHTS_LANG=ru draughts moves russian -
//   < W:Wc3:Bd4
//   1. c3:e5
//   2> a line of stderr
//   [3]
//
// `$ ` begins a case: a command line for the shell, which finds this build's `draughts`. Its cases
// run one after the other in one empty folder, which is also the home folder, with an environment
// that holds nothing else but LANG=C.UTF-8; so a case may read what an earlier one has saved
// (`$ cat game.pdn`). Then, in any mixture:
//   `< `    a line of standard input; without one the input is empty
//   `2> `   a line of stderr; all others are stdout, in their order
//   `1> `   a line of stdout that would look like something else, or is empty at the end of a case
//   `[n]`   the exit status; 0 where none is given; a signal counts as 128 + its number
// Empty lines at the end of a case only part it from the next. In an expected line {*} stands for
// any text, and a line that is {...} for any number of lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/temporary_folder.h"

namespace draughts {

struct TranscriptCase {
  int line = 0;  // where in the file, 1-based
  std::string command;
  std::string input;
  std::vector<std::string> out;
  std::vector<std::string> err;
  int status = 0;
};

std::vector<TranscriptCase> ParseTranscript(std::string_view text);

// The case as lines of a transcript, for a message that shows what should have been or what was.
std::string FormatCase(const TranscriptCase& shown);

// Whether `found` are the lines that `expected` describes.
bool LinesMatch(const std::vector<std::string>& expected, const std::vector<std::string>& found);

// Runs the commands of transcripts in a temporary folder of its own.
class TranscriptRunner {
 public:
  // `program_folder`: where the program is, put first on the path.
  explicit TranscriptRunner(std::string program_folder);

  // The same case with what the command really answered.
  TranscriptCase Run(const TranscriptCase& wanted) const;

 private:
  std::string program_folder_;
  const TemporaryFolder folder_;
};

}  // namespace draughts
