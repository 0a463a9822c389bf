#include "frontends/cli/input_wait.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>

namespace draughts {

bool WaitForInput(int file, std::optional<std::chrono::steady_clock::time_point> deadline) {
  using std::chrono::milliseconds;
  constexpr milliseconds kLongest = std::chrono::hours(1);  // a day may be more than poll takes
  if (!deadline.has_value()) return true;
  while (true) {
    const auto left = std::chrono::ceil<milliseconds>(*deadline - std::chrono::steady_clock::now());
    const milliseconds wait = std::clamp(left, milliseconds::zero(), kLongest);
    pollfd input = {.fd = file, .events = POLLIN, .revents = 0};
    const int ready = poll(&input, 1, static_cast<int>(wait.count()));
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;  // reading tells what is wrong
    if (ready == 0 && left <= wait) return false;
  }
}

}  // namespace draughts
