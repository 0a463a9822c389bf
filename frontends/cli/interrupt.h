// What happens at Ctrl-C while a game is played.
#pragma once

#include <string_view>

namespace draughts {

// From now on Ctrl-C writes all of `last_words` to stderr and ends the program with kExitInterrupt.
// The game must have been saved already: a signal handler may do little more than that.
void LeaveAtInterrupt(std::string_view last_words);

}  // namespace draughts
