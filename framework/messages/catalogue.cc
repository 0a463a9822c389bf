#include "framework/messages/catalogue.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "framework/config/embedded_files.h"
#include "framework/config/yaml_reader.h"

namespace draughts {
namespace {

using Arguments = std::vector<Problem::Argument>;

const std::string* Find(const Arguments& arguments, std::string_view name) {
  const auto found =
      std::find_if(arguments.begin(), arguments.end(),
                   [name](const Problem::Argument& argument) { return argument.first == name; });
  return found == arguments.end() ? nullptr : &found->second;
}

// The plural category of a number as it is written: CLDR's rules for English and Russian. Numbers
// with a fraction are "other" in both.
std::string_view PluralCategory(Language language, std::string_view number) {
  if (number.starts_with('-')) number.remove_prefix(1);
  const bool whole = number.find_first_not_of("0123456789") == std::string_view::npos;
  if (number.empty() || !whole) return "other";
  if (language == Language::kEnglish) return number == "1" ? "one" : "other";
  const char last = number.back();
  const bool teen = number.size() > 1 && number[number.size() - 2] == '1';
  if (last == '1' && !teen) return "one";
  if (last >= '2' && last <= '4' && !teen) return "few";
  return "many";
}

// `sentence` with each {name} replaced by the argument of that name.
std::string Fill(std::string_view sentence, const Arguments& arguments) {
  std::string filled;
  while (true) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const std::string* value = Find(arguments, sentence.substr(open + 1, close - open - 1));
    DRAUGHTS_CHECK(value != nullptr, "an argument for each placeholder of the sentence");
    filled += sentence.substr(0, open);
    filled += *value;
    sentence.remove_prefix(close + 1);
  }
  return filled.append(sentence);
}

std::string PlacePrefix(const Place& place) {
  std::string prefix = place.file;
  for (const int number : {place.line, place.column}) {
    if (number == 0) break;
    if (!prefix.empty()) prefix += ':';
    prefix += std::to_string(number);
  }
  return prefix.empty() ? prefix : prefix + ": ";
}

}  // namespace

// Reads a catalogue from its embedded file, which tests have shown to be sound.
class CatalogueReader {
 public:
  static Catalogue Read(Language language) {
    Catalogue catalogue;
    catalogue.language_ = language;
    Problems problems;
    std::optional<YamlValue> root = ParseYaml(Text(language), "", problems);
    DRAUGHTS_CHECK(root && problems.empty(), "an embedded catalogue without mistakes");
    for (YamlMember& member : root->members) {
      catalogue.sentences_.emplace(std::move(member.key), ReadSentence(member.value));
    }
    return catalogue;
  }

 private:
  static std::string_view Text(Language language) {
    const std::string name = "messages/" + std::string(NameOf(language)) + ".yaml";
    for (const EmbeddedFile& file : EmbeddedFiles()) {
      if (file.name == name) return file.text;
    }
    return {};
  }

  static Catalogue::Sentence ReadSentence(YamlValue& value) {
    Catalogue::Sentence sentence;
    for (YamlMember& form : value.members) sentence.forms.emplace(form.key, form.value.text);
    sentence.other = value.members.empty() ? std::move(value.text) : sentence.forms["other"];
    return sentence;
  }
};

const Catalogue& Catalogue::For(Language language) {
  // Each is read when it is first spoken: few runs of the program need both.
  if (language == Language::kRussian) {
    static const Catalogue russian = CatalogueReader::Read(Language::kRussian);
    return russian;
  }
  static const Catalogue english = CatalogueReader::Read(Language::kEnglish);
  return english;
}

std::string Catalogue::Say(std::string_view key, const Arguments& arguments) const {
  const auto found = sentences_.find(key);
  DRAUGHTS_CHECK(found != sentences_.end(), "a key that the catalogues have");
  const Sentence& sentence = found->second;
  if (sentence.forms.empty()) return Fill(sentence.other, arguments);
  const std::string* count = Find(arguments, "count");
  DRAUGHTS_CHECK(count != nullptr, "an argument \"count\" for a sentence with plural forms");
  const auto form = sentence.forms.find(std::string(PluralCategory(language_, *count)));
  return Fill(form == sentence.forms.end() ? sentence.other : form->second, arguments);
}

std::string Catalogue::Say(const Problem& problem) const {
  const bool near = Find(problem.arguments, "near") != nullptr;
  return PlacePrefix(problem.place) +
         Say(near ? problem.id + "-near" : problem.id, problem.arguments);
}

std::vector<std::string> Catalogue::Keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, sentence] : sentences_) keys.push_back(key);
  return keys;
}

}  // namespace draughts
