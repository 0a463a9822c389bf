#include "framework/study/rules_diff.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "framework/config/field.h"
#include "framework/config/variant_chain.h"
#include "framework/config/variant_file.h"
#include "framework/config/yaml_writer.h"

namespace draughts {
namespace {

constexpr std::string_view kDraws = "draws";
constexpr std::string_view kSource = "source";

struct Weight {
  std::string_view beginning;  // of the names of keys
  int weight;
};

// How pieces move is what a game is known by; how it is written down is no rule of it.
constexpr auto kWeights = std::to_array<Weight>({{"moves.", 4},
                                                 {"objective", 4},
                                                 {"board.", 3},
                                                 {"setup.", 2},
                                                 {"squares.", 0},
                                                 {"pdn", 0},
                                                 {"", 1}});

int WeightOf(std::string_view rule) {
  const auto* found = std::find_if(kWeights.begin(), kWeights.end(), [rule](const Weight& weight) {
    return rule.starts_with(weight.beginning);
  });
  return found->weight;
}

bool SaysHowTheGameGoes(std::string_view name) {
  return !IsNeverInherited(name.substr(0, name.find('.')));
}

// The draw rules without the articles they cite.
YamlValue WithoutSources(YamlValue value) {
  std::erase_if(value.members, [](const YamlMember& member) { return member.key == kSource; });
  for (YamlMember& member : value.members) member.value = WithoutSources(std::move(member.value));
  for (YamlValue& item : value.items) item = WithoutSources(std::move(item));
  return value;
}

std::string TextOf(KeyValue said) {
  if (said.value.kind == YamlValue::Kind::kEmpty) return std::string(kNone);
  if (said.name == kDraws) said.value = WithoutSources(std::move(said.value));
  return FormatYamlInLine(said.value);
}

NearVariant Compare(const VariantSpec& spec, const VariantSpec* other) {
  const std::array<const VariantSpec*, 2> both = {&spec, other};
  NearVariant near = {other, 0, {}};
  for (RuleRow& row : RuleRows(both)) {
    if (row.weight == 0 || !Differs(row)) continue;
    near.distance += row.weight;
    near.rows.push_back(std::move(row));
  }
  return near;
}

}  // namespace

std::vector<RuleRow> RuleRows(std::span<const VariantSpec* const> specs) {
  std::vector<RuleRow> rows;
  for (const VariantSpec* spec : specs) {
    std::size_t next = 0;
    for (KeyValue& said : VariantValues(*spec)) {
      if (!SaysHowTheGameGoes(said.name)) continue;
      if (next == rows.size()) rows.push_back({said.name, WeightOf(said.name), {}});
      rows[next++].values.push_back(TextOf(std::move(said)));
    }
  }
  return rows;
}

bool Differs(const RuleRow& row) {
  return std::any_of(row.values.begin(), row.values.end(),
                     [&row](const std::string& value) { return value != row.values.front(); });
}

std::vector<NearVariant> FindNearest(const VariantSpec& spec,
                                     std::span<const VariantSpec* const> known) {
  std::vector<NearVariant> nearest;
  for (const VariantSpec* other : known) {
    NearVariant near = Compare(spec, other);
    if (!nearest.empty() && near.distance > nearest.front().distance) continue;
    if (!nearest.empty() && near.distance < nearest.front().distance) nearest.clear();
    nearest.push_back(std::move(near));
  }
  return nearest;
}

}  // namespace draughts
