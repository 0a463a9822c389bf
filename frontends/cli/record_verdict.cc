#include "frontends/cli/record_verdict.h"

#include <algorithm>
#include <utility>

#include "framework/notation/pdn_hops.h"
#include "framework/notation/pdn_writer.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/refusal.h"

namespace draughts {
namespace {

// The index of the move of the file that stands at `place`; nothing when none does.
std::optional<std::size_t> MoveAt(const std::vector<PdnItem>& items, const Place& place) {
  const auto at = std::pair(place.line, place.column);
  const auto item = std::partition_point(items.begin(), items.end(), [&at](const PdnItem& before) {
    return std::pair(before.place.line, before.place.column) < at;
  });
  const bool is_there = item != items.end() && item->kind == PdnItemKind::kMove &&
                        std::pair(item->place.line, item->place.column) == at;
  return is_there ? std::optional(static_cast<std::size_t>(item - items.begin())) : std::nullopt;
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

// Goes through the items of a game and knows, before each of them, in which position and in how
// many variations we are.
class LineFollower {
 public:
  LineFollower(const PdnGame& game, const PdnReplay& replay)
      : items_(game.items),
        understood_(replay.moves.begin()),
        end_(replay.moves.end()),
        line_({.position = replay.game.start(), .before = {}}) {}

  // Never backwards.
  void GoTo(std::size_t index) {
    for (; index_ < index; ++index_) {
      const bool is_understood = understood_ != end_ && understood_->item == index_;
      Take(items_[index_], is_understood ? &*understood_ : nullptr);
      if (is_understood) ++understood_;
    }
  }

  // Nothing where it is not certain.
  const std::optional<Position>& position() const { return line_.position; }
  bool in_variation() const { return !outer_.empty(); }

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

  const std::vector<PdnItem>& items_;
  std::vector<PdnMove>::const_iterator understood_;
  const std::vector<PdnMove>::const_iterator end_;
  std::size_t index_ = 0;
  LineState line_;
  std::vector<LineState> outer_;
};

// Where another capture must be chosen, that is the reason; else the one that was found.
Problem Sharpened(const Problem& found, const Variant& variant, const Position& position,
                  const std::string& text, const Catalogue& messages) {
  if (variant.rules().choice == Choice::kFree || found.id == "pdn.ambiguous-move") return found;
  const ReadMoves read = ReadMove(variant, position, text);
  if (read.squares.empty() || !read.readings.empty()) return found;
  const bool is_numeric = text[0] >= '0' && text[0] <= '9';
  const SquareNames names(variant.spec(),
                          is_numeric ? SquareStyle::kNumeric : SquareStyle::kAlgebraic);
  const MoveStyle style = {.names = names, .capture_sign = CaptureSign(messages.language())};
  Problem better = RefuseMove({variant, position, text, read}, style, messages);
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

bool IsAboutResult(const Problem& problem) {
  return problem.id == "pdn.wrong-result" || problem.id == "pdn.results-differ";
}

RecordFault Told(const PdnFault& fault, const PdnGame& game, const PdnReplay& replay) {
  RecordFault told = {
      .ply = fault.ply,
      .number = {},
      .reach = IsAboutResult(fault.problem) ? FaultReach::kResult : FaultReach::kMainLine,
      .problem = fault.problem};
  const std::optional<std::size_t> move = MoveAt(game.items, fault.problem.place);
  if (!move.has_value()) return told;
  ++told.ply;
  told.number = NumberOf(game, *move, replay.game, fault.ply);
  return told;
}

// The faults of a game that has been played, in the order of the file but for those of the result.
std::vector<RecordFault> FaultsOf(const PdnGame& game, const PdnReplay& replay,
                                  const Catalogue& messages) {
  std::vector<RecordFault> faults;
  LineFollower follower(game, replay);
  for (const PdnFault& fault : replay.faults) {
    RecordFault& told = faults.emplace_back(Told(fault, game, replay));
    const std::optional<std::size_t> move = MoveAt(game.items, fault.problem.place);
    if (!move.has_value()) continue;
    follower.GoTo(*move);
    if (follower.in_variation()) told.reach = FaultReach::kVariation;
    if (const std::optional<Position>& position = follower.position()) {
      told.problem = Sharpened(told.problem, replay.game.variant(), *position,
                               game.items[*move].text, messages);
    }
    told.problem = InLanguage(std::move(told.problem), messages.language());
  }
  return faults;
}

std::vector<RecordFault> Unplayed(const Problems& problems) {
  std::vector<RecordFault> faults;
  for (const Problem& problem : problems) {
    faults.push_back({.ply = 0, .number = {}, .reach = FaultReach::kMainLine, .problem = problem});
  }
  return faults;
}

}  // namespace

RecordVerdict JudgeRecord(Record& record, const RecordVariants& variants,
                          const Catalogue& messages) {
  if (!record.game.ok()) {
    return {.replay = {}, .faults = Unplayed(record.game.problems()), .notes = {}};
  }
  const Result<PdnVariant> chosen = variants.Choose(*record.game);
  if (!chosen.ok()) return {.replay = {}, .faults = Unplayed(chosen.problems()), .notes = {}};
  JoinedReplay joined = ReplayJoined(*record.game, chosen->variant);
  if (joined.game.has_value()) record.game = *std::move(joined.game);
  RecordVerdict verdict = {
      .replay = std::move(joined.replay), .faults = {}, .notes = Unplayed(chosen->notes)};
  const PdnGame& game = *record.game;
  const PdnReplay& replay = *verdict.replay;
  verdict.faults = FaultsOf(game, replay, messages);
  for (const PdnFault& note : replay.notes) verdict.notes.push_back(Told(note, game, replay));
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

std::vector<Position> PositionsOf(const PdnReplay& replay) {
  std::vector<Position> positions = {replay.game.start()};
  for (const PdnMove& move : replay.moves) {
    if (!move.in_variation) positions.push_back(After(move.position, move.move));
  }
  return positions;
}

}  // namespace draughts
