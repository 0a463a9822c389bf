// DRAUGHTS_CHECK: what must hold at a public edge whatever the input; a breach is a mistake of the
// calling program, never of its user. Input of users is answered with Problem (problem.h).
//
//   DRAUGHTS_CHECK(square >= 0, "a square of the board");
#pragma once

namespace draughts {

// Writes what was expected, and where, to stderr and aborts.
[[noreturn]] void CheckFailed(const char* expected, const char* file, int line);

}  // namespace draughts

#define DRAUGHTS_CHECK(condition, expected) \
  ((condition) ? static_cast<void>(0) : ::draughts::CheckFailed(expected, __FILE__, __LINE__))
