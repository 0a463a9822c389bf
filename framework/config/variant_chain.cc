#include "framework/config/variant_chain.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <array>
#include <utility>

#include "framework/base/near_names.h"
#include "framework/config/field.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

const YamlValue* FindMember(const YamlValue& map, std::string_view key) {
  const auto found = std::find_if(map.members.begin(), map.members.end(),
                                  [key](const YamlMember& member) { return member.key == key; });
  return found == map.members.end() ? nullptr : &found->value;
}

void Merge(YamlValue& own, YamlValue inherited);

void MergeMember(YamlValue& own, YamlMember inherited) {
  for (YamlMember& member : own.members) {
    if (member.key != inherited.key) continue;
    Merge(member.value, std::move(inherited.value));
    return;
  }
  own.members.push_back(std::move(inherited));
}

// Adds to a map what it does not say itself; anything else stays as it is.
void Merge(YamlValue& own, YamlValue inherited) {
  if (own.kind != Kind::kMap || inherited.kind != Kind::kMap) return;
  for (YamlMember& member : inherited.members) MergeMember(own, std::move(member));
}

class ChainReader {
 public:
  ChainReader(std::span<const VariantText> known, Problems& problems)
      : known_(known), problems_(problems) {}

  VariantChain Read(std::string_view text, const std::string& file) && {
    chain_.files.push_back(file);
    chain_.root = RootOf(text, file);
    if (chain_.root) {
      const YamlValue* id = FindMember(*chain_.root, "id");
      ids_.push_back(id == nullptr ? "" : id->text);
      chain_.is_whole = AddParent(*chain_.root);
    }
    return std::move(chain_);
  }

 private:
  std::optional<YamlValue> RootOf(std::string_view text, const std::string& file) {
    for (const VariantText& known : known_) {
      if (known.root && known.file == file && known.text == text) return *known.root;
    }
    return ParseYaml(text, file, problems_);
  }

  // Merges into `root` what it inherits; false where not all of it could be found.
  bool AddParent(YamlValue& root) {
    const YamlValue* extends = FindMember(root, "extends");
    if (extends == nullptr || (extends->kind == Kind::kScalar && extends->text == kNone)) {
      return true;
    }
    // That it is no text is told by who reads the keys.
    const VariantText* parent = extends->kind == Kind::kScalar ? FindParent(*extends) : nullptr;
    if (parent == nullptr) return false;
    ids_.push_back(parent->id);
    chain_.files.push_back(parent->file);
    std::optional<YamlValue> inherited = RootOf(parent->text, parent->file);
    if (!inherited) return false;
    const bool is_whole = AddParent(*inherited);
    std::erase_if(inherited->members,
                  [](const YamlMember& member) { return IsNeverInherited(member.key); });
    Merge(root, std::move(*inherited));
    return is_whole;
  }

  // The file that `extends` names; null, and the reason told, where it cannot be taken.
  const VariantText* FindParent(const YamlValue& extends) {
    const std::string& id = extends.text;
    if (std::find(ids_.begin(), ids_.end(), id) != ids_.end()) {
      Report(extends, "variant.extends-itself",
             {{"chain", absl::StrJoin(ids_, " → ") + " → " + id}});
      return nullptr;
    }
    if (ids_.size() > static_cast<std::size_t>(kMostParents)) {
      Report(extends, "variant.extends-too-many", {{"most", std::to_string(kMostParents)}});
      return nullptr;
    }
    for (const VariantText& candidate : known_) {
      if (candidate.id == id) return &candidate;
    }
    ReportUnknown(extends);
    return nullptr;
  }

  void ReportUnknown(const YamlValue& extends) {
    std::vector<std::string> ids;
    for (const VariantText& candidate : known_) ids.push_back(candidate.id);
    std::vector<Problem::Argument> arguments = {{"name", extends.text},
                                                {"known", absl::StrJoin(ids, ", ")}};
    const std::vector<std::string> near = NearNames(extends.text, ids);
    if (!near.empty()) arguments.emplace_back("near", absl::StrJoin(near, ", "));
    Report(extends, "variant.unknown-parent", std::move(arguments));
  }

  void Report(const YamlValue& value, std::string id, std::vector<Problem::Argument> arguments) {
    problems_.push_back(
        {std::move(id), {value.file, value.line, value.column}, std::move(arguments)});
  }

  std::span<const VariantText> known_;
  Problems& problems_;
  VariantChain chain_;
  std::vector<std::string> ids_;  // of the files of the chain
};

}  // namespace

bool IsNeverInherited(std::string_view name) {
  constexpr std::array<std::string_view, 7> kOwn = {
      "id", "extends", "names", "aliases", "sources", "secondary-source", "verified"};
  return std::find(kOwn.begin(), kOwn.end(), name) != kOwn.end();
}

VariantChain ReadVariantChain(std::string_view text, const std::string& file,
                              std::span<const VariantText> known, Problems& problems) {
  return ChainReader(known, problems).Read(text, file);
}

}  // namespace draughts
