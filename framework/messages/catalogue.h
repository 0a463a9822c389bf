// Catalogue: the sentences of the program in one language, from configs/messages/<language>.yaml.
//
//   Catalogue::For(Language::kRussian).Say("moves.count", {{"count", "3"}})   // "3 хода"
//
// A sentence holds {name} for each argument. One with plural forms (one, few, many, other: CLDR)
// chooses by its argument "count". Every catalogue has every key (tests/framework/messages).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/enum_names.h"
#include "framework/base/problem.h"

namespace draughts {

enum class Language { kEnglish = 1, kRussian };

template <>
inline constexpr auto kEnumNames<Language> =
    std::to_array<EnumName<Language>>({{Language::kEnglish, "en"}, {Language::kRussian, "ru"}});

class Catalogue {
 public:
  // Made when a language is first asked for; safe from several threads.
  static const Catalogue& For(Language language);

  Language language() const { return language_; }

  // Whether there is a sentence `key`.
  bool Has(std::string_view key) const { return entries_.contains(key); }

  // The sentence `key` with its arguments put in. The key must exist and its arguments be given.
  std::string Say(std::string_view key, const std::vector<Problem::Argument>& arguments = {}) const;
  // A problem as one line, its place first: "my.yaml:3:14: …". One that carries the argument
  // "near", names that may have been meant, is said by the sentence `id`-near.
  std::string Say(const Problem& problem) const;

  // All keys, in alphabetical order.
  std::vector<std::string> Keys() const;

 private:
  explicit Catalogue(Language language);

  Language language_;
  // Key to entry: the lines of YAML that say it, read when it is said. A run of the program says a
  // few of some hundred sentences; reading all of them would take longer than most of its answers.
  std::map<std::string_view, std::string_view> entries_;
};

}  // namespace draughts
