// Every tests/cli/*.txt, held to the program word by word; the format is in transcript.h.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/transcript.h"

namespace draughts {
namespace {

std::vector<std::string> TranscriptNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(DRAUGHTS_TRANSCRIPT_FOLDER)) {
    const bool is_build_file = entry.path().filename() == "CMakeLists.txt";
    if (entry.path().extension() != ".txt" || is_build_file) continue;
    names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

class Transcripts : public testing::TestWithParam<std::string> {};

TEST_P(Transcripts, ShowWhatTheProgramDoes) {
  const std::string path = std::string(DRAUGHTS_TRANSCRIPT_FOLDER) + "/" + GetParam() + ".txt";
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  const std::vector<TranscriptCase> cases = ParseTranscript(text.str());
  ASSERT_FALSE(cases.empty()) << path << " holds no case";

  const TranscriptRunner runner(DRAUGHTS_PROGRAM_FOLDER);
  for (const TranscriptCase& wanted : cases) {
    const TranscriptCase found = runner.Run(wanted);
    const bool matches = LinesMatch(wanted.out, found.out) && LinesMatch(wanted.err, found.err) &&
                         wanted.status == found.status;
    EXPECT_TRUE(matches) << path << ":" << wanted.line << "\n--- expected\n"
                         << FormatCase(wanted) << "--- found\n"
                         << FormatCase(found);
  }
}

INSTANTIATE_TEST_SUITE_P(Cli, Transcripts, testing::ValuesIn(TranscriptNames()),
                         [](const auto& transcript) { return transcript.param; });

}  // namespace
}  // namespace draughts
