#include "frontends/cli/variant_nearest.h"

#include <absl/strings/str_cat.h>
#include <absl/strings/str_join.h>

#include <algorithm>

#include "framework/messages/local_text.h"
#include "framework/study/rules_diff.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/json.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/rule_text.h"
#include "frontends/cli/user_variants.h"

namespace draughts {
namespace {

constexpr std::string_view kDraws = "draws";
constexpr std::size_t kMostInHeadline = 2;  // more rules in one sentence nobody keeps in mind

std::vector<NearVariant> NearestOf(const VariantSpec& spec,
                                   const std::vector<Catalog::Entry>& entries) {
  std::vector<const VariantSpec*> others;
  for (const Catalog::Entry& entry : entries) {
    const VariantSpec& other = entry.variant.spec();
    if (other.id != spec.id) others.push_back(&other);
  }
  return FindNearest(spec, others);
}

// A rule that differs, as clauses about either game.
struct Difference {
  std::string ours;
  std::string theirs;
};

// All but the draws. The size of a board is one rule, whichever side of it differs.
std::vector<Difference> DifferencesOf(const VariantSpec& spec, const NearVariant& near,
                                      const Catalogue& messages) {
  std::vector<Difference> differences;
  for (const RuleRow& row : near.rows) {
    if (row.rule == kDraws) continue;
    Difference difference = {RuleClause(row.rule, row.values[0], spec, messages),
                             RuleClause(row.rule, row.values[1], *near.spec, messages)};
    const bool is_told =
        std::any_of(differences.begin(), differences.end(),
                    [&difference](const Difference& told) { return told.ours == difference.ours; });
    if (!is_told) differences.push_back(std::move(difference));
  }
  return differences;
}

bool DrawsDiffer(const NearVariant& near) {
  return !near.rows.empty() && std::any_of(near.rows.begin(), near.rows.end(),
                                           [](const RuleRow& row) { return row.rule == kDraws; });
}

bool MovesDiffer(const NearVariant& near) {
  return std::any_of(near.rows.begin(), near.rows.end(), [](const RuleRow& row) {
    return row.rule.starts_with("moves.") || row.rule.starts_with("board.");
  });
}

std::string HeadlineKey(const NearVariant& near, std::size_t differences) {
  if (near.rows.empty()) return "cli.nearest.same";
  if (differences == 0) return "cli.nearest.only-draws";
  if (differences > kMostInHeadline) return "cli.nearest.several";
  return MovesDiffer(near) ? "cli.nearest.in-which" : "cli.nearest.same-moves";
}

std::string DrawLines(const VariantSpec& spec, const VariantSpec& other,
                      const Catalogue& messages) {
  std::string lines;
  for (const std::string& text : DrawRulesBeyond(spec, other, messages)) {
    absl::StrAppend(&lines, "    ", text, "\n");
  }
  if (lines.empty()) return lines;
  const std::string& name = In(spec.names, messages.language());
  return absl::StrCat("  ", messages.Say("cli.nearest.draws-of", {{"name", name}}), "\n", lines);
}

std::string InWords(const VariantSpec& spec, const NearVariant& near, const Catalogue& messages) {
  const std::vector<Difference> differences = DifferencesOf(spec, near, messages);
  std::vector<std::string> clauses;
  for (const Difference& difference : differences) clauses.push_back(difference.ours);
  std::string text =
      messages.Say(HeadlineKey(near, differences.size()),
                   {{"name", In(spec.names, messages.language())},
                    {"other", In(near.spec->names, messages.language())},
                    {"id", near.spec->id},
                    {"count", std::to_string(differences.size())},
                    {"clauses", absl::StrJoin(clauses, messages.Say("cli.nearest.and"))}}) +
      "\n";
  for (const Difference& difference : differences) {
    absl::StrAppend(&text, "  ",
                    messages.Say("cli.nearest.difference",
                                 {{"ours", difference.ours}, {"theirs", difference.theirs}}),
                    "\n");
  }
  if (!DrawsDiffer(near)) return text;
  return text + DrawLines(spec, *near.spec, messages) + DrawLines(*near.spec, spec, messages);
}

std::string InJson(const VariantSpec& spec, const std::vector<NearVariant>& nearest) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.nearest/1").Key("variant").String(spec.id);
  json.Key("nearest").BeginArray();
  for (const NearVariant& near : nearest) {
    json.BeginObject().Key("variant").String(near.spec->id);
    json.Key("distance").Integer(near.distance).Key("rows").BeginArray();
    for (const RuleRow& row : near.rows) {
      json.BeginObject().Key("rule").String(row.rule).Key("values").BeginObject();
      json.Key(spec.id).String(row.values[0]).Key(near.spec->id).String(row.values[1]);
      json.EndObject().EndObject();
    }
    json.EndArray().EndObject();
  }
  json.EndArray().EndObject();
  return json.TakeLine();
}

}  // namespace

std::string NearestInWords(const Catalog::Entry& entry, const std::vector<Catalog::Entry>& entries,
                           const Catalogue& messages) {
  const VariantSpec& spec = entry.variant.spec();
  std::string text;
  for (const NearVariant& near : NearestOf(spec, entries)) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", InWords(spec, near, messages));
  }
  return text;
}

int TellNearestVariants(const std::string& name, bool json, Console& console) {
  const VariantLibrary library = ReadVariantLibrary();
  const Result<Catalog::Entry> entry = FindEntry(library, name);
  if (!entry.ok()) {
    console.Err(entry.problems());
    return ExitCodeFor(entry.problems());
  }
  const std::vector<Catalog::Entry>& entries = library.catalog().entries();
  const VariantSpec& spec = entry->variant.spec();
  console.Out(json ? InJson(spec, NearestOf(spec, entries))
                   : NearestInWords(*entry, entries, console.messages()));
  return kExitDone;
}

}  // namespace draughts
