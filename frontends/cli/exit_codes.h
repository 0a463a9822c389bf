// What the program's exit status says; scripts rely on it.
#pragma once

namespace draughts {

inline constexpr int kExitDone = 0;         // yes, or done
inline constexpr int kExitNo = 1;           // the answer is "no"
inline constexpr int kExitUsage = 2;        // a command line that cannot be understood
inline constexpr int kExitBadData = 3;      // a FEN, a game, a file with mistakes
inline constexpr int kExitCannotRun = 4;    // a file that cannot be written, say
inline constexpr int kExitInterrupt = 130;  // Ctrl-C

}  // namespace draughts
