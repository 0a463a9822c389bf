// draughts variants: the catalogue of rule sets, and the file of one.
#include <absl/strings/str_cat.h>

#include <string>
#include <vector>

#include "framework/config/variant_file.h"
#include "framework/messages/local_text.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/table.h"
#include "frontends/cli/variant_json.h"

namespace draughts {
namespace {

std::string FirstMover(Color color, const Catalogue& messages) {
  return messages.Say(color == Color::kWhite ? "cli.variants.white" : "cli.variants.black");
}

std::string SquaresOf(const VariantSpec& spec) {
  const SquareNames names(spec);
  return absl::StrCat(names.First(), "–", names.Last());
}

int List(bool json, Console& console) {
  const std::vector<Catalog::Entry>& entries = Catalog::BuiltIn().entries();
  if (json) {
    std::vector<VariantSpec> specs;
    for (const Catalog::Entry& entry : entries) specs.push_back(entry.variant.spec());
    console.Out(VariantsObject(specs));
    return kExitDone;
  }
  Table table;
  table.AddRow({console.Say("cli.variants.id"), console.Say("cli.variants.name"),
                console.Say("cli.variants.board"), console.Say("cli.variants.squares"),
                console.Say("cli.variants.first-mover")});
  for (const Catalog::Entry& entry : entries) {
    const VariantSpec& spec = entry.variant.spec();
    const Board& board = spec.moves.board;
    table.AddRow({spec.id, In(spec.names, console.messages().language()),
                  absl::StrCat(board.width, "×", board.height), SquaresOf(spec),
                  FirstMover(spec.first_mover, console.messages())});
  }
  console.Out(table.Text());
  return kExitDone;
}

int Show(const std::string& name, const Arguments& arguments, Console& console) {
  const std::optional<Variant> variant = FindVariant(name, console);
  if (!variant.has_value()) return kExitUsage;
  if (arguments.Has("json")) {
    console.Out(VariantsObject({variant->spec()}));
  } else if (arguments.Has("resolved")) {
    console.Out(FormatVariantFile(variant->spec()));
  } else {
    console.Out(Catalog::BuiltIn().FindEntry(variant->spec().id)->text);
  }
  return kExitDone;
}

int RunVariants(const Arguments& arguments, Console& console) {
  const std::string action = arguments.Word(0).value_or("list");
  const std::optional<std::string> name = arguments.Word(1);
  const bool is_list = action == "list" && !name.has_value();
  if (is_list && !arguments.Has("resolved")) return List(arguments.Has("json"), console);
  if (action == "show" && name.has_value()) return Show(*name, arguments, console);

  Problem problem = UnknownName("cli.no-action", action, {"list", "show"});
  if (is_list) {
    problem = {.id = "cli.variants.only-show", .place = {}, .arguments = {}};
  } else if (action == "list") {
    problem = {.id = "cli.extra-word", .place = {}, .arguments = {{"found", *name}}};
  } else if (action == "show") {
    problem = {.id = "cli.missing-word", .place = {}, .arguments = {{"word", "VARIANT"}}};
  }
  console.Err({problem});
  return kExitUsage;
}

}  // namespace

Command VariantsCommand() {
  return {
      .syntax = {.name = "variants",
                 .words = {"[list|show]", "[VARIANT]"},
                 .options = {FlagOption("resolved", "help.option.resolved"),
                             FlagOption("json", "help.option.json")}},
      .summary = "help.variants.summary",
      .details = "help.variants.details",
      .examples = {{"draughts variants", "help.variants.list"},
                   {"draughts variants show russian", "help.variants.show"},
                   {"draughts variants show russian-damki --resolved", "help.variants.resolved"},
                   {"draughts variants list --json", "help.variants.json"}},
      .run = RunVariants};
}

}  // namespace draughts
