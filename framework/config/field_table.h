// How a table of fields is written down.
//
//   template <>
//   inline constexpr auto kFields<Board> = std::to_array<Field<Board>>(
//       {Key<&Board::width>("width", "8"), Key<&Board::height>("height", "10")});
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "framework/config/field.h"
#include "framework/config/value_reader.h"
#include "framework/config/value_writer.h"
#include "framework/rules/local_text.h"

namespace draughts {

// What a value of each type may be.
inline ValueType TypeOf(const std::string*) { return ValueType(ValueType::Kind::kText); }
inline ValueType TypeOf(const int*) { return ValueType(ValueType::Kind::kNumber); }
inline ValueType TypeOf(const bool*) {
  ValueType type(ValueType::Kind::kTruth);
  type.values = {"true", "false"};
  return type;
}
inline ValueType TypeOf(const LocalText*) { return ValueType(ValueType::Kind::kBothTexts); }
inline ValueType TypeOf(const char*) { return ValueType(ValueType::Kind::kCharacter); }
template <class Enum>
requires std::is_enum_v<Enum> ValueType TypeOf(const Enum*) {
  ValueType type(ValueType::Kind::kOneOf);
  for (const auto& entry : kEnumNames<Enum>) type.values.emplace_back(entry.name);
  return type;
}
template <HasFields Record>
ValueType TypeOf(const Record*) {
  ValueType type(ValueType::Kind::kMap);
  for (const Field<Record>& field : kFields<Record>) {
    type.keys.push_back(
        {std::string(field.name), field.required, std::string(field.example), field.type()});
  }
  return type;
}
template <class... Kinds>
ValueType TypeOf(const std::variant<Kinds...>*) {
  ValueType type(ValueType::Kind::kKinds);
  (type.keys.push_back(
       {std::string(Kinds::kName), false, "", TypeOf(static_cast<const Kinds*>(nullptr))}),
   ...);
  return type;
}
template <class T>
ValueType TypeOf(const std::optional<T>*) {
  ValueType type = TypeOf(static_cast<const T*>(nullptr));
  type.may_be_none = true;
  return type;
}
template <class T>
ValueType TypeOf(const std::vector<T>*) {
  ValueType type(ValueType::Kind::kList);
  type.item = {TypeOf(static_cast<const T*>(nullptr))};
  return type;
}

// The record that a pointer to a member belongs to.
template <class Record, class Member>
Record RecordOf(Member Record::*member);

// What the pointers to members lead to, one after the other.
template <auto kFirst, auto... kRest>
constexpr auto& MemberOf(auto& record) {
  if constexpr (sizeof...(kRest) == 0) {
    return record.*kFirst;
  } else {
    return MemberOf<kRest...>(record.*kFirst);
  }
}

// The field that the pointers to members lead to, under the name `name`, with an example of its
// value. It must be given unless it is a std::optional.
template <auto kFirst, auto... kRest>
constexpr auto Key(std::string_view name, std::string_view example) {
  using Record = decltype(RecordOf(kFirst));
  using Value =
      std::remove_reference_t<decltype(MemberOf<kFirst, kRest...>(std::declval<Record&>()))>;
  return Field<Record>{
      .name = name,
      .required = !kIsOptional<Value>,
      .example = example,
      .type = [] { return TypeOf(static_cast<const Value*>(nullptr)); },
      .read = [](ValueReader& reader, const YamlValue& value, const std::string& path,
                 Record& record) { reader.Read(value, path, MemberOf<kFirst, kRest...>(record)); },
      .write =
          [](const Record& record) {
            return ValueWriter::Write(MemberOf<kFirst, kRest...>(record));
          }};
}

}  // namespace draughts
