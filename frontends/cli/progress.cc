#include "frontends/cli/progress.h"

#include <chrono>

namespace draughts {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kInterval{500};
constexpr std::string_view kWipe = "\r\x1B[K";  // ECMA-48: erase to the end of the line

}  // namespace

Progress::Progress(Console& console, std::function<std::string(double seconds)> describe)
    : console_(console), describe_(std::move(describe)) {
  if (console_.err_is_terminal()) thread_ = std::thread([this] { Show(); });
}

Progress::~Progress() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    done_ = true;
  }
  done_changed_.notify_one();
  thread_.join();
}

void Progress::Show() {
  const steady_clock::time_point start = steady_clock::now();
  bool shown = false;
  std::unique_lock lock(mutex_);
  while (!done_changed_.wait_for(lock, kInterval, [this] { return done_; })) {
    const std::chrono::duration<double> seconds = steady_clock::now() - start;
    console_.Err(std::string(kWipe) + describe_(seconds.count()));
    shown = true;
  }
  if (shown) console_.Err(kWipe);
}

}  // namespace draughts
