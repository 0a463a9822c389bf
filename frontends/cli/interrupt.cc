#include "frontends/cli/interrupt.h"

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <string>

#include "frontends/cli/exit_codes.h"

namespace draughts {
namespace {

// A signal handler is given nothing, so what it needs must be global; it is changed only while the
// signal is held back. It is never freed, as the signal may come at the very end of the program.
struct AtInterrupt {
  std::string last_words;
  std::string unfinished;  // the name of a file
};
AtInterrupt* at_interrupt = nullptr;

extern "C" void Leave(int /*signal*/) {
  if (!at_interrupt->unfinished.empty()) unlink(at_interrupt->unfinished.c_str());
  std::string_view rest = at_interrupt->last_words;
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

// Changes what the handler needs, and sets it up; a signal that is ignored stays so.
template <class Change>
void Prepare(const Change& change) {
  sigset_t interrupt;
  sigset_t before;
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  sigprocmask(SIG_BLOCK, &interrupt, &before);
  if (at_interrupt == nullptr) at_interrupt = new AtInterrupt;
  change(*at_interrupt);
  struct sigaction action = {};
  sigaction(SIGINT, nullptr, &action);
  if (action.sa_handler != SIG_IGN) {
    action = {};
    action.sa_handler = Leave;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace

void LeaveAtInterrupt(std::string_view last_words) {
  Prepare([last_words](AtInterrupt& what) { what.last_words = last_words; });
}

void RemoveAtInterrupt(const std::filesystem::path& unfinished) {
  Prepare([&unfinished](AtInterrupt& what) { what.unfinished = unfinished.string(); });
}

}  // namespace draughts
