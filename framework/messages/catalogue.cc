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

std::string_view FileText(Language language) {
  const std::string name = "messages/" + std::string(NameOf(language)) + ".yaml";
  for (const EmbeddedFile& file : EmbeddedFiles()) {
    if (file.name == name) return file.text;
  }
  return {};
}

bool BeginsEntry(std::string_view line) {
  return !line.empty() && line.front() >= 'a' && line.front() <= 'z';
}

// The value of an entry: a sentence, or its plural forms.
YamlValue ReadEntry(std::string_view entry) {
  Problems problems;
  std::optional<YamlValue> map = ParseYaml(entry, "", problems);
  DRAUGHTS_CHECK(map && problems.empty() && map->members.size() == 1, "a sound catalogue");
  return std::move(map->members.front().value);
}

const std::string* FindForm(const YamlValue& sentence, std::string_view category) {
  for (const YamlMember& form : sentence.members) {
    if (form.key == category) return &form.value.text;
  }
  return nullptr;
}

}  // namespace

Catalogue::Catalogue(Language language) : language_(language) {
  // An entry begins in the first column and ends where the next one begins.
  const std::string_view text = FileText(language);
  std::size_t entry = 0;
  for (std::size_t line = 0; line < text.size();) {
    const std::size_t next = std::min(text.find('\n', line), text.size() - 1) + 1;
    if (BeginsEntry(text.substr(next, 1)) || next == text.size()) {
      const std::string_view found = text.substr(entry, next - entry);
      if (BeginsEntry(found)) entries_.emplace(found.substr(0, found.find(':')), found);
      entry = next;
    }
    line = next;
  }
}

const Catalogue& Catalogue::For(Language language) {
  if (language == Language::kRussian) {
    static const Catalogue russian(Language::kRussian);
    return russian;
  }
  static const Catalogue english(Language::kEnglish);
  return english;
}

std::string Catalogue::Say(std::string_view key, const Arguments& arguments) const {
  const auto entry = entries_.find(key);
  DRAUGHTS_CHECK(entry != entries_.end(), "a key that the catalogues have");
  const YamlValue sentence = ReadEntry(entry->second);
  if (sentence.members.empty()) return Fill(sentence.text, arguments);
  const std::string* count = Find(arguments, "count");
  DRAUGHTS_CHECK(count != nullptr, "an argument \"count\" for a sentence with plural forms");
  const std::string* form = FindForm(sentence, PluralCategory(language_, *count));
  DRAUGHTS_CHECK(form != nullptr, "every plural form of the language");
  return Fill(*form, arguments);
}

std::string Catalogue::Say(const Problem& problem) const {
  const bool near = Find(problem.arguments, "near") != nullptr;
  return PlacePrefix(problem.place) +
         Say(near ? problem.id + "-near" : problem.id, problem.arguments);
}

std::vector<std::string> Catalogue::Keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, entry] : entries_) keys.emplace_back(key);
  return keys;
}

}  // namespace draughts
