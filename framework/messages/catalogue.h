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
  // Read when a language is first asked for; safe from several threads.
  static const Catalogue& For(Language language);

  Language language() const { return language_; }

  // The sentence `key` with its arguments put in. The key must exist and its arguments be given.
  std::string Say(std::string_view key, const std::vector<Problem::Argument>& arguments = {}) const;
  // A problem as one line, its place first: "my.yaml:3:14: …". One that carries the argument
  // "near", names that may have been meant, is said by the sentence `id`-near.
  std::string Say(const Problem& problem) const;

  // All keys, in alphabetical order.
  std::vector<std::string> Keys() const;

 private:
  friend class CatalogueReader;

  struct Sentence {
    std::string other;                         // the only form, or that for "other"
    std::map<std::string, std::string> forms;  // by plural category; empty when it has none
  };

  Language language_ = Language::kEnglish;
  std::map<std::string, Sentence, std::less<>> sentences_;
};

}  // namespace draughts
