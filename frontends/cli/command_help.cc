// draughts help, and the page that --help shows: examples first.
#include <algorithm>
#include <string>
#include <vector>

#include "framework/base/problem.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

std::string OptionForm(const Option& option) {
  const bool has_letter = !option.letter.empty() && option.name != "help";  // its page says it
  const std::string name = (has_letter ? "-" + option.letter + ", --" : "--") + option.name;
  return option.argument.empty() ? name : name + " " + option.argument;
}

std::string ExampleText(const std::vector<Example>& examples, const Catalogue& messages) {
  std::string text;
  for (const Example& example : examples) {
    text += "  # " + messages.Say(example.help) + "\n  $ " + example.line + "\n\n";
  }
  return text;
}

std::string OptionText(const std::vector<Option>& options, const Catalogue& messages) {
  Table table;
  for (const Option& option : options) {
    table.AddRow({"  " + OptionForm(option), messages.Say(option.help)});
  }
  return table.Text();
}

int RunHelp(const Arguments& arguments, Console& console) {
  const std::optional<std::string> name = arguments.Word(0);
  if (!name.has_value()) {
    console.Out(ProgramHelp(console.messages()));
    return kExitDone;
  }
  for (const Command& command : AllCommands()) {
    if (command.syntax.name != *name) continue;
    console.Out(CommandHelp(command, console.messages()));
    return kExitDone;
  }
  console.Err({UnknownCommand(*name)});
  return kExitUsage;
}

}  // namespace

Command HelpCommand() {
  return {.syntax = {.name = "help", .words = {"[COMMAND]"}, .options = {}},
          .summary = "help.help.summary",
          .details = "help.help.details",
          .examples = {{"draughts help perft", "help.help.one"}},
          .run = RunHelp};
}

std::vector<Command> AllCommands() {
  return {PlayCommand(),   ResumeCommand(),  MovesCommand(),    ShowCommand(), PerftCommand(),
          ReplayCommand(), ConvertCommand(), VariantsCommand(), HelpCommand()};
}

std::string CommandHelp(const Command& command, const Catalogue& messages) {
  std::string text = messages.Say("help.title", {{"command", command.syntax.name},
                                                 {"summary", messages.Say(command.summary)}}) +
                     "\n\n";
  text += ExampleText(command.examples, messages);
  text += messages.Say("help.usage", {{"usage", command.syntax.Usage()}}) + "\n\n";
  std::vector<Option> options = command.syntax.options;
  for (Option& option : GlobalOptions()) options.push_back(std::move(option));
  text += messages.Say("help.options") + "\n" + OptionText(options, messages) + "\n";
  return text + messages.Say(command.details) + "\n";
}

std::string ProgramHelp(const Catalogue& messages) {
  const std::vector<Example> examples = {
      {"draughts play russian", "help.program.play"},
      {"draughts moves international \"W:W27,28,K35:B19,20,12\"", "help.program.moves"},
      {"draughts variants", "help.program.variants"}};
  std::string text = messages.Say("help.program.summary") + "\n\n";
  text += ExampleText(examples, messages);
  text += messages.Say("help.usage", {{"usage", Syntax().Usage()}}) + "\n\n";
  Table commands;
  for (const Command& command : AllCommands()) {
    commands.AddRow({"  " + command.syntax.name, messages.Say(command.summary)});
  }
  text += messages.Say("help.commands") + "\n" + commands.Text() + "\n";
  text += messages.Say("help.global-options") + "\n" + OptionText(GlobalOptions(), messages) + "\n";
  return text + messages.Say("help.program.details") + "\n";
}

Problem UnknownCommand(const std::string& typed) {
  std::vector<std::string> names;
  for (const Command& command : AllCommands()) names.push_back(command.syntax.name);
  return UnknownName("cli.no-command", typed, names);
}

}  // namespace draughts
