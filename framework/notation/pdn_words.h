// The words of a movetext: which of them is a move, a result or a mark. For users there is
// PdnReader (pdn_reader.h).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace draughts {

// The size of the blank that `text` begins with: 0 where it begins with none. Blank are control
// characters (also the one that ended files under DOS), the no-break space and byte order marks.
std::size_t BlankSize(std::string_view text);

// The size of the dash or hyphen that `text` begins with, or 0.
std::size_t DashSize(std::string_view text);

// `word` with "-" for any dash and "x" for any cross, Latin or Russian.
std::string PlainWord(std::string_view word);

// Whether `word`, a PlainWord, ends with "-", "x" or ":".
bool EndsWithSeparator(std::string_view word);

// Whether `word` is the name of one square: "32", "c3".
bool IsSquareShaped(std::string_view word);

// Whether `word` may be a move: squares, with separators or without. "1-1" is one as well.
bool IsMoveShaped(std::string_view word);

// The size of the result of PDN 3.0 that `text` begins with: 1-0 1/2-1/2 ½-½ 0-1 2-0 1-1 0-2 0-0.
// No move is written like one of these. 0 where there is none or where it goes on, as in "1-18".
std::size_t ResultSize(std::string_view text);

// Whether a word ends where `text` begins: at its end, a blank, a bracket of any kind, a mark, ….
bool IsWordEnd(std::string_view text);

}  // namespace draughts
