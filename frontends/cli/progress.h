// Progress: a line on stderr that says, while long work goes on, how far it is. Shown on a terminal
// only, from half a second on, and wiped away at the end.
//
//   Progress progress(console, [&](double seconds) { return Sentence(seconds); });
//   … work that writes nothing …
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "frontends/cli/console.h"

namespace draughts {

class Progress {
 public:
  // `describe` is called from a thread of its own with the seconds gone by. The console must not be
  // used as long as the Progress lives.
  Progress(Console& console, std::function<std::string(double seconds)> describe);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void Show();

  Console& console_;
  std::function<std::string(double)> describe_;
  std::mutex mutex_;
  std::condition_variable done_changed_;
  bool done_ = false;
  std::thread thread_;
};

}  // namespace draughts
