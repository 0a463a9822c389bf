#include "framework/config/variant_keys.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "framework/config/variant_chain.h"
#include "framework/config/variant_file.h"

namespace draughts {
namespace {

using Kind = ValueType::Kind;

// Types have few levels; a step is the number of a key among its brothers.
using Steps = std::vector<std::size_t>;

// "board.width" and "8" as "board: { width: 8 }".
std::string Member(std::string_view name, const std::string& value) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return std::string(name) + ": " + value;
  return std::string(name.substr(0, dot)) + ": { " + Member(name.substr(dot + 1), value) + " }";
}

std::string Value(const ValueType& type, const Steps& steps, std::size_t level);

// A map with all that it needs, and with the key that the step at `level` leads to.
std::string Map(const std::vector<KeyType>& keys, const Steps& steps, std::size_t level) {
  std::string members;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const bool is_meant = level < steps.size() && steps[level] == i;
    if (!is_meant && !keys[i].required) continue;
    const bool goes_on = is_meant && level + 1 < steps.size();
    const std::string value = goes_on ? Value(keys[i].type, steps, level + 1) : keys[i].example;
    members += (members.empty() ? "" : ", ") + Member(keys[i].name, value);
  }
  return "{ " + members + " }";
}

std::string Value(const ValueType& type, const Steps& steps, std::size_t level) {
  if (type.kind == Kind::kList) return "[" + Value(type.item.front(), steps, level) + "]";
  if (type.kind == Kind::kMap) return Map(type.keys, steps, level);
  const KeyType& kind = type.keys[steps[level]];
  return "{ " + kind.name + ": " + Value(kind.type, steps, level + 1) + " }";
}

class Lister {
 public:
  std::vector<VariantKey> List() && {
    for (std::size_t i = 0; i < root_.keys.size(); ++i) {
      const KeyType& key = root_.keys[i];
      inherited_ = !IsNeverInherited(key.name.substr(0, key.name.find('.')));
      steps_ = {i};
      Add(key.name, key);
    }
    return std::move(keys_);
  }

 private:
  // The key that steps_ leads to, and all that stand in it.
  void Add(const std::string& name, const KeyType& key) {
    keys_.push_back({name, key.required, inherited_, key.type, Example()});
    const ValueType* type = &key.type;
    if (type->kind == Kind::kList) type = &type->item.front();
    for (std::size_t i = 0; i < type->keys.size(); ++i) {
      steps_.push_back(i);
      Add(name + "." + type->keys[i].name, type->keys[i]);
      steps_.pop_back();
    }
  }

  std::string Example() const {
    const KeyType& key = root_.keys[steps_.front()];
    return Member(key.name, steps_.size() > 1 ? Value(key.type, steps_, 1) : key.example);
  }

  const ValueType root_ = VariantFileType();
  bool inherited_ = false;
  Steps steps_;
  std::vector<VariantKey> keys_;
};

}  // namespace

std::vector<VariantKey> VariantKeys() { return Lister().List(); }

}  // namespace draughts
