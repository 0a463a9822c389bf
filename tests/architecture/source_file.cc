#include "tests/architecture/source_file.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace draughts {
namespace {

bool IsWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// Where the literal or comment that begins at `begin` ends: the index past its last character, or
// `begin` when none begins there.
std::size_t EndOfComment(std::string_view text, std::size_t begin) {
  const std::string_view rest = text.substr(begin);
  if (rest.starts_with("//")) return std::min(text.find('\n', begin), text.size());
  if (!rest.starts_with("/*")) return begin;
  const std::size_t end = text.find("*/", begin + 2);
  return end == std::string_view::npos ? text.size() : end + 2;
}

std::size_t EndOfRawString(std::string_view text, std::size_t begin) {
  const std::size_t open = text.find('(', begin);
  if (open == std::string_view::npos) return text.size();
  const std::string close = ")" + std::string(text.substr(begin + 2, open - begin - 2)) + "\"";
  const std::size_t end = text.find(close, open);
  return end == std::string_view::npos ? text.size() : end + close.size();
}

std::size_t EndOfLiteral(std::string_view text, std::size_t begin) {
  const bool follows_word = begin > 0 && IsWordCharacter(text[begin - 1]);
  if (text.substr(begin).starts_with("R\"") && !follows_word) return EndOfRawString(text, begin);
  const char quote = text[begin];
  // 1'000'000: a quote after a digit separates digits.
  if (quote != '"' && (quote != '\'' || follows_word)) return begin;
  std::size_t end = begin + 1;
  while (end < text.size() && text[end] != quote && text[end] != '\n') {
    end += text[end] == '\\' ? 2 : 1;
  }
  return std::min(end + 1, text.size());
}

void Blank(std::string& text, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end; ++i) {
    if (text[i] != '\n') text[i] = ' ';
  }
}

std::string WithoutComments(std::string_view text, bool and_literals) {
  std::string code(text);
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t comment_end = EndOfComment(text, at);
    const std::size_t literal_end = comment_end == at ? EndOfLiteral(text, at) : at;
    if (comment_end > at) Blank(code, at, comment_end);
    if (literal_end > at && and_literals) Blank(code, at, literal_end);
    at = std::max({at + 1, comment_end, literal_end});
  }
  return code;
}

}  // namespace

std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::vector<Include> IncludesOf(const SourceFile& file) {
  std::vector<Include> includes;
  const std::string code = WithoutComments(file.text, /*and_literals=*/false);
  int number = 0;
  for (std::string_view line : LinesOf(code)) {
    ++number;
    const std::size_t hash = line.find_first_not_of(" \t");
    if (hash == std::string_view::npos || line[hash] != '#') continue;
    line.remove_prefix(line.find_first_not_of(" \t", hash + 1));
    if (!line.starts_with("include")) continue;
    const std::size_t open = line.find_first_of("\"<");
    if (open == std::string_view::npos) continue;
    const std::size_t close = line.find_first_of("\">", open + 1);
    includes.push_back({.line = number,
                        .header = std::string(line.substr(open + 1, close - open - 1)),
                        .quoted = line[open] == '"'});
  }
  return includes;
}

std::string CodeOf(std::string_view text) { return WithoutComments(text, /*and_literals=*/true); }

bool HasWord(std::string_view code, std::string_view word) {
  for (std::size_t at = code.find(word); at != std::string_view::npos;
       at = code.find(word, at + 1)) {
    const std::size_t after = at + word.size();
    const bool starts = at == 0 || !IsWordCharacter(code[at - 1]);
    const bool ends = word.back() == '_' || !IsWordCharacter(word.back()) || after == code.size() ||
                      !IsWordCharacter(code[after]);
    if (starts && ends) return true;
  }
  return false;
}

}  // namespace draughts
