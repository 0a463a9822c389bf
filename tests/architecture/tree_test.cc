// The tree as it is keeps the rules of the house.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/breaches.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;

const fs::path kRoot = DRAUGHTS_SOURCE_DIR;

std::string Read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<SourceFile> Sources() {
  std::vector<SourceFile> sources;
  for (const char* top : {"framework", "variants", "frontends", "tests"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / top)) {
      const fs::path& path = entry.path();
      if (path.extension() != ".h" && path.extension() != ".cc") continue;
      sources.push_back(
          {.path = path.lexically_relative(kRoot).generic_string(), .text = Read(path)});
    }
  }
  return sources;
}

// Whether `word` stands in `text` between blanks or brackets: command_moves.cc does not name
// moves.cc.
bool HasWord(std::string_view text, std::string_view word) {
  static constexpr std::string_view kGaps = " \t\n()\"";
  std::size_t begin = text.find_first_not_of(kGaps);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(kGaps, begin), text.size());
    if (text.substr(begin, end - begin) == word) return true;
    begin = text.find_first_not_of(kGaps, end);
  }
  return false;
}

// Whether the CMakeLists.txt of its folder, or of one above, names the file.
bool IsBuilt(const SourceFile& source) {
  const fs::path path = source.path;
  for (fs::path folder = path.parent_path(); !folder.empty(); folder = folder.parent_path()) {
    const std::string name = path.lexically_relative(folder).generic_string();
    if (HasWord(Read(kRoot / folder / "CMakeLists.txt"), name)) return true;
  }
  return false;
}

TEST(Tree, TellsNamesOfSourcesApart) {
  EXPECT_TRUE(HasWord("test(name\n  moves.cc)", "moves.cc"));
  EXPECT_TRUE(HasWord("moves.cc", "moves.cc"));
  EXPECT_FALSE(HasWord("command_moves.cc moves.cc.in sub/moves.cc", "moves.cc"));
}

TEST(Tree, IsThere) { EXPECT_GT(Sources().size(), 50U); }

TEST(Tree, KeepsTheRulesOfTheHouse) {
  for (const SourceFile& source : Sources()) {
    for (const std::string& breach : FindBreaches(source)) ADD_FAILURE() << breach;
  }
}

TEST(Tree, HasNoSourceThatIsNotBuilt) {
  std::vector<std::string> forgotten;
  for (const SourceFile& source : Sources()) {
    if (source.path.ends_with(".cc") && !IsBuilt(source)) forgotten.push_back(source.path);
  }
  EXPECT_THAT(forgotten, IsEmpty());
}

}  // namespace
}  // namespace draughts
