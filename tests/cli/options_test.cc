#include "frontends/cli/options.h"

#include <gmock/gmock.h>

#include "frontends/cli/commands.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

Syntax Sample() {
  return {.name = "sample",
          .words = {"VARIANT", "[FEN|-]"},
          .options = {NumberOption("depth", "N", {1, 9}, "help"), TextOption("fen", "FEN", "help"),
                      FlagOption("divide", "help"),
                      ChoiceOption("notation", {"algebraic", "numeric"}, "help")}};
}

// The ids of all that is wrong with `args`.
std::vector<std::string> Mistakes(const std::vector<std::string>& args) {
  std::vector<std::string> ids;
  const Result<Arguments> arguments = ParseArguments(Sample(), args);
  if (arguments.ok()) return ids;
  for (const Problem& problem : arguments.problems()) ids.push_back(problem.id);
  return ids;
}

TEST(Options, AreReadInAnyOrderAndBothForms) {
  const Result<Arguments> arguments =
      ParseArguments(Sample(), {"--depth=3", "russian", "--divide", "W:Wa1:Bb2", "--fen", "x"});
  ASSERT_TRUE(arguments.ok());
  EXPECT_THAT(arguments->words(), ElementsAre("russian", "W:Wa1:Bb2"));
  EXPECT_EQ(arguments->Number("depth"), 3);
  EXPECT_EQ(arguments->Text("fen"), "x");
  EXPECT_TRUE(arguments->Has("divide"));
  EXPECT_FALSE(arguments->Has("notation"));
  EXPECT_EQ(arguments->Word(2), std::nullopt);
}

TEST(Options, TakeAHyphenAndAnEmptyTextAsWords) {
  EXPECT_EQ(ParseArguments(Sample(), {"russian", "-"})->Word(1), "-");
  EXPECT_EQ(ParseArguments(Sample(), {"russian", ""})->Word(1), "");
}

TEST(Options, EndAtTwoHyphens) {
  EXPECT_THAT(ParseArguments(Sample(), {"--", "russian", "--divide"})->words(),
              ElementsAre("russian", "--divide"));
}

TEST(Options, GivenTwiceMeanTheirLastValue) {
  EXPECT_EQ(ParseArguments(Sample(), {"russian", "--depth", "3", "--depth", "4"})->Number("depth"),
            4);
}

TEST(Options, TakeAnyNumberOfTheLastWordButOneAtLeast) {
  const Syntax syntax = {.name = "sample", .words = {"FILE..."}, .options = {}};
  EXPECT_THAT(ParseArguments(syntax, {"one", "two", "three"})->words(),
              ElementsAre("one", "two", "three"));
  const Result<Arguments> none = ParseArguments(syntax, {});
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.problems()[0].id, "cli.missing-word");
}

TEST(Options, MayBeGivenByALetter) {
  const Syntax syntax = {.name = "sample",
                         .words = {"FILE"},
                         .options = {WithLetter(TextOption("output", "FILE", "help"), "o")}};
  EXPECT_EQ(ParseArguments(syntax, {"in", "-o", "out"})->Text("output"), "out");
  EXPECT_EQ(ParseArguments(syntax, {"-oout", "in"})->Text("output"), "out");
  EXPECT_EQ(FindCommandWord({"-o", "out", "sample"}, syntax.options), 2u);
}

TEST(Options, AreNeverGuessedFromTheirBeginning) {
  const Result<Arguments> arguments = ParseArguments(Sample(), {"russian", "--div"});
  ASSERT_FALSE(arguments.ok());
  EXPECT_EQ(arguments.problems()[0].id, "cli.no-option");
}

TEST(Options, ThatAreMistypedAreSuggested) {
  const Result<Arguments> arguments = ParseArguments(Sample(), {"russian", "--dept", "3"});
  ASSERT_FALSE(arguments.ok());
  ASSERT_EQ(arguments.problems().size(), 1u);
  EXPECT_THAT(arguments.problems()[0].arguments,
              ElementsAre(Pair("found", "--dept"), Pair("near", "--depth")));
}

TEST(Options, TellEveryMistake) {
  EXPECT_THAT(Mistakes({"--depth", "10", "--notation", "words"}),
              ElementsAre("cli.missing-word", "cli.option-number", "cli.option-choice"));
  EXPECT_THAT(Mistakes({"--one", "--two"}), ElementsAre("cli.no-option", "cli.no-option"));
}

TEST(Options, KnowWhatIsNoNumber) {
  for (const char* text : {"0", "10", "3x", "-3", "1.5", "", " 3", "99999999999"}) {
    EXPECT_FALSE(ParseArguments(Sample(), {"russian", std::string("--depth=") + text}).ok())
        << text;
  }
}

TEST(Options, KnowWhoNeedsAValue) {
  EXPECT_THAT(Mistakes({"russian", "--depth"}), ElementsAre("cli.option-needs-value"));
  EXPECT_THAT(Mistakes({"russian", "--divide=1"}), ElementsAre("cli.option-no-value"));
}

TEST(Options, ThatAreRequiredAreMissed) {
  const Syntax syntax = {.name = "sample",
                         .words = {},
                         .options = {Required(NumberOption("depth", "N", {1, 9}, "help"))}};
  EXPECT_EQ(syntax.Usage(), "draughts sample --depth N [OPTIONS]");
  const Result<Arguments> arguments = ParseArguments(syntax, {});
  ASSERT_FALSE(arguments.ok());
  EXPECT_EQ(arguments.problems()[0].id, "cli.missing-option");
}

TEST(Options, LetTheGlobalOnesBeSeenBeforeAllElse) {
  const std::vector<std::string> args = {"--lang",        "ru", "moves",
                                         "--color=never", "--", "--lang=en"};
  EXPECT_EQ(PeekOption(args, "lang"), "ru");
  EXPECT_EQ(PeekOption(args, "color"), "never");
  EXPECT_EQ(PeekOption({"moves", "--lang"}, "lang"), std::nullopt);
}

TEST(Options, LeaveTheCommandWhereItIs) {
  std::vector<Option> options = GlobalOptions();
  for (const Option& option : Sample().options) options.push_back(option);
  EXPECT_EQ(FindCommandWord({"--lang", "ru", "--help", "moves", "russian"}, options), 3u);
  EXPECT_EQ(FindCommandWord({"--lang=ru", "moves"}, options), 1u);
  EXPECT_EQ(FindCommandWord({"--version"}, options), 1u);
  EXPECT_EQ(FindCommandWord({"--depth", "3", "--divide", "perft", "russian"}, options), 3u);
}

// Help, parser and catalogue speak of the same options and commands.
TEST(Commands, HaveHelpInBothLanguages) {
  for (const Language language : {Language::kEnglish, Language::kRussian}) {
    const Catalogue& messages = Catalogue::For(language);
    for (const Command& command : AllCommands()) {
      const std::string page = CommandHelp(command, messages);
      EXPECT_FALSE(command.examples.empty()) << command.syntax.name;
      EXPECT_LT(page.find("$ draughts"), page.find(command.syntax.Usage())) << page;
      for (const Option& option : command.syntax.options) {
        EXPECT_NE(page.find("--" + option.name), std::string::npos) << option.name;
      }
    }
  }
}

TEST(Commands, KeepTheirHelpWithinAHundredColumns) {
  for (const Language language : {Language::kEnglish, Language::kRussian}) {
    std::string pages = ProgramHelp(Catalogue::For(language));
    for (const Command& command : AllCommands()) {
      pages += CommandHelp(command, Catalogue::For(language));
    }
    std::size_t width = 0;
    for (const char c : pages) {
      const bool begins_character = (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
      width = c == '\n' ? 0 : width + (begins_character ? 1 : 0);
      ASSERT_LE(width, 100u) << pages;
    }
  }
}

}  // namespace
}  // namespace draughts
