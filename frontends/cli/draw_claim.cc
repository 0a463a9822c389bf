#include "frontends/cli/draw_claim.h"

#include <string>
#include <variant>

#include "framework/endgame/small_ending.h"
#include "frontends/cli/progress.h"

namespace draughts {
namespace {

std::string Seconds(double seconds) { return std::to_string(static_cast<int>(seconds)); }

std::variant<SmallEnding, TooLarge> Solved(const Game& game, const EndingBudget& budget,
                                           Console& console) {
  const Progress progress(console, [&console](double seconds) {
    return console.Say("play.claim.thinking", {{"seconds", Seconds(seconds)}});
  });
  return SmallEnding::Solve(game.variant(), game.position(), budget);
}

Problem Beyond(TooLarge reason, const Game& game, const EndingBudget& budget) {
  if (reason == TooLarge::kPositions) {
    return {.id = "play.claim.too-large", .place = {}, .arguments = {}};
  }
  return {.id = "play.claim.too-many-pieces",
          .place = {},
          .arguments = {{"found", std::to_string(game.position().occupied().size())},
                        {"most", std::to_string(budget.pieces)}}};
}

}  // namespace

const NoWinClaim* ClaimRuleOf(const VariantSpec& spec) {
  for (const DrawRule& rule : spec.draws) {
    if (const auto* claim = std::get_if<NoWinClaim>(&rule)) return claim;
  }
  return nullptr;
}

std::optional<Problem> JudgeClaim(const Game& game, Console& console) {
  const EndingBudget budget;
  const std::variant<SmallEnding, TooLarge> solved = Solved(game, budget, console);
  if (const auto* reason = std::get_if<TooLarge>(&solved)) return Beyond(*reason, game, budget);
  const EndingValue value = std::get<SmallEnding>(solved).ValueOf(game.position());
  if (!value.winner.has_value()) return std::nullopt;
  const bool white = *value.winner == Color::kWhite;
  return Problem{.id = white ? "play.claim.refused-white" : "play.claim.refused-black",
                 .place = {},
                 .arguments = {{"count", std::to_string(value.plies)}}};
}

}  // namespace draughts
