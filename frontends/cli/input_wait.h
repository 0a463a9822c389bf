// Waiting for input no longer than until a moment.
#pragma once

#include <chrono>
#include <optional>

namespace draughts {

// Waits until something, or its end, can be read from `file`: true; or until `deadline`: false.
// Without a deadline it does not wait, as reading does.
bool WaitForInput(int file, std::optional<std::chrono::steady_clock::time_point> deadline);

}  // namespace draughts
