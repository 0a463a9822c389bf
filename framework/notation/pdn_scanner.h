// PdnScanner: the text of a PDN file under a cursor that knows its line and column. It keeps what
// follows the last Forget(), at most PdnReader::kLongestGame: behind that the text seems to end.
// For users there is PdnReader (pdn_reader.h).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "framework/notation/pdn_game.h"
#include "framework/notation/pdn_text.h"

namespace draughts {

class PdnScanner {
 public:
  // A place to come back to; good until the next Forget().
  struct Mark {
    std::size_t offset;
    PdnPlace place;
  };

  PdnScanner(ByteSource source, std::size_t longest);

  const PdnText& source() const { return text_; }
  PdnPlace place() const { return place_; }
  Mark mark() const { return {.offset = cursor_, .place = place_}; }
  void Return(const Mark& mark);

  // Whether the text ends here, or its limit is reached: IsCut() says which.
  bool AtEnd() { return !Has(1); }
  bool IsCut() const { return cursor_ >= begin_ + longest_; }

  // The character `ahead` of the cursor, '\0' behind the end.
  char Peek(std::size_t ahead = 0) { return Has(ahead + 1) ? buffer_[cursor_ + ahead] : '\0'; }
  // What follows, at most `size` bytes; good until the next call of any member that is not const.
  std::string_view Ahead(std::size_t size);
  // The rest of the line, without its end; good as long.
  std::string_view Line();
  // What stands between `mark` and the cursor; good as long.
  std::string_view Since(const Mark& mark) const;

  void Skip(std::size_t size = 1);
  // Skips blanks; whether something is left. SkipSpaces stays on the line.
  bool SkipBlanks();
  void SkipSpaces();
  // Comes to the next `wanted` and stays before it; false when it came to the end instead.
  bool Find(char wanted);

  // Whether a tag begins here: [Name "
  bool IsTagAhead();
  // Comes to the next line that begins a tag, or to the end; forgets what it skips.
  void SkipToTags();
  // What stands before the cursor is not needed any more.
  void Forget();

 private:
  bool Has(std::size_t count) {
    return cursor_ + count <= buffer_.size() && cursor_ + count <= begin_ + longest_ ? true
                                                                                     : Fill(count);
  }
  bool Fill(std::size_t count);

  PdnText text_;
  const std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;   // of what Forget() has left
  std::size_t cursor_ = 0;  // both are offsets in buffer_
  PdnPlace place_ = {.line = 1, .column = 1};
};

}  // namespace draughts
