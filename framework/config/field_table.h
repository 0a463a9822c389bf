// How a table of fields is written down.
//
//   template <>
//   inline constexpr auto kFields<Board> = std::to_array<Field<Board>>(
//       {Key<&Board::width>("width"), Key<&Board::height>("height")});
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

namespace draughts {

// What a value of each type may be, in words; for documents and messages of all languages, so in
// English and short.
inline std::string ValuesOf(const std::string*) { return "text"; }
inline std::string ValuesOf(const int*) { return "whole number"; }
inline std::string ValuesOf(const bool*) { return "true, false"; }
inline std::string ValuesOf(const char*) { return "one character"; }
template <class Enum>
requires std::is_enum_v<Enum> std::string ValuesOf(const Enum*) { return EnumNameList<Enum>(); }
template <HasFields Record>
std::string ValuesOf(const Record*) {
  std::string names;
  for (const Field<Record>& field : kFields<Record>) {
    names += (names.empty() ? "{ " : ", ") + std::string(field.name);
  }
  return names + " }";
}
template <class... Kinds>
std::string ValuesOf(const std::variant<Kinds...>*) {
  std::string kinds;
  ((kinds += (kinds.empty() ? "" : " or ") + std::string(Kinds::kName) + ": " +
             ValuesOf(static_cast<const Kinds*>(nullptr))),
   ...);
  return kinds;
}
template <class T>
std::string ValuesOf(const std::optional<T>*) {
  return ValuesOf(static_cast<const T*>(nullptr)) + ", " + std::string(kNone);
}
template <class T>
std::string ValuesOf(const std::vector<T>*) {
  return "list of " + ValuesOf(static_cast<const T*>(nullptr));
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

// The field that the pointers to members lead to, under the name `name`. It must be given unless it
// is a std::optional.
template <auto kFirst, auto... kRest>
constexpr auto Key(std::string_view name) {
  using Record = decltype(RecordOf(kFirst));
  using Value =
      std::remove_reference_t<decltype(MemberOf<kFirst, kRest...>(std::declval<Record&>()))>;
  return Field<Record>{
      .name = name,
      .required = !kIsOptional<Value>,
      .values = [] { return ValuesOf(static_cast<const Value*>(nullptr)); },
      .read = [](ValueReader& reader, const YamlValue& value, const std::string& path,
                 Record& record) { reader.Read(value, path, MemberOf<kFirst, kRest...>(record)); },
      .write =
          [](const Record& record) {
            return ValueWriter::Write(MemberOf<kFirst, kRest...>(record));
          }};
}

}  // namespace draughts
