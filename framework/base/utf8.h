// UTF-8: the characters of a text, each with the place of its bytes.
//
//   for (const Character& character : DecodeUtf8("c3:е5")) …     // U'c' at 0, …, U'е' at 3, …
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

// What a byte that begins no character of UTF-8 is read as; it then stands for that one byte.
inline constexpr char32_t kNoCharacter = U'\uFFFD';

struct Character {
  char32_t code;       // its Unicode code point
  std::size_t offset;  // of its first byte in the text
  std::size_t size;    // in bytes

  friend constexpr bool operator==(const Character&, const Character&) = default;
};

// The characters of `text`, whatever its bytes are; their bytes follow one another without a gap.
std::vector<Character> DecodeUtf8(std::string_view text);

// The small letter of a Latin (a–z) or Russian capital; every other character is itself.
constexpr char32_t LowerCase(char32_t code) {
  if (code >= U'A' && code <= U'Z') return code + (U'a' - U'A');
  if (code >= U'А' && code <= U'Я') return code + (U'а' - U'А');
  return code == U'Ё' ? U'ё' : code;
}

// `text` with LowerCase of each of its characters; bytes that are not UTF-8 stay as they are.
std::string LowerCase(std::string_view text);

// `text` as a terminal may show it: control characters, invisible ones and bytes that are not UTF-8
// become "?" each, so that no terminal obeys them and every character has a column of its own.
std::string Printable(std::string_view text);

// What a problem quotes of `text`: at most its first 24 characters, then "…", Printable.
std::string Excerpt(std::string_view text);

}  // namespace draughts
