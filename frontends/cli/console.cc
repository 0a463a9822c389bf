#include "frontends/cli/console.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <initializer_list>
#include <utility>

#include "frontends/cli/input_wait.h"
#include "frontends/cli/line_editor.h"

namespace draughts {
namespace {

constexpr std::size_t kOutBuffer = 1 << 16;
constexpr std::size_t kInChunk = 1 << 16;
// Some editors begin a file of UTF-8 with it; it is no part of the first line.
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kWipe = "\r\x1B[K";  // ECMA-48: erase to the end of the line

std::string_view Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

bool IsPainted(ColorMode mode, bool is_terminal) {
  switch (mode) {
    case ColorMode::kAlways:
      return true;
    case ColorMode::kNever:
      return false;
    case ColorMode::kAuto:
      return is_terminal && Environment("NO_COLOR").empty() && !Environment("TERM").empty() &&
             Environment("TERM") != "dumb";
  }
  return false;
}

// The name of the locale is asked, not the C library: the locale need not be installed here for the
// terminal to show UTF-8.
bool LocaleSaysUtf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string value(Environment(name));
    if (value.empty()) continue;
    std::transform(value.begin(), value.end(), value.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
  }
  return false;
}

}  // namespace

Console::Console(Language language, ColorMode color)
    : messages_(Catalogue::For(language)),
      in_is_terminal_(isatty(STDIN_FILENO) == 1),
      out_is_terminal_(isatty(STDOUT_FILENO) == 1),
      err_is_terminal_(isatty(STDERR_FILENO) == 1),
      colour_(IsPainted(color, out_is_terminal_)),
      utf8_(LocaleSaysUtf8()) {}

Console::~Console() { Flush(); }

std::string Console::Say(std::string_view key,
                         const std::vector<Problem::Argument>& arguments) const {
  return messages_.Say(key, arguments);
}

void Console::Out(std::string_view text) {
  out_buffer_ += text;
  const bool line_is_done = out_is_terminal_ && text.find('\n') != std::string_view::npos;
  if (line_is_done || out_buffer_.size() >= kOutBuffer) Flush();
}

void Console::Err(std::string_view text) {
  Flush();
  Write(STDERR_FILENO, text);
}

void Console::ErrLine(std::string_view key, const std::vector<Problem::Argument>& arguments) {
  Err(Say(key, arguments) + "\n");
}

void Console::Err(const Problems& problems) {
  for (const Problem& problem : problems) Err(messages_.Say(problem) + "\n");
}

void Console::Flush() {
  if (out_error_ == 0) Write(STDOUT_FILENO, out_buffer_);
  out_buffer_.clear();
}

void Console::ShowStatus(std::string_view text) {
  if (!err_is_terminal_) return;
  Flush();
  WipeStatus();
  Write(STDERR_FILENO, text);
  shows_status_ = !text.empty();
}

void Console::WipeStatus() {
  if (std::exchange(shows_status_, false)) Write(STDERR_FILENO, kWipe);
}

void Console::Write(int stream, std::string_view text) {
  if (text.empty()) return;
  if (stream == STDERR_FILENO || out_is_terminal_) WipeStatus();
  while (!text.empty()) {
    const ssize_t written = write(stream, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      if (stream == STDOUT_FILENO) out_error_ = errno;
      return;  // there is nowhere left to say that stderr is closed
    }
  }
}

std::optional<std::string> Console::ReadLine(
    std::string_view prompt, std::optional<std::chrono::steady_clock::time_point> deadline) {
  timed_out_ = false;
  if (!in_is_terminal_) return ReadBuffered(deadline);
  Flush();
  std::optional<std::string> line;
  if (out_is_terminal_) {
    if (editor_ == nullptr) editor_ = std::make_unique<LineEditor>();
    line = editor_->ReadLine(prompt, deadline);
    timed_out_ = editor_->timed_out();
  } else {
    Write(STDERR_FILENO, prompt);
    line = ReadBuffered(deadline);
  }
  if (!line.has_value()) Write(out_is_terminal_ ? STDOUT_FILENO : STDERR_FILENO, "\n");
  return line;
}

std::size_t Console::Read(std::span<char> buffer) {
  if (in_start_ < in_buffer_.size()) {
    const std::size_t count = in_buffer_.copy(buffer.data(), buffer.size(), in_start_);
    in_start_ += count;
    return count;
  }
  if (in_ended_) return 0;  // at a terminal a second Ctrl-D must not be waited for
  ssize_t count = 0;
  do {
    count = read(STDIN_FILENO, buffer.data(), buffer.size());
  } while (count < 0 && errno == EINTR);
  in_ended_ = count <= 0;
  return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

std::optional<std::string> Console::ReadBuffered(
    std::optional<std::chrono::steady_clock::time_point> deadline) {
  std::size_t searched = in_start_;
  std::size_t end = in_buffer_.find('\n', searched);
  while (end == std::string::npos && !in_ended_) {
    searched = in_buffer_.size() - in_start_;
    in_buffer_.erase(0, in_start_);
    in_start_ = 0;
    Flush();  // whoever waits for the answers to the lines so far gets them
    timed_out_ = !WaitForInput(STDIN_FILENO, deadline);
    if (timed_out_) return std::nullopt;
    std::array<char, kInChunk> chunk;
    const ssize_t count = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) in_ended_ = true;
    if (count > 0) in_buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    end = in_buffer_.find('\n', searched);
  }
  const bool has_mark = std::string_view(in_buffer_).starts_with(kByteOrderMark);
  if (!std::exchange(in_began_, true) && has_mark) in_start_ = kByteOrderMark.size();
  if (end == std::string::npos && in_start_ == in_buffer_.size()) return std::nullopt;
  end = std::min(end, in_buffer_.size());
  std::string line = in_buffer_.substr(in_start_, end - in_start_);
  in_start_ = std::min(end + 1, in_buffer_.size());
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

}  // namespace draughts
