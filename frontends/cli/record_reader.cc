#include "frontends/cli/record_reader.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "framework/notation/pdn_hops.h"
#include "framework/notation/pdn_reader.h"
#include "framework/notation/pdn_replay.h"
#include "framework/notation/pdn_result.h"
#include "frontends/cli/draw_claim.h"
#include "frontends/cli/game_record.h"
#include "frontends/cli/system_error.h"

namespace draughts {
namespace {

bool IsClockAlone(const PdnItem& item) {
  if (item.kind != PdnItemKind::kComment || !ClockOf(item.text).has_value()) return false;
  return item.text.starts_with("[") && item.text.find(']') == item.text.size() - 1;
}

bool IsAboutCounters(const PdnItem& item) {
  return item.kind == PdnItemKind::kComment && item.text.starts_with(kCountersCommand);
}

bool IsOffer(const PdnItem& item) {
  const std::optional<Color> offer =
      item.kind == PdnItemKind::kComment ? OfferOf(item.text) : std::nullopt;
  return offer.has_value() && item.text == OfferCommand(*offer);
}

// An offer stands behind the last move and is its mover's; where the game is over it is no matter.
std::optional<Color> PendingOffer(const PdnGame& pdn, const Game& game) {
  if (game.outcome().has_value() || game.ply() == 0) return std::nullopt;
  const Color mover = Opponent(game.position().turn);
  const auto last_move =
      std::find_if(pdn.items.rbegin(), pdn.items.rend(),
                   [](const PdnItem& item) { return item.kind != PdnItemKind::kComment; });
  const bool has_offer =
      std::any_of(last_move.base(), pdn.items.end(),
                  [mover](const PdnItem& item) { return OfferOf(item.text) == mover; });
  return has_offer ? std::optional(mover) : std::nullopt;
}

bool IsWhole(const PdnGame& game) {
  return game.preface.empty() && game.afterword.empty() &&
         std::all_of(game.items.begin(), game.items.end(), [](const PdnItem& item) {
           const bool is_move = item.kind == PdnItemKind::kMove && item.strength.empty();
           return is_move || IsClockAlone(item) || IsAboutCounters(item) || IsOffer(item);
         });
}

// The clocks that the comments of the main line tell; none where the game has no time control that
// is understood.
std::vector<Clock> ClocksOf(const PdnGame& pdn, const Game& game) {
  const PdnTag* tag = FindTag(pdn, "TimeControl");
  const Result<TimeControl> control = ParseTimeControlTag(tag == nullptr ? "" : tag->value);
  if (!control.ok()) return {};
  std::vector<Clock> clocks = {Clock(*control)};
  for (std::size_t item = 0; item < pdn.items.size(); ++item) {
    const PdnItem& said = pdn.items[item];
    if (said.kind == PdnItemKind::kVariationBegins) {
      item = EndOfVariation(pdn.items, item) - 1;
    } else if (said.kind == PdnItemKind::kMove && clocks.size() <= game.ply()) {
      clocks.push_back(clocks.back());
    } else if (said.kind == PdnItemKind::kComment && clocks.size() > 1) {
      const std::optional<ThinkingTime> left = ClockOf(said.text);
      if (!left.has_value()) continue;
      const bool white = game.line().positions[clocks.size() - 2].turn == Color::kWhite;
      const Clock& last = clocks.back();
      clocks.back() = Clock(*control, white ? *left : last.left(Color::kWhite),
                            white ? last.left(Color::kBlack) : *left);
    }
  }
  return clocks;
}

// Ends a game as its file says it ended, where nothing on the board has ended it.
void EndAsRecorded(const PdnGame& pdn, PdnResult recorded, Game& game) {
  if (game.outcome().has_value()) return;
  const PdnTag* termination = FindTag(pdn, "Termination");
  const bool on_time = termination != nullptr && termination->value == kTimeForfeit;
  const bool adjudicated = termination != nullptr && termination->value == kAdjudication;
  const NoWinClaim* const claim = ClaimRuleOf(game.variant().spec());
  const bool white_wins = recorded == PdnResult::kWhiteWins;
  const Color loser = white_wins ? Color::kBlack : Color::kWhite;
  if (recorded == PdnResult::kDraw && adjudicated && claim != nullptr) {
    game.DrawByClaim(*claim);
  } else if (recorded == PdnResult::kDraw) {
    game.AgreeDraw();
  } else if (white_wins || recorded == PdnResult::kBlackWins) {
    if (on_time) {
      game.LoseOnTime(loser);
    } else {
      game.Resign(loser);
    }
  }
}

Problems InFile(Problems problems, const std::filesystem::path& path) {
  for (Problem& problem : problems) problem.place.file = path.string();
  return problems;
}

Result<GameRecord> Replayed(const PdnGame& written, const std::filesystem::path& path,
                            const std::vector<Variant>& known) {
  const Result<PdnVariant> chosen = ChooseVariant(written, known);
  if (!chosen.ok()) return InFile(chosen.problems(), path);
  JoinedReplay joined = ReplayJoined(written, chosen->variant);
  const PdnGame& pdn = joined.game.has_value() ? *joined.game : written;
  PdnReplay& replay = joined.replay;
  if (!replay.faults.empty()) {
    Problems problems;
    for (const PdnFault& fault : replay.faults) problems.push_back(fault.problem);
    return InFile(problems, path);
  }
  EndAsRecorded(pdn, replay.recorded, replay.game);
  std::vector<Clock> clocks = ClocksOf(pdn, replay.game);
  const std::optional<Color> offered_by = PendingOffer(pdn, replay.game);
  return GameRecord{.game = std::move(replay.game),
                    .tags = pdn.tags,
                    .clocks = std::move(clocks),
                    .is_whole = IsWhole(pdn),
                    .offered_by = offered_by};
}

}  // namespace

Result<GameRecord> ReadRecord(const std::filesystem::path& path, const Catalogue& messages,
                              const std::vector<Variant>& known) {
  std::error_code error;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) error = {errno, std::generic_category()};
  if (std::filesystem::is_directory(path)) error = std::make_error_code(std::errc::is_a_directory);
  if (error) {
    return Problem{
        .id = "resume.cannot-read",
        .place = {},
        .arguments = {{"path", path.string()}, {"reason", SystemErrorText(error, messages)}}};
  }
  PdnReader reader(stream);
  const std::optional<Result<PdnGame>> pdn = reader.Next();
  if (!pdn.has_value()) {
    return Problem{.id = "resume.no-game", .place = {}, .arguments = {{"path", path.string()}}};
  }
  if (!pdn->ok()) return InFile(pdn->problems(), path);
  Result<GameRecord> record = Replayed(**pdn, path, known);
  if (!record.ok()) return record.problems();
  GameRecord found = std::move(record).value();
  found.has_second_game = reader.Next().has_value();
  if (found.has_second_game) found.is_whole = false;
  return found;
}

}  // namespace draughts
