#include "frontends/cli/variant_help.h"

#include <absl/strings/str_cat.h>

#include <vector>

#include "framework/config/variant_keys.h"
#include "framework/messages/key_text.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/json.h"
#include "frontends/cli/options.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

using Kind = ValueType::Kind;

constexpr std::string_view kDraws = "draws.";

// The argument of Catalogue::Say that says what a key holds.
std::string TypeKey(const ValueType& type) {
  switch (type.kind) {
    case Kind::kText:
      return "cli.keys.type.text";
    case Kind::kBothTexts:
      return "cli.keys.type.both-texts";
    case Kind::kNumber:
      return "cli.keys.type.number";
    case Kind::kTruth:
    case Kind::kOneOf:
      return "cli.keys.type.one-of";
    case Kind::kCharacter:
      return "cli.keys.type.character";
    case Kind::kMap:
      return "cli.keys.type.map";
    case Kind::kList:
    case Kind::kKinds:
      return "cli.keys.type.list";
  }
  return {};
}

bool IsOfDraws(const VariantKey& key) { return key.name.starts_with(kDraws); }

std::string NeedKey(const VariantKey& key) {
  if (key.type.kind == Kind::kMap) return "cli.keys.kind";
  if (!key.required) return "cli.keys.optional";
  if (IsOfDraws(key)) return "cli.keys.required";
  return key.inherited ? "cli.keys.required-or-inherited" : "cli.keys.required-own";
}

std::string InText(const VariantKey& key, const Catalogue& messages) {
  std::string text =
      absl::StrCat(key.name, "\n  ", KeyText(key.name, messages), "\n  ",
                   messages.Say(TypeKey(key.type)), "; ", messages.Say(NeedKey(key)), "\n");
  Table values;
  for (const std::string& value : key.type.values) {
    values.AddRow({"    " + value, ValueText(key.name, value, messages)});
  }
  if (!key.type.values.empty()) text += values.Text();
  return absl::StrCat(text, "  ", messages.Say("cli.keys.example", {{"example", key.example}}),
                      "\n");
}

std::string InText(const std::vector<VariantKey>& keys, const Catalogue& messages) {
  std::string text;
  for (const VariantKey& key : keys) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", InText(key, messages));
  }
  return text;
}

std::string InJson(const std::vector<VariantKey>& keys, const Catalogue& messages) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.keys/1").Key("keys").BeginArray();
  for (const VariantKey& key : keys) {
    json.BeginObject().Key("key").String(key.name);
    json.Key("meaning").String(KeyText(key.name, messages));
    json.Key("holds").String(InWords(key.type));
    json.Key("required").Bool(key.required).Key("inherited").Bool(key.inherited);
    json.Key("values").BeginArray();
    for (const std::string& value : key.type.values) {
      json.BeginObject().Key("value").String(value);
      json.Key("meaning").String(ValueText(key.name, value, messages)).EndObject();
    }
    json.EndArray().Key("example").String(key.example).EndObject();
  }
  json.EndArray().EndObject();
  return json.TakeLine();
}

bool IsMeant(const VariantKey& key, const std::string& wanted) {
  return key.name == wanted || key.name.starts_with(wanted + ".") ||
         key.name.ends_with("." + wanted);
}

std::vector<VariantKey> KeysMeant(const std::optional<std::string>& wanted) {
  std::vector<VariantKey> meant;
  for (VariantKey& key : VariantKeys()) {
    if (!wanted || IsMeant(key, *wanted)) meant.push_back(std::move(key));
  }
  return meant;
}

Problem UnknownKey(const std::string& wanted) {
  std::vector<std::string> names;
  for (const VariantKey& key : VariantKeys()) {
    names.push_back(key.name);
    names.push_back(key.name.substr(key.name.rfind('.') + 1));
  }
  return UnknownName("cli.keys.unknown", wanted, names);
}

// A cell of a table may hold no bar.
std::string Cell(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
    text.insert(at, 1, '\\');
  }
  return text;
}

// Of draw rules only a whole one is an example.
std::string KeyRow(const VariantKey& key, const Catalogue& messages) {
  const std::string name = IsOfDraws(key) ? key.name.substr(kDraws.size()) : key.name;
  const std::string need = !key.required   ? "cli.keys.md.no"
                           : key.inherited ? "cli.keys.md.yes"
                                           : "cli.keys.md.own";
  const bool is_kind = key.type.kind == Kind::kMap;
  const std::string example = IsOfDraws(key) && !is_kind ? "" : "`" + Cell(key.example) + "`";
  return absl::StrCat("| `", name, "` | ", Cell(InWords(key.type)), " | ",
                      is_kind ? "" : messages.Say(need), " | ", Cell(KeyText(key.name, messages)),
                      " | ", example, " |\n");
}

std::string ValueRows(const VariantKey& key, const Catalogue& messages) {
  std::string rows;
  for (const std::string& value : key.type.values) {
    absl::StrAppend(&rows, "| `", key.name, ": ", value, "` | ",
                    Cell(ValueText(key.name, value, messages)), " |\n");
  }
  return rows;
}

}  // namespace

int TellVariantKeys(const std::optional<std::string>& wanted, KeyPage page, Console& console) {
  const Catalogue& messages = console.messages();
  const std::vector<VariantKey> keys = KeysMeant(wanted);
  if (keys.empty()) {
    console.Err({UnknownKey(*wanted)});
    return kExitUsage;
  }
  if (page == KeyPage::kJson) {
    console.Out(InJson(keys, messages));
  } else if (page == KeyPage::kMarkdown) {
    console.Out(VariantKeysAsMarkdown(messages));
  } else {
    if (!wanted) console.Out(messages.Say("cli.keys.intro") + "\n\n");
    console.Out(InText(keys, messages));
  }
  return kExitDone;
}

std::string VariantKeysAsMarkdown(const Catalogue& messages) {
  const std::string head = messages.Say("cli.keys.md.head") + "\n|---|---|---|---|---|\n";
  std::string keys = head;
  std::string draws = head;
  std::string values = messages.Say("cli.keys.md.values-head") + "\n|---|---|\n";
  for (const VariantKey& key : VariantKeys()) {
    (IsOfDraws(key) ? draws : keys) += KeyRow(key, messages);
    values += ValueRows(key, messages);
  }
  return absl::StrCat(keys, "\n", messages.Say("cli.keys.md.draws"), "\n\n", draws, "\n",
                      messages.Say("cli.keys.md.values"), "\n\n", values);
}

}  // namespace draughts
