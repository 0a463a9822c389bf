// What a command takes, and the command line read by it. options.cc is the only user of
// Boost.Program_options.
//
//   const Syntax syntax = {.name = "perft", .words = {"VARIANT"},
//                          .options = {NumberOption("depth", "N", {1, 99}, "help.option.depth")}};
//   Result<Arguments> arguments = ParseArguments(syntax, {"russian", "--depth", "6"});
//   arguments->Number("depth")        // 6
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/enum_names.h"
#include "framework/base/problem.h"

namespace draughts {

// The least and the greatest value of a number.
struct Bounds {
  int least = 0;
  int most = 0;
};

enum class OptionKind { kFlag = 1, kText, kNumber, kChoice };

struct Option {
  OptionKind kind;
  std::string name;                  // without its dashes
  std::string help;                  // key of the catalogues: what it does
  std::string argument;              // what the help calls its value; empty for a flag
  std::vector<std::string> choices;  // all the values there are, for kChoice
  Bounds bounds = {};                // for kNumber
  bool is_required = false;
  std::string letter = {};  // its short form, without its dash; empty: it has none
};

Option FlagOption(std::string name, std::string help);
Option TextOption(std::string name, std::string argument, std::string help);
Option NumberOption(std::string name, std::string argument, Bounds bounds, std::string help);
Option ChoiceOption(std::string name, std::vector<std::string> choices, std::string help);

// The same option, which must be given.
Option Required(Option option);
// The same option, which may be given as a letter as well.
Option WithLetter(Option option, std::string letter);

// An option whose values are the names of an enum.
template <class Enum>
Option ChoiceOption(std::string name, std::string help) {
  std::vector<std::string> choices;
  for (const auto& entry : kEnumNames<Enum>) choices.emplace_back(entry.name);
  return ChoiceOption(std::move(name), std::move(choices), std::move(help));
}

struct Syntax {
  std::string name;  // of the command; empty for the program itself
  // "VARIANT", in brackets if it may be left out: "[FEN|-]"; the last, "FILE...", any number of
  // them.
  std::vector<std::string> words;
  std::vector<Option> options;           // besides GlobalOptions()
  std::vector<std::string> one_of = {};  // names of options of which at most one may be given

  // "draughts perft VARIANT [OPTIONS]".
  std::string Usage() const;
};

// Those that every command takes: help, version, lang, color.
std::vector<Option> GlobalOptions();

// A command line that fits its Syntax.
class Arguments {
 public:
  Arguments(std::vector<std::string> words, std::map<std::string, std::string> options)
      : words_(std::move(words)), options_(std::move(options)) {}

  // The words that are no options, in their order.
  const std::vector<std::string>& words() const { return words_; }
  // The one at `index`, or nothing where it was left out.
  std::optional<std::string> Word(std::size_t index) const;

  bool Has(const std::string& option) const { return options_.contains(option); }
  std::optional<std::string> Text(const std::string& option) const;
  std::optional<int> Number(const std::string& option) const;
  template <class Enum>
  std::optional<Enum> Value(const std::string& option) const {
    const std::optional<std::string> text = Text(option);
    return text.has_value() ? ParseEnum<Enum>(*text) : std::nullopt;
  }

 private:
  std::vector<std::string> words_;
  std::map<std::string, std::string> options_;
};

// `args` without the program's and the command's name, or all that is wrong with them: problems
// with ids "cli.…". An option given twice means its last value. A near miss is suggested, not
// taken.
Result<Arguments> ParseArguments(const Syntax& syntax, const std::vector<std::string>& args);

// The value of a global option wherever it stands, before anything is known to be right; so that
// mistakes elsewhere can be told in the right language.
std::optional<std::string> PeekOption(const std::vector<std::string>& args, std::string_view name);

// Where in `args` the command is: the first word that is neither an option nor the value of one of
// `options`; args.size() when there is none.
std::size_t FindCommandWord(const std::vector<std::string>& args,
                            const std::vector<Option>& options);

// The problem `id` about a mistyped name {found}; with those of `names` that are near it as {near},
// if any are.
Problem UnknownName(const std::string& id, const std::string& typed,
                    const std::vector<std::string>& names);

}  // namespace draughts
