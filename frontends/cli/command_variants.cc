// draughts variants: the catalogue of rule sets, the file of one, and what is wrong with files.
#include <string>
#include <utility>
#include <vector>

#include "framework/config/variant_file.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/user_variants.h"
#include "frontends/cli/variant_check.h"
#include "frontends/cli/variant_json.h"
#include "frontends/cli/variant_list.h"

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

int Show(const std::string& name, const Arguments& arguments, Console& console) {
  const Result<Catalog::Entry> entry = FindEntry(ReadVariantLibrary(), name);
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

// What is wrong with the words of the command line; nothing when they are right.
Problems CheckWords(const std::string& action, const std::vector<std::string>& names,
                    bool resolved) {
  const auto problem = [](std::string id, Problem::Argument argument) {
    return Problems{{.id = std::move(id), .place = {}, .arguments = {std::move(argument)}}};
  };
  const bool is_list = action == "list";
  const bool is_show = action == "show";
  if (!is_list && !is_show && action != "check") {
    return {UnknownName("cli.no-action", action, {"list", "show", "check"})};
  }
  const std::size_t most = is_list ? 0 : is_show ? 1 : names.size();
  if (names.size() > most) return problem("cli.extra-word", {"found", names[most]});
  if (!is_list && names.empty()) {
    return problem("cli.missing-word", {"word", is_show ? "VARIANT" : "FILE"});
  }
  if (resolved && !is_show) return {{.id = "cli.variants.only-show", .place = {}, .arguments = {}}};
  return {};
}

int RunVariants(const Arguments& arguments, Console& console) {
  const std::string action = arguments.Word(0).value_or("list");
  std::vector<std::string> names = arguments.words();
  if (!names.empty()) names.erase(names.begin());
  const Problems problems = CheckWords(action, names, arguments.Has("resolved"));
  if (!problems.empty()) {
    console.Err(problems);
    return kExitUsage;
  }
  const bool json = arguments.Has("json");
  if (action == "check") return CheckVariantFiles(names, json, console);
  return action == "show" ? Show(names.front(), arguments, console) : List(json, console);
}

}  // namespace

Command VariantsCommand() {
  return {
      .syntax = {.name = "variants",
                 .words = {"[list|show|check]", "[VARIANT|FILE]..."},
                 .options = {FlagOption("resolved", "help.option.resolved"),
                             FlagOption("json", "help.option.json")}},
      .summary = "help.variants.summary",
      .details = "help.variants.details",
      .examples = {{"draughts variants", "help.variants.list"},
                   {"draughts variants show russian", "help.variants.show"},
                   {"draughts variants show russian-damki --resolved", "help.variants.resolved"},
                   {"draughts variants check home.yaml", "help.variants.check"},
                   {"draughts variants list --json", "help.variants.json"}},
      .run = RunVariants};
}

}  // namespace draughts
