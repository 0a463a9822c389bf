// The commands of the program: an explicit list, one .cc each.
#pragma once

#include <string>
#include <vector>

#include "frontends/cli/console.h"
#include "frontends/cli/options.h"

namespace draughts {

// A command line that shows the command at work, and what it does.
struct Example {
  std::string line;  // "draughts moves russian"
  std::string help;  // key of the catalogues
};

struct Command {
  Syntax syntax;
  std::string summary;  // key of the catalogues: a line in the list of commands
  std::string details;  // key: what else there is to know, in paragraphs
  std::vector<Example> examples;
  int (*run)(const Arguments&, Console&);  // answers with an exit code of exit_codes.h
};

Command ConvertCommand();
Command HelpCommand();
Command MovesCommand();
Command PerftCommand();
Command PlayCommand();
Command ReplayCommand();
Command ResumeCommand();
Command ShowCommand();
Command VariantsCommand();

// All of them, in the order of the list that help shows.
std::vector<Command> AllCommands();

// The help page of one command, and of the program: examples first.
std::string CommandHelp(const Command& command, const Catalogue& messages);
std::string ProgramHelp(const Catalogue& messages);

// The problem "cli.no-command" for `typed`, with what may have been meant.
Problem UnknownCommand(const std::string& typed);

}  // namespace draughts
