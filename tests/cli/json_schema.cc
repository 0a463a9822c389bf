#include "tests/cli/json_schema.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

const YamlValue* Find(const YamlValue& map, std::string_view key) {
  for (const YamlMember& member : map.members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

bool IsWhole(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

bool IsTruth(const std::string& text) { return text == "true" || text == "false"; }

// Plain scalars are not told from quoted ones here, so a text may look like anything.
bool HasType(const YamlValue& value, std::string_view type) {
  if (type == "object") return value.kind == Kind::kMap;
  if (type == "array") return value.kind == Kind::kList;
  if (value.kind != Kind::kScalar) return false;
  if (type == "integer" || type == "number") return IsWhole(value.text);
  return type == "boolean" ? IsTruth(value.text) : type == "string";
}

class Validator {
 public:
  std::vector<std::string> Take() { return std::move(misfits_); }

  void Check(const YamlValue& schema, const YamlValue& value, const std::string& path) {
    for (const YamlMember& keyword : schema.members) {
      CheckKeyword(keyword, schema, value, path);
    }
  }

 private:
  void Add(const std::string& path, std::string_view keyword) {
    misfits_.push_back(path + ": " + std::string(keyword));
  }

  static bool Fits(const YamlValue& schema, const YamlValue& value) {
    return FindMisfits(schema, value).empty();
  }

  void CheckKeyword(const YamlMember& keyword, const YamlValue& schema, const YamlValue& value,
                    const std::string& path) {
    const std::string& name = keyword.key;
    const YamlValue& wanted = keyword.value;
    constexpr std::array<std::string_view, 6> kSilent = {
        "$schema", "title", "description", "then", "enumDescriptions", "examples"};
    if (std::find(kSilent.begin(), kSilent.end(), name) != kSilent.end()) return;
    if (name == "properties") {
      for (const YamlMember& member : wanted.members) {
        const YamlValue* found = Find(value, member.key);
        if (found != nullptr) Check(member.value, *found, Inside(path, member.key));
      }
    } else if (name == "items") {
      for (const YamlValue& item : value.items) Check(wanted, item, path + "[]");
    } else if (name == "additionalProperties") {
      CheckNames(*Find(schema, "properties"), value, path);
    } else if (name == "required") {
      for (const YamlValue& key : wanted.items) {
        const bool is_there = value.kind != Kind::kMap || Find(value, key.text) != nullptr;
        if (!is_there) Add(Inside(path, key.text), name);
      }
    } else if (name == "if") {
      if (Fits(wanted, value)) Check(*Find(schema, "then"), value, path);
    } else if (!HoldsOf(name, wanted, value)) {
      Add(path, name);
    }
  }

  static std::string Inside(const std::string& path, const std::string& key) {
    return path.empty() ? key : path + "." + key;
  }

  void CheckNames(const YamlValue& properties, const YamlValue& value, const std::string& path) {
    for (const YamlMember& member : value.members) {
      if (Find(properties, member.key) == nullptr) {
        Add(Inside(path, member.key), "additionalProperties");
      }
    }
  }

  // The keywords that say yes or no about one value.
  static bool HoldsOf(const std::string& name, const YamlValue& wanted, const YamlValue& value) {
    const auto is_said = [&value](const YamlValue& text) {
      return value.kind == Kind::kScalar && value.text == text.text;
    };
    if (name == "type") {
      if (wanted.kind == Kind::kScalar) return HasType(value, wanted.text);
      return std::any_of(wanted.items.begin(), wanted.items.end(),
                         [&value](const YamlValue& type) { return HasType(value, type.text); });
    }
    if (name == "const") return is_said(wanted);
    if (name == "enum") return std::any_of(wanted.items.begin(), wanted.items.end(), is_said);
    if (name == "anyOf") {
      return std::any_of(wanted.items.begin(), wanted.items.end(),
                         [&value](const YamlValue& schema) { return Fits(schema, value); });
    }
    const std::size_t limit = std::stoul(wanted.text);
    if (name == "minProperties") return value.members.size() >= limit;
    if (name == "maxProperties") return value.members.size() <= limit;
    const std::size_t length = DecodeUtf8(value.text).size();
    return name == "minLength" ? length >= limit : name == "maxLength" && length <= limit;
  }

  std::vector<std::string> misfits_;
};

}  // namespace

std::vector<std::string> FindMisfits(const YamlValue& schema, const YamlValue& value) {
  Validator validator;
  validator.Check(schema, value, "");
  return validator.Take();
}

}  // namespace draughts
