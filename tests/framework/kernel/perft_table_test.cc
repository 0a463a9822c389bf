#include "framework/kernel/perft_table.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

constexpr Node<uint64_t> kNode{.own = 0x0f, .enemy = 0xf0, .kings = 0x11};

TEST(PerftTable, FindsWhatWasStored) {
  PerftTable table(1 << 16);
  const PerftTable::Key key = table.KeyOf(kNode, Color::kWhite, 5);
  EXPECT_FALSE(table.Find(key));
  table.Store(key, 4570586);
  EXPECT_EQ(table.Find(key), 4570586U);
}

TEST(PerftTable, TellsDepthsAndNodesApart) {
  PerftTable table(sizeof(uint64_t) * 2);  // one entry: every key falls on it
  table.Store(table.KeyOf(kNode, Color::kWhite, 5), 7);
  EXPECT_FALSE(table.Find(table.KeyOf(kNode, Color::kWhite, 6)));
  EXPECT_FALSE(table.Find(
      table.KeyOf(Node<uint64_t>{kNode.enemy, kNode.own, kNode.kings}, Color::kWhite, 5)));
  EXPECT_FALSE(table.Find(table.KeyOf(kNode, Color::kBlack, 5)));
  // A man on the square of bit 1, two plies deeper than a king there.
  EXPECT_FALSE(table.Find(table.KeyOf(Node<uint64_t>{0x0f, 0xf0, 0x13}, Color::kWhite, 3)));
  Node<Word128> wide{.own = 0x0f, .enemy = 0xf0, .kings = 0x11};
  table.Store(table.KeyOf(wide, Color::kWhite, 5), 9);
  wide.own |= Word128{1} << 77;
  EXPECT_FALSE(table.Find(table.KeyOf(wide, Color::kWhite, 5)));
}

TEST(PerftTable, IsDisabledWithoutMemory) {
  EXPECT_FALSE(PerftTable(0).enabled());
  EXPECT_TRUE(PerftTable(16).enabled());
}

}  // namespace
}  // namespace draughts
