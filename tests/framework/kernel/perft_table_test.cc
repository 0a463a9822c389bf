#include "framework/kernel/perft_table.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

constexpr Node<uint64_t> kNode{.own = 0x0f, .enemy = 0xf0, .kings = 0x11};

TEST(PerftTable, FindsWhatWasStored) {
  PerftTable table(1 << 16);
  const PerftTable::Key key = table.KeyOf(kNode, 5);
  EXPECT_FALSE(table.Find(key));
  table.Store(key, 4570586);
  EXPECT_EQ(table.Find(key), 4570586U);
}

TEST(PerftTable, TellsDepthsAndNodesApart) {
  PerftTable table(sizeof(uint64_t) * 2);  // one entry: every key falls on it
  table.Store(table.KeyOf(kNode, 5), 7);
  EXPECT_FALSE(table.Find(table.KeyOf(kNode, 6)));
  EXPECT_FALSE(table.Find(table.KeyOf(Node<uint64_t>{kNode.enemy, kNode.own, kNode.kings}, 5)));
  Node<Word128> wide{.own = 0x0f, .enemy = 0xf0, .kings = 0x11};
  table.Store(table.KeyOf(wide, 5), 9);
  wide.own |= Word128{1} << 77;
  EXPECT_FALSE(table.Find(table.KeyOf(wide, 5)));
}

TEST(PerftTable, IsDisabledWithoutMemory) {
  EXPECT_FALSE(PerftTable(0).enabled());
  EXPECT_TRUE(PerftTable(16).enabled());
}

}  // namespace
}  // namespace draughts
