#include "framework/base/check.h"

#include <cstdio>
#include <cstdlib>

namespace draughts {

void CheckFailed(const char* expected, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: expected %s\n", file, line, expected);
  std::abort();
}

}  // namespace draughts
