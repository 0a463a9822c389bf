#include "frontends/cli/draw_text.h"

#include <algorithm>
#include <variant>

#include "framework/messages/local_text.h"
#include "framework/notation/pdn_writer.h"

namespace draughts {
namespace {

std::string SayNumber(const Catalogue& messages, std::string_view key, int count) {
  return messages.Say(key, {{"count", std::to_string(count)}});
}

// "a king", "2 kings", "3 kings or more".
std::string KingsOf(const StrongerSide& side, const Catalogue& messages) {
  const bool or_more = side.or_more_kings.value_or(false);
  if (side.kings == 1 && !or_more) return messages.Say("draw.pieces.king");
  const std::string kings = SayNumber(messages, "draw.pieces.kings", side.kings);
  return or_more ? messages.Say("draw.pieces.or-more", {{"pieces", kings}}) : kings;
}

// "3 kings or more", "2 kings and a man": no "1 man", so that the numbers of a list stand out.
std::string PiecesOf(const StrongerSide& side, const Catalogue& messages) {
  std::string kings = KingsOf(side, messages);
  if (side.men == 0) return kings;
  std::string men = side.men == 1 ? messages.Say("draw.pieces.man")
                                  : SayNumber(messages, "draw.pieces.men", side.men);
  if (side.kings == 0) return men;
  return messages.Say("draw.pieces.and", {{"first", kings}, {"second", men}});
}

// "3 kings, 2 kings and a man or a king and 2 men".
std::string PiecesOf(const std::vector<StrongerSide>& sides, const Catalogue& messages) {
  std::string list;
  for (std::size_t i = 0; i + 1 < sides.size(); ++i) {
    list += (list.empty() ? "" : ", ") + PiecesOf(sides[i], messages);
  }
  const std::string last = PiecesOf(sides.back(), messages);
  return list.empty() ? last : messages.Say("draw.pieces.or", {{"first", list}, {"second", last}});
}

std::string ClauseOf(const Repetition& rule, const Position& /*position*/,
                     const Catalogue& messages) {
  return SayNumber(messages, "draw.clause.repetition", rule.times);
}
std::string ClauseOf(const KingsOnly& rule, const Position& /*position*/,
                     const Catalogue& messages) {
  return SayNumber(messages, "draw.clause.kings-only", rule.moves);
}
std::string ClauseOf(const NoProgress& rule, const Position& /*position*/,
                     const Catalogue& messages) {
  const bool men_may_move = rule.progress == ProgressBy::kCrowning;
  return SayNumber(messages, men_may_move ? "draw.clause.no-crowning" : "draw.clause.no-progress",
                   rule.moves);
}
std::string ClauseOf(const MaterialLimit& rule, const Position& /*position*/,
                     const Catalogue& messages) {
  const std::string pieces = PiecesOf(rule.stronger, messages);
  if (rule.moves == 0) return messages.Say("draw.clause.material-at-once", {{"pieces", pieces}});
  return messages.Say(rule.counted == MovesCounted::kEachSide
                          ? "draw.clause.material-each-side"
                          : "draw.clause.material-stronger-side",
                      {{"count", std::to_string(rule.moves)}, {"pieces", pieces}});
}
std::string ClauseOf(const MainRoadLimit& rule, const Position& /*position*/,
                     const Catalogue& messages) {
  const bool by_stronger = rule.held_by == RoadHolder::kStrongerSide;
  return messages.Say(
      by_stronger ? "draw.clause.main-road-held" : "draw.clause.main-road",
      {{"count", std::to_string(rule.moves)}, {"pieces", PiecesOf(rule.stronger, messages)}});
}
std::string ClauseOf(const OnePieceEach& /*rule*/, const Position& /*position*/,
                     const Catalogue& messages) {
  return messages.Say("draw.clause.one-piece-each");
}
std::string ClauseOf(const NoWinClaim& /*rule*/, const Position& /*position*/,
                     const Catalogue& messages) {
  return messages.Say("draw.clause.no-win-claim");
}

std::string ClauseOf(const BalanceEnding& ending, const Catalogue& messages) {
  const std::string least = std::to_string(ending.least);
  return messages.Say(
      "draw.clause.balance",
      {{"count", std::to_string(ending.moves)},
       {"pieces",
        ending.least == ending.most ? least : least + "–" + std::to_string(ending.most)}});
}
// Of the ending that is on the board; of all where it is none of them.
std::string ClauseOf(const BalanceLimit& rule, const Position& position,
                     const Catalogue& messages) {
  const BalanceEnding* const ending = EndingOf(rule, position);
  return ending == nullptr ? messages.Say("draw.clause.balance-any") : ClauseOf(*ending, messages);
}

std::string WithSource(const std::string& clause, const DrawRule& rule, const Catalogue& messages) {
  const std::optional<LocalText>& source = SourceOf(rule);
  if (!source) return clause;
  return messages.Say("draw.with-source",
                      {{"clause", clause}, {"source", In(*source, messages.language())}});
}

// What `rule` says in `position`, with its article.
std::string ClauseWithSource(const DrawRule& rule, const Position& position,
                             const Catalogue& messages) {
  const std::string clause =
      std::visit([&](const auto& kind) { return ClauseOf(kind, position, messages); }, rule);
  return WithSource(clause, rule, messages);
}

std::string ResetOf(const DrawRule& rule) {
  if (const auto* material = std::get_if<MaterialLimit>(&rule)) {
    return material->change_inside == ChangeInside::kCountsOn ? "draw.reset.material"
                                                              : "draw.reset.balance";
  }
  if (const auto* road = std::get_if<MainRoadLimit>(&rule)) {
    const bool shared = road->road == RoadUse::kShared;
    if (road->held_by == RoadHolder::kStrongerSide) {
      return shared ? "draw.reset.main-road-held" : "draw.reset.main-road-held-alone";
    }
    return shared ? "draw.reset.main-road" : "draw.reset.main-road-alone";
  }
  if (const auto* progress = std::get_if<NoProgress>(&rule)) {
    return progress->progress == ProgressBy::kCrowning ? "draw.reset.balance" : "draw.reset.quiet";
  }
  if (std::holds_alternative<BalanceLimit>(rule)) return "draw.reset.balance";
  if (std::holds_alternative<Repetition>(rule)) return "draw.reset.repetition";
  return "draw.reset.quiet";
}

std::string SinceOf(const Counter& counter, const Game& game, const MoveStyle& style,
                    const Catalogue& messages) {
  if (counter.since < 0) return messages.Say("draw.since.before");
  if (counter.since == 0) return messages.Say("draw.since.start");
  const auto last = static_cast<std::size_t>(counter.since) - 1;
  const Line line = game.line();
  const std::string move =
      FormatMove(game.variant(), line.positions[last], line.moves[last], style);
  return messages.Say("draw.since.move", {{"move", MoveNumber(game, last) + " " + move}});
}

std::string CountOf(const Counter& counter, const std::string& clause, const Catalogue& messages) {
  std::vector<Problem::Argument> arguments = {{"clause", clause},
                                              {"done", std::to_string(counter.count)},
                                              {"limit", std::to_string(counter.limit)}};
  if (counter.unit == CounterUnit::kOccurrences) {
    return messages.Say("draw.counter.occurrences", arguments);
  }
  const int left = MovesLeft(counter).value_or(0);
  arguments.emplace_back("count", std::to_string(left));
  return messages.Say(counter.unit == CounterUnit::kPlies ? "draw.counter.plies"
                                                          : "draw.counter.stronger-side-moves",
                      arguments);
}

std::string TextOf(const Counter& counter, const Game& game, const MoveStyle& style,
                   const Catalogue& messages) {
  const std::string clause = ClauseWithSource(*counter.rule, game.position(), messages);
  if (!counter.running) return messages.Say("draw.counter.waiting", {{"clause", clause}});
  return CountOf(counter, clause, messages) + " " + SinceOf(counter, game, style, messages) + " " +
         messages.Say(ResetOf(*counter.rule));
}

}  // namespace

std::string DrawnByRule(const Game& game, const Catalogue& messages) {
  DRAUGHTS_CHECK(game.outcome().has_value() && game.outcome()->rule.has_value(),
                 "a game drawn by a rule");
  return messages.Say(
      "draw.ending",
      {{"clause", ClauseWithSource(*game.outcome()->rule, game.position(), messages)}});
}

std::vector<std::string> DrawCounterTexts(const Game& game, const MoveStyle& style,
                                          const Catalogue& messages) {
  std::vector<Counter> counters = game.counters();
  std::stable_partition(counters.begin(), counters.end(),
                        [](const Counter& counter) { return counter.running; });
  if (counters.empty()) return {messages.Say("draw.none")};
  std::vector<std::string> texts;
  for (const Counter& counter : counters) texts.push_back(TextOf(counter, game, style, messages));
  return texts;
}

std::vector<std::string> BegunCounterTexts(const Game& game, const MoveStyle& style,
                                           const Catalogue& messages) {
  std::vector<std::string> texts;
  for (const Counter& counter : game.counters()) {
    const int nothing = counter.unit == CounterUnit::kOccurrences ? 1 : 0;
    if (!counter.running || counter.count <= nothing) continue;
    texts.push_back(TextOf(counter, game, style, messages));
  }
  return texts;
}

std::vector<std::string> DrawRuleTexts(const DrawRule& rule, const Catalogue& messages) {
  std::vector<std::string> clauses;
  if (const auto* balance = std::get_if<BalanceLimit>(&rule)) {
    for (const BalanceEnding& ending : balance->endings) {
      clauses.push_back(WithSource(ClauseOf(ending, messages), rule, messages));
    }
  } else {
    clauses.push_back(ClauseWithSource(rule, {}, messages));
  }
  for (std::string& clause : clauses) clause = messages.Say("draw.rule", {{"clause", clause}});
  return clauses;
}

}  // namespace draughts
