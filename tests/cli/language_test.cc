#include "frontends/cli/language.h"

#include <gmock/gmock.h>

#include <map>

namespace draughts {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

using Variables = std::map<std::string, std::string>;

LanguageSources From(Variables variables) {
  return {.option = std::nullopt,
          .environment =
              [variables = std::move(variables)](const char* name) {
                const auto found = variables.find(name);
                return found == variables.end() ? std::string() : found->second;
              },
          .config = std::nullopt,
          .config_path = "config.yaml"};
}

Language Chosen(Variables variables) { return ChooseLanguage(From(std::move(variables))).language; }

TEST(LanguageChoice, IsEnglishUnlessSomethingElseIsAsked) {
  EXPECT_EQ(Chosen({}), Language::kEnglish);
  EXPECT_EQ(Chosen({{"LANG", "de_DE.UTF-8"}}), Language::kEnglish);
  EXPECT_EQ(Chosen({{"LANG", "C"}}), Language::kEnglish);
}

TEST(LanguageChoice, TakesTwoLettersOfTheLocale) {
  EXPECT_EQ(Chosen({{"LANG", "ru_RU.UTF-8"}}), Language::kRussian);
  EXPECT_EQ(Chosen({{"LANG", "ru"}}), Language::kRussian);
  EXPECT_EQ(Chosen({{"LANG", "ru.KOI8-R"}}), Language::kRussian);
  EXPECT_EQ(Chosen({{"LANG", "rundi"}}), Language::kEnglish);
}

TEST(LanguageChoice, TakesTheFirstVariableOfTheLocaleThatIsSet) {
  EXPECT_EQ(Chosen({{"LC_ALL", "C"}, {"LANG", "ru_RU.UTF-8"}}), Language::kEnglish);
  EXPECT_EQ(Chosen({{"LC_MESSAGES", "ru_RU"}, {"LANG", "en_US"}}), Language::kRussian);
  EXPECT_EQ(Chosen({{"LC_ALL", "en_US"}, {"LC_MESSAGES", "ru_RU"}}), Language::kEnglish);
}

TEST(LanguageChoice, GoesFromOptionToVariableToConfigToLocale) {
  LanguageSources sources = From({{"DRAUGHTS_LANG", "en"}, {"LANG", "ru_RU"}});
  EXPECT_EQ(ChooseLanguage(sources).language, Language::kEnglish);
  sources.option = "ru";
  EXPECT_EQ(ChooseLanguage(sources).language, Language::kRussian);

  LanguageSources configured = From({{"LANG", "ru_RU"}});
  configured.config = "lang: en\n";
  EXPECT_EQ(ChooseLanguage(configured).language, Language::kEnglish);
  configured.option = "ru";
  EXPECT_EQ(ChooseLanguage(configured).language, Language::kRussian);
}

TEST(LanguageChoice, TellsWhatIsWrongAndSpeaksTheNextLanguage) {
  const LanguageChoice choice = ChooseLanguage(From({{"DRAUGHTS_LANG", "de"}, {"LANG", "ru_RU"}}));
  EXPECT_EQ(choice.language, Language::kRussian);
  ASSERT_THAT(choice.problems, SizeIs(1));
  EXPECT_EQ(choice.problems[0].id, "cli.bad-language-variable");
}

TEST(LanguageChoice, ReadsTheConfigFileStrictly) {
  LanguageSources sources = From({});
  sources.config = "lang: ru\nlanguage: ru\n";
  const LanguageChoice choice = ChooseLanguage(sources);
  EXPECT_EQ(choice.language, Language::kRussian);
  ASSERT_THAT(choice.problems, SizeIs(1));
  EXPECT_EQ(choice.problems[0].id, "yaml.unknown-key");
  EXPECT_EQ(choice.problems[0].place, (Place{.file = "config.yaml", .line = 2, .column = 1}));

  sources.config = "lang: de\n";
  EXPECT_EQ(ChooseLanguage(sources).problems.at(0).id, "yaml.not-allowed");
}

TEST(LanguageChoice, IsContentWithoutALanguageInTheConfigFile) {
  LanguageSources sources = From({{"LANG", "ru_RU"}});
  for (const char* text : {"{}\n", "", "\n", "# nothing yet\n", "---\n"}) {
    sources.config = text;
    EXPECT_EQ(ChooseLanguage(sources).language, Language::kRussian) << text;
    EXPECT_THAT(ChooseLanguage(sources).problems, IsEmpty()) << text;
  }
}

TEST(LanguageChoice, TellsThatTheConfigFileCannotBeReadOnlyWhereItCounts) {
  LanguageSources sources = From({{"LANG", "ru_RU"}});
  sources.config_is_unreadable = true;
  EXPECT_EQ(ChooseLanguage(sources).language, Language::kRussian);
  EXPECT_EQ(ChooseLanguage(sources).problems.at(0).id, "cli.config-unreadable");
  sources.option = "en";
  EXPECT_THAT(ChooseLanguage(sources).problems, IsEmpty());
}

}  // namespace
}  // namespace draughts
