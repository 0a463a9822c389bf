#include "frontends/cli/interrupt.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>

#include "frontends/cli/exit_codes.h"

namespace draughts {
namespace {

// A signal handler is given nothing, so what it says must be global; it is changed only while the
// signal is held back.
std::array<char, 4096> last_words_text;
std::size_t last_words_size = 0;

extern "C" void Leave(int /*signal*/) {
  [[maybe_unused]] const ssize_t written =
      write(STDERR_FILENO, last_words_text.data(), last_words_size);
  _exit(kExitInterrupt);
}

}  // namespace

void LeaveAtInterrupt(std::string_view last_words) {
  sigset_t interrupt;
  sigset_t before;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, &before);
  last_words_size = std::min(last_words.size(), last_words_text.size());
  std::copy_n(last_words.begin(), last_words_size, last_words_text.begin());
  struct sigaction action = {};
  action.sa_handler = Leave;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace draughts
