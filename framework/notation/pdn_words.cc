#include "framework/notation/pdn_words.h"

#include <algorithm>
#include <span>

namespace draughts {
namespace {

constexpr std::string_view kWideBlanks[] = {"\u00A0", "\uFEFF"};
constexpr std::string_view kWideDashes[] = {"‐", "‑", "‒", "–", "—", "―", "−"};
constexpr std::string_view kWideCrosses[] = {"×", "х", "Х"};
constexpr std::string_view kResults[] = {"1/2-1/2", "½-½", "1-0", "0-1",
                                         "2-0",     "1-1", "0-2", "0-0"};
constexpr std::string_view kEllipsis = "…";
constexpr std::size_t kLongestMove = 400;  // no capture needs more
constexpr std::string_view kWordEnds = "{}()[];$*!?%\"/.,<>";

// Nearly all text is, and needs no list of wide characters to be searched.
bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
bool IsSeparator(char c) { return c == '-' || c == 'x' || c == ':'; }

// The size of the one of `choices` that `text` begins with, or 0.
std::size_t SizeOfOne(std::span<const std::string_view> choices, std::string_view text) {
  for (const std::string_view choice : choices) {
    if (text.starts_with(choice)) return choice.size();
  }
  return 0;
}

}  // namespace

std::size_t BlankSize(std::string_view text) {
  if (text.empty()) return 0;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first <= ' ') return 1;
  return first < 0x80 ? 0 : SizeOfOne(kWideBlanks, text);
}

std::size_t DashSize(std::string_view text) {
  if (text.empty()) return 0;
  if (IsAscii(text[0])) return text[0] == '-' ? 1 : 0;
  return SizeOfOne(kWideDashes, text);
}

std::string PlainWord(std::string_view word) {
  std::string plain;
  while (!word.empty()) {
    std::size_t size = 1;
    if (IsAscii(word[0])) {
      plain += word[0] == 'X' ? 'x' : word[0];
    } else if (size = DashSize(word); size != 0) {
      plain += '-';
    } else if (size = SizeOfOne(kWideCrosses, word); size != 0) {
      plain += 'x';
    } else {
      plain += word[0];
      size = 1;
    }
    word.remove_prefix(size);
  }
  return plain;
}

bool EndsWithSeparator(std::string_view word) { return !word.empty() && IsSeparator(word.back()); }

bool IsSquareShaped(std::string_view word) {
  const std::size_t digits =
      static_cast<std::size_t>(std::find_if(word.begin(), word.end(), IsDigit) - word.begin());
  const bool one_letter = digits <= 2 && std::all_of(word.begin(), word.begin() + digits, IsLetter);
  const std::size_t count = word.size() - std::min(digits, word.size());
  return one_letter && count >= 1 && count <= 2 &&
         std::all_of(word.begin() + digits, word.end(), IsDigit);
}

bool IsMoveShaped(std::string_view word) {
  const bool has_digit = std::any_of(word.begin(), word.end(), IsDigit);
  const bool all_belong = std::all_of(
      word.begin(), word.end(), [](char c) { return IsDigit(c) || IsLetter(c) || IsSeparator(c); });
  const bool only_digits = std::all_of(word.begin(), word.end(), IsDigit);
  const bool begins = !word.empty() && (IsDigit(word[0]) || (IsLetter(word[0]) && word[0] != 'x'));
  return word.size() <= kLongestMove && has_digit && all_belong && begins &&
         (!only_digits || word.size() % 2 == 0);
}

std::size_t ResultSize(std::string_view text) {
  const bool may_be_one = !text.empty() && (text[0] <= '2' || !IsAscii(text[0]));
  if (!may_be_one) return 0;
  for (const std::string_view result : kResults) {
    std::size_t at = 0;
    std::size_t matched = 0;
    while (matched < result.size() && at < text.size()) {
      const std::size_t dash = result[matched] == '-' ? DashSize(text.substr(at)) : 0;
      if (dash == 0 && text[at] != result[matched]) break;
      at += std::max<std::size_t>(dash, 1);
      ++matched;
    }
    if (matched == result.size() && IsWordEnd(text.substr(at)) &&
        (at == text.size() || text[at] != '/')) {
      return at;
    }
  }
  return 0;
}

bool IsWordEnd(std::string_view text) {
  if (text.empty() || BlankSize(text) != 0) return true;
  return IsAscii(text[0]) ? kWordEnds.find(text[0]) != std::string_view::npos
                          : text.starts_with(kEllipsis);
}

}  // namespace draughts
