#include "framework/notation/pdn_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace draughts {
namespace {

struct Decoded {
  std::string text;
  PdnEncoding encoding;
};

// What comes of `bytes` that arrive in pieces of `step`.
Decoded Decode(std::string_view bytes, std::size_t step) {
  PdnText text([&bytes, step](std::span<char> buffer) {
    const std::size_t size = std::min({step, bytes.size(), buffer.size()});
    std::copy_n(bytes.begin(), size, buffer.begin());
    bytes.remove_prefix(size);
    return size;
  });
  std::string all;
  while (text.Read(all)) {
  }
  return {.text = all, .encoding = text.encoding()};
}

// Whatever the pieces are.
void ExpectDecoded(std::string_view bytes, std::string_view text, PdnEncoding encoding) {
  for (const std::size_t step : {1U, 2U, 3U, 1000U}) {
    const Decoded decoded = Decode(bytes, step);
    EXPECT_EQ(decoded.text, text) << "in pieces of " << step;
    EXPECT_EQ(decoded.encoding, encoding) << "in pieces of " << step;
  }
}

TEST(PdnText, LeavesUtf8AsItIs) {
  ExpectDecoded("1. c3-d4 {Лиепая €😀}", "1. c3-d4 {Лиепая €😀}", PdnEncoding::kUtf8);
}

TEST(PdnText, LeavesOutTheByteOrderMark) {
  ExpectDecoded("\xEF\xBB\xBF[White \"A\"]", "[White \"A\"]", PdnEncoding::kUtf8);
  ExpectDecoded("\xEF\xBB\xBF", "", PdnEncoding::kUtf8);
}

TEST(PdnText, EndsLinesInOneWay) {
  ExpectDecoded("a\r\nb\rc\nd\r\n\r\n\re\r", "a\nb\nc\nd\n\n\ne\n", PdnEncoding::kUtf8);
}

TEST(PdnText, ReadsWindows1251) {
  ExpectDecoded("[Event \"\xD7\xE5\xEC\xEF\xE8\xEE\xED\xE0\xF2 \xB8\xBB\"]\r\n",
                "[Event \"Чемпионат ё»\"]\n", PdnEncoding::kWindows1251);
  ExpectDecoded("\xCF\xF0 \x97 \xA8", "Пр — Ё", PdnEncoding::kWindows1251);
}

TEST(PdnText, ReadsAStrayByteInUtf8AsWindows1251) {
  ExpectDecoded("Рига \xCB\xE8 é", "Рига Ли é", PdnEncoding::kMixed);
}

TEST(PdnText, TakesACharacterThatIsCutOffAtTheEndByItsBytes) {
  ExpectDecoded("Я \xD0", "Я Р", PdnEncoding::kMixed);
}

TEST(PdnText, CountsTheBytesOfTheFile) {
  std::string_view bytes = "\xEF\xBB\xBF\xD0\xAF\r\n";
  PdnText text([&bytes](std::span<char> buffer) {
    const std::size_t size = bytes.copy(buffer.data(), buffer.size());
    bytes.remove_prefix(size);
    return size;
  });
  std::string all;
  EXPECT_TRUE(text.Read(all));
  EXPECT_FALSE(text.Read(all));
  EXPECT_EQ(text.bytes_read(), 7u);
}

}  // namespace
}  // namespace draughts
