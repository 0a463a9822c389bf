#include "framework/game/variant.h"

#include "framework/config/catalog.h"
#include "framework/kernel/perft_table.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

TEST(Variant, IsMadeOfASpecWithoutProblems) {
  const Result<Variant> variant = Variant::Make(fixtures::RussianSpec());
  ASSERT_TRUE(variant.ok());
  EXPECT_EQ(variant->spec(), fixtures::RussianSpec());
  EXPECT_EQ(variant->Start().white.size(), 12);
  EXPECT_EQ(variant->LegalMoves(variant->Start()).size(), 7U);
}

TEST(Variant, TellsEveryProblemAtOnce) {
  VariantSpec spec = fixtures::RussianSpec();
  spec.id = "";
  spec.moves.board = {.width = 14, .height = 14};
  const Result<Variant> variant = Variant::Make(spec);
  ASSERT_FALSE(variant.ok());
  ASSERT_GE(variant.problems().size(), 2U);
  EXPECT_EQ(variant.problems().back().id, "variant.no-kernel");
}

// A rule that is not said, or a board that cannot be, has no kernel either: that is not told as
// well.
TEST(Variant, TellsOneMistakeOnce) {
  VariantSpec unsaid = fixtures::RussianSpec();
  unsaid.moves.king_range = KingRange{};
  const Result<Variant> variant = Variant::Make(unsaid);
  ASSERT_EQ(variant.problems().size(), 1U);
  EXPECT_EQ(variant.problems()[0].id, "variant.rule-not-said");

  VariantSpec narrow = fixtures::RussianSpec();
  narrow.moves.board.width = 7;
  const Result<Variant> other = Variant::Make(narrow);
  ASSERT_EQ(other.problems().size(), 1U);
  EXPECT_EQ(other.problems()[0].id, "variant.bad-board-size");
}

TEST(Variant, CountsWithThreadsAndTableWhatItCountsWithout) {
  const Variant international = Catalog::BuiltIn().Find("international").value();
  const Position start = international.Start();
  const uint64_t nodes = international.Perft(start, 6, {});
  EXPECT_EQ(nodes, 167140U);  // rhalbersma/dctl, International start, depth 6
  PerftTable table(1 << 20);
  EXPECT_EQ(international.Perft(start, 6, {.table = &table}), nodes);
  EXPECT_EQ(international.Perft(start, 7, {.table = &table}), 1049442U);
  EXPECT_EQ(international.Perft(start, 6, {.table = &table}), nodes);
  EXPECT_EQ(international.Perft(start, 6, {.threads = 2}), nodes);
  PerftTable small(1 << 12);
  EXPECT_EQ(international.Perft(start, 6, {.table = &small, .threads = 3}), nodes);
  EXPECT_EQ(international.Perft(start, 6, {.play_leaves = true}), nodes);
}

}  // namespace
}  // namespace draughts
