#include "framework/config/catalog.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "framework/base/near_names.h"
#include "framework/base/utf8.h"
#include "framework/config/embedded_files.h"
#include "framework/config/variant_file.h"

namespace draughts {
namespace {

// Everything that finds the variant.
std::vector<std::string> NamesOf(const VariantSpec& spec) {
  std::vector<std::string> names = {spec.id, spec.names.en, spec.names.ru};
  names.insert(names.end(), spec.aliases.begin(), spec.aliases.end());
  return names;
}

Variant BuiltInVariant(const VariantText& text, const std::vector<VariantText>& known) {
  Result<VariantSpec> spec = ParseVariantFile(text.text, text.file, known);
  DRAUGHTS_CHECK(spec.ok(), "an embedded variant file without problems");
  Result<Variant> variant = Variant::Make(std::move(spec).value());
  DRAUGHTS_CHECK(variant.ok(), "a compiled kernel for each embedded variant");
  return std::move(variant).value();
}

std::vector<VariantText> ReadBuiltInTexts() {
  constexpr std::string_view kFolder = "variants/";
  constexpr std::string_view kEnding = ".yaml";
  std::vector<VariantText> texts;
  for (const EmbeddedFile& file : EmbeddedFiles()) {
    if (!file.name.starts_with(kFolder)) continue;
    std::string_view id = file.name;
    id.remove_prefix(kFolder.size());
    id.remove_suffix(kEnding.size());
    Problems problems;
    const std::string name(file.name);
    std::optional<YamlValue> root = ParseYaml(file.text, name, problems);
    DRAUGHTS_CHECK(root && problems.empty(), "an embedded variant file that is YAML");
    texts.push_back({std::string(id), name, std::string(file.text),
                     std::make_shared<const YamlValue>(*std::move(root))});
  }
  return texts;
}

}  // namespace

// A file is called by the id of its variant: variants/russian.yaml.
std::vector<VariantText> BuiltInVariantTexts() {
  static const std::vector<VariantText>* const kTexts =
      new std::vector<VariantText>(ReadBuiltInTexts());
  return *kTexts;
}

const Catalog& Catalog::BuiltIn() {
  static const Catalog catalog = [] {
    Catalog built_in;
    const std::vector<VariantText> texts = BuiltInVariantTexts();
    for (const VariantText& text : texts) {
      built_in.Add({BuiltInVariant(text, texts), text.text});
    }
    return built_in;
  }();
  return catalog;
}

Result<Variant> Catalog::Find(std::string_view name) const {
  const std::string wanted = LowerCase(name);
  std::vector<std::string> all;
  std::vector<std::string> known;
  for (const Entry& entry : entries_) {
    for (std::string& found : NamesOf(entry.variant.spec())) {
      if (LowerCase(found) == wanted) return entry.variant;
      all.push_back(std::move(found));
    }
    known.push_back(entry.variant.spec().id);
  }
  Problem problem{
      "variant.unknown", {}, {{"name", std::string(name)}, {"known", absl::StrJoin(known, ", ")}}};
  const std::vector<std::string> near = NearNames(wanted, all);
  if (!near.empty()) problem.arguments.emplace_back("near", absl::StrJoin(near, ", "));
  return problem;
}

const Catalog::Entry* Catalog::FindEntry(std::string_view id) const {
  const auto entry = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& candidate) {
    return candidate.variant.spec().id == id;
  });
  return entry == entries_.end() ? nullptr : &*entry;
}

}  // namespace draughts
