#include "frontends/cli/interrupt.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <string>

#include "frontends/cli/exit_codes.h"

namespace draughts {
namespace {

// A signal handler is given nothing, so what it says must be global; it is changed only while the
// signal is held back. It is never freed, as the signal may come at the very end of the program.
std::string* last_words_text = nullptr;

extern "C" void Leave(int /*signal*/) {
  std::string_view rest = *last_words_text;
  while (!rest.empty()) {
    const ssize_t written = write(STDERR_FILENO, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      break;  // nobody listens
    }
  }
  _exit(kExitInterrupt);
}

}  // namespace

void LeaveAtInterrupt(std::string_view last_words) {
  sigset_t interrupt;
  sigset_t before;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, &before);
  if (last_words_text == nullptr) last_words_text = new std::string;
  *last_words_text = last_words;
  struct sigaction action = {};
  action.sa_handler = Leave;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace draughts
