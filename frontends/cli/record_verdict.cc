#include "frontends/cli/record_verdict.h"

#include <algorithm>
#include <utility>

#include "framework/notation/pdn_writer.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/refusal.h"

namespace draughts {
namespace {

// The move of the file that stands at `place`; items.end() when none does.
std::vector<PdnItem>::const_iterator MoveAt(const PdnGame& game, const Place& place) {
  return std::find_if(game.items.begin(), game.items.end(), [&](const PdnItem& item) {
    return item.kind == PdnItemKind::kMove && item.place.line == place.line &&
           item.place.column == place.column;
  });
}

// "12." of the move before `index` in its line, if that one bears it.
std::string NumberBefore(const std::vector<PdnItem>& items, std::size_t index) {
  while (index > 0) {
    const PdnItem& item = items[--index];
    if (item.kind == PdnItemKind::kMove) return item.number;
    const bool is_beside = item.kind == PdnItemKind::kComment || item.kind == PdnItemKind::kNag ||
                           item.kind == PdnItemKind::kLineComment;
    if (!is_beside) return {};
  }
  return {};
}

// As the file numbers its moves, where it does; they may go on from an earlier game.
std::string NumberOf(const PdnGame& game, std::size_t index, const Game& played, int ply) {
  const PdnItem& item = game.items[index];
  if (!item.number.empty()) return item.number;
  const std::string before = NumberBefore(game.items, index);
  if (before.ends_with('.') && !before.ends_with("..")) return before + "..";
  return MoveNumber(played, static_cast<std::size_t>(ply));
}

// The position in which the move `index` is to be played; nothing where that is not certain.
class PositionFinder {
 public:
  PositionFinder(const PdnGame& game, const PdnReplay& replay) : game_(game), replay_(replay) {}

  std::optional<Position> Before(std::size_t index) {
    line_ = {.position = replay_.game.start(), .before = {}};
    auto understood = replay_.moves.begin();
    for (std::size_t i = 0; i < index; ++i) {
      const bool is_understood = understood != replay_.moves.end() && understood->item == i;
      Take(game_.items[i], is_understood ? &*understood : nullptr);
      if (is_understood) ++understood;
    }
    return line_.position;
  }

 private:
  struct LineState {
    std::optional<Position> position;
    std::optional<Position> before;  // the last move
  };

  void Take(const PdnItem& item, const PdnMove* understood) {
    if (item.kind == PdnItemKind::kMove) {
      line_.before = understood == nullptr ? line_.position : understood->position;
      line_.position.reset();
      if (understood != nullptr) line_.position = After(understood->position, understood->move);
    } else if (item.kind == PdnItemKind::kVariationBegins) {
      const LineState variation = {.position = line_.before, .before = {}};
      outer_.push_back(std::exchange(line_, variation));
    } else if (item.kind == PdnItemKind::kVariationEnds) {
      line_ = outer_.back();
      outer_.pop_back();
    } else if (item.kind == PdnItemKind::kNullMove || item.kind == PdnItemKind::kSetup) {
      line_ = {};
    }
  }

  const PdnGame& game_;
  const PdnReplay& replay_;
  LineState line_;
  std::vector<LineState> outer_;
};

// Where another capture must be chosen, that is the reason; else the one that was found.
Problem Sharpened(Problem found, const PdnGame& game, std::size_t index, const PdnReplay& replay,
                  const Catalogue& messages) {
  const Variant& variant = replay.game.variant();
  if (variant.rules().choice == Choice::kFree || found.id == "pdn.ambiguous-move") return found;
  const std::optional<Position> position = PositionFinder(game, replay).Before(index);
  if (!position.has_value()) return found;
  const std::string& text = game.items[index].text;
  const ReadMoves read = ReadMove(variant, *position, text);
  if (read.squares.empty() || !read.readings.empty()) return found;
  const bool is_numeric = text[0] >= '0' && text[0] <= '9';
  const SquareNames names(variant.spec(),
                          is_numeric ? SquareStyle::kNumeric : SquareStyle::kAlgebraic);
  const MoveStyle style = {.names = names, .capture_sign = CaptureSign(messages.language())};
  Problem better = RefuseMove({variant, *position, text, read}, style, messages);
  if (better.id != "play.too-few" && better.id != "play.not-first-choice") return found;
  better.place = found.place;
  return better;
}

// The moves that a problem lists, with the capture sign of the language.
Problem InLanguage(Problem problem, Language language) {
  for (auto& [name, value] : problem.arguments) {
    if (name != "moves") continue;
    std::replace(value.begin(), value.end(), 'x', CaptureSign(language).front());
  }
  return problem;
}

RecordFault Told(const PdnFault& fault, const PdnGame& game, const PdnReplay& replay,
                 const Catalogue& messages) {
  const auto move = MoveAt(game, fault.problem.place);
  if (move == game.items.end()) {
    return {.ply = fault.ply, .number = {}, .problem = fault.problem};
  }
  const auto index = static_cast<std::size_t>(move - game.items.begin());
  return {.ply = fault.ply + 1,
          .number = NumberOf(game, index, replay.game, fault.ply),
          .problem = InLanguage(Sharpened(fault.problem, game, index, replay, messages),
                                messages.language())};
}

std::vector<RecordFault> Unplayed(const Problems& problems) {
  std::vector<RecordFault> faults;
  for (const Problem& problem : problems) {
    faults.push_back({.ply = 0, .number = {}, .problem = problem});
  }
  return faults;
}

}  // namespace

RecordVerdict JudgeRecord(const Record& record, const RecordVariants& variants,
                          const Catalogue& messages) {
  if (!record.game.ok()) {
    return {.replay = {}, .faults = Unplayed(record.game.problems()), .notes = {}};
  }
  const PdnGame& game = *record.game;
  const Result<PdnVariant> chosen = variants.Choose(game);
  if (!chosen.ok()) return {.replay = {}, .faults = Unplayed(chosen.problems()), .notes = {}};
  RecordVerdict verdict = {
      .replay = ReplayPdn(game, chosen->variant), .faults = {}, .notes = Unplayed(chosen->notes)};
  const PdnReplay& replay = *verdict.replay;
  for (const PdnFault& fault : replay.faults) {
    verdict.faults.push_back(Told(fault, game, replay, messages));
  }
  for (const PdnFault& note : replay.notes) {
    verdict.notes.push_back(Told(note, game, replay, messages));
  }
  return verdict;
}

bool LacksVariant(const RecordVerdict& verdict) {
  return !verdict.faults.empty() && verdict.faults.front().problem.id == "pdn.no-variant";
}

void AskForVariant(std::size_t count, Console& console) {
  if (count > 0) console.ErrLine("cli.records.name-variant", {{"count", std::to_string(count)}});
}

std::string FaultLine(const Record& record, const RecordFault& fault, const Catalogue& messages) {
  return RecordLine(record, fault.problem.place, fault.number,
                    ProblemSentence(fault.problem, messages), messages);
}

FaultReach ReachOf(const Record& record, const RecordFault& fault) {
  const std::string& id = fault.problem.id;
  if (id == "pdn.wrong-result" || id == "pdn.results-differ") return FaultReach::kResult;
  if (!record.game.ok()) return FaultReach::kMainLine;
  const std::vector<PdnItem>& items = record.game->items;
  const auto move = MoveAt(*record.game, fault.problem.place);
  if (move == items.end()) return FaultReach::kMainLine;
  int depth = 0;
  std::for_each(items.begin(), move, [&depth](const PdnItem& item) {
    if (item.kind == PdnItemKind::kVariationBegins) ++depth;
    if (item.kind == PdnItemKind::kVariationEnds) --depth;
  });
  return depth > 0 ? FaultReach::kVariation : FaultReach::kMainLine;
}

std::vector<Position> PositionsOf(const PdnReplay& replay) {
  std::vector<Position> positions = {replay.game.start()};
  for (const PdnMove& move : replay.moves) {
    if (!move.in_variation) positions.push_back(After(move.position, move.move));
  }
  return positions;
}

}  // namespace draughts
