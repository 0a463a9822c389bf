#include "tests/reference/capture_search.h"

#include "tests/reference/lines.h"

namespace draughts::reference {

CaptureSearch::CaptureSearch(const MoveRules& rules, const Position& position)
    : rules_(rules),
      steps_(CaptureSteps(rules)),
      us_(position.turn),
      mailbox_(rules.board, position) {}

Route CaptureSearch::Start(Square from) const {
  const Field at = mailbox_.FieldOf(from);
  const bool is_king = IsKing(mailbox_.at(at));
  return {.squares = {from},
          .captured = {},
          .was_king = {},
          .captured_set = {},
          .at = at,
          .began_as_king = is_king,
          .is_king = is_king,
          .came_by = std::nullopt};
}

bool CaptureSearch::CanCapture(Square from) { return !Jumps(Start(from)).empty(); }

void CaptureSearch::Run(Square from, const Enter& enter, const Finish& finish) {
  const Route start = Start(from);
  const char letter = mailbox_.at(start.at);
  // The square it comes from is empty while it moves: it may be crossed, landed on and ended on.
  mailbox_.put(start.at, kEmpty);
  Continue(start, enter, finish);
  mailbox_.put(start.at, letter);
}

bool CaptureSearch::MayTake(const Route& route, Step step) const {
  const bool never_back = !route.is_king && rules_.man_capture == ManCapture::kForward;
  if (never_back && IsBackward(step, us_)) return false;
  const bool turns_back = route.came_by.has_value() && step == Reverse(*route.came_by);
  return !(turns_back && rules_.removal == Removal::kAtOnceNoTurningBack);
}

// A man and a short king look at the next square, a flying king along the line.
Field CaptureSearch::FirstPiece(const Route& route, Step step) const {
  Field field = route.at + step;
  if (!route.is_king || rules_.king_range == KingRange::kShort) return field;
  while (mailbox_.is_empty(field)) field = field + step;
  return field;
}

bool CaptureSearch::IsPrey(const Route& route, char letter) const {
  if (!IsPieceOf(letter, Opponent(us_))) return false;
  const bool man_takes_king = !route.is_king && IsKing(letter);
  return !(man_takes_king && rules_.man_takes_king == ManTakesKing::kForbidden);
}

std::vector<Field> CaptureSearch::Landings(const Route& route, Field taken, Step step) const {
  std::vector<Field> landings;
  const bool anywhere = route.is_king && rules_.king_range == KingRange::kFlying;
  for (Field field = taken + step; mailbox_.is_empty(field); field = field + step) {
    landings.push_back(field);
    if (!anywhere) break;
  }
  return landings;
}

std::vector<CaptureSearch::Jump> CaptureSearch::Jumps(const Route& route) const {
  std::vector<Jump> jumps;
  for (const Step step : steps_) {
    if (!MayTake(route, step)) continue;
    const Field taken = FirstPiece(route, step);
    if (!IsPrey(route, mailbox_.at(taken))) continue;
    std::vector<Field> landings = Landings(route, taken, step);
    if (landings.empty()) continue;
    jumps.push_back({.step = step, .taken = taken, .landings = std::move(landings)});
  }
  return jumps;
}

Route CaptureSearch::Land(Route route, const Jump& jump, char taken, Field landing) const {
  route.squares.push_back(mailbox_.SquareOf(landing));
  route.captured.push_back(mailbox_.SquareOf(jump.taken));
  route.was_king.push_back(IsKing(taken));
  route.captured_set |= SquareSet::Of(route.captured.back());
  route.at = landing;
  route.came_by = jump.step;
  // Source 000, 4: "becomes a king during a capture and goes on as a king".
  if (rules_.crowning == Crowning::kGoesOnAsKing && mailbox_.IsCrownRow(landing, us_)) {
    route.is_king = true;
  }
  return route;
}

bool CaptureSearch::MoveEnds(const Route& before, const Route& landed) const {
  // Source 003, "Kings": "becoming a king ends the move".
  const bool is_crowned_here = !before.is_king && mailbox_.IsCrownRow(landed.at, us_);
  if (is_crowned_here && rules_.crowning == Crowning::kEndsMove) return true;
  return Jumps(landed).empty();
}

void CaptureSearch::Take(const Route& route, const Jump& jump, const Enter& enter,
                         const Finish& finish) {
  const char taken = mailbox_.at(jump.taken);
  mailbox_.put(jump.taken, rules_.removal == Removal::kAfterMove ? kCaptured : kEmpty);

  std::vector<Route> going_on;
  std::vector<Route> ending;
  for (const Field landing : jump.landings) {
    Route landed = Land(route, jump, taken, landing);
    (MoveEnds(route, landed) ? ending : going_on).push_back(std::move(landed));
  }
  // Killer draughts: a king that has taken a king last stops just behind it.
  const bool stops_behind =
      route.is_king && IsKing(taken) && rules_.last_king_taken == LastKingTaken::kLandsBehind;
  if (stops_behind && ending.size() > 1) ending.resize(1);
  // Source 000, 3: "if the king can land where the capture goes on, it must land there".
  if (!going_on.empty()) ending.clear();

  for (const Route& end : ending) finish(end);
  for (const Route& next : going_on) Continue(next, enter, finish);
  mailbox_.put(jump.taken, taken);
}

void CaptureSearch::Continue(const Route& route, const Enter& enter, const Finish& finish) {
  if (!enter(route)) return;
  for (const Jump& jump : Jumps(route)) Take(route, jump, enter, finish);
}

}  // namespace draughts::reference
