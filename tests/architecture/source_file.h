// SourceFile: one file of the tree, and the few things about C++ that can be told without a parser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace draughts {

struct SourceFile {
  std::string path;  // from the root of the tree, with forward slashes
  std::string text;
};

struct Include {
  int line;  // 1-based
  std::string header;
  bool quoted;  // "header", not <header>
};

std::vector<std::string_view> LinesOf(std::string_view text);

// The #include lines outside comments.
std::vector<Include> IncludesOf(const SourceFile& file);

// `text` with comments and the contents of string and character literals blanked out, so that a
// word found in it is code. Lines and columns stay where they were.
std::string CodeOf(std::string_view text);

// Whether `code` holds `word` by itself: no letter, digit or underscore stands right before it, nor
// right after it if it ends in a letter or digit.
bool HasWord(std::string_view code, std::string_view word);

}  // namespace draughts
