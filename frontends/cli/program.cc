#include "frontends/cli/program.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "frontends/cli/commands.h"
#include "frontends/cli/console.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/language.h"
#include "frontends/cli/system_error.h"

namespace draughts {
namespace {

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// draughts/config.yaml in the user's XDG folder for configuration; empty without a home.
std::filesystem::path ConfigPath() {
  const std::filesystem::path folder = Environment("XDG_CONFIG_HOME");
  if (folder.is_absolute()) return folder / "draughts" / "config.yaml";
  const std::filesystem::path home = Environment("HOME");
  return home.empty() ? home : home / ".config" / "draughts" / "config.yaml";
}

// The text of a regular file: anything else may be no text (a folder) or keep us waiting (a pipe).
std::optional<std::string> ReadFile(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.bad() ? std::nullopt : std::optional(std::move(text).str());
}

LanguageChoice LanguageFor(const std::vector<std::string>& args) {
  const std::filesystem::path path = ConfigPath();
  std::error_code error;
  std::optional<std::string> config = ReadFile(path);
  const bool is_unreadable = !config.has_value() && std::filesystem::exists(path, error);
  return ChooseLanguage({.option = PeekOption(args, "lang"),
                         .environment = Environment,
                         .config = std::move(config),
                         .config_is_unreadable = is_unreadable,
                         .config_path = path.string()});
}

ColorMode ColorFor(const std::vector<std::string>& args) {
  const std::optional<std::string> option = PeekOption(args, "color");
  if (!option.has_value()) return ColorMode::kAuto;
  return ParseEnum<ColorMode>(*option).value_or(ColorMode::kAuto);
}

bool AsksFor(const std::vector<std::string>& args, std::string_view long_form,
             std::string_view short_form) {
  const auto end = std::find(args.begin(), args.end(), "--");
  return std::any_of(args.begin(), end, [=](const std::string& arg) {
    return arg == long_form || (!short_form.empty() && arg == short_form);
  });
}

// The options of all commands: which of them take a value tells where the command's name is.
std::vector<Option> EveryOption() {
  std::vector<Option> options = GlobalOptions();
  for (const Command& command : AllCommands()) {
    options.insert(options.end(), command.syntax.options.begin(), command.syntax.options.end());
  }
  return options;
}

// Whether the program is asked about itself. That is answered whatever the settings are: it is how
// somebody finds out how to mend them.
bool AsksForHelp(const std::vector<std::string>& args) {
  const std::size_t at = FindCommandWord(args, EveryOption());
  return AsksFor(args, "--version", "") || AsksFor(args, "--help", "-h") ||
         (at < args.size() && args[at] == "help");
}

int CodeOfBadSetting(const Problem& problem) {
  if (problem.id == "cli.config-unreadable") return kExitCannotRun;
  return problem.place.file.empty() ? kExitUsage : kExitBadData;
}

int RefuseUsage(const Problems& problems, const Syntax& syntax, Console& console) {
  console.Err(problems);
  const std::string help = syntax.name.empty() ? "draughts help" : "draughts help " + syntax.name;
  console.ErrLine("cli.usage", {{"usage", syntax.Usage()}, {"help", help}});
  return kExitUsage;
}

int RunWithoutCommand(const std::vector<std::string>& args, Console& console) {
  const Result<Arguments> arguments = ParseArguments(Syntax(), args);
  if (!arguments.ok()) return RefuseUsage(arguments.problems(), Syntax(), console);
  if (arguments->Has("help")) {
    console.Out(ProgramHelp(console.messages()));
    return kExitDone;
  }
  console.Err(ProgramHelp(console.messages()));
  return kExitUsage;
}

int RunCommand(const Command& command, const std::vector<std::string>& args, Console& console) {
  if (AsksFor(args, "--help", "-h")) {
    console.Out(CommandHelp(command, console.messages()));
    return kExitDone;
  }
  const Result<Arguments> arguments = ParseArguments(command.syntax, args);
  if (!arguments.ok()) return RefuseUsage(arguments.problems(), command.syntax, console);
  return command.run(*arguments, console);
}

int Dispatch(std::vector<std::string> args, Console& console) {
  if (AsksFor(args, "--version", "")) {
    console.Out("draughts " DRAUGHTS_VERSION "\n");
    return kExitDone;
  }
  const std::size_t at = FindCommandWord(args, EveryOption());
  if (at == args.size()) return RunWithoutCommand(args, console);
  const std::string name = args[at];
  args.erase(args.begin() + static_cast<std::ptrdiff_t>(at));
  for (const Command& command : AllCommands()) {
    if (command.syntax.name == name) return RunCommand(command, args, console);
  }
  return RefuseUsage({UnknownCommand(name)}, Syntax(), console);
}

// What the program answers with when its last answer did not get through: a reader that has gone
// (draughts moves … | head -1) is no fault, a full disk is.
int CheckOutput(int code, Console& console) {
  console.Flush();
  if (console.out_is_open() || console.out_error() == EPIPE) return code;
  const std::error_code error(console.out_error(), std::generic_category());
  console.ErrLine("cli.cannot-write", {{"reason", SystemErrorText(error, console.messages())}});
  return kExitCannotRun;
}

}  // namespace

int RunProgram(const std::vector<std::string>& args) {
  // A write to a pipe that nobody reads is an error of that write (CheckOutput), no signal.
  std::signal(SIGPIPE, SIG_IGN);
  const LanguageChoice choice = LanguageFor(args);
  Console console(choice.language, ColorFor(args));
  console.Err(choice.problems);
  if (!choice.problems.empty() && !AsksForHelp(args)) {
    return CodeOfBadSetting(choice.problems.front());
  }
  return CheckOutput(Dispatch(args, console), console);
}

}  // namespace draughts
