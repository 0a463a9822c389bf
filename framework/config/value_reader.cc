#include "framework/config/value_reader.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <charconv>

#include "framework/base/near_names.h"
#include "framework/base/utf8.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

// A whole number as people write one: no sign but minus, no leading zeros, nothing after it.
std::optional<int> ParseInteger(const std::string& text) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || std::to_string(number) != text) return std::nullopt;
  return number;
}

}  // namespace

void ValueReader::Read(const YamlValue& value, const std::string& path, std::string& into) {
  if (const std::string* text = Scalar(value, path)) into = *text;
}

void ValueReader::Read(const YamlValue& value, const std::string& path, int& into) {
  const std::string* text = Scalar(value, path);
  if (text == nullptr) return;
  if (const std::optional<int> number = ParseInteger(*text)) {
    into = *number;
  } else {
    Report(value, "yaml.not-a-number", {{"key", path}, {"found", *text}});
  }
}

void ValueReader::Read(const YamlValue& value, const std::string& path, bool& into) {
  const std::string* text = Scalar(value, path);
  if (text == nullptr) return;
  if (*text == "true" || *text == "false") {
    into = *text == "true";
  } else {
    Report(value, "yaml.not-true-or-false", {{"key", path}, {"found", *text}});
  }
}

void ValueReader::Read(const YamlValue& value, const std::string& path, char& into) {
  const std::string* text = Scalar(value, path);
  if (text == nullptr) return;
  if (text->size() == 1) {
    into = text->front();
  } else {
    Report(value, "yaml.not-one-character", {{"key", path}, {"found", *text}});
  }
}

bool ValueReader::WasRead(const std::string& path) const {
  const auto found = places_.find(path);
  return found != places_.end() &&
         std::none_of(problems_.begin(), problems_.end(),
                      [&found](const Problem& problem) { return problem.place == found->second; });
}

Place ValueReader::PlaceOf(std::string path) const {
  while (true) {
    if (const auto found = places_.find(path); found != places_.end()) return found->second;
    const std::size_t dot = path.rfind('.');
    if (dot == std::string::npos) return {file_, 0, 0};
    path.resize(dot);
  }
}

void ValueReader::WalkMap(const Level& level, std::span<const KeyName> keys, const OnKey& on_key) {
  const std::vector<std::string> children = Children(level.prefix, keys, false);
  const YamlValue& map = level.value;
  if (map.kind != Kind::kMap) {
    const bool root = level.path.empty();
    Report(map, root ? "yaml.no-keys" : "yaml.not-a-map",
           {{"key", level.path}, {"allowed", absl::StrJoin(children, ", ")}});
    return;
  }
  for (const YamlMember& member : map.members) WalkMember(level, member, keys, on_key);
  for (const std::string& child : Children(level.prefix, keys, true)) {
    const bool given = std::any_of(map.members.begin(), map.members.end(),
                                   [&](const YamlMember& member) { return member.key == child; });
    if (!given) Report(map, "yaml.missing-key", {{"key", child}});
  }
}

void ValueReader::WalkMember(const Level& level, const YamlMember& member,
                             std::span<const KeyName> keys, const OnKey& on_key) {
  const std::vector<std::string> children = Children(level.prefix, keys, false);
  if (std::find(children.begin(), children.end(), member.key) == children.end()) {
    UnknownKey(member, children);
    return;
  }
  const std::string path = Enter(level.path, member);
  const std::string name = level.prefix + member.key;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i].name == name) {
      on_key(i, member.value, path);
      return;
    }
  }
  WalkMap({member.value, path, name + "."}, keys, on_key);
}

// The keys that may stand in the map that `prefix` leads to, in the order of the table.
std::vector<std::string> ValueReader::Children(std::string_view prefix,
                                               std::span<const KeyName> keys, bool only_required) {
  std::vector<std::string> children;
  for (const KeyName& key : keys) {
    if (!key.name.starts_with(prefix) || (only_required && !key.required)) continue;
    const std::string_view rest = key.name.substr(prefix.size());
    const std::string child(rest.substr(0, rest.find('.')));
    if (std::find(children.begin(), children.end(), child) == children.end()) {
      children.push_back(child);
    }
  }
  return children;
}

std::string ValueReader::Enter(const std::string& path, const YamlMember& member) {
  std::string inner = path.empty() ? member.key : path + "." + member.key;
  places_[inner] = PlaceOf(member.value);
  return inner;
}

void ValueReader::UnknownKey(const YamlMember& member, const std::vector<std::string>& allowed) {
  NotAllowed({member.value.file, member.line, member.column}, "yaml.unknown-key",
             {"key", member.key}, allowed);
}

void ValueReader::NotAllowed(const Place& place, std::string id, Problem::Argument found,
                             const std::vector<std::string>& allowed) {
  const std::vector<std::string> near = NearNames(LowerCase(found.second), allowed);
  Problem problem{
      std::move(id), place, {std::move(found), {"allowed", absl::StrJoin(allowed, ", ")}}};
  if (!near.empty()) problem.arguments.emplace_back("near", absl::StrJoin(near, ", "));
  problems_.push_back(std::move(problem));
}

void ValueReader::Report(const YamlValue& value, std::string id,
                         std::vector<Problem::Argument> arguments) {
  problems_.push_back({std::move(id), PlaceOf(value), std::move(arguments)});
}

const std::string* ValueReader::Scalar(const YamlValue& value, const std::string& path) {
  if (value.kind == Kind::kScalar) return &value.text;
  Report(value, value.kind == Kind::kEmpty ? "yaml.empty-value" : "yaml.not-a-scalar",
         {{"key", path}});
  return nullptr;
}

bool ValueReader::IsList(const YamlValue& value, const std::string& path) {
  if (value.kind == Kind::kList) return true;
  Report(value, "yaml.not-a-list", {{"key", path}});
  return false;
}

bool ValueReader::IsOneMember(const YamlValue& value, const std::vector<std::string>& allowed) {
  if (value.kind == Kind::kMap && value.members.size() == 1) return true;
  Report(value, "yaml.one-key-an-item", {{"allowed", absl::StrJoin(allowed, ", ")}});
  return false;
}

}  // namespace draughts
