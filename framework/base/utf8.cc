#include "framework/base/utf8.h"

namespace draughts {
namespace {

// How many bytes the character has that `lead` begins; 0 when it begins none.
std::size_t SizeAfterLead(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  if (lead >= 0xF0 && lead < 0xF5) return 4;
  return 0;
}

// The least code point that needs `size` bytes: one written longer than it need be is refused.
char32_t LeastOfSize(std::size_t size) {
  if (size == 3) return 0x800;
  return size == 4 ? 0x10000 : 0;
}

constexpr std::size_t kExcerptSize = 24;

bool IsControl(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

// Characters without a width: separators of lines, and those that turn the direction of writing, so
// that what follows is not shown where it stands.
bool IsInvisible(char32_t code) {
  return (code >= 0x200B && code < 0x2010) || (code >= 0x2028 && code < 0x202F) ||
         (code >= 0x2060 && code < 0x2070) || code == 0xFEFF;
}

bool IsSurrogate(char32_t code) { return code >= 0xD800 && code < 0xE000; }

Character DecodeOne(std::string_view text, std::size_t offset) {
  const Character broken = {.code = kNoCharacter, .offset = offset, .size = 1};
  const auto lead = static_cast<unsigned char>(text[offset]);
  const std::size_t size = SizeAfterLead(lead);
  if (size == 0 || offset + size > text.size()) return broken;
  if (size == 1) return {.code = lead, .offset = offset, .size = 1};
  char32_t code = lead & (0x7Fu >> size);
  for (std::size_t index = 1; index < size; ++index) {
    const auto byte = static_cast<unsigned char>(text[offset + index]);
    if ((byte & 0xC0u) != 0x80u) return broken;
    code = (code << 6) | (byte & 0x3Fu);
  }
  if (code < LeastOfSize(size) || IsSurrogate(code) || code > 0x10FFFF) return broken;
  return {.code = code, .offset = offset, .size = size};
}

}  // namespace

std::vector<Character> DecodeUtf8(std::string_view text) {
  std::vector<Character> characters;
  characters.reserve(text.size());
  for (std::size_t offset = 0; offset < text.size(); offset += characters.back().size) {
    characters.push_back(DecodeOne(text, offset));
  }
  return characters;
}

std::string LowerCase(std::string_view text) {
  std::string lower;
  lower.reserve(text.size());
  for (const Character& character : DecodeUtf8(text)) {
    const char32_t code = LowerCase(character.code);
    if (code == character.code) {
      lower += text.substr(character.offset, character.size);
    } else if (code < 0x80) {
      lower += static_cast<char>(code);
    } else {  // a Russian letter: two bytes
      lower += static_cast<char>(0xC0 | (code >> 6));
      lower += static_cast<char>(0x80 | (code & 0x3F));
    }
  }
  return lower;
}

std::string Printable(std::string_view text) {
  std::string printable;
  printable.reserve(text.size());
  for (const Character& character : DecodeUtf8(text)) {
    const char32_t code = character.code;
    const bool shown = !IsControl(code) && !IsInvisible(code) && code != kNoCharacter;
    printable += shown ? text.substr(character.offset, character.size) : std::string_view("?");
  }
  return printable;
}

std::string Excerpt(std::string_view text) {
  // A character takes at most four bytes: no need to look at the rest of a long text.
  const std::vector<Character> characters = DecodeUtf8(text.substr(0, 4 * (kExcerptSize + 1)));
  if (characters.size() <= kExcerptSize) return Printable(text);
  return Printable(text.substr(0, characters[kExcerptSize].offset)) + "…";
}

}  // namespace draughts
