#include "framework/notation/pdn_tags.h"

#include <algorithm>

#include "framework/base/utf8.h"
#include "framework/notation/pdn_words.h"

namespace draughts {
namespace {

std::size_t SkipSpaces(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t')) ++at;
  return at;
}

bool IsEscape(std::string_view text, std::size_t at) {
  return text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '"' || text[at + 1] == '\\');
}

// Where the quote is that ends the value which begins at `at`. Where none does but an escaped one,
// the backslash was meant as one: "C:\".
std::size_t FindEndOfValue(std::string_view line, std::size_t at) {
  const auto closes = [line](std::size_t quote) {
    const std::size_t next = SkipSpaces(line, quote + 1);
    return line[quote] == '"' && next < line.size() && line[next] == ']';
  };
  std::size_t escaped = std::string_view::npos;
  for (; at < line.size(); ++at) {
    if (closes(at)) return at;
    if (!IsEscape(line, at)) continue;
    ++at;
    if (escaped == std::string_view::npos && closes(at)) escaped = at;
  }
  return escaped;
}

std::string Unescaped(std::string_view value) {
  std::string text;
  for (std::size_t at = 0; at < value.size(); ++at) {
    if (IsEscape(value, at)) ++at;
    text += value[at];
  }
  return text;
}

struct Head {
  std::string_view name;
  std::size_t value;  // where it begins, behind the quote; 0 when there is none
};

Head ReadHead(std::string_view line) {
  if (!line.starts_with('[')) return {.name = {}, .value = 0};
  const std::size_t name = SkipSpaces(line, 1);
  std::size_t end = name;
  while (end < line.size() && !IsWordEnd(line.substr(end))) ++end;
  const std::size_t quote = SkipSpaces(line, end);
  const bool is_head = end > name && quote < line.size() && line[quote] == '"';
  return {.name = line.substr(name, end - name), .value = is_head ? quote + 1 : 0};
}

}  // namespace

bool BeginsWithTag(std::string_view text) { return ReadHead(text).value != 0; }

std::size_t FindTagLine(std::string_view text, bool behind_empty_line) {
  const std::string_view before = behind_empty_line ? "\n\n[" : "\n[";
  for (std::size_t at = text.find(before); at != std::string_view::npos;
       at = text.find(before, at + 1)) {
    const std::size_t bracket = at + before.size() - 1;
    if (BeginsWithTag(text.substr(bracket))) return bracket;
  }
  return std::string_view::npos;
}

std::optional<TagReading> ReadTag(std::string_view line) {
  const Head head = ReadHead(line);
  if (head.value == 0) return std::nullopt;
  const std::size_t end = FindEndOfValue(line, head.value);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view value = line.substr(head.value, end - head.value);
  return TagReading{.tag = {.name = std::string(head.name), .value = Unescaped(value)},
                    .size = SkipSpaces(line, end + 1) + 1};
}

std::string Quoted(std::string_view value) {
  std::string quoted = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c == '\n' ? ' ' : c;
  }
  return quoted + "\"";
}

std::optional<SetupReading> ReadSetup(std::string_view line) {
  constexpr std::string_view kWord = "/FEN";
  if (!line.starts_with(kWord)) return std::nullopt;
  const std::size_t quote = SkipSpaces(line, kWord.size());
  if (quote >= line.size() || line[quote] != '"') return std::nullopt;
  const std::size_t end = line.find('"', quote + 1);
  if (end == std::string_view::npos) return std::nullopt;
  const std::size_t slash = SkipSpaces(line, end + 1);
  if (slash >= line.size() || line[slash] != '/') return std::nullopt;
  return SetupReading{.fen = line.substr(quote + 1, end - quote - 1), .size = slash + 1};
}

}  // namespace draughts
