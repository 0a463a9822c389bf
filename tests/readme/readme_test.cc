// What the README files show is what happens: their `console` blocks are transcripts of the program
// (the format is in tests/cli/transcript.h), their `cpp` block is the program that tests/install
// builds and runs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/transcript.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

std::string Read(const std::string& path) {
  std::ifstream file(std::string(DRAUGHTS_SOURCE_DIR) + "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The contents of the blocks that are fenced as `language`.
std::vector<std::string> Blocks(std::string_view markdown, const std::string& language) {
  const std::string opening = "\n```" + language + "\n";
  std::vector<std::string> blocks;
  for (std::size_t at = markdown.find(opening); at != std::string_view::npos;
       at = markdown.find(opening, at)) {
    at += opening.size();
    const std::size_t end = markdown.find("\n```", at - 1);
    blocks.emplace_back(markdown.substr(at, end + 1 - at));
  }
  return blocks;
}

// A reader types ./draughts in a clone; the runner of transcripts finds the program by its name.
std::string WithoutLauncher(std::string text) {
  const std::string launcher = "./draughts";
  for (std::size_t at = text.find(launcher); at != std::string::npos;
       at = text.find(launcher, at)) {
    text.erase(at, 2);
  }
  return text;
}

// What depends on the day and on the machine may be anything.
std::string WithoutTimes(const std::string& text) {
  const std::string dateless =
      std::regex_replace(text, std::regex(R"(\[Date "[^"]*"\])"), R"([Date "{*}"])");
  return std::regex_replace(dateless, std::regex(R"("seconds":[0-9.e-]+)"), R"("seconds":{*})");
}

class Readme : public testing::TestWithParam<const char*> {};

TEST_P(Readme, ShowsWhatTheProgramDoes) {
  const std::vector<std::string> blocks = Blocks(Read(GetParam()), "console");
  ASSERT_THAT(blocks, Not(IsEmpty()));
  const TranscriptRunner runner(DRAUGHTS_PROGRAM_FOLDER);
  for (const std::string& block : blocks) {
    for (const TranscriptCase& wanted : ParseTranscript(WithoutTimes(WithoutLauncher(block)))) {
      const TranscriptCase found = runner.Run(wanted);
      EXPECT_TRUE(LinesMatch(wanted.out, found.out) && LinesMatch(wanted.err, found.err) &&
                  wanted.status == found.status)
          << "--- expected\n"
          << FormatCase(wanted) << "--- found\n"
          << FormatCase(found);
    }
  }
}

TEST_P(Readme, ShowsTheExampleThatIsBuilt) {
  EXPECT_THAT(Blocks(Read(GetParam()), "cpp"), ElementsAre(Read("tests/install/stranger/main.cc")));
}

INSTANTIATE_TEST_SUITE_P(BothLanguages, Readme, testing::Values("README.md", "README.ru.md"),
                         [](const auto& readme) {
                           return readme.param == std::string("README.md") ? "English" : "Russian";
                         });

}  // namespace
}  // namespace draughts
