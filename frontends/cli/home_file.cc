#include "frontends/cli/home_file.h"

#include <absl/strings/str_cat.h>

#include <algorithm>
#include <array>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/config/field.h"
#include "framework/config/variant_chain.h"
#include "framework/config/variant_file.h"
#include "framework/config/yaml_writer.h"
#include "framework/messages/key_text.h"
#include "framework/messages/local_text.h"
#include "framework/study/rules_diff.h"
#include "frontends/cli/draw_text.h"
#include "frontends/cli/rule_text.h"

namespace draughts {
namespace {

// A game that differs in more than these is told whole: shorter than what is like and what not.
constexpr std::size_t kMostDifferences = 7;

std::string InQuotes(const std::string& text) {
  YamlValue scalar;
  scalar.kind = YamlValue::Kind::kScalar;
  scalar.text = text;
  return FormatYamlInLine(scalar);
}

// What every file says of itself. Each line is short of its value alone.
std::string OwnKeys(const HomeGame& game) {
  const std::string name = InQuotes(game.name);
  return absl::StrCat("id: ", game.id, "\nnames: { en: ", name, ", ru: ", name,
                      " }\naliases: []\nsources: [{ en: As we play at home, ru: Как играют у нас "
                      "дома }]\nverified: false\n");
}

// "moves.choice" and "free" as lines of a map that is opened where it was not.
std::string Nested(const std::string& key, const std::string& value) {
  const std::size_t dot = key.find('.');
  if (dot == std::string::npos) return key + ": " + value + "\n";
  return key.substr(0, dot) + ": { " + key.substr(dot + 1) + ": " + value + " }\n";
}

// The rules as a spec: what was answered, and the rest as in Russian draughts. Keys of one map are
// gathered, as a file may say each but once.
VariantSpec SpecOf(const HomeGame& game) {
  std::string text = OwnKeys(game) + "extends: russian\npdn: { game-type: none }\n";
  std::map<std::string, std::string> maps;
  for (const auto& [key, value] : game.rules.said()) {
    const std::size_t dot = key.find('.');
    if (dot == std::string::npos) {
      text += Nested(key, value);
    } else {
      absl::StrAppend(&maps[key.substr(0, dot)], key.substr(dot + 1), ": ", value, ", ");
    }
  }
  for (const auto& [map, members] : maps) absl::StrAppend(&text, map, ": { ", members, "}\n");
  Result<VariantSpec> spec = ParseVariantFile(text, game.id, BuiltInVariantTexts());
  DRAUGHTS_CHECK(spec.ok(), "answers that make a game");
  return std::move(spec).value();
}

class Writer {
 public:
  Writer(const HomeGame& game, const Catalogue& messages)
      : game_(game), messages_(messages), spec_(SpecOf(game)) {}

  std::string Write() && {
    const std::vector<const VariantSpec*> known = BuiltIns();
    const NearVariant near = FindNearest(spec_, known).front();
    const bool extends = near.rows.size() <= kMostDifferences;
    Comment(messages_.Say("cli.new.file.title", {{"name", game_.name}}), "");
    Comment(messages_.Say("cli.new.file.help"), "");
    text_ += "\n";
    WriteOwnKeys(extends ? near.spec : nullptr);
    if (extends) {
      WriteRules(RulesOf(near));
    } else {
      WriteRules({});
    }
    WriteEnd();
    return std::move(text_);
  }

 private:
  static std::vector<const VariantSpec*> BuiltIns() {
    std::vector<const VariantSpec*> specs;
    for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
      specs.push_back(&entry.variant.spec());
    }
    return specs;
  }

  // The keys in which it differs, and that it is none of the games that PDN numbers.
  std::vector<std::string> RulesOf(const NearVariant& near) const {
    std::vector<std::string> rules;
    for (const RuleRow& row : near.rows) rules.push_back(row.rule);
    if (near.spec->pdn_game_type && near.spec->moves != spec_.moves) {
      rules.emplace_back("pdn.game-type");
    }
    return rules;
  }

  void Comment(const std::string& sentence, const std::string& indent) {
    absl::StrAppend(&text_, indent, "# ", sentence, "\n");
  }

  void Say(const std::string& key, const std::string& value, const std::string& comment) {
    Comment(comment, "");
    absl::StrAppend(&text_, key, ": ", value, "\n");
  }

  void WriteOwnKeys(const VariantSpec* parent) {
    Say("id", game_.id, KeyText("id", messages_));
    const std::string name = InQuotes(game_.name);
    Say("names", "{ en: " + name + ", ru: " + name + " }", KeyText("names", messages_));
    Say("aliases", "[]", KeyText("aliases", messages_));
    if (parent != nullptr) {
      const std::string& other = In(parent->names, messages_.language());
      Say("extends", parent->id, messages_.Say("cli.new.file.extends", {{"other", other}}));
    }
    text_ += "\n";
  }

  // Those of `rules`, or all where there are none.
  void WriteRules(const std::vector<std::string>& rules) {
    std::string open;
    for (const KeyValue& said : VariantValues(spec_)) {
      const bool is_meant =
          rules.empty() || std::find(rules.begin(), rules.end(), said.name) != rules.end();
      if (!is_meant || IsNeverInherited(said.name.substr(0, said.name.find('.')))) continue;
      if (said.name == "draws") {
        WriteDraws();
      } else {
        WriteRule(said, open);
      }
    }
  }

  // `open` is the map that was written last: the next key may stand in it as well.
  void WriteRule(const KeyValue& said, std::string& open) {
    const bool is_none = said.value.kind == YamlValue::Kind::kEmpty;
    const std::string value = is_none ? std::string(kNone) : FormatYamlInLine(said.value);
    const std::size_t dot = said.name.find('.');
    const std::string map = dot == std::string::npos ? "" : said.name.substr(0, dot);
    if (!map.empty() && map != open) absl::StrAppend(&text_, map, ":\n");
    open = map;
    const std::string indent = map.empty() ? "" : "  ";
    Comment(MeaningOf(said.name, value), indent);
    absl::StrAppend(&text_, indent, map.empty() ? said.name : said.name.substr(dot + 1), ": ",
                    value, "\n");
  }

  std::string MeaningOf(const std::string& key, const std::string& value) const {
    const bool is_named = key.starts_with("pdn") || key == "board.width" || key == "board.height";
    return is_named ? KeyText(key, messages_) : RuleClause(key, value, spec_, messages_);
  }

  void WriteDraws() {
    Comment(KeyText("draws", messages_), "");
    text_ += spec_.draws.empty() ? "draws: []\n" : "draws:\n";
    const std::vector<KeyValue> values = VariantValues(spec_);
    const auto draws = std::find_if(values.begin(), values.end(),
                                    [](const KeyValue& said) { return said.name == "draws"; });
    for (std::size_t i = 0; i < spec_.draws.size(); ++i) {
      for (const std::string& sentence : DrawRuleTexts(spec_.draws[i], messages_)) {
        Comment(sentence, "  ");
      }
      const YamlMember& rule = draws->value.items[i].members.front();
      absl::StrAppend(&text_, "  - ", rule.key, ": ", FormatYamlInLine(rule.value), "\n");
    }
  }

  void WriteEnd() {
    text_ += "\n";
    Comment(KeyText("sources", messages_), "");
    text_ += "sources:\n  - { en: As we play at home, ru: Как играют у нас дома }\n";
    Say("verified", "false", KeyText("verified", messages_));
  }

  const HomeGame& game_;
  const Catalogue& messages_;
  const VariantSpec spec_;
  std::string text_;
};

struct Letter {
  char32_t cyrillic;
  std::string_view latin;
};

constexpr auto kLetters = std::to_array<Letter>(
    {{U'а', "a"},  {U'б', "b"},  {U'в', "v"},    {U'г', "g"}, {U'д', "d"},  {U'е', "e"},
     {U'ё', "yo"}, {U'ж', "zh"}, {U'з', "z"},    {U'и', "i"}, {U'й', "y"},  {U'к', "k"},
     {U'л', "l"},  {U'м', "m"},  {U'н', "n"},    {U'о', "o"}, {U'п', "p"},  {U'р', "r"},
     {U'с', "s"},  {U'т', "t"},  {U'у', "u"},    {U'ф', "f"}, {U'х', "kh"}, {U'ц', "ts"},
     {U'ч', "ch"}, {U'ш', "sh"}, {U'щ', "shch"}, {U'ъ', ""},  {U'ы', "y"},  {U'ь', ""},
     {U'э', "e"},  {U'ю', "yu"}, {U'я', "ya"}});

// The letters of an id for one letter of a name; a hyphen for what is none.
std::string_view LatinFor(const Character& character, std::string_view name) {
  const auto* letter = std::find_if(kLetters.begin(), kLetters.end(), [&](const Letter& known) {
    return known.cyrillic == character.code;
  });
  if (letter != kLetters.end()) return letter->latin;
  const bool is_fit = (character.code >= U'a' && character.code <= U'z') ||
                      (character.code >= U'0' && character.code <= U'9');
  return is_fit ? name.substr(character.offset, character.size) : "-";
}

}  // namespace

std::string HomeFile(const HomeGame& game, const Catalogue& messages) {
  return Writer(game, messages).Write();
}

std::string IdFor(const std::string& name) {
  const std::string small = LowerCase(name);
  std::string id;
  for (const Character& character : DecodeUtf8(small)) {
    const std::string_view latin = LatinFor(character, small);
    const bool is_doubled = latin == "-" && (id.empty() || id.back() == '-');
    if (!is_doubled) id += latin;
  }
  while (!id.empty() && id.back() == '-') id.pop_back();
  id.erase(0, id.find_first_not_of("0123456789-"));
  return id.empty() ? "home" : id;
}

}  // namespace draughts
