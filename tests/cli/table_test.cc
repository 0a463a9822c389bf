#include "frontends/cli/table.h"

#include <gtest/gtest.h>

namespace draughts {
namespace {

TEST(Table, SetsColumnsByTheirWidestCell) {
  Table table({Align::kRight, Align::kLeft});
  table.AddRow({"7", "moves", "x"});
  table.AddRow({"302", "дамки", ""});
  EXPECT_EQ(table.Text(), "  7  moves  x\n302  дамки\n");
}

TEST(Table, GoesOnUnderACellOfSeveralLines) {
  Table table;
  table.AddRow({"--json", "one\ntwo"});
  EXPECT_EQ(table.Text(), "--json  one\n        two\n");
}

TEST(Table, IsEmptyWithoutRows) { EXPECT_EQ(Table().Text(), ""); }

TEST(Pad, CountsCharactersNotBytes) {
  EXPECT_EQ(Pad("ход", 5, Align::kLeft), "ход  ");
  EXPECT_EQ(Pad("ход", 5, Align::kRight), "  ход");
  EXPECT_EQ(Pad("ход", 2, Align::kRight), "ход");
}

}  // namespace
}  // namespace draughts
