#include "frontends/cli/language.h"

#include <algorithm>
#include <iterator>

#include "framework/config/field_table.h"
#include "framework/config/yaml_reader.h"

namespace draughts {

namespace {

// What the user's config file may say.
struct Config {
  std::optional<Language> lang;
};

}  // namespace

template <>
inline constexpr auto kFields<Config> = std::to_array<Field<Config>>({Key<&Config::lang>("lang",
                                                                                         "ru")});

namespace {

// The language of a locale such as ru_RU.UTF-8.
Language LanguageOfLocale(std::string_view locale) {
  const bool is_two_letters = locale.size() == 2 || (locale.size() > 2 && locale[2] == '_') ||
                              (locale.size() > 2 && locale[2] == '.');
  if (!is_two_letters) return Language::kEnglish;
  return ParseEnum<Language>(locale.substr(0, 2)).value_or(Language::kEnglish);
}

// A file without a value, comments or not, sets nothing: that is no mistake.
Config ReadConfig(const std::string& text, const std::string& path, Problems& problems) {
  ValueReader reader(path);
  Config config;
  const std::optional<YamlValue> root = ParseYaml(text, path, reader.problems());
  const bool says_something = root.has_value() && root->kind != YamlValue::Kind::kEmpty;
  if (says_something) reader.Read(*root, "", config);
  std::copy_if(reader.problems().begin(), reader.problems().end(), std::back_inserter(problems),
               [](const Problem& problem) { return problem.id != "yaml.empty"; });
  return config;
}

}  // namespace

LanguageChoice ChooseLanguage(const LanguageSources& sources) {
  Problems problems;
  std::optional<Language> language;
  if (sources.option.has_value()) language = ParseEnum<Language>(*sources.option);

  const std::string variable = sources.environment("DRAUGHTS_LANG");
  if (!language.has_value() && !variable.empty()) {
    language = ParseEnum<Language>(variable);
    if (!language.has_value()) {
      problems.push_back(
          {.id = "cli.bad-language-variable",
           .place = {},
           .arguments = {{"found", variable}, {"choices", EnumNameList<Language>()}}});
    }
  }
  if (!language.has_value() && sources.config.has_value()) {
    language = ReadConfig(*sources.config, sources.config_path, problems).lang;
  }
  if (!language.has_value() && sources.config_is_unreadable) {
    problems.push_back(
        {.id = "cli.config-unreadable", .place = {}, .arguments = {{"file", sources.config_path}}});
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string locale = sources.environment(name);
    if (!language.has_value() && !locale.empty()) language = LanguageOfLocale(locale);
  }
  return {.language = language.value_or(Language::kEnglish), .problems = std::move(problems)};
}

}  // namespace draughts
