// The program: from its command line to the command that answers.
#pragma once

#include <string>
#include <vector>

namespace draughts {

// Runs the command that `args` (without the program's own name) say, in the language that they and
// the environment ask for. Answers with an exit code of exit_codes.h.
int RunProgram(const std::vector<std::string>& args);

}  // namespace draughts
