// draughts variants: the catalogue of rule sets, the file of one, and what is wrong with files.
#include <absl/strings/str_join.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/config/variant_file.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/user_variants.h"
#include "frontends/cli/variant_check.h"
#include "frontends/cli/variant_help.h"
#include "frontends/cli/variant_json.h"
#include "frontends/cli/variant_list.h"
#include "frontends/cli/variant_nearest.h"
#include "frontends/cli/variant_new.h"
#include "frontends/cli/variant_schema.h"

namespace draughts {
namespace {

ListedVariant Listed(const Catalog::Entry& entry) {
  ListedVariant listed{.spec = entry.variant.spec()};
  if (!entry.file.empty()) listed.file = entry.file;
  return listed;
}

// Files of the user's that are no variants are told of beside those that are.
int List(bool json, Console& console) {
  const VariantLibrary library = ReadVariantLibrary();
  const std::vector<Catalog::Entry>& entries = library.catalog().entries();
  if (json) {
    std::vector<ListedVariant> variants;
    for (const Catalog::Entry& entry : entries) variants.push_back(Listed(entry));
    console.Out(VariantsObject(variants));
  } else {
    console.Out(VariantList(entries, console.messages()));
  }
  for (const VariantLibrary::FaultyFile& file : library.faulty()) console.Err(file.problems);
  return kExitDone;
}

int RunList(const Arguments& arguments, Console& console) {
  return List(arguments.Has("json"), console);
}

// The words behind the action.
std::vector<std::string> NamesOf(const Arguments& arguments) {
  std::vector<std::string> names = arguments.words();
  if (!names.empty()) names.erase(names.begin());
  return names;
}

int RunShow(const Arguments& arguments, Console& console) {
  const Result<Catalog::Entry> entry = FindEntry(ReadVariantLibrary(), NamesOf(arguments).front());
  if (!entry.ok()) {
    console.Err(entry.problems());
    return ExitCodeFor(entry.problems());
  }
  if (arguments.Has("json")) {
    console.Out(VariantsObject({Listed(*entry)}));
  } else if (arguments.Has("resolved")) {
    console.Out(FormatVariantFile(entry->variant.spec()));
  } else {
    console.Out(entry->text);
  }
  return kExitDone;
}

int RunCheck(const Arguments& arguments, Console& console) {
  return CheckVariantFiles(NamesOf(arguments), arguments.Has("json"), console);
}

int RunNew(const Arguments& arguments, Console& console) {
  return MakeVariantFile(arguments.Word(1), console);
}

int RunNearest(const Arguments& arguments, Console& console) {
  return TellNearestVariants(NamesOf(arguments).front(), arguments.Has("json"), console);
}

int RunKeyHelp(const Arguments& arguments, Console& console) {
  const KeyPage page = arguments.Has("json")       ? KeyPage::kJson
                       : arguments.Has("markdown") ? KeyPage::kMarkdown
                                                   : KeyPage::kText;
  return TellVariantKeys(arguments.Word(1), page, console);
}

int RunSchema(const Arguments& /*arguments*/, Console& console) {
  console.Out(VariantSchema(console.messages()));
  return kExitDone;
}

// What can be done with variants: the first word of the command line.
struct Action {
  std::string_view name;
  std::string_view word;    // what stands behind it, as Syntax::words has it; empty: nothing
  std::string_view option;  // the only action that has this option; empty: none
  int (*run)(const Arguments&, Console&);
};

constexpr auto kActions = std::to_array<Action>({
    {"list", "", "", RunList},
    {"show", "VARIANT", "resolved", RunShow},
    {"check", "FILE...", "", RunCheck},
    {"new", "[FILE]", "", RunNew},
    {"nearest", "VARIANT", "", RunNearest},
    {"help", "[KEY]", "markdown", RunKeyHelp},
    {"schema", "", "", RunSchema},
});

std::vector<std::string> ActionNames() {
  std::vector<std::string> names;
  for (const Action& action : kActions) names.emplace_back(action.name);
  return names;
}

const Action* FindAction(std::string_view name) {
  const auto* found = std::find_if(kActions.begin(), kActions.end(),
                                   [name](const Action& action) { return action.name == name; });
  return found == kActions.end() ? nullptr : found;
}

Problem UnknownAction(const std::string& typed) {
  Problem problem = UnknownName("cli.no-action", typed, ActionNames());
  problem.arguments.emplace_back("actions", absl::StrJoin(ActionNames(), ", "));
  return problem;
}

// What is wrong with the words of the command line; nothing when they are right.
Problems CheckWords(const Action& action, const Arguments& arguments) {
  const std::vector<std::string> names = NamesOf(arguments);
  Problems problems;
  const auto add = [&problems](std::string id, Problem::Argument argument) {
    problems.push_back({.id = std::move(id), .place = {}, .arguments = {std::move(argument)}});
  };
  const bool takes_all = action.word.ends_with("...");
  const std::size_t most = takes_all ? names.size() : action.word.empty() ? 0 : 1;
  if (names.size() > most) add("cli.extra-word", {"found", names[most]});
  const bool may_be_left_out = action.word.empty() || action.word.starts_with("[");
  if (names.empty() && !may_be_left_out) {
    const std::string_view word = action.word;
    add("cli.missing-word",
        {"word", std::string(takes_all ? word.substr(0, word.size() - 3) : word)});
  }
  for (const Action& other : kActions) {
    const std::string option(other.option);
    if (option.empty() || other.name == action.name || !arguments.Has(option)) continue;
    problems.push_back(
        {.id = "cli.variants.only-for",
         .place = {},
         .arguments = {{"option", "--" + option}, {"action", std::string(other.name)}}});
  }
  return problems;
}

int RunVariants(const Arguments& arguments, Console& console) {
  const std::string name = arguments.Word(0).value_or("list");
  const Action* action = FindAction(name);
  const Problems problems =
      action == nullptr ? Problems{UnknownAction(name)} : CheckWords(*action, arguments);
  if (problems.empty()) return action->run(arguments, console);
  console.Err(problems);
  return kExitUsage;
}

}  // namespace

Command VariantsCommand() {
  return {
      .syntax = {.name = "variants",
                 .words = {"[" + absl::StrJoin(ActionNames(), "|") + "]", "[VARIANT|FILE|KEY]..."},
                 .options = {FlagOption("resolved", "help.option.resolved"),
                             FlagOption("markdown", "help.option.markdown"),
                             FlagOption("json", "help.option.json")}},
      .summary = "help.variants.summary",
      .details = "help.variants.details",
      .examples = {{"draughts variants", "help.variants.list"},
                   {"draughts variants show russian", "help.variants.show"},
                   {"draughts variants show russian-damki --resolved", "help.variants.resolved"},
                   {"draughts variants check home.yaml", "help.variants.check"},
                   {"draughts variants new dacha.yaml", "help.variants.new"},
                   {"draughts variants nearest home.yaml", "help.variants.nearest"},
                   {"draughts variants help moves.choice", "help.variants.keys"},
                   {"draughts variants schema > variant.schema.json", "help.variants.schema"},
                   {"draughts variants list --json", "help.variants.json"}},
      .run = RunVariants};
}

}  // namespace draughts
