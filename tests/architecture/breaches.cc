#include "tests/architecture/breaches.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace draughts {
namespace {

// From the ground up: a file includes only files of its own floor and of the floors before it.
constexpr auto kFloors = std::to_array<std::string_view>(
    {"framework/base/", "framework/board/", "framework/position/", "framework/rules/",
     "framework/kernel/", "framework/game/", "framework/notation/", "framework/config/",
     "framework/messages/", "framework/endgame/", "framework/engine/", "framework/study/",
     "framework/teach/", "variants/", "frontends/"});

// Up to here the standard library is all there is, so that the rules run anywhere.
constexpr std::string_view kLastBareFloor = "framework/game/";

constexpr std::size_t kMostLines = 400;
constexpr std::size_t kMostLinesOfTest = 600;

// What only few files may include or say.
struct Wall {
  std::string_view what;                 // beginning of a header's name, or a word of code
  std::vector<std::string_view> inside;  // beginnings of the paths that may
};

const std::vector<Wall>& HeaderWalls() {
  static const std::vector<Wall> walls = {
      {"yaml-cpp/", {"framework/config/yaml_reader.cc"}},
      {"boost/", {"frontends/cli/options."}},
      {"rapidjson/", {"frontends/cli/json."}},
      {"iostream", {"frontends/cli/console."}},
      {"histedit.h", {"frontends/cli/line_editor.cc"}},
      {"cstdio",
       {"frontends/cli/console.", "frontends/cli/line_editor.cc", "framework/base/check.cc"}},
      {"stdio.h", {}},
  };
  return walls;
}

const std::vector<Wall>& WordWalls() {
  static const std::vector<Wall> walls = {
      {"printf(", {"frontends/cli/console.", "framework/base/check.cc"}},
      {"fprintf(", {"frontends/cli/console.", "framework/base/check.cc"}},
      {"cout", {"frontends/cli/console."}},
      {"cerr", {"frontends/cli/console."}},
      {"abort(", {"framework/base/check.cc"}},
      {"exit(", {}},
      {"throw", {}},
      {"catch", {"framework/config/yaml_reader.cc", "frontends/cli/options."}},
  };
  return walls;
}

// Headers that reach outside the program: files, streams.
constexpr auto kWorldly = std::to_array<std::string_view>(
    {"iostream", "fstream", "filesystem", "iomanip", "ostream", "istream", "sstream"});

std::optional<std::size_t> FloorOf(std::string_view path) {
  for (std::size_t floor = 0; floor < kFloors.size(); ++floor) {
    if (path.starts_with(kFloors[floor])) return floor;
  }
  return std::nullopt;
}

bool IsInside(const Wall& wall, std::string_view path) {
  return std::any_of(wall.inside.begin(), wall.inside.end(),
                     [path](std::string_view room) { return path.starts_with(room); });
}

class Inspector {
 public:
  explicit Inspector(const SourceFile& file)
      : file_(file), floor_(FloorOf(file.path)), is_test_(file.path.starts_with("tests/")) {}

  std::vector<std::string> Inspect() {
    CheckShape();
    CheckMarks();
    for (const Include& include : IncludesOf(file_)) CheckInclude(include);
    if (!is_test_) CheckWords();
    return breaches_;
  }

 private:
  void Report(int line, const std::string& what) {
    breaches_.push_back(file_.path + (line > 0 ? ":" + std::to_string(line) : "") + ": " + what);
  }

  void CheckShape() {
    const std::size_t lines = LinesOf(file_.text).size();
    const std::size_t most = is_test_ ? kMostLinesOfTest : kMostLines;
    if (lines > most) {
      Report(0, std::to_string(lines) + " lines; more than " + std::to_string(most) +
                    " are two files");
    }
    if (file_.path.ends_with(".h") && !HasWord(CodeOf(file_.text), "#pragma once")) {
      Report(0, "a header without #pragma once");
    }
    if (!is_test_ && !floor_) Report(0, "stands on no floor");
  }

  // What is not finished, or not run, is not in the tree. The words are put together here so that
  // this file does not find itself.
  void CheckMarks() {
    static const std::array<std::string, 5> kMarks = {
        std::string("TO") + "DO", std::string("FIX") + "ME", std::string("XX") + "X",
        std::string("GTEST_") + "SKIP", std::string("DIS") + "ABLED_"};
    int number = 0;
    for (std::string_view line : LinesOf(file_.text)) {
      ++number;
      for (const std::string& mark : kMarks) {
        if (HasWord(line, mark)) Report(number, "says " + mark);
      }
    }
  }

  void CheckInclude(const Include& include) {
    if (include.quoted) CheckRoot(include);
    if (!floor_) return;
    CheckFloor(include);
    for (const Wall& wall : HeaderWalls()) {
      const bool same = wall.what.ends_with('/') ? include.header.starts_with(wall.what)
                                                 : include.header == wall.what;
      if (same && !IsInside(wall, file_.path))
        Report(include.line, "may not include " + include.header);
    }
    if (file_.path.ends_with(".h") && include.header.starts_with("absl/")) {
      Report(include.line, "no Abseil in an interface, so not " + include.header);
    }
    if (*floor_ <= *FloorOf(kLastBareFloor)) CheckBare(include);
  }

  void CheckRoot(const Include& include) {
    const auto begins = [&include](std::string_view root) {
      return include.header.starts_with(root);
    };
    if (FloorOf(include.header)) return;
    if (is_test_ && (begins("tests/") || begins("gtest/") || begins("gmock/"))) return;
    Report(include.line, "\"" + include.header + "\" is not a path from the root of the tree");
  }

  void CheckFloor(const Include& include) {
    const auto included = FloorOf(include.header);
    if (included && *included > *floor_) {
      Report(include.line, std::string(kFloors[*floor_]) + " may not include " + include.header +
                               ", which stands on a higher floor");
    }
  }

  void CheckBare(const Include& include) {
    const bool standard =
        !include.quoted && include.header.find_first_of("/.") == std::string::npos;
    if (!include.quoted && !standard) {
      Report(include.line, "only the standard library below notation, not " + include.header);
    }
    if (std::find(kWorldly.begin(), kWorldly.end(), include.header) != kWorldly.end()) {
      Report(include.line, "no streams and files below notation, so not " + include.header);
    }
  }

  void CheckWords() {
    const std::string code = CodeOf(file_.text);
    int number = 0;
    for (std::string_view line : LinesOf(code)) {
      ++number;
      for (const Wall& wall : WordWalls()) {
        if (HasWord(line, wall.what) && !IsInside(wall, file_.path)) {
          Report(number, "may not say " + std::string(wall.what));
        }
      }
    }
  }

  const SourceFile& file_;
  const std::optional<std::size_t> floor_;
  const bool is_test_;
  std::vector<std::string> breaches_;
};

}  // namespace

std::vector<std::string> FindBreaches(const SourceFile& file) { return Inspector(file).Inspect(); }

}  // namespace draughts
