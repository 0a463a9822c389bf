// Console: the standard streams of the program and how they may be written to. But for the line
// editor and the last words at Ctrl-C (interrupt.cc) no other file prints to them or reads them.
//
//   Console console(Language::kRussian, ColorMode::kAuto);
//   console.Out(console.messages().Say("cli.moves.none") + "\n");
//   while (std::optional<std::string> line = console.ReadLine("> ")) …
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/messages/catalogue.h"

namespace draughts {

class LineEditor;

enum class ColorMode { kAuto = 1, kAlways, kNever };

template <>
inline constexpr auto kEnumNames<ColorMode> = std::to_array<EnumName<ColorMode>>(
    {{ColorMode::kAuto, "auto"}, {ColorMode::kAlways, "always"}, {ColorMode::kNever, "never"}});

class Console {
 public:
  Console(Language language, ColorMode color);
  // Writes what is left in the buffer.
  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  const Catalogue& messages() const { return messages_; }
  // messages().Say(key, arguments), for short.
  std::string Say(std::string_view key, const std::vector<Problem::Argument>& arguments = {}) const;

  // Answers, to stdout, as they stand (no newline is added). Buffered: whole lines at once on a
  // terminal, otherwise until there is much of it, Flush() or a wait for input.
  void Out(std::string_view text);
  // Everything else, to stderr, at once; what Out() was given before comes before it.
  void Err(std::string_view text);
  // The sentence `key` as a line on stderr.
  void ErrLine(std::string_view key, const std::vector<Problem::Argument>& arguments = {});
  // Each problem as a line on stderr.
  void Err(const Problems& problems);
  void Flush();
  // Shows `text` on stderr, on a terminal only, until something else is written to a terminal, it
  // is shown another text or, with an empty one, until now.
  void ShowStatus(std::string_view text);

  // False once stdout takes no more, because its reader has gone or the disk is full; what Out() is
  // given then is dropped. A command that works through much input stops.
  bool out_is_open() const { return out_error_ == 0; }
  // The errno that closed stdout; 0 while it is open. EPIPE: its reader has gone.
  int out_error() const { return out_error_; }

  // The next line of stdin without its newline (or carriage return); nothing at the end of the
  // input. `prompt` is shown only when stdin is a terminal. When stdout is one as well the line can
  // be edited, and earlier lines fetched back; at Ctrl-D the cursor goes to a new line. A line that
  // has not come by `deadline` is waited for no longer: nothing is returned, timed_out() is true,
  // and at an editor what was typed of it is lost.
  std::optional<std::string> ReadLine(
      std::string_view prompt = {},
      std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt);
  bool timed_out() const { return timed_out_; }
  // Fills `buffer` from its beginning with what comes next on stdin, as it stands, and says with
  // how many bytes: 0 at the end, and then always.
  std::size_t Read(std::span<char> buffer);

  bool in_is_terminal() const { return in_is_terminal_; }
  bool err_is_terminal() const { return err_is_terminal_; }

  // Whether stdout may be painted: as the ColorMode says; with kAuto on a terminal only, not where
  // NO_COLOR is set or TERM is "dumb" or nothing.
  bool colour() const { return colour_; }
  // Whether the locale of the environment says that the terminal takes UTF-8. Sentences are always
  // written in UTF-8; this is for drawing.
  bool utf8() const { return utf8_; }

 private:
  void Write(int stream, std::string_view text);
  void WipeStatus();
  std::optional<std::string> ReadBuffered(
      std::optional<std::chrono::steady_clock::time_point> deadline);

  const Catalogue& messages_;
  bool in_is_terminal_;
  bool out_is_terminal_;
  bool err_is_terminal_;
  bool colour_;
  bool utf8_;
  bool shows_status_ = false;
  int out_error_ = 0;
  std::string out_buffer_;
  std::string in_buffer_;
  std::size_t in_start_ = 0;  // where in in_buffer_ the next line begins
  bool in_began_ = false;     // a line of it has been asked for
  bool in_ended_ = false;
  bool timed_out_ = false;
  std::unique_ptr<LineEditor> editor_;  // made for the first line that can be edited
};

}  // namespace draughts
