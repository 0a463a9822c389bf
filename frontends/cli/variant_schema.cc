#include "frontends/cli/variant_schema.h"

#include <algorithm>
#include <vector>

#include "framework/config/field.h"
#include "framework/config/variant_chain.h"
#include "framework/config/variant_file.h"
#include "framework/config/variant_keys.h"
#include "framework/messages/key_text.h"
#include "frontends/cli/json.h"

namespace draughts {
namespace {

using Kind = ValueType::Kind;

std::string_view FirstOf(std::string_view name) { return name.substr(0, name.find('.')); }

// The keys of a map, those that stand deeper gathered under the first part of their names.
struct Branch {
  std::string name;
  std::vector<KeyType> keys;  // one with an empty name: the value itself
};

std::vector<Branch> BranchesOf(const std::vector<KeyType>& keys) {
  std::vector<Branch> branches;
  for (const KeyType& key : keys) {
    const std::string first(FirstOf(key.name));
    if (branches.empty() || branches.back().name != first) branches.push_back({first, {}});
    branches.back().keys.push_back(key);
    std::string& name = branches.back().keys.back().name;
    name.erase(0, std::min(first.size() + 1, name.size()));
  }
  return branches;
}

class SchemaWriter {
 public:
  explicit SchemaWriter(const Catalogue& messages) : messages_(messages) {}

  std::string Write() && {
    const ValueType root = VariantFileType();
    json_.BeginObject().Key("$schema").String("http://json-schema.org/draft-07/schema#");
    json_.Key("title").String(messages_.Say("cli.schema.title"));
    Members(root.keys, "", Required::kOwn);
    // A file that extends nothing must say the rest as well; without the key this holds, too.
    json_.Key("if").BeginObject().Key("properties").BeginObject().Key("extends");
    Constant(kNone);
    json_.EndObject().EndObject();
    json_.Key("then").BeginObject();
    WhatMayBeInherited(root.keys);
    json_.EndObject().EndObject();
    return IndentJson(json_.TakeLine());
  }

 private:
  enum class Required { kNone, kOwn, kAll };

  void Constant(std::string_view text) {
    json_.BeginObject().Key("const").String(text).EndObject();
  }

  // type, properties and required of a map with these keys, whose names stand behind `prefix`.
  void Members(const std::vector<KeyType>& keys, const std::string& prefix, Required required) {
    json_.Key("type").String("object").Key("additionalProperties").Bool(false);
    json_.Key("properties").BeginObject();
    const std::vector<Branch> branches = BranchesOf(keys);
    for (const Branch& branch : branches) {
      json_.Key(branch.name);
      Property(branch, prefix + branch.name, required);
    }
    json_.EndObject();
    std::vector<std::string> names;
    for (const Branch& branch : branches) {
      const bool is_asked = required == Required::kAll ||
                            (required == Required::kOwn && IsNeverInherited(branch.name));
      if (is_asked && IsRequired(branch)) names.push_back(branch.name);
    }
    Names(names);
  }

  static bool IsRequired(const Branch& branch) {
    return std::any_of(branch.keys.begin(), branch.keys.end(),
                       [](const KeyType& key) { return key.required; });
  }

  void Names(const std::vector<std::string>& names) {
    if (names.empty()) return;
    json_.Key("required").BeginArray();
    for (const std::string& name : names) json_.String(name);
    json_.EndArray();
  }

  void Property(const Branch& branch, const std::string& path, Required required) {
    json_.BeginObject();
    if (branch.keys.front().name.empty()) {
      json_.Key("description").String(Description(path));
      Value(branch.keys.front().type, path);
    } else {
      Members(branch.keys, path + ".",
              required == Required::kAll ? Required::kAll : Required::kNone);
    }
    json_.EndObject();
  }

  std::string Description(const std::string& path) const {
    std::string text = KeyText(path, messages_);
    for (const VariantKey& key : keys_) {
      if (key.name == path) text += "\n\n" + key.example;
    }
    return text;
  }

  // The members of the schema of a value of this type; one that may be left out may be `none`.
  void Value(const ValueType& type, const std::string& path) {
    const bool says_none_itself = type.kind == Kind::kText || type.kind == Kind::kOneOf;
    if (!type.may_be_none || says_none_itself) {
      Something(type, path);
      return;
    }
    json_.Key("anyOf").BeginArray().BeginObject();
    Something(type, path);
    json_.EndObject();
    Constant(kNone);
    json_.EndArray();
  }

  void Something(const ValueType& type, const std::string& path) {
    switch (type.kind) {
      case Kind::kText:
        Text();
        return;
      case Kind::kBothTexts:
        BothTexts();
        return;
      case Kind::kNumber:
        json_.Key("type").String("integer");
        return;
      case Kind::kTruth:
        json_.Key("type").String("boolean");
        return;
      case Kind::kCharacter:
        json_.Key("type").String("string").Key("minLength").Integer(1).Key("maxLength").Integer(1);
        return;
      case Kind::kOneOf:
        OneOf(type, path);
        return;
      case Kind::kMap:
        Members(type.keys, path + ".", Required::kAll);
        return;
      case Kind::kList:
        json_.Key("type").String("array").Key("items").BeginObject();
        Value(type.item.front(), path);
        json_.EndObject();
        return;
      case Kind::kKinds:
        Members(type.keys, path + ".", Required::kNone);
        json_.Key("minProperties").Integer(1).Key("maxProperties").Integer(1);
        return;
    }
  }

  // A text that looks like a number needs no quotes.
  void Text() { json_.Key("type").BeginArray().String("string").String("number").EndArray(); }

  void BothTexts() {
    json_.Key("type").String("object").Key("additionalProperties").Bool(false);
    json_.Key("properties").BeginObject();
    for (const std::string_view language : {"en", "ru"}) {
      json_.Key(language).BeginObject();
      Text();
      json_.EndObject();
    }
    json_.EndObject();
    Names({"en", "ru"});
  }

  void OneOf(const ValueType& type, const std::string& path) {
    json_.Key("enum").BeginArray();
    for (const std::string& value : type.values) json_.String(value);
    if (type.may_be_none) json_.String(kNone);
    json_.EndArray();
    json_.Key("enumDescriptions").BeginArray();
    for (const std::string& value : type.values) json_.String(ValueText(path, value, messages_));
    if (type.may_be_none) json_.String(messages_.Say("cli.schema.none"));
    json_.EndArray();
  }

  // What a file that extends nothing must say besides.
  void WhatMayBeInherited(const std::vector<KeyType>& keys) {
    std::vector<std::string> names;
    json_.Key("properties").BeginObject();
    for (const Branch& branch : BranchesOf(keys)) {
      if (IsNeverInherited(branch.name) || !IsRequired(branch)) continue;
      names.push_back(branch.name);
      if (branch.keys.front().name.empty()) continue;
      json_.Key(branch.name).BeginObject();
      std::vector<std::string> inner;
      for (const KeyType& key : branch.keys) {
        if (key.required) inner.push_back(key.name);
      }
      Names(inner);
      json_.EndObject();
    }
    json_.EndObject();
    Names(names);
  }

  const Catalogue& messages_;
  const std::vector<VariantKey> keys_ = VariantKeys();
  JsonWriter json_;
};

}  // namespace

std::string VariantSchema(const Catalogue& messages) { return SchemaWriter(messages).Write(); }

}  // namespace draughts
