// ValueWriter: the values of the program turned into those of a YAML text, the reverse of
// ValueReader.
//
//   FormatYaml(ValueWriter::Write(spec))
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "framework/base/enum_names.h"
#include "framework/config/field.h"

namespace draughts {

class ValueWriter {
 public:
  static YamlValue Write(const std::string& text) { return Scalar(text); }
  static YamlValue Write(int number) { return Scalar(std::to_string(number)); }
  static YamlValue Write(bool truth) { return Scalar(truth ? "true" : "false"); }
  static YamlValue Write(char character) { return Scalar(std::string(1, character)); }

  template <class Enum>
  requires std::is_enum_v<Enum>
  static YamlValue Write(Enum value) { return Scalar(std::string(NameOf(value))); }

  // Empty where there is nothing.
  template <class T>
  static YamlValue Write(const std::optional<T>& value) {
    return value ? Write(*value) : YamlValue{};
  }

  template <class T>
  static YamlValue Write(const std::vector<T>& values) {
    YamlValue list;
    list.kind = YamlValue::Kind::kList;
    for (const T& value : values) list.items.push_back(Write(value));
    return list;
  }

  // A map whose only key is the kName of the kind.
  template <class... Kinds>
  static YamlValue Write(const std::variant<Kinds...>& value) {
    YamlValue map = Map();
    std::visit([&map](const auto& kind) { Add(map, kind.kName, Write(kind)); }, value);
    return map;
  }

  // A map of its fields, without those that are empty.
  template <HasFields Record>
  static YamlValue Write(const Record& record) {
    YamlValue map = Map();
    for (const Field<Record>& field : kFields<Record>) Add(map, field.name, field.write(record));
    return map;
  }

 private:
  static YamlValue Scalar(std::string text);
  static YamlValue Map();
  // Puts `value` where `name`, keys joined by dots, leads to in `map`.
  static void Add(YamlValue& map, std::string_view name, YamlValue value);
};

}  // namespace draughts
