#include "framework/base/utf8.h"

#include <random>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/seed.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(DecodeUtf8, GivesEachCharacterItsBytes) {
  EXPECT_THAT(DecodeUtf8("c×е—😀"),
              ElementsAre(Character{U'c', 0, 1}, Character{U'×', 1, 2}, Character{U'е', 3, 2},
                          Character{U'—', 5, 3}, Character{U'😀', 8, 4}));
  EXPECT_THAT(DecodeUtf8(""), IsEmpty());
}

// The forms that the Unicode Standard, table 3-7, leaves out.
TEST(DecodeUtf8, ReadsBrokenBytesOneByOne) {
  const Character broken = {kNoCharacter, 0, 1};
  for (const char* text : {"\x80", "\xC0\xAF", "\xC1\xBF", "\xE0\x80\xAF", "\xED\xA0\x80",
                           "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x80", "\xD0", "\xFF"}) {
    const std::vector<Character> characters = DecodeUtf8(text);
    EXPECT_EQ(characters.front(), broken);
    EXPECT_EQ(characters.size(), std::string_view(text).size());
  }
}

TEST(DecodeUtf8, CoversAnyBytesWithoutAGap) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  std::mt19937_64 random(Seed());
  for (int round = 0; round < 1000; ++round) {
    std::string text(random() % 20, '\0');
    for (char& byte : text) byte = static_cast<char>(random());
    std::size_t next = 0;
    for (const Character& character : DecodeUtf8(text)) {
      EXPECT_EQ(character.offset, next);
      next += character.size;
    }
    EXPECT_EQ(next, text.size());
  }
}

TEST(LowerCase, KnowsLatinAndRussianLetters) {
  EXPECT_EQ(LowerCase("RuSSian-8×8"), "russian-8×8");
  EXPECT_EQ(LowerCase("РУССКИЕ ШАШКИ ЁЖ"), "русские шашки ёж");
  EXPECT_EQ(LowerCase("Ça"), "Ça");
  EXPECT_EQ(LowerCase("A\xD0"), "a\xD0");
}

TEST(Printable, HoldsNothingThatATerminalObeys) {
  EXPECT_EQ(Printable("W:Wc3 ×ё—"), "W:Wc3 ×ё—");
  EXPECT_EQ(Printable("\x1B[2J\t\n\x7F"), "?[2J???");
  EXPECT_EQ(Printable("a\xC2\x9B"
                      "2Jb"),
            "a?2Jb");  // U+009B begins an escape sequence as well
  EXPECT_EQ(Printable("\xE2\x80\xAE"
                      "c3"),
            "?c3");  // U+202E turns the direction of writing
  EXPECT_EQ(Printable("\xFF\xD0"), "??");
}

TEST(Excerpt, IsShortAndHarmless) {
  EXPECT_EQ(Excerpt("c3:е5"), "c3:е5");
  EXPECT_EQ(Excerpt(""), "");
  EXPECT_EQ(Excerpt("a\x1B[31m\xFF"), "a?[31m?");
  EXPECT_EQ(Excerpt(std::string(24, 'a')), std::string(24, 'a'));
  EXPECT_EQ(Excerpt(std::string(25, 'a')), std::string(24, 'a') + "…");
}

}  // namespace
}  // namespace draughts
