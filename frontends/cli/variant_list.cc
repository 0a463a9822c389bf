#include "frontends/cli/variant_list.h"

#include <absl/strings/str_cat.h>

#include <algorithm>
#include <string_view>

#include "framework/base/utf8.h"
#include "framework/messages/local_text.h"
#include "framework/notation/square_names.h"
#include "framework/rules/variant_group.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

struct Section {
  std::string title;
  std::vector<const Catalog::Entry*> entries;
};

std::vector<Section> SectionsOf(const std::vector<Catalog::Entry>& entries,
                                const Catalogue& messages) {
  std::vector<Section> sections;
  for (const auto& group : kEnumNames<VariantGroup>) {
    Section section{messages.Say(absl::StrCat("cli.variants.group.", std::string(group.name))), {}};
    for (const Catalog::Entry& entry : entries) {
      if (!entry.file.empty() || GroupOf(entry.variant.spec()) != group.value) continue;
      section.entries.push_back(&entry);
    }
    if (!section.entries.empty()) sections.push_back(std::move(section));
  }
  Section own{messages.Say("cli.variants.group.own"), {}};
  for (const Catalog::Entry& entry : entries) {
    if (!entry.file.empty()) own.entries.push_back(&entry);
  }
  if (!own.entries.empty()) sections.push_back(std::move(own));
  return sections;
}

std::string_view BasisOf(const VariantSpec& spec) {
  if (spec.verified) return "cli.variants.rests-on.figures";
  return spec.secondary_source ? "cli.variants.rests-on.secondary"
                               : "cli.variants.rests-on.rulebook";
}

std::vector<std::string> RowOf(const Catalog::Entry& entry, const Catalogue& messages) {
  const VariantSpec& spec = entry.variant.spec();
  const Board& board = spec.moves.board;
  const SquareNames names(spec);
  const bool white = spec.first_mover == Color::kWhite;
  return {spec.id,
          In(spec.names, messages.language()),
          absl::StrCat(board.width, "×", board.height),
          absl::StrCat(names.First(), "–", names.Last()),
          messages.Say(white ? "cli.variants.white" : "cli.variants.black"),
          messages.Say(BasisOf(spec)),
          Printable(entry.file)};
}

std::vector<std::string> Titles(bool with_files, const Catalogue& messages) {
  std::vector<std::string> titles = {
      messages.Say("cli.variants.id"),          messages.Say("cli.variants.name"),
      messages.Say("cli.variants.board"),       messages.Say("cli.variants.squares"),
      messages.Say("cli.variants.first-mover"), messages.Say("cli.variants.rests-on")};
  if (with_files) titles.push_back(messages.Say("cli.variants.file"));
  return titles;
}

}  // namespace

// One table, so that the columns of all sections stand below each other; the headings go between
// its lines.
std::string VariantList(const std::vector<Catalog::Entry>& entries, const Catalogue& messages) {
  const std::vector<Section> sections = SectionsOf(entries, messages);
  const bool with_files = std::any_of(entries.begin(), entries.end(),
                                      [](const auto& entry) { return !entry.file.empty(); });
  Table table;
  table.AddRow(Titles(with_files, messages));
  for (const Section& section : sections) {
    for (const Catalog::Entry* entry : section.entries) table.AddRow(RowOf(*entry, messages));
  }
  const std::string lines = table.Text();
  std::size_t at = lines.find('\n') + 1;
  std::string text = lines.substr(0, at);
  for (const Section& section : sections) {
    absl::StrAppend(&text, "\n", section.title, "\n");
    for (std::size_t row = 0; row < section.entries.size(); ++row) {
      const std::size_t end = lines.find('\n', at) + 1;
      text.append(lines, at, end - at);
      at = end;
    }
  }
  return text;
}

}  // namespace draughts
