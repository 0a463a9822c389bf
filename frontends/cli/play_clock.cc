#include "frontends/cli/play_clock.h"

#include <utility>

namespace draughts {

PlayClock::PlayClock(std::vector<Clock> history, std::function<TimePoint()> now)
    : clock_(std::move(now)), history_(std::move(history)), now_(clock_()), since_(now_) {
  DRAUGHTS_CHECK(!history_.empty(), "the clocks before the first move");
}

Clock PlayClock::Running(std::size_t ply, Color side) const {
  Clock clock = history_[ply];
  clock.Spend(side, std::chrono::duration_cast<ThinkingTime>(now_ - since_));
  return clock;
}

Clock PlayClock::Present(const Game& game) const {
  return stopped_.has_value() ? *stopped_ : Running(game.ply(), game.position().turn);
}

bool PlayClock::HasFallen(const Game& game) const {
  return !game.outcome().has_value() && Present(game).has_fallen(game.position().turn);
}

std::optional<TimePoint> PlayClock::FallsAt(const Game& game) const {
  if (game.outcome().has_value()) return std::nullopt;
  return since_ + history_[game.ply()].left(game.position().turn);
}

void PlayClock::Moved(const Game& game) {
  const Color mover = Opponent(game.position().turn);
  Clock clock = Running(game.ply() - 1, mover);
  clock.AddIncrement(mover);
  history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(game.ply()), history_.end());
  history_.push_back(clock);
  WentTo(game);
}

void PlayClock::WentTo(const Game& game) {
  since_ = now_;
  stopped_.reset();
  if (!game.outcome().has_value()) return;
  stopped_ = history_[game.ply()];
  const Color turn = game.position().turn;
  if (game.outcome()->ending == Ending::kTime) stopped_->Spend(turn, stopped_->left(turn));
}

void PlayClock::Excuse() {
  const TimePoint before = now_;
  Tick();
  since_ += now_ - before;
}

void PlayClock::Stopped(const Game& game) { stopped_ = Running(game.ply(), game.position().turn); }

}  // namespace draughts
