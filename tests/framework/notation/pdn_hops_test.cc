#include "framework/notation/pdn_hops.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "tests/framework/notation/pdn_files.h"

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Variant Named(const char* name) { return *Catalog::BuiltIn().Find(name); }

// A game that PlayStrategy has exported, each hop as a move of its own (py-draughts, tests of
// American games), its squares named as White sees them.
TEST(PdnHops, AreJoinedToOneMove) {
  const PdnGame game =
      ReadOne("1. d6-c5 e3-f4 2. c7-d6 f2-e3 3. c5-b4 c3xa5 4. a5xc7! d8xb6 5. b2-c3 *");
  const JoinedReplay joined = ReplayJoined(game, Named("american"));
  EXPECT_THAT(joined.replay.faults, IsEmpty());
  EXPECT_EQ(joined.replay.plies, 8U);
  ASSERT_TRUE(joined.game.has_value());
  EXPECT_THAT(Shown(joined.game->items), ElementsAre("1. d6-c5", "e3-f4", "2. c7-d6", "f2-e3",
                                                     "3. c5-b4", "c3xa5xc7!", "4. d8xb6", "b2-c3"));
  ASSERT_EQ(joined.replay.notes.size(), 1U);
  EXPECT_EQ(joined.replay.notes[0].problem.id, "pdn.hops-joined");
  EXPECT_EQ(joined.replay.notes[0].ply, 5);
  EXPECT_EQ(joined.replay.notes[0].problem.place, (Place{.file = "", .line = 1, .column = 40}));
}

TEST(PdnHops, LeadToThePositionThatIsPublished) {
  const PdnGame game = ReadOne("1. d6-c5 e3-f4 2. c7-d6 f2-e3 3. c5-b4 c3xa5 4. a5xc7 d8xb6 *");
  const Variant american = Named("american");
  const Position expected = ParseFen(american,
                                     "W:W19,21,23,24,25,26,28,29,30,31,32:"
                                     "B1,3,4,5,7,8,9,10,11,12")
                                ->position;
  EXPECT_EQ(ReplayJoined(game, american).replay.game.position(), expected);
}

TEST(PdnHops, AreJoinedHoweverManyThereAre) {
  const PdnGame game = ReadOne("[FEN \"B:W11,19,27:B7\"]\n\n7. 7x16 8. 16x23 23x32 *");
  const JoinedReplay joined = ReplayJoined(game, Named("american"));
  EXPECT_THAT(joined.replay.faults, IsEmpty());
  ASSERT_TRUE(joined.game.has_value());
  EXPECT_THAT(Shown(joined.game->items), ElementsAre("7. 7x16x23x32"));
}

TEST(PdnHops, AreNotLookedForWhereAGameIsSound) {
  const PdnGame game = ReadOne("1. 32-28 19-23 2. 28x19 14x23 *");
  const JoinedReplay joined = ReplayJoined(game, Named("international"));
  EXPECT_THAT(joined.replay.notes, IsEmpty());
  EXPECT_FALSE(joined.game.has_value());
}

// What is wrong for another reason stays as it is written.
TEST(PdnHops, DoNotExcuseOtherFaults) {
  const PdnGame game = ReadOne("1. 32-28 19-23 2. 28x19 19x10 3. 1-2 *");
  const JoinedReplay joined = ReplayJoined(game, Named("international"));
  EXPECT_EQ(joined.replay.faults.size(), 1U);
  EXPECT_FALSE(joined.game.has_value());
}

}  // namespace
}  // namespace draughts
