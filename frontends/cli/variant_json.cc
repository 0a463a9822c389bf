#include "frontends/cli/variant_json.h"

#include "framework/rules/variant_group.h"
#include "frontends/cli/json.h"

namespace draughts {
namespace {

void WriteText(std::string_view key, const LocalText& text, JsonWriter& json) {
  json.Key(key).BeginObject();
  json.Key("en").String(text.en).Key("ru").String(text.ru).EndObject();
}

template <class Enum>
void WriteName(std::string_view key, Enum value, JsonWriter& json) {
  json.Key(key).String(NameOf(value));
}

void WriteOptional(std::string_view key, const std::optional<std::string>& text, JsonWriter& json) {
  json.Key(key);
  if (text.has_value()) {
    json.String(*text);
  } else {
    json.Null();
  }
}

void WriteOptional(std::string_view key, const std::optional<int>& number, JsonWriter& json) {
  json.Key(key);
  if (number.has_value()) {
    json.Integer(*number);
  } else {
    json.Null();
  }
}

void WriteMoveRules(const MoveRules& rules, const std::optional<int>& same_king_limit,
                    JsonWriter& json) {
  json.Key("moves").BeginObject();
  WriteName("lines", rules.lines, json);
  WriteName("king_range", rules.king_range, json);
  WriteName("man_capture", rules.man_capture, json);
  WriteName("crowning", rules.crowning, json);
  WriteName("choice", rules.choice, json);
  WriteName("man_takes_king", rules.man_takes_king, json);
  WriteName("removal", rules.removal, json);
  WriteName("last_king_taken", rules.last_king_taken, json);
  WriteOptional("same_king_limit", same_king_limit, json);
  json.EndObject();
}

void WriteStronger(const std::vector<StrongerSide>& stronger, JsonWriter& json) {
  json.Key("stronger").BeginArray();
  for (const StrongerSide& side : stronger) {
    json.BeginObject().Key("kings").Integer(side.kings).Key("men").Integer(side.men);
    json.Key("or_more_kings").Bool(side.or_more_kings.value_or(false)).EndObject();
  }
  json.EndArray();
}

void WriteNumbers(const Repetition& rule, JsonWriter& json) {
  json.Key("times").Integer(rule.times);
}
void WriteNumbers(const KingsOnly& rule, JsonWriter& json) {
  json.Key("moves").Integer(rule.moves);
  WriteName("precedence", rule.precedence.value_or(Precedence::kEqual), json);
}
void WriteNumbers(const NoProgress& rule, JsonWriter& json) {
  json.Key("moves").Integer(rule.moves);
  WriteName("progress", rule.progress.value_or(ProgressBy::kManMove), json);
}
void WriteNumbers(const MaterialLimit& rule, JsonWriter& json) {
  WriteStronger(rule.stronger, json);
  json.Key("moves").Integer(rule.moves);
  WriteName("counted", rule.counted, json);
  WriteName("change_inside", rule.change_inside, json);
}
void WriteNumbers(const BalanceLimit& rule, JsonWriter& json) {
  json.Key("endings").BeginArray();
  for (const BalanceEnding& ending : rule.endings) {
    json.BeginObject().Key("least").Integer(ending.least).Key("most").Integer(ending.most);
    json.Key("moves").Integer(ending.moves).EndObject();
  }
  json.EndArray();
}
void WriteNumbers(const MainRoadLimit& rule, JsonWriter& json) {
  WriteStronger(rule.stronger, json);
  json.Key("moves").Integer(rule.moves);
  WriteName("road", rule.road, json);
  WriteName("held_by", rule.held_by.value_or(RoadHolder::kLoneKing), json);
}
void WriteNumbers(const OnePieceEach& /*rule*/, JsonWriter& /*json*/) {}
void WriteNumbers(const NoWinClaim& /*rule*/, JsonWriter& /*json*/) {}

void WriteDrawRules(const DrawRules& rules, JsonWriter& json) {
  json.Key("draws").BeginArray();
  for (const DrawRule& rule : rules) {
    json.BeginObject().Key("rule").String(KindName(rule));
    std::visit([&json](const auto& kind) { WriteNumbers(kind, json); }, rule);
    if (const std::optional<LocalText>& source = SourceOf(rule)) WriteText("source", *source, json);
    json.EndObject();
  }
  json.EndArray();
}

void WritePdn(const VariantSpec& spec, JsonWriter& json) {
  json.Key("pdn").BeginObject().Key("game_type");
  if (spec.pdn_game_type.has_value()) {
    json.Integer(*spec.pdn_game_type);
  } else {
    json.Null();
  }
  json.Key("capture_sign").String(std::string_view(&spec.pdn_capture_sign, 1)).EndObject();
}

void WriteOptional(std::string_view key, const std::optional<LocalText>& text, JsonWriter& json) {
  if (text) {
    WriteText(key, *text, json);
  } else {
    json.Key(key).Null();
  }
}

// The keys that scripts rely on come first. Whatever a variant extends, all of its rules are told.
void WriteVariant(const ListedVariant& listed, JsonWriter& json) {
  const VariantSpec& spec = listed.spec;
  json.BeginObject().Key("id").String(spec.id);
  WriteText("names", spec.names, json);
  json.Key("aliases").BeginArray();
  for (const std::string& alias : spec.aliases) json.String(alias);
  json.EndArray();
  json.Key("board").BeginObject().Key("width").Integer(spec.moves.board.width);
  json.Key("height").Integer(spec.moves.board.height);
  WriteName("fields", spec.moves.board.fields, json);
  json.Key("mirrored").Bool(spec.mirrored).EndObject();
  WriteOptional("extends", spec.extends, json);
  json.Key("verified").Bool(spec.verified);
  json.Key("sources").BeginArray();
  for (const LocalText& source : spec.sources) {
    json.BeginObject().Key("en").String(source.en).Key("ru").String(source.ru).EndObject();
  }
  json.EndArray();
  WriteName("group", GroupOf(spec), json);
  WriteOptional("secondary_source", spec.secondary_source, json);
  json.Key("setup").BeginObject().Key("rows").Integer(spec.setup_rows);
  WriteOptional("first_row", spec.setup_first_row, json);
  json.EndObject();
  WriteName("first_mover", spec.first_mover, json);
  WriteName("objective", spec.objective, json);
  WriteMoveRules(spec.moves, spec.same_king_limit, json);
  WriteDrawRules(spec.draws, json);
  json.Key("squares").BeginObject();
  WriteName("style", spec.square_style, json);
  WriteName("numbering", spec.numbering, json);
  json.EndObject();
  WritePdn(spec, json);
  WriteOptional("file", listed.file, json);
  json.EndObject();
}

}  // namespace

std::string VariantsObject(const std::vector<ListedVariant>& variants) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.variants/1").Key("variants").BeginArray();
  for (const ListedVariant& listed : variants) WriteVariant(listed, json);
  json.EndArray().EndObject();
  return json.TakeLine();
}

}  // namespace draughts
