// LineEditor: one line at a time from the terminal, with editing keys and the lines typed before.
// Its .cc is the only user of libedit.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace draughts {

class LineEditor {
 public:
  // stdin and stdout must be terminals.
  LineEditor();
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // The line typed after `prompt`, without its newline; nothing at Ctrl-D on an empty line, or when
  // it has not been finished by `deadline`. Ctrl-C puts the terminal back in order and ends the
  // program as it would without an editor.
  std::optional<std::string> ReadLine(
      std::string_view prompt,
      std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt);
  // Whether the last line was not finished in time.
  bool timed_out() const;

 private:
  struct Handles;
  std::unique_ptr<Handles> handles_;
};

}  // namespace draughts
