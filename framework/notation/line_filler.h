// LineFiller: words put one after the other in lines of a limited width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace draughts {

class LineFiller {
 public:
  // Columns are counted in characters of UTF-8.
  explicit LineFiller(std::size_t columns) : columns_(columns) {}

  // Appends `word` behind a blank, or on a new line where it does not fit; a word with line ends in
  // it stays whole.
  void Add(std::string_view word);
  // Appends `text` to the last word, wherever the line is.
  void Append(std::string_view text);
  // Ends the line, if something stands in it.
  void EndLine();

  const std::string& text() const& { return text_; }
  std::string text() && { return std::move(text_); }

 private:
  std::size_t columns_;
  std::string text_;
  std::size_t column_ = 0;  // characters in the line
};

}  // namespace draughts
