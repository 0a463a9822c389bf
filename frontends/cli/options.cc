#include "frontends/cli/options.h"

#include <absl/strings/str_cat.h>
#include <absl/strings/str_join.h>

#include <algorithm>
#include <boost/program_options.hpp>
#include <charconv>

#include "framework/base/near_names.h"
#include "framework/messages/catalogue.h"
#include "frontends/cli/console.h"

namespace draughts {
namespace {

namespace po = boost::program_options;

std::vector<Option> AllOptions(const Syntax& syntax) {
  std::vector<Option> options = syntax.options;
  for (Option& option : GlobalOptions()) options.push_back(std::move(option));
  return options;
}

std::optional<int> ParseInteger(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool MayBeLeftOut(const std::string& word) { return word.starts_with("["); }

bool TakesAllWords(const Syntax& syntax) {
  return !syntax.words.empty() && syntax.words.back().ends_with("...");
}

// What is wrong with `value` for `option`, if anything.
Problems CheckValue(const Option& option, const std::string& value) {
  const std::string dashed = "--" + option.name;
  if (option.kind == OptionKind::kNumber) {
    const std::optional<int> number = ParseInteger(value);
    if (number.has_value() && *number >= option.bounds.least && *number <= option.bounds.most)
      return {};
    return {{.id = "cli.option-number",
             .place = {},
             .arguments = {{"option", dashed},
                           {"found", value},
                           {"least", std::to_string(option.bounds.least)},
                           {"most", std::to_string(option.bounds.most)}}}};
  }
  if (option.kind == OptionKind::kChoice) {
    const auto& choices = option.choices;
    if (std::find(choices.begin(), choices.end(), value) != choices.end()) return {};
    return {{.id = "cli.option-choice",
             .place = {},
             .arguments = {
                 {"option", dashed}, {"found", value}, {"choices", absl::StrJoin(choices, ", ")}}}};
  }
  return {};
}

Problem UnknownOption(const std::string& typed, const std::vector<Option>& options) {
  std::vector<std::string> names;
  for (const Option& option : options) names.push_back("--" + option.name);
  return UnknownName("cli.no-option", typed.substr(0, typed.find('=')), names);
}

Problem MissingOption(const Option& option) {
  return {.id = "cli.missing-option",
          .place = {},
          .arguments = {{"option", "--" + option.name + " " + option.argument}}};
}

Problems CheckWords(const Syntax& syntax, const std::vector<std::string>& words) {
  Problems problems;
  for (std::size_t i = words.size(); i < syntax.words.size(); ++i) {
    if (MayBeLeftOut(syntax.words[i])) continue;
    problems.push_back(
        {.id = "cli.missing-word", .place = {}, .arguments = {{"word", syntax.words[i]}}});
  }
  if (TakesAllWords(syntax)) return problems;
  for (std::size_t i = syntax.words.size(); i < words.size(); ++i) {
    problems.push_back({.id = "cli.extra-word", .place = {}, .arguments = {{"found", words[i]}}});
  }
  return problems;
}

Problems CheckOneOf(const Syntax& syntax, const std::map<std::string, std::string>& values) {
  std::vector<std::string> given;
  for (const std::string& name : syntax.one_of) {
    if (values.contains(name)) given.push_back("--" + name);
  }
  if (given.size() < 2) return {};
  return {{.id = "cli.options-clash",
           .place = {},
           .arguments = {{"options", absl::StrJoin(given, ", ")}}}};
}

Problem SyntaxProblem(const po::invalid_command_line_syntax& error) {
  const bool extra = error.kind() == po::invalid_syntax::extra_parameter;
  return {.id = extra ? "cli.option-no-value" : "cli.option-needs-value",
          .place = {},
          .arguments = {{"option", error.get_option_name()}}};
}

po::parsed_options ParseWithBoost(const std::vector<Option>& options,
                                  const std::vector<std::string>& args,
                                  po::options_description& description) {
  for (const Option& option : options) {
    const std::string name =
        option.letter.empty() ? option.name : option.name + "," + option.letter;
    if (option.kind == OptionKind::kFlag) {
      description.add_options()(name.c_str(), "");
    } else {
      description.add_options()(name.c_str(), po::value<std::string>(), "");
    }
  }
  using po::command_line_style::allow_guessing;
  using po::command_line_style::unix_style;
  return po::command_line_parser(args)
      .options(description)
      .style(unix_style & ~allow_guessing)
      .allow_unregistered()
      .run();
}

}  // namespace

Option FlagOption(std::string name, std::string help) {
  return {.kind = OptionKind::kFlag,
          .name = std::move(name),
          .help = std::move(help),
          .argument = {},
          .choices = {}};
}

Option TextOption(std::string name, std::string argument, std::string help) {
  return {.kind = OptionKind::kText,
          .name = std::move(name),
          .help = std::move(help),
          .argument = std::move(argument),
          .choices = {}};
}

Option NumberOption(std::string name, std::string argument, Bounds bounds, std::string help) {
  return {.kind = OptionKind::kNumber,
          .name = std::move(name),
          .help = std::move(help),
          .argument = std::move(argument),
          .choices = {},
          .bounds = bounds};
}

Option ChoiceOption(std::string name, std::vector<std::string> choices, std::string help) {
  std::string argument = absl::StrJoin(choices, "|");
  return {.kind = OptionKind::kChoice,
          .name = std::move(name),
          .help = std::move(help),
          .argument = std::move(argument),
          .choices = std::move(choices)};
}

Option Required(Option option) {
  option.is_required = true;
  return option;
}

Option WithLetter(Option option, std::string letter) {
  option.letter = std::move(letter);
  return option;
}

std::string Syntax::Usage() const {
  std::string usage = "draughts";
  usage += name.empty() ? " COMMAND" : " " + name;
  for (const std::string& word : words) usage += " " + word;
  for (const Option& option : options) {
    if (option.is_required) absl::StrAppend(&usage, " --", option.name, " ", option.argument);
  }
  return usage + " [OPTIONS]";
}

std::vector<Option> GlobalOptions() {
  return {ChoiceOption<Language>("lang", "help.option.lang"),
          ChoiceOption<ColorMode>("color", "help.option.color"),
          WithLetter(FlagOption("help", "help.option.help"), "h"),
          FlagOption("version", "help.option.version")};
}

std::optional<std::string> Arguments::Word(std::size_t index) const {
  if (index >= words_.size()) return std::nullopt;
  return words_[index];
}

std::optional<std::string> Arguments::Text(const std::string& option) const {
  const auto found = options_.find(option);
  if (found == options_.end()) return std::nullopt;
  return found->second;
}

std::optional<int> Arguments::Number(const std::string& option) const {
  const std::optional<std::string> text = Text(option);
  return text.has_value() ? ParseInteger(*text) : std::nullopt;
}

Result<Arguments> ParseArguments(const Syntax& syntax, const std::vector<std::string>& args) {
  const std::vector<Option> options = AllOptions(syntax);
  Problems problems;
  std::vector<std::string> words;
  std::map<std::string, std::string> values;
  try {
    po::options_description description;
    for (const auto& parsed : ParseWithBoost(options, args, description).options) {
      if (parsed.position_key >= 0) {
        words.insert(words.end(), parsed.value.begin(), parsed.value.end());
      } else if (parsed.unregistered) {
        problems.push_back(UnknownOption(parsed.original_tokens.front(), options));
      } else {
        values[parsed.string_key] = parsed.value.empty() ? "" : parsed.value.front();
      }
    }
  } catch (const po::invalid_command_line_syntax& error) {
    return SyntaxProblem(error);
  }
  // The value of an option that is not known looks like a word too many: one answer is enough.
  if (problems.empty()) problems = CheckWords(syntax, words);
  for (const Option& option : options) {
    const auto value = values.find(option.name);
    if (value == values.end()) {
      if (option.is_required) problems.push_back(MissingOption(option));
      continue;
    }
    for (Problem& problem : CheckValue(option, value->second)) {
      problems.push_back(std::move(problem));
    }
  }
  for (Problem& problem : CheckOneOf(syntax, values)) problems.push_back(std::move(problem));
  if (!problems.empty()) return problems;
  return Arguments(std::move(words), std::move(values));
}

std::optional<std::string> PeekOption(const std::vector<std::string>& args, std::string_view name) {
  const std::string dashed = "--" + std::string(name);
  std::optional<std::string> value;
  for (std::size_t i = 0; i < args.size() && args[i] != "--"; ++i) {
    if (args[i].starts_with(dashed + "=")) value = args[i].substr(dashed.size() + 1);
    if (args[i] == dashed && i + 1 < args.size()) value = args[i + 1];
  }
  return value;
}

std::size_t FindCommandWord(const std::vector<std::string>& args,
                            const std::vector<Option>& options) {
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (!args[i].starts_with("-") || args[i] == "-") return i;
    const bool takes_value = std::any_of(options.begin(), options.end(), [&](const Option& option) {
      return option.kind != OptionKind::kFlag &&
             (args[i] == "--" + option.name || args[i] == "-" + option.letter);
    });
    if (takes_value) ++i;
  }
  return args.size();
}

Problem UnknownName(const std::string& id, const std::string& typed,
                    const std::vector<std::string>& names) {
  Problem problem = {.id = id, .place = {}, .arguments = {{"found", typed}}};
  const std::vector<std::string> near = NearNames(typed, names);
  if (!near.empty()) problem.arguments.emplace_back("near", absl::StrJoin(near, ", "));
  return problem;
}

}  // namespace draughts
