#include "framework/notation/pdn_tokens.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "framework/notation/pdn_words.h"

namespace draughts {
namespace {

constexpr std::size_t kWidestCharacter = 4;
constexpr std::string_view kEllipsis = "…";

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsMark(char c) { return c == '!' || c == '?'; }
bool IsDot(char c) { return c == '.'; }

std::string TakeWhile(PdnScanner& scanner, bool (*belongs)(char)) {
  std::size_t size = 0;
  while (belongs(scanner.Peek(size))) ++size;
  std::string taken(scanner.Ahead(size));
  scanner.Skip(size);
  return taken;
}

std::string TakeRun(PdnScanner& scanner) {
  const PdnScanner::Mark begin = scanner.mark();
  while (!IsWordEnd(scanner.Ahead(kWidestCharacter))) scanner.Skip();
  return PlainWord(scanner.Since(begin));
}

std::size_t BlanksSize(std::string_view text) {
  return std::min(text.find_first_not_of(" \t\n"), text.size());
}

bool BeginsWithSquare(std::string_view text) {
  const std::size_t size = text.find_first_not_of("abcdefghijkl0123456789");
  return IsSquareShaped(text.substr(0, size));
}

// Whether what stands behind a blank belongs to `word`.
bool JoinsOn(PdnScanner& scanner, std::string_view word) {
  constexpr std::size_t kFar = 40;
  std::string_view ahead = scanner.Ahead(kFar);
  const std::size_t blanks = BlanksSize(ahead);
  if (word.empty() || blanks == 0) return false;
  ahead.remove_prefix(blanks);
  if (EndsWithSeparator(word)) return BeginsWithSquare(ahead);
  if (!IsSquareShaped(word)) return false;
  const std::size_t dash = DashSize(ahead);
  if (dash == 0 && !ahead.starts_with('x') && !ahead.starts_with(':')) return false;
  ahead.remove_prefix(std::max<std::size_t>(dash, 1));
  ahead.remove_prefix(BlanksSize(ahead));
  return BeginsWithSquare(ahead);
}

}  // namespace

std::size_t MarkSize(PdnScanner& scanner) {
  const std::size_t bracket = scanner.Peek() == '(' ? 1 : 0;
  std::size_t size = bracket;
  while (IsMark(scanner.Peek(size))) ++size;
  if (size == bracket) return 0;
  if (bracket == 0) return size;
  return scanner.Peek(size) == ')' ? size + 1 : 0;
}

std::string TakeMark(PdnScanner& scanner) {
  const std::string_view whole = scanner.Ahead(MarkSize(scanner));
  std::string mark;
  std::copy_if(whole.begin(), whole.end(), std::back_inserter(mark), IsMark);
  scanner.Skip(whole.size());
  return mark;
}

std::string TakeNumber(PdnScanner& scanner) {
  constexpr std::size_t kMostDigits = 4;
  std::size_t digits = 0;
  while (digits <= kMostDigits && IsDigit(scanner.Peek(digits))) ++digits;
  if (digits == 0 || digits > kMostDigits) return {};
  const std::string_view ahead = scanner.Ahead(digits + kEllipsis.size());
  if (!ahead.substr(digits).starts_with('.') && !ahead.ends_with(kEllipsis)) return {};
  std::string number(ahead.substr(0, digits));
  scanner.Skip(digits);
  if (TakeDots(scanner)) return number + "...";
  scanner.Skip();
  return number + ".";
}

bool TakeDots(PdnScanner& scanner) {
  if (scanner.Ahead(kEllipsis.size()) == kEllipsis) {
    scanner.Skip(kEllipsis.size());
    return true;
  }
  if (scanner.Ahead(2) != "..") return false;
  TakeWhile(scanner, IsDot);
  return true;
}

bool TakeNullMove(PdnScanner& scanner) {
  constexpr std::size_t kFar = 12;
  const std::string_view ahead = scanner.Ahead(kFar);
  std::size_t size = DashSize(ahead);
  if (size == 0) return false;
  while (size < ahead.size() && ahead[size] == ' ') ++size;
  const std::size_t second = DashSize(ahead.substr(size));
  if (second == 0 || !IsWordEnd(ahead.substr(size + second))) return false;
  scanner.Skip(size + second);
  return true;
}

std::string TakeDigits(PdnScanner& scanner) { return TakeWhile(scanner, IsDigit); }

std::string TakeMoveWord(PdnScanner& scanner) {
  std::string word = TakeRun(scanner);
  while (JoinsOn(scanner, word)) {
    scanner.SkipBlanks();
    word += TakeRun(scanner);
  }
  return word;
}

}  // namespace draughts
