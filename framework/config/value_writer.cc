#include "framework/config/value_writer.h"

#include <algorithm>

namespace draughts {

YamlValue ValueWriter::Scalar(std::string text) {
  YamlValue scalar;
  scalar.kind = YamlValue::Kind::kScalar;
  scalar.text = std::move(text);
  return scalar;
}

YamlValue ValueWriter::Map() {
  YamlValue map;
  map.kind = YamlValue::Kind::kMap;
  return map;
}

void ValueWriter::Add(YamlValue& map, std::string_view name, YamlValue value) {
  if (value.kind == YamlValue::Kind::kEmpty) return;
  const std::size_t dot = name.find('.');
  const std::string key(name.substr(0, dot));
  if (dot == std::string_view::npos) {
    map.members.push_back({.key = key, .line = 0, .column = 0, .value = std::move(value)});
    return;
  }
  auto inner = std::find_if(map.members.begin(), map.members.end(),
                            [&key](const YamlMember& member) { return member.key == key; });
  if (inner == map.members.end()) {
    inner = map.members.insert(inner, {.key = key, .line = 0, .column = 0, .value = Map()});
  }
  Add(inner->value, name.substr(dot + 1), std::move(value));
}

}  // namespace draughts
