#include "tests/architecture/source_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> HeadersOf(const std::string& text) {
  std::vector<std::string> headers;
  for (const Include& include : IncludesOf({.path = "a.cc", .text = text})) {
    headers.push_back(include.header);
  }
  return headers;
}

TEST(Includes, AreFoundHoweverTheyAreSpaced) {
  EXPECT_THAT(HeadersOf("#include <vector>\n  #  include \"a/b.h\"  // why\n"),
              ElementsAre("vector", "a/b.h"));
}

TEST(Includes, InCommentsAreNone) {
  EXPECT_THAT(HeadersOf("// #include <vector>\n/*\n#include <map>\n*/\n"), IsEmpty());
}

TEST(Includes, KnowTheirLineAndTheirQuotes) {
  const auto includes = IncludesOf({.path = "a.cc", .text = "\n\n#include \"x.h\"\n"});
  ASSERT_EQ(includes.size(), 1U);
  EXPECT_EQ(includes[0].line, 3);
  EXPECT_TRUE(includes[0].quoted);
}

TEST(Code, HasNoCommentsAndNoLiterals) {
  EXPECT_EQ(CodeOf("a = \"b\"; // c"), "a =    ;     ");
  EXPECT_EQ(CodeOf("a /* b\nc */ d"), "a     \n     d");
  EXPECT_EQ(CodeOf(R"(x = "\"throw"; y)"), "x =          ; y");
}

TEST(Code, HasNoRawStrings) {
  EXPECT_EQ(CodeOf("x = R\"(a\" throw)\"; y"), "x = " + std::string(13, ' ') + "; y");
  EXPECT_EQ(CodeOf("x = R\"y(a)\" )y\"; z"), "x = " + std::string(11, ' ') + "; z");
}

TEST(Code, KeepsWhatStandsBetweenDigitSeparators) {
  EXPECT_EQ(CodeOf("1'000 + throw + 2'000"), "1'000 + throw + 2'000");
  EXPECT_EQ(CodeOf("'\"' + throw"), "    + throw");
}

TEST(Words, EndAtTheirBorders) {
  EXPECT_TRUE(HasWord("std::printf(x)", "printf("));
  EXPECT_FALSE(HasWord("std::snprintf(x)", "printf("));
  EXPECT_TRUE(HasWord("a throw", "throw"));
  EXPECT_FALSE(HasWord("throws throw_it", "throw"));
  EXPECT_TRUE(HasWord("TEST(A, OFF_Now)", "OFF_"));
}

}  // namespace
}  // namespace draughts
