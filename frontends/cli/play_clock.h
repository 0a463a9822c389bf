// PlayClock: the clock of a game that is being played: real time, and what undo goes back to.
//
//   PlayClock clock(Clock(control), SteadyNow);
//   clock.Tick();                 // a line has been read: all that is asked now is as of now
//   game.Play(move);
//   clock.Moved(game);
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "framework/game/clock.h"
#include "framework/game/game.h"

namespace draughts {

using TimePoint = std::chrono::steady_clock::time_point;

class PlayClock {
 public:
  // Both clocks as they stood before each move and after the last one that `game` has; at least
  // one. The clock of the side to move runs from now on. `now` says what time it is.
  PlayClock(std::vector<Clock> history, std::function<TimePoint()> now);

  // Takes the time. What is asked of the clock is answered as of the last tick, so that one line is
  // answered as of one moment.
  void Tick() { now_ = clock_(); }

  // Both clocks; while the game goes on, that of the side to move is running.
  Clock Present(const Game& game) const;
  // Whether the side to move has run out of time in a game that goes on.
  bool HasFallen(const Game& game) const;
  // When it will, if it does nothing; nothing when the game is over.
  std::optional<TimePoint> FallsAt(const Game& game) const;

  // After a move, in time, of `game`: the mover gets the increment, the other clock runs.
  void Moved(const Game& game);
  // After an undo or a redo: both clocks stand as they did when this position was first reached.
  void WentTo(const Game& game);
  // What has gone by since the last tick was nobody's time, and is not counted.
  void Excuse();
  // After what ended the game off the board.
  void Stopped(const Game& game);

  // Both clocks before each move and after the last one.
  const std::vector<Clock>& history() const { return history_; }

 private:
  // The present clocks, the one of `side` running.
  Clock Running(std::size_t ply, Color side) const;

  std::function<TimePoint()> clock_;
  std::vector<Clock> history_;  // those behind the game's ply are for a redo
  TimePoint now_;
  TimePoint since_;               // when the side to move began to think
  std::optional<Clock> stopped_;  // of a game that is over
};

}  // namespace draughts
