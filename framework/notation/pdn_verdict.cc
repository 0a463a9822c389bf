#include "framework/notation/pdn_verdict.h"

#include <string>
#include <utility>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

bool IsDecided(PdnResult result) {
  return result != PdnResult::kOpen && result != PdnResult::kOther;
}

PdnResult ResultOf(const Outcome& outcome) {
  if (!outcome.winner) return PdnResult::kDraw;
  return *outcome.winner == Color::kWhite ? PdnResult::kWhiteWins : PdnResult::kBlackWins;
}

PdnResult Reversed(PdnResult result) {
  if (result == PdnResult::kWhiteWins) return PdnResult::kBlackWins;
  return result == PdnResult::kBlackWins ? PdnResult::kWhiteWins : result;
}

// Where the recorded result stands.
PdnPlace PlaceOfResult(const PdnGame& game) {
  const PdnTag* const tag = FindTag(game, "Result");
  return tag == nullptr || tag->value.empty() ? game.result_place : tag->place;
}

PdnFault At(const PdnPlace& place, const PdnReplay& replay, std::string id,
            std::vector<Problem::Argument> arguments) {
  return {
      .ply = static_cast<int>(replay.plies),
      .problem = {.id = std::move(id), .place = ToPlace(place), .arguments = std::move(arguments)}};
}

// The tag and the end of the movetext say different things.
void CompareBoth(const PdnGame& game, PdnReplay& replay) {
  const PdnResult end = ParseResult(game.result);
  if (!IsDecided(replay.recorded) || !IsDecided(end) || end == replay.recorded) return;
  replay.faults.push_back(
      At(game.result_place, replay, "pdn.results-differ",
         {{"found", Excerpt(game.result)}, {"tag", Excerpt(RecordedResult(game))}}));
}

}  // namespace

void JudgeResult(const PdnGame& game, bool is_whole, PdnReplay& replay) {
  CompareBoth(game, replay);
  const std::optional<Outcome>& outcome = replay.game.outcome();
  const bool has_ended = outcome.has_value() && replay.game.ply() == replay.plies;
  if (!is_whole || !has_ended || replay.recorded == PdnResult::kOther) return;
  const PdnResult expected = ResultOf(*outcome);
  if (replay.recorded == expected) return;
  const PdnPlace place = PlaceOfResult(game);
  const std::string found = Excerpt(RecordedResult(game));
  if (replay.recorded == PdnResult::kOpen) {
    replay.notes.push_back(
        At(place, replay, "pdn.result-left-open", {{"result", FormatResult(replay.game)}}));
    return;
  }
  const bool may_be_old = replay.game.variant().spec().first_mover == Color::kBlack &&
                          replay.recorded == Reversed(expected);
  std::vector<PdnFault>& list = may_be_old ? replay.notes : replay.faults;
  list.push_back(At(place, replay, may_be_old ? "pdn.result-of-first-mover" : "pdn.wrong-result",
                    {{"found", found}, {"result", FormatResult(replay.game)}}));
}

}  // namespace draughts
