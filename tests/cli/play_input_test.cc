#include "frontends/cli/play_input.h"

#include <gtest/gtest.h>

#include <string>

namespace draughts {
namespace {

// "number|move".
std::string Parts(std::string_view line) {
  const MoveLine read = ReadMoveLine(line);
  return std::string(read.number) + "|" + std::string(read.move);
}

TEST(PlayInput, TakesTheNumberOffAMove) {
  EXPECT_EQ(Parts("1.c3-d4"), "1|c3-d4");
  EXPECT_EQ(Parts("12. c3-d4"), "12|c3-d4");
  EXPECT_EQ(Parts("1... b6-c5"), "1|b6-c5");
  EXPECT_EQ(Parts(" 1...b6-c5 "), "1|b6-c5");
  EXPECT_EQ(Parts("1… b6-c5"), "1|b6-c5");
  EXPECT_EQ(Parts("3.11-15"), "3|11-15");
}

TEST(PlayInput, TakesTheMarksOffAMove) {
  EXPECT_EQ(Parts("c3-d4!"), "|c3-d4");
  EXPECT_EQ(Parts("c3-d4?!"), "|c3-d4");
  EXPECT_EQ(Parts("c3-d4 ??"), "|c3-d4");
  EXPECT_EQ(Parts("4. c3:e5!!"), "4|c3:e5");
}

TEST(PlayInput, LeavesEverythingElseAsItIs) {
  for (const char* line : {"c3-d4", "11-15", "1.", "12...", "!", "?!", "1.?", ".c3-d4", "28", ""}) {
    EXPECT_EQ(Parts(line), std::string("|") + line);
  }
}

TEST(PlayInput, KnowsAResultFromAMove) {
  for (const char* line : {"1-0", " 2-0 ", "0-1", "0-2", "1/2-1/2", "½-½", "1-1", "*"}) {
    EXPECT_TRUE(IsResult(line)) << line;
  }
  for (const char* line : {"1-5", "c3-d4", "10", ""}) EXPECT_FALSE(IsResult(line)) << line;
}

}  // namespace
}  // namespace draughts
