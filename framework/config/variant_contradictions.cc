#include "framework/config/variant_contradictions.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace draughts {
namespace {

// The place in `draws` of its first rule of this kind; draws.size() when there is none.
template <class Kind>
std::size_t IndexOf(const DrawRules& draws) {
  std::size_t index = 0;
  while (index < draws.size() && !std::holds_alternative<Kind>(draws[index])) ++index;
  return index;
}

// Two names of one count (draw_rules.h), the larger number of which is never reached; unless one is
// switched off for a while and the other goes on.
bool CountTwice(const DrawRules& draws) {
  const std::size_t kings_only = IndexOf<KingsOnly>(draws);
  const std::size_t no_progress = IndexOf<NoProgress>(draws);
  if (kings_only == draws.size() || no_progress == draws.size()) return false;
  if (std::get<NoProgress>(draws[no_progress]).progress == ProgressBy::kCrowning) return false;
  return std::get<KingsOnly>(draws[kings_only]).precedence != Precedence::kEndingsFirst;
}

void Add(Problems& problems, std::string id, std::string key,
         std::vector<Problem::Argument> arguments = {}) {
  arguments.insert(arguments.begin(), {"key", std::move(key)});
  problems.push_back({std::move(id), {}, std::move(arguments)});
}

// The key of the rule at `index`.
std::string KeyOf(const DrawRules& draws, std::size_t index) {
  return "draws." + std::to_string(index + 1) + "." + std::string(KindName(draws[index]));
}

bool Covers(const StrongerSide& wide, const StrongerSide& narrow) {
  if (wide.men != narrow.men) return false;
  if (wide.or_more_kings.value_or(false)) return narrow.kings >= wide.kings;
  return narrow.kings == wide.kings && !narrow.or_more_kings.value_or(false);
}

// Whether `sooner` ends every ending that `later` is for, and no later: then the latter is never
// reached.
bool EndsBefore(const MaterialLimit& sooner, const MaterialLimit& later) {
  const bool counts_on = sooner.change_inside == ChangeInside::kCountsOn ||
                         later.change_inside == ChangeInside::kRestarts;
  if (sooner.counted != later.counted || sooner.moves > later.moves || !counts_on) return false;
  return std::all_of(
      later.stronger.begin(), later.stronger.end(), [&sooner](const StrongerSide& narrow) {
        return std::any_of(sooner.stronger.begin(), sooner.stronger.end(),
                           [&narrow](const StrongerSide& wide) { return Covers(wide, narrow); });
      });
}

// Draw rules for what cannot come about, or for what another rule ends before.
class DrawChecker {
 public:
  DrawChecker(const VariantSpec& spec, Problems& problems)
      : draws_(spec.draws),
        men_(spec.setup_rows * spec.moves.board.squares_in_row()),
        problems_(problems) {}

  void Check() {
    for (index_ = 0; index_ < draws_.size(); ++index_) {
      std::visit([this](const auto& rule) { CheckRule(rule); }, draws_[index_]);
    }
  }

 private:
  template <class Rule>
  void CheckRule(const Rule& /*rule*/) {}

  void CheckRule(const KingsOnly& rule) {
    const bool has_endings = IndexOf<MaterialLimit>(draws_) < draws_.size() ||
                             IndexOf<BalanceLimit>(draws_) < draws_.size();
    if (rule.precedence == Precedence::kEndingsFirst && !has_endings) {
      Add(problems_, "variant.precedence-never-matters", KeyOf(draws_, index_) + ".precedence");
    }
  }

  void CheckRule(const MaterialLimit& rule) {
    CheckStronger(rule.stronger);
    for (const DrawRule& other : draws_) {
      const auto* sooner = std::get_if<MaterialLimit>(&other);
      if (sooner == nullptr || *sooner == rule || !EndsBefore(*sooner, rule)) continue;
      Add(problems_, "variant.ending-ends-sooner", KeyOf(draws_, index_) + ".moves",
          {{"found", std::to_string(rule.moves)}, {"sooner", std::to_string(sooner->moves)}});
      return;
    }
  }

  void CheckRule(const MainRoadLimit& rule) { CheckStronger(rule.stronger); }

  void CheckRule(const BalanceLimit& rule) {
    for (std::size_t i = 0; i < rule.endings.size(); ++i) {
      const int least = rule.endings[i].least;
      if (least <= 2 * men_) continue;
      Add(problems_, "variant.too-many-pieces",
          KeyOf(draws_, index_) + ".endings." + std::to_string(i + 1) + ".least",
          {{"found", std::to_string(least)}, {"most", std::to_string(2 * men_)}});
    }
  }

  void CheckStronger(const std::vector<StrongerSide>& stronger) {
    for (std::size_t i = 0; i < stronger.size(); ++i) {
      const int pieces = stronger[i].kings + stronger[i].men;
      if (pieces <= men_) continue;
      Add(problems_, "variant.too-many-pieces-of-one-side",
          KeyOf(draws_, index_) + ".stronger." + std::to_string(i + 1),
          {{"found", std::to_string(pieces)}, {"most", std::to_string(men_)}});
    }
  }

  const DrawRules& draws_;
  const int men_;  // of each side at the start
  Problems& problems_;
  std::size_t index_ = 0;
};

}  // namespace

Problems FindContradictions(const VariantSpec& spec) {
  Problems problems;
  const MoveRules& moves = spec.moves;
  // On the last row no square lies ahead, so such a man never goes on, unless it captures sideways.
  if (moves.lines == Lines::kDiagonal && moves.man_capture == ManCapture::kForward &&
      moves.crowning == Crowning::kOnlyWhereMoveEnds) {
    Add(problems, "variant.crowning-never-matters", "moves.crowning");
  }
  const bool has_choice = moves.king_range == KingRange::kFlying || moves.king_range == KingRange{};
  if (!has_choice && moves.last_king_taken == LastKingTaken::kLandsBehind) {
    Add(problems, "variant.last-king-never-matters", "moves.last-king-taken");
  }
  if (CountTwice(spec.draws)) {
    Add(problems, "variant.same-draw-count", KeyOf(spec.draws, IndexOf<NoProgress>(spec.draws)));
  }
  DrawChecker(spec, problems).Check();
  return problems;
}

Problems FindNotes(const VariantSpec& spec) {
  Problems notes;
  const MoveRules& moves = spec.moves;
  if (moves.choice == Choice::kItalian && moves.man_takes_king == ManTakesKing::kAllowed) {
    Add(notes, "variant.note-italian-men", "moves.man-takes-king");
  }
  // A jump over a neighbour lands two squares on, so no landing square is one that was jumped,
  // unless pieces capture along ranks, files and diagonals.
  if (moves.lines != Lines::kFrisian && moves.king_range == KingRange::kShort &&
      moves.removal != Removal::kAfterMove) {
    Add(notes, "variant.note-removal", "moves.removal");
  }
  if (spec.draws.empty()) Add(notes, "variant.note-no-draws", "draws");
  return notes;
}

}  // namespace draughts
