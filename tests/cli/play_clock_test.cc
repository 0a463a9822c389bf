#include "frontends/cli/play_clock.h"

#include <gtest/gtest.h>

#include "framework/config/catalog.h"

namespace draughts {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

// A game with five minutes each and three seconds a move, in a time of the test's own.
class PlayClockTest : public ::testing::Test {
 protected:
  void Wait(seconds time) {
    now_ += time;
    clock_.Tick();
  }
  void Move(seconds time) {
    Wait(time);
    game_.Play(game_.LegalMoves().front());
    clock_.Moved(game_);
  }
  ThinkingTime Left(Color side) const { return clock_.Present(game_).left(side); }

  TimePoint now_;
  Game game_{*Catalog::BuiltIn().Find("russian")};
  PlayClock clock_{{Clock(*ParseTimeControl("5+3"))}, [this] { return now_; }};
};

TEST_F(PlayClockTest, RunsForTheSideToMove) {
  Wait(seconds(10));
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(10));
  EXPECT_EQ(Left(Color::kBlack), minutes(5));
  Move(seconds(10));
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(17));
  Wait(seconds(60));
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(17));
  EXPECT_EQ(Left(Color::kBlack), minutes(4));
}

TEST_F(PlayClockTest, KnowsWhenAFlagFalls) {
  Move(seconds(10));
  EXPECT_EQ(clock_.FallsAt(game_), now_ + minutes(5));
  Wait(minutes(5) - seconds(1));
  EXPECT_FALSE(clock_.HasFallen(game_));
  Wait(seconds(1));
  EXPECT_TRUE(clock_.HasFallen(game_));
  game_.LoseOnTime(Color::kBlack);
  clock_.Stopped(game_);
  EXPECT_FALSE(clock_.HasFallen(game_)) << "the game is over";
  EXPECT_EQ(clock_.FallsAt(game_), std::nullopt);
  EXPECT_EQ(Left(Color::kBlack), seconds(0));
}

TEST_F(PlayClockTest, CountsNoTimeThatIsNobodys) {
  Wait(seconds(10));
  now_ += seconds(60);
  clock_.Excuse();
  Wait(seconds(5));
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(15));
}

TEST_F(PlayClockTest, GoesBackWithTheGame) {
  Move(seconds(10));
  Move(seconds(20));
  Wait(seconds(30));
  game_.Undo();
  clock_.WentTo(game_);
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(7));
  EXPECT_EQ(Left(Color::kBlack), minutes(5)) << "as before the move was thought about";
  Wait(seconds(5));
  EXPECT_EQ(Left(Color::kBlack), minutes(5) - seconds(5));
  game_.Redo();
  clock_.WentTo(game_);
  EXPECT_EQ(Left(Color::kBlack), minutes(5) - seconds(17)) << "as when it was played";
}

// As a saved game is taken up again, which tells the clocks after each move alone.
TEST_F(PlayClockTest, ShowsTheFlagThatFellInASavedGame) {
  Move(seconds(10));
  game_.LoseOnTime(Color::kBlack);
  clock_.WentTo(game_);
  EXPECT_EQ(Left(Color::kBlack), seconds(0));
  EXPECT_EQ(Left(Color::kWhite), minutes(5) - seconds(7));
  game_.Undo();
  clock_.WentTo(game_);
  EXPECT_EQ(Left(Color::kBlack), minutes(5));
}

TEST_F(PlayClockTest, StandsStillWhenTheGameIsOver) {
  Move(seconds(10));
  Wait(seconds(10));
  game_.Resign(Color::kBlack);
  clock_.Stopped(game_);
  Wait(minutes(60));
  EXPECT_EQ(Left(Color::kBlack), minutes(5) - seconds(10));
  game_.Undo();
  clock_.WentTo(game_);
  EXPECT_EQ(Left(Color::kBlack), minutes(5));
}

TEST_F(PlayClockTest, ForgetsTheTimesOfAMoveThatIsReplaced) {
  Move(seconds(10));
  Move(seconds(20));
  game_.Undo();
  clock_.WentTo(game_);
  Move(seconds(1));
  EXPECT_EQ(clock_.history().size(), 3u);
  EXPECT_EQ(Left(Color::kBlack), minutes(5) + seconds(2));
}

}  // namespace
}  // namespace draughts
