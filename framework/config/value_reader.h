// ValueReader: the values of a YAML text turned into those of the program; every mistake is noted
// and the reading goes on.
//
//   template <>
//   inline constexpr auto kFields<Board> = std::to_array<Field<Board>>(
//       {Key<&Board::width>("width"), Key<&Board::height>("height")});
//
//   ValueReader reader("my.yaml");
//   reader.Read(value, "board", board);
//
// The table of a record's fields is all there is to say about it: what reads them, what they may
// hold, which of them must be given.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "framework/base/enum_names.h"
#include "framework/base/problem.h"
#include "framework/config/yaml_reader.h"

namespace draughts {

class ValueReader;

template <class Record>
struct Field {
  std::string_view name;  // the keys that lead to it, joined by dots: "board.width"
  bool required;
  std::string (*values)();  // what it may hold, in words
  void (*read)(ValueReader&, const YamlValue&, const std::string& path, Record&);
};

// Specialised for each record that is written as a map.
template <class Record>
inline constexpr std::array<Field<Record>, 0> kFields = {};

template <class Record>
concept HasFields = (kFields<Record>.size() > 0);

class ValueReader {
 public:
  // `file` is only quoted, in the places of problems.
  explicit ValueReader(std::string file) : file_(std::move(file)) {}

  // Reads `value`, which `path` leads to (keys and 1-based indices, joined by dots), into `into`.
  // Where it does not fit, that is noted, and `into` stays as it was.
  void Read(const YamlValue& value, const std::string& path, std::string& into);
  void Read(const YamlValue& value, const std::string& path, int& into);
  void Read(const YamlValue& value, const std::string& path, bool& into);
  void Read(const YamlValue& value, const std::string& path, char& into);

  template <class Enum>
  requires std::is_enum_v<Enum>
  void Read(const YamlValue& value, const std::string& path, Enum& into) {
    const std::string* text = Scalar(value, path);
    if (text == nullptr) return;
    if (const std::optional<Enum> found = ParseEnum<Enum>(*text)) {
      into = *found;
      return;
    }
    std::vector<std::string> names;
    for (const auto& entry : kEnumNames<Enum>) names.emplace_back(entry.name);
    NotAllowed(PlaceOf(value), "yaml.not-allowed", {"found", *text}, names);
  }

  template <class T>
  void Read(const YamlValue& value, const std::string& path, std::optional<T>& into) {
    T inner{};
    const std::size_t before = problems_.size();
    Read(value, path, inner);
    if (problems_.size() == before) into = std::move(inner);
  }

  template <class T>
  void Read(const YamlValue& value, const std::string& path, std::vector<T>& into) {
    if (!IsList(value, path)) return;
    for (const YamlValue& item : value.items) {
      const std::string item_path = path + "." + std::to_string(into.size() + 1);
      places_[item_path] = PlaceOf(item);
      into.emplace_back();
      Read(item, item_path, into.back());
    }
  }

  // One of several kinds of record, from a map whose only key is the kName of its kind.
  template <class... Kinds>
  void Read(const YamlValue& value, const std::string& path, std::variant<Kinds...>& into) {
    const std::vector<std::string> names = {std::string(Kinds::kName)...};
    if (!IsOneMember(value, names)) return;
    const YamlMember& member = value.members.front();
    const bool known = (ReadKind<Kinds>(member, path, into) || ...);
    if (!known) UnknownKey(member, names);
  }

  // A record, from a map; `path` is empty for the root of the text.
  template <HasFields Record>
  void Read(const YamlValue& value, const std::string& path, Record& into) {
    std::vector<KeyName> keys;
    for (const Field<Record>& field : kFields<Record>) keys.push_back({field.name, field.required});
    WalkMap({value, path, ""}, keys, [&](std::size_t key, const YamlValue& found, const auto& at) {
      kFields<Record>[key].read(*this, found, at, into);
    });
  }

  // What has been noted so far; others may add to it.
  Problems& problems() { return problems_; }

  // The place of what `path` leads to, or of the nearest thing around it that was read.
  Place PlaceOf(std::string path) const;

 private:
  struct KeyName {
    std::string_view name;
    bool required;
  };
  // A map on the way down: its value, the path to it, and what of the key names lies behind us.
  struct Level {
    const YamlValue& value;
    const std::string& path;
    std::string prefix;
  };
  using OnKey = std::function<void(std::size_t key, const YamlValue&, const std::string& path)>;

  template <class Kind, class Variant>
  bool ReadKind(const YamlMember& member, const std::string& path, Variant& into) {
    if (member.key != Kind::kName) return false;
    const std::string kind_path = Enter(path, member);
    Kind kind{};
    Read(member.value, kind_path, kind);
    into = kind;
    return true;
  }

  void WalkMap(const Level& level, std::span<const KeyName> keys, const OnKey& on_key);
  void WalkMember(const Level& level, const YamlMember& member, std::span<const KeyName> keys,
                  const OnKey& on_key);
  static std::vector<std::string> Children(std::string_view prefix, std::span<const KeyName> keys,
                                           bool only_required);

  // The path to `member` of the map at `path`, whose place is kept.
  std::string Enter(const std::string& path, const YamlMember& member);
  void UnknownKey(const YamlMember& member, const std::vector<std::string>& allowed);

  // Notes that `found` is none of `allowed`; the problem gets these as "allowed", and those that
  // may have been meant as "near".
  void NotAllowed(const Place& place, std::string id, Problem::Argument found,
                  const std::vector<std::string>& allowed);
  void Report(const YamlValue& value, std::string id, std::vector<Problem::Argument> arguments);

  const std::string* Scalar(const YamlValue& value, const std::string& path);
  bool IsList(const YamlValue& value, const std::string& path);
  bool IsOneMember(const YamlValue& value, const std::vector<std::string>& allowed);
  Place PlaceOf(const YamlValue& value) const { return {file_, value.line, value.column}; }

  std::string file_;
  Problems problems_;
  std::map<std::string, Place> places_;
};

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
  return ValuesOf(static_cast<const T*>(nullptr));
}
template <class T>
std::string ValuesOf(const std::vector<T>*) {
  return "list of " + ValuesOf(static_cast<const T*>(nullptr));
}

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

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
                 Record& record) { reader.Read(value, path, MemberOf<kFirst, kRest...>(record)); }};
}

}  // namespace draughts
