#include "framework/notation/line_filler.h"

#include <algorithm>

namespace draughts {
namespace {

std::size_t CountCharacters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
  }));
}

}  // namespace

void LineFiller::Add(std::string_view word) {
  const std::size_t width = CountCharacters(word.substr(0, word.find('\n')));
  if (column_ != 0 && column_ + 1 + width > columns_) EndLine();
  if (column_ != 0) Append(" ");
  Append(word);
}

void LineFiller::Append(std::string_view text) {
  const std::size_t end = text.rfind('\n');
  const bool ends_line = end != std::string_view::npos;
  column_ = ends_line ? CountCharacters(text.substr(end + 1)) : column_ + CountCharacters(text);
  text_ += text;
}

void LineFiller::EndLine() {
  if (column_ != 0) Append("\n");
}

}  // namespace draughts
