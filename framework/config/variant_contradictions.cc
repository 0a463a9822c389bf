#include "framework/config/variant_contradictions.h"

#include <string>
#include <utility>

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

void Add(Problems& problems, std::string id, std::string key) {
  problems.push_back({std::move(id), {}, {{"key", std::move(key)}}});
}

}  // namespace

Problems FindContradictions(const VariantSpec& spec) {
  Problems problems;
  const MoveRules& moves = spec.moves;
  // On the last row no square lies ahead, so such a man never goes on.
  if (moves.man_capture == ManCapture::kForward && moves.crowning == Crowning::kOnlyWhereMoveEnds) {
    Add(problems, "variant.crowning-never-matters", "moves.crowning");
  }
  if (moves.king_range != KingRange::kFlying &&
      moves.last_king_taken == LastKingTaken::kLandsBehind) {
    Add(problems, "variant.last-king-never-matters", "moves.last-king-taken");
  }
  if (CountTwice(spec.draws)) {
    const std::string item = std::to_string(IndexOf<NoProgress>(spec.draws) + 1);
    Add(problems, "variant.same-draw-count",
        "draws." + item + "." + std::string(NoProgress::kName));
  }
  return problems;
}

}  // namespace draughts
