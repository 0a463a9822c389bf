// PdnText: the bytes of a game file as UTF-8 text with "\n" at the end of lines, piece by piece.
//
//   PdnText text(source);
//   while (text.Read(buffer)) …           // appends; text.encoding() says what it has been so far
//
// A byte order mark is left out; CR LF and a lone CR are one "\n". What is not UTF-8 is read as
// Windows-1251, in which old Russian programs wrote.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "framework/base/enum_names.h"

namespace draughts {

// Fills the buffer from its beginning and says with how many bytes: 0 at the end, and then always.
using ByteSource = std::function<std::size_t(std::span<char> buffer)>;

enum class PdnEncoding {
  kUtf8 = 1,     // or ASCII, which is the same
  kWindows1251,  // no character of UTF-8 came before the first byte that is not UTF-8
  kMixed,        // UTF-8, with bytes in it that are none: each of these is read as Windows-1251
};

template <>
inline constexpr auto kEnumNames<PdnEncoding> =
    std::to_array<EnumName<PdnEncoding>>({{PdnEncoding::kUtf8, "utf-8"},
                                          {PdnEncoding::kWindows1251, "windows-1251"},
                                          {PdnEncoding::kMixed, "mixed"}});

class PdnText {
 public:
  explicit PdnText(ByteSource source);

  // Appends some more text to `text`; false when there is none left.
  bool Read(std::string& text);

  // Of what has been read so far: a file is only known when it has been read to its end.
  PdnEncoding encoding() const { return encoding_; }
  // Taken from the source so far.
  std::uint64_t bytes_read() const { return bytes_read_; }

 private:
  // Decodes what is in raw_, up to a character or a line end that may not be whole yet.
  void Decode(bool at_end, std::string& text);
  void AppendAscii(std::string_view run, std::string& text);
  void AppendOther(std::string_view run, std::string& text);  // no byte of `run` is ASCII

  ByteSource source_;
  std::string raw_;  // read, not decoded yet
  PdnEncoding encoding_ = PdnEncoding::kUtf8;
  std::uint64_t bytes_read_ = 0;
  bool at_start_ = true;
  bool after_return_ = false;  // the last byte decoded was CR: an LF that follows belongs to it
  bool has_wide_characters_ = false;  // of UTF-8
};

}  // namespace draughts
