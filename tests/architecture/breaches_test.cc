// The inspector inspected: each rule, broken on made-up sources, must be found, and nothing else.
#include "tests/architecture/breaches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> Breaches(const std::string& path, const std::string& text) {
  return FindBreaches({.path = path, .text = text});
}

TEST(Floors, LookDownAndSidewaysOnly) {
  EXPECT_THAT(Breaches("framework/game/game.cc",
                       "#include \"framework/game/outcome.h\"\n"
                       "#include \"framework/kernel/kernel.h\"\n"),
              IsEmpty());
  EXPECT_THAT(Breaches("framework/board/board.cc", "\n#include \"framework/rules/move_rules.h\"\n"),
              ElementsAre("framework/board/board.cc:2: framework/board/ may not include "
                          "framework/rules/move_rules.h, which stands on a higher floor"));
}

TEST(Floors, HaveVariantsAndFrontEndsOnTop) {
  EXPECT_THAT(Breaches("framework/config/catalog.cc", "#include \"variants/russian.h\"\n"),
              SizeIs(1));
  EXPECT_THAT(Breaches("framework/teach/quiz.cc", "#include \"frontends/cli/json.h\"\n"),
              SizeIs(1));
  EXPECT_THAT(Breaches("variants/list.cc", "#include \"frontends/cli/json.h\"\n"), SizeIs(1));
  EXPECT_THAT(Breaches("frontends/cli/main.cc", "#include \"variants/russian.h\"\n"), IsEmpty());
}

TEST(Floors, AreAllThereIs) {
  EXPECT_THAT(Breaches("framework/helpers/x.cc", "int x;\n"),
              ElementsAre("framework/helpers/x.cc: stands on no floor"));
}

TEST(Floors, AreIncludedByPathsFromTheRoot) {
  EXPECT_THAT(Breaches("framework/game/game.cc", "#include \"game.h\"\n"), SizeIs(1));
  EXPECT_THAT(Breaches("framework/game/game.cc", "#include \"tests/reference/reference.h\"\n"),
              SizeIs(1));
  EXPECT_THAT(Breaches("framework/game/game.cc", "#include \"gtest/gtest.h\"\n"), SizeIs(1));
  EXPECT_THAT(Breaches("tests/properties/a_test.cc",
                       "#include \"gtest/gtest.h\"\n#include \"tests/reference/reference.h\"\n"),
              IsEmpty());
}

TEST(Walls, KeepLibrariesInTheirFiles) {
  for (const char* header : {"yaml-cpp/yaml.h", "boost/program_options.hpp", "rapidjson/writer.h",
                             "iostream", "cstdio", "stdio.h"}) {
    const std::string include = "#include <" + std::string(header) + ">\n";
    EXPECT_THAT(Breaches("framework/study/why.cc", include), ElementsAre(HasSubstr(header)));
    EXPECT_THAT(Breaches("frontends/cli/perft.cc", include), ElementsAre(HasSubstr(header)));
  }
}

TEST(Walls, HaveTheirFilesInside) {
  EXPECT_THAT(Breaches("framework/config/yaml_reader.cc", "#include <yaml-cpp/yaml.h>\n"),
              IsEmpty());
  EXPECT_THAT(Breaches("frontends/cli/options.cc", "#include <boost/program_options.hpp>\n"),
              IsEmpty());
  EXPECT_THAT(Breaches("frontends/cli/json.cc", "#include <rapidjson/writer.h>\n"), IsEmpty());
  EXPECT_THAT(Breaches("frontends/cli/console.cc", "#include <iostream>\n#include <cstdio>\n"),
              IsEmpty());
  EXPECT_THAT(Breaches("framework/base/check.cc", "#include <cstdio>\n"), IsEmpty());
}

TEST(Walls, LeaveOnlyTheStandardLibraryBelowNotation) {
  for (const char* header :
       {"absl/strings/str_cat.h", "unistd.h", "sys/mman.h", "fstream", "filesystem", "sstream"}) {
    const std::string include = "#include <" + std::string(header) + ">\n";
    EXPECT_THAT(Breaches("framework/base/a.cc", include), SizeIs(1)) << header;
    EXPECT_THAT(Breaches("framework/game/game.cc", include), SizeIs(1)) << header;
    EXPECT_THAT(Breaches("framework/notation/fen.cc", include), IsEmpty()) << header;
  }
}

TEST(Walls, KeepAbseilOutOfInterfaces) {
  const std::string include = "#include <absl/strings/str_join.h>\n";
  EXPECT_THAT(Breaches("framework/notation/a.h", "#pragma once\n" + include), SizeIs(1));
  EXPECT_THAT(Breaches("frontends/cli/a.h", "#pragma once\n" + include), SizeIs(1));
  EXPECT_THAT(Breaches("frontends/cli/a.cc", include), IsEmpty());
}

TEST(Walls, HoldForWordsOfCodeButNotOfComments) {
  for (const char* word : {"std::printf(\"x\");", "std::cout << 1;", "std::cerr << 1;", "throw 1;",
                           "} catch (...) {", "std::exit(1);", "std::abort();"}) {
    EXPECT_THAT(Breaches("framework/notation/fen.cc", word), SizeIs(1)) << word;
    EXPECT_THAT(Breaches("framework/notation/fen.cc", "// " + std::string(word)), IsEmpty())
        << word;
  }
  EXPECT_THAT(Breaches("framework/notation/fen.cc", "std::snprintf(a, b);"), IsEmpty());
}

TEST(Shape, OfFilesIsSmall) {
  const auto lines = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "int x;\n";
    return text;
  };
  EXPECT_THAT(Breaches("variants/a.cc", lines(400)), IsEmpty());
  EXPECT_THAT(Breaches("variants/a.cc", lines(401)),
              ElementsAre("variants/a.cc: 401 lines; more than 400 are two files"));
  EXPECT_THAT(Breaches("tests/cli/a.cc", lines(600)), IsEmpty());
  EXPECT_THAT(Breaches("tests/cli/a.cc", lines(601)), SizeIs(1));
}

TEST(Shape, OfHeadersHasAPragma) {
  EXPECT_THAT(Breaches("variants/a.h", "#pragma once\n"), IsEmpty());
  EXPECT_THAT(Breaches("variants/a.h", "// #pragma once\n"),
              ElementsAre("variants/a.h: a header without #pragma once"));
}

TEST(Marks, OfUnfinishedWorkAreFound) {
  EXPECT_THAT(Breaches("variants/a.cc", std::string("int a;\n// TO") + "DO: more\n"),
              ElementsAre(HasSubstr("variants/a.cc:2: says TO")));
  EXPECT_THAT(Breaches("tests/cli/a.cc", std::string("TEST(A, DIS") + "ABLED_B) {}\n"), SizeIs(1));
  EXPECT_THAT(Breaches("tests/cli/a.cc", std::string("GTEST_") + "SKIP();\n"), SizeIs(1));
}

}  // namespace
}  // namespace draughts
