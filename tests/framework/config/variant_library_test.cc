#include "framework/config/variant_library.h"

#include <gmock/gmock.h>

#include <string>

#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::string_view kHome =
    "id: home\n"
    "extends: russian\n"
    "names: { en: Home, ru: Дом }\n"
    "aliases: [house]\n"
    "sources: [{ en: A, ru: Б }]\n"
    "verified: false\n";

std::string Replaced(std::string_view text, std::string_view part, std::string_view replacement) {
  std::string changed(text);
  const std::size_t start = changed.find(part);
  EXPECT_NE(start, std::string::npos) << part;
  return changed.replace(start, part.size(), replacement);
}

std::string WithNames(std::string_view id, std::string_view word) {
  std::string text = Replaced(kHome, "home", id);
  text = Replaced(text, "en: Home, ru: Дом",
                  "en: The " + std::string(word) + ", ru: Игра " + std::string(word));
  return Replaced(text, "house", word);
}

class VariantLibraryTest : public ::testing::Test {
 protected:
  std::string Write(const std::string& name, std::string_view text) const {
    const std::filesystem::path path = folder_.path() / name;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }
  VariantLibrary Read() const { return VariantLibrary({folder_.path()}); }

  static std::vector<std::string> IdsOf(const Problems& problems) {
    std::vector<std::string> ids;
    for (const Problem& problem : problems) {
      ids.push_back(problem.id + " " + std::to_string(problem.place.line));
    }
    return ids;
  }

  const TemporaryFolder folder_;
};

TEST_F(VariantLibraryTest, HoldsTheProgramsVariantsWithoutAnyFolder) {
  const VariantLibrary library({});
  EXPECT_EQ(library.catalog().entries().size(), Catalog::BuiltIn().entries().size());
  ASSERT_TRUE(library.Find("русские").ok());
  EXPECT_EQ(library.Find("русские")->file, "");
  EXPECT_EQ(library.Find("nobody").problems()[0].id, "variant.unknown");
  EXPECT_THAT(VariantLibrary({folder_.path() / "none"}).faulty(), IsEmpty());
}

TEST_F(VariantLibraryTest, FindsFilesByTheirNames) {
  const std::string path = Write("any.yml", kHome);
  Write("notes.txt", "no variant");
  const VariantLibrary library = Read();
  EXPECT_THAT(library.faulty(), IsEmpty());
  for (const char* name : {"home", "HOUSE", "дом"}) {
    ASSERT_TRUE(library.Find(name).ok()) << name;
    EXPECT_EQ(library.Find(name)->file, path);
  }
}

TEST_F(VariantLibraryTest, LoadsAFileByItsPath) {
  const std::string path = Write("any.yaml", kHome);
  // Its names are its own, be it in a folder that has been read or not.
  for (const VariantLibrary& library : {VariantLibrary({}), Read()}) {
    const Result<Catalog::Entry> entry = library.Find(path);
    ASSERT_TRUE(entry.ok());
    EXPECT_EQ(entry->variant.spec().id, "home");
    EXPECT_EQ(entry->text, kHome);
  }
  EXPECT_TRUE(VariantLibrary::IsPath("a.yaml"));
  EXPECT_TRUE(VariantLibrary::IsPath("a.yml"));
  EXPECT_TRUE(VariantLibrary::IsPath("./a"));
  EXPECT_FALSE(VariantLibrary::IsPath("yaml"));
}

TEST_F(VariantLibraryTest, ReadsNothingThatIsNoFile) {
  EXPECT_THAT(IdsOf(Read().Find(folder_.path().string()).problems()),
              ElementsAre("variant.unreadable 0"));
  EXPECT_THAT(IdsOf(Read().Find("/dev/zero").problems()), ElementsAre("variant.unreadable 0"));
}

TEST_F(VariantLibraryTest, LetsAFileExtendAnotherWhicheverIsReadFirst) {
  Write("a.yaml", Replaced(WithNames("cottage", "summer"), "russian", "home"));
  Write("b.yaml", Replaced(kHome, "verified", "objective: giveaway\nverified"));
  const Result<Catalog::Entry> cottage = Read().Find("cottage");
  ASSERT_TRUE(cottage.ok());
  EXPECT_EQ(cottage->variant.spec().objective, Objective::kGiveaway);
  EXPECT_EQ(cottage->variant.spec().extends, "home");
}

TEST_F(VariantLibraryTest, LetsNoFileTakeTheNameOfABuiltIn) {
  const std::string path = Write("a.yaml", Replaced(kHome, "[house]", "[house, Русские]"));
  const VariantLibrary library = Read();
  ASSERT_EQ(library.faulty().size(), 1U);
  const Problems problems = library.Find("русские").problems();
  ASSERT_THAT(IdsOf(problems), ElementsAre("variant.name-taken 4"));
  EXPECT_EQ(problems[0].place, (Place{path, 4, 18}));
  EXPECT_EQ(problems[0].arguments,
            (std::vector<Problem::Argument>{{"name", "Русские"}, {"owner", "russian"}}));
  EXPECT_FALSE(library.Find("home").ok());
  EXPECT_FALSE(library.Find(path).ok());
  EXPECT_TRUE(library.Find("russian").ok()) << "a name that nobody else claims";
}

TEST_F(VariantLibraryTest, LetsNoFileTakeTheNameOfAnother) {
  const std::string first = Write("a.yaml", kHome);
  Write("b.yaml", Replaced(WithNames("other", "other"), "[other]", "[house]"));
  const Problems problems = Read().Find("other").problems();
  ASSERT_THAT(IdsOf(problems), ElementsAre("variant.name-taken-by-file 4"));
  EXPECT_EQ(problems[0].arguments, (std::vector<Problem::Argument>{
                                       {"name", "house"}, {"owner", "home"}, {"file", first}}));
}

TEST_F(VariantLibraryTest, TellsAllThatIsWrongWithAFileInItsOrder) {
  Write("a.yaml",
        Replaced(Replaced(kHome, "[house]", "[pool]"), "verified: false", "verified: no") +
            "miror: 1\n");
  EXPECT_THAT(
      IdsOf(Read().Find("home").problems()),
      ElementsAre("variant.name-taken 4", "yaml.not-true-or-false 6", "yaml.unknown-key 7"));
}

TEST_F(VariantLibraryTest, SaysWhichBoardsThereAre) {
  Write("a.yaml", std::string(kHome) + "board: { width: 6, height: 6 }\nsetup: { rows: 2 }\n");
  const Problems problems = Read().Find("home").problems();
  ASSERT_THAT(IdsOf(problems), ElementsAre("variant.no-kernel 7"));
  EXPECT_THAT(
      problems[0].arguments,
      ::testing::Contains(Problem::Argument(
          "boards",
          "8×8, fields: dark; 10×8, fields: dark; 10×10, fields: dark; 12×12, fields: dark")));
}

TEST_F(VariantLibraryTest, SaysWhatCanNeverMatter) {
  const auto problems_of = [this](std::string_view lines) {
    return IdsOf(Read().Load(Write("b.yaml", std::string(kHome) + std::string(lines))).problems());
  };
  EXPECT_THAT(problems_of("moves: { man-capture: forward, crowning: only-where-move-ends }\n"),
              ElementsAre("variant.crowning-never-matters 7"));
  EXPECT_THAT(problems_of("moves: { king-range: short, last-king-taken: lands-behind }\n"),
              ElementsAre("variant.last-king-never-matters 7"));
  EXPECT_THAT(
      problems_of("moves: { king-range: flying-lands-behind, last-king-taken: lands-behind }\n"),
      ElementsAre("variant.last-king-never-matters 7"));
  EXPECT_THAT(problems_of("draws: [{ no-progress: { moves: 9 } }, { kings-only: { moves: 8 } }]\n"),
              ElementsAre("variant.same-draw-count 7"));
  EXPECT_THAT(problems_of("draws: [{ no-progress: { moves: 9, progress: crowning } },\n"
                          "        { kings-only: { moves: 8 } }]\n"),
              ElementsAre());
  EXPECT_THAT(problems_of("draws: [{ no-progress: { moves: 9 } },"
                          " { kings-only: { moves: 8, precedence: endings-first } }]\n"),
              ElementsAre("variant.precedence-never-matters 7"));
  EXPECT_THAT(problems_of("draws: [{ no-progress: { moves: 9 } },"
                          " { kings-only: { moves: 8, precedence: endings-first } },"
                          " { balance: { endings: [{ least: 2, most: 3, moves: 5 }] } }]\n"),
              IsEmpty());
  EXPECT_THAT(problems_of("moves: { man-capture: forward, crowning: ends-move }\n"), IsEmpty());
  EXPECT_THAT(problems_of("moves: { last-king-taken: lands-behind }\n"), IsEmpty());
}

}  // namespace
}  // namespace draughts
