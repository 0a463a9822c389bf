// ValueReader: the values of a YAML text turned into those of the program; every mistake is noted
// and the reading goes on.
//
//   ValueReader reader("my.yaml");
//   reader.Read(value, "board", board);     // a record, by the table of its fields (field.h)
#pragma once

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
#include "framework/config/field.h"
#include "framework/config/yaml_reader.h"

namespace draughts {

class ValueReader {
 public:
  // `file` is only quoted, in the places of problems that are about no value.
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

  // What may be left out may be said not to be there: so a file takes away what it inherits.
  template <class T>
  void Read(const YamlValue& value, const std::string& path, std::optional<T>& into) {
    if (value.kind == YamlValue::Kind::kScalar && value.text == kNone) {
      into.reset();
      return;
    }
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
  const Problems& problems() const { return problems_; }

  // Whether what `path` leads to was there and could be read.
  bool WasRead(const std::string& path) const;

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
  static Place PlaceOf(const YamlValue& value) { return {value.file, value.line, value.column}; }

  std::string file_;
  Problems problems_;
  std::map<std::string, Place> places_;
};

}  // namespace draughts
