#include "frontends/cli/counters_json.h"

#include <string_view>
#include <vector>

#include "framework/notation/pdn_result.h"

namespace draughts {
namespace {

void WriteSource(const DrawRule& rule, JsonWriter& json) {
  json.Key("source");
  if (const std::optional<LocalText>& source = SourceOf(rule)) {
    json.BeginObject().Key("en").String(source->en).Key("ru").String(source->ru).EndObject();
  } else {
    json.Null();
  }
}

// What the last move before the count was.
std::string_view StartedBy(const Counter& counter, const Line& line) {
  if (counter.since < 0) return "before-start";
  if (counter.since == 0) return "start";
  const auto last = static_cast<std::size_t>(counter.since) - 1;
  const Move& move = line.moves[last];
  if (move.is_capture()) return "capture";
  if (move.crowns) return "crowning";
  return line.positions[last].kings.contains(move.from) ? "king-move" : "man-move";
}

std::vector<std::string_view> ResetsOf(const DrawRule& rule) {
  if (const auto* material = std::get_if<MaterialLimit>(&rule)) {
    if (material->change_inside == ChangeInside::kCountsOn) return {"other-material"};
    return {"capture", "crowning"};
  }
  if (const auto* road = std::get_if<MainRoadLimit>(&rule)) {
    const std::string_view leaves = road->held_by == RoadHolder::kStrongerSide
                                        ? "stronger-side-leaves-road"
                                        : "king-leaves-road";
    if (road->road == RoadUse::kShared) return {"other-material", leaves};
    return {"other-material", leaves, "other-piece-on-road"};
  }
  const auto* progress = std::get_if<NoProgress>(&rule);
  const bool men_may_move = progress != nullptr && progress->progress == ProgressBy::kCrowning;
  if (men_may_move || std::holds_alternative<BalanceLimit>(rule)) return {"capture", "crowning"};
  return {"capture", "man-move"};
}

void WriteInteger(std::string_view key, bool known, int value, JsonWriter& json) {
  json.Key(key);
  if (known) {
    json.Integer(value);
  } else {
    json.Null();
  }
}

void WriteCounter(const Counter& counter, const Line& line, JsonWriter& json) {
  const std::optional<int> left = MovesLeft(counter);
  json.BeginObject().Key("clause").String(KindName(*counter.rule));
  json.Key("count").Integer(counter.count);
  WriteInteger("limit", counter.running || counter.limit > 0, counter.limit, json);
  json.Key("unit").String(NameOf(counter.unit)).Key("running").Bool(counter.running);
  WriteInteger("moves_left", left.has_value(), left.value_or(0), json);
  WriteInteger("since_ply", counter.running, counter.since, json);
  json.Key("started_by");
  if (counter.running) {
    json.String(StartedBy(counter, line));
  } else {
    json.Null();
  }
  json.Key("reset_by").BeginArray();
  for (const std::string_view reset : ResetsOf(*counter.rule)) json.String(reset);
  json.EndArray();
  WriteSource(*counter.rule, json);
  json.EndObject();
}

}  // namespace

void WriteCounters(const Game& game, JsonWriter& json) {
  json.BeginArray();
  for (const Counter& counter : game.counters()) WriteCounter(counter, game.line(), json);
  json.EndArray();
}

void WriteOutcome(const Game& game, JsonWriter& json) {
  const std::optional<Outcome>& outcome = game.outcome();
  if (!outcome.has_value()) {
    json.Null();
    return;
  }
  json.BeginObject().Key("result").String(FormatResult(game)).Key("winner");
  if (outcome->winner.has_value()) {
    json.String(NameOf(*outcome->winner));
  } else {
    json.Null();
  }
  json.Key("ending").String(NameOf(outcome->ending)).Key("clause");
  if (outcome->rule.has_value()) {
    json.String(KindName(*outcome->rule));
    WriteSource(*outcome->rule, json);
  } else {
    json.Null().Key("source").Null();
  }
  json.EndObject();
}

std::string CountersObject(const Game& game) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.counters/1");
  json.Key("variant").String(game.variant().spec().id).Key("counters");
  WriteCounters(game, json);
  json.EndObject();
  return json.TakeLine();
}

}  // namespace draughts
