// Which language the program speaks: --lang, else DRAUGHTS_LANG, else the user's config file, else
// the locale (LC_ALL, LC_MESSAGES, LANG: the first that is set), else English.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "framework/messages/catalogue.h"

namespace draughts {

// Where a language may be asked for. Only the first two letters of a locale count; a locale of
// another language means English.
struct LanguageSources {
  std::optional<std::string> option;                    // as given to --lang
  std::function<std::string(const char*)> environment;  // the value of a variable, empty if unset
  std::optional<std::string> config;  // the text of the config file, if there is one
  bool config_is_unreadable = false;  // there is something in its place, but no text to be had
  std::string config_path;            // only quoted
};

struct LanguageChoice {
  Language language;  // what to speak even if there are problems
  Problems problems;  // with DRAUGHTS_LANG and the config file; --lang is checked with the options
};

LanguageChoice ChooseLanguage(const LanguageSources& sources);

}  // namespace draughts
