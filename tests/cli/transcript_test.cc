// The runner itself: what it reads in a transcript, and that it does not overlook a difference.
#include "tests/cli/transcript.h"

#include <gtest/gtest.h>

namespace draughts {
namespace {

TEST(Transcript, IsReadAsItsHeadSays) {
  const std::vector<TranscriptCase> cases = ParseTranscript(
      "# A comment.\n"
      "$ draughts first\n"
      "< in\n"
      "out\n"
      "\n"
      "1> $ out\n"
      "2> err\n"
      "[3]\n"
      "\n"
      "$ draughts second\n");
  ASSERT_EQ(cases.size(), 2u);
  EXPECT_EQ(cases[0].line, 2);
  EXPECT_EQ(cases[0].command, "draughts first");
  EXPECT_EQ(cases[0].input, "in\n");
  EXPECT_EQ(cases[0].out, (std::vector<std::string>{"out", "", "$ out"}));
  EXPECT_EQ(cases[0].err, std::vector<std::string>{"err"});
  EXPECT_EQ(cases[0].status, 3);
  EXPECT_EQ(cases[1].line, 10);
  EXPECT_TRUE(cases[1].out.empty());
  EXPECT_EQ(cases[1].status, 0);
}

TEST(Transcript, MatchesLinesToTheLetter) {
  EXPECT_TRUE(LinesMatch({"a", ""}, {"a", ""}));
  EXPECT_FALSE(LinesMatch({"a"}, {"a "}));
  EXPECT_FALSE(LinesMatch({"a"}, {"a", "b"}));
  EXPECT_FALSE(LinesMatch({"a", "b"}, {"a"}));
}

TEST(Transcript, MatchesAnyTextAndAnyLinesWhereAsked) {
  EXPECT_TRUE(LinesMatch({"in {*} s, {*} nodes"}, {"in 0.12 s, 7 nodes"}));
  EXPECT_FALSE(LinesMatch({"in {*} s"}, {"in 0.12 m"}));
  EXPECT_TRUE(LinesMatch({"a", "{...}", "z"}, {"a", "b", "c", "z"}));
  EXPECT_TRUE(LinesMatch({"a", "{...}"}, {"a"}));
  EXPECT_FALSE(LinesMatch({"{...}", "z"}, {"a", "b"}));
}

TEST(Transcript, RunnerReportsBothStreamsAndTheStatus) {
  const TranscriptRunner runner("/nowhere");
  TranscriptCase wanted;
  wanted.command = "cat; echo \"$HOME\" >&2; exit 3";
  wanted.input = "a line\n";
  const TranscriptCase found = runner.Run(wanted);
  EXPECT_EQ(found.out, std::vector<std::string>{"a line"});
  ASSERT_EQ(found.err.size(), 1u);
  EXPECT_TRUE(found.err[0].ends_with("/home"));
  EXPECT_EQ(found.status, 3);
}

TEST(Transcript, RunnerCountsASignalAsAShellDoes) {
  TranscriptCase wanted;
  wanted.command = "kill -INT $$";
  EXPECT_EQ(TranscriptRunner("/nowhere").Run(wanted).status, 130);
}

TEST(Transcript, IsShownInItsOwnForm) {
  const std::string text = "$ draughts moves\n< in\nout\n2> err\n[2]\n";
  EXPECT_EQ(FormatCase(ParseTranscript(text).at(0)), text);
}

}  // namespace
}  // namespace draughts
