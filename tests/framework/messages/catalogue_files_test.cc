// The two catalogue files say the same things.

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "framework/config/embedded_files.h"
#include "framework/config/yaml_reader.h"
#include "framework/messages/catalogue.h"

namespace draughts {
namespace {

using ::testing::UnorderedElementsAre;

YamlValue Read(std::string_view language) {
  const std::string name = "messages/" + std::string(language) + ".yaml";
  for (const EmbeddedFile& file : EmbeddedFiles()) {
    if (file.name != name) continue;
    Problems problems;
    std::optional<YamlValue> root = ParseYaml(file.text, name, problems);
    for (const Problem& problem : problems) {
      ADD_FAILURE() << name << ":" << problem.place.line << ": " << problem.id;
    }
    return root.value_or(YamlValue{});
  }
  ADD_FAILURE() << "no " << name;
  return {};
}

std::set<std::string> Placeholders(std::string_view sentence) {
  std::set<std::string> names;
  for (std::size_t i = sentence.find('{'); i != std::string_view::npos;
       i = sentence.find('{', i + 1)) {
    names.emplace(sentence.substr(i, sentence.find('}', i) + 1 - i));
  }
  return names;
}

// What a caller has to give for the sentence: the union over its plural forms.
std::set<std::string> ArgumentsOf(const YamlValue& sentence) {
  std::set<std::string> names = Placeholders(sentence.text);
  for (const YamlMember& form : sentence.members) names.merge(Placeholders(form.value.text));
  if (!sentence.members.empty()) names.insert("{count}");
  return names;
}

std::map<std::string, std::set<std::string>> ArgumentsByKey(const YamlValue& root) {
  std::map<std::string, std::set<std::string>> arguments;
  for (const YamlMember& member : root.members) arguments[member.key] = ArgumentsOf(member.value);
  return arguments;
}

TEST(CatalogueFiles, HaveTheSameKeysWithTheSameArguments) {
  const auto english = ArgumentsByKey(Read("en"));
  const auto russian = ArgumentsByKey(Read("ru"));
  for (const auto& [key, arguments] : english) {
    const auto other = russian.find(key);
    ASSERT_NE(other, russian.end()) << key << " is missing in ru.yaml";
    EXPECT_EQ(arguments, other->second) << key;
  }
  for (const auto& [key, arguments] : russian) {
    EXPECT_TRUE(english.contains(key)) << key << " is missing in en.yaml";
  }
  EXPECT_FALSE(english.empty());
}

TEST(CatalogueFiles, HaveTheSameKeysInPluralForms) {
  const YamlValue english = Read("en");
  const YamlValue russian = Read("ru");
  const auto kinds = [](const YamlValue& root) {
    std::map<std::string, YamlValue::Kind> kinds_by_key;
    for (const YamlMember& member : root.members) kinds_by_key[member.key] = member.value.kind;
    return kinds_by_key;
  };
  EXPECT_EQ(kinds(english), kinds(russian));
}

// The categories of CLDR for the two languages, all of them and no other.
TEST(CatalogueFiles, HaveEveryPluralForm) {
  const auto forms = [](const YamlMember& member) {
    std::vector<std::string> names;
    for (const YamlMember& form : member.value.members) names.push_back(form.key);
    return names;
  };
  int plurals = 0;
  for (const YamlMember& member : Read("en").members) {
    if (member.value.kind != YamlValue::Kind::kMap) continue;
    ++plurals;
    EXPECT_THAT(forms(member), UnorderedElementsAre("one", "other")) << member.key;
  }
  EXPECT_GT(plurals, 0);
  for (const YamlMember& member : Read("ru").members) {
    if (member.value.kind != YamlValue::Kind::kMap) continue;
    EXPECT_THAT(forms(member), UnorderedElementsAre("one", "few", "many", "other")) << member.key;
  }
}

TEST(CatalogueFiles, HaveNoEmptySentences) {
  for (const char* language : {"en", "ru"}) {
    for (const YamlMember& member : Read(language).members) {
      const bool plural = member.value.kind == YamlValue::Kind::kMap;
      EXPECT_TRUE(plural || !member.value.text.empty()) << language << " " << member.key;
      for (const YamlMember& form : member.value.members) {
        EXPECT_FALSE(form.value.text.empty()) << language << " " << member.key << " " << form.key;
      }
    }
  }
}

TEST(CatalogueFiles, HaveBracesOnlyRoundNamesOfArguments) {
  const auto check = [](const std::string& key, std::string text) {
    for (const std::string& placeholder : Placeholders(text)) {
      const std::string name = placeholder.substr(1, placeholder.size() - 2);
      EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos) << key;
      EXPECT_FALSE(name.empty()) << key;
      for (std::size_t i; (i = text.find(placeholder)) != std::string::npos;) {
        text.erase(i, placeholder.size());
      }
    }
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << key;
  };
  for (const char* language : {"en", "ru"}) {
    for (const YamlMember& member : Read(language).members) {
      check(member.key, member.value.text);
      for (const YamlMember& form : member.value.members) check(member.key, form.value.text);
    }
  }
}

// The program looks entries up line by line; what it finds is what a reader of YAML finds.
TEST(CatalogueFiles, AreFoundWholeByTheProgram) {
  for (const Language language : {Language::kEnglish, Language::kRussian}) {
    std::set<std::string> keys;
    for (const YamlMember& member : Read(NameOf(language)).members) {
      keys.insert(member.key);
      if (!ArgumentsOf(member.value).empty()) continue;
      EXPECT_EQ(Catalogue::For(language).Say(member.key), member.value.text);
    }
    EXPECT_THAT(Catalogue::For(language).Keys(), ::testing::ElementsAreArray(keys));
  }
}

// A problem with "near" is said by another sentence; it says the same and more.
TEST(CatalogueFiles, HaveAPlainSentenceBesideEachThatSuggests) {
  const auto english = ArgumentsByKey(Read("en"));
  for (const auto& [key, arguments] : english) {
    if (!key.ends_with("-near")) continue;
    EXPECT_TRUE(english.contains(key.substr(0, key.size() - 5))) << key;
    EXPECT_TRUE(arguments.contains("{near}")) << key;
  }
}

}  // namespace
}  // namespace draughts
