// What Ctrl-C does where the program must not simply stop.
#pragma once

#include <filesystem>
#include <string_view>

namespace draughts {

// From now on Ctrl-C leaves the program with kExitInterrupt and these last words on stderr. Newer
// words replace older ones.
void LeaveAtInterrupt(std::string_view last_words);

// The file of that name is not finished: Ctrl-C takes it away as it leaves the program. An empty
// name: there is none any more. One file at a time.
void RemoveAtInterrupt(const std::filesystem::path& unfinished);

}  // namespace draughts
