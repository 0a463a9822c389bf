#include "framework/notation/pdn_scanner.h"

#include <algorithm>
#include <utility>

#include "framework/base/check.h"
#include "framework/notation/pdn_tags.h"
#include "framework/notation/pdn_words.h"

namespace draughts {
namespace {

constexpr std::size_t kLongestTagHead = 200;  // of [Name ", in bytes
constexpr std::size_t kWidestBlank = 3;
constexpr std::size_t kDropAt = std::size_t{1}
                                << 17;  // what is forgotten is dropped in such pieces

}  // namespace

PdnScanner::PdnScanner(ByteSource source, std::size_t longest)
    : text_(std::move(source)), longest_(longest) {}

bool PdnScanner::Fill(std::size_t count) {
  if (cursor_ + count > begin_ + longest_) return false;
  while (buffer_.size() < cursor_ + count) {
    if (!text_.Read(buffer_)) return false;
  }
  return true;
}

void PdnScanner::Return(const Mark& mark) {
  DRAUGHTS_CHECK(mark.offset >= begin_, "a mark that was made since the last Forget()");
  cursor_ = mark.offset;
  place_ = mark.place;
}

std::string_view PdnScanner::Ahead(std::size_t size) {
  Has(size);
  const std::size_t end = std::min({cursor_ + size, buffer_.size(), begin_ + longest_});
  return std::string_view(buffer_).substr(cursor_, end - cursor_);
}

std::string_view PdnScanner::Line() {
  std::size_t size = 0;
  while (Has(size + 1) && buffer_[cursor_ + size] != '\n') ++size;
  return Ahead(size);
}

std::string_view PdnScanner::Since(const Mark& mark) const {
  return std::string_view(buffer_).substr(mark.offset, cursor_ - mark.offset);
}

void PdnScanner::Skip(std::size_t size) {
  for (const char c : Ahead(size)) {
    place_ = c == '\n' ? PdnPlace{.line = place_.line + 1, .column = 1}
                       : PdnPlace{.line = place_.line, .column = place_.column + 1};
    ++cursor_;
  }
}

bool PdnScanner::SkipBlanks() {
  while (true) {
    const char c = Peek();
    const bool plain = c > ' ';  // the quick answer for nearly all
    if (plain) return true;
    const std::size_t size = BlankSize(Ahead(kWidestBlank));
    if (size == 0) return !AtEnd();
    Skip(size);
  }
}

void PdnScanner::SkipSpaces() {
  while (Peek() == ' ' || Peek() == '\t') Skip();
}

bool PdnScanner::Find(char wanted) {
  while (!AtEnd()) {
    if (Peek() == wanted) return true;
    Skip();
  }
  return false;
}

bool PdnScanner::IsTagAhead() { return Peek() == '[' && BeginsWithTag(Ahead(kLongestTagHead)); }

void PdnScanner::SkipToTags() {
  Forget();
  while (!AtEnd()) {
    const bool line_ends = Peek() == '\n';
    Skip();
    Forget();
    if (line_ends && IsTagAhead()) return;
  }
}

void PdnScanner::Forget() {
  begin_ = cursor_;
  if (begin_ < kDropAt) return;
  buffer_.erase(0, begin_);
  cursor_ = 0;
  begin_ = 0;
}

}  // namespace draughts
