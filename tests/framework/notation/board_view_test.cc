#include "framework/notation/board_view.h"

#include "framework/notation/square_names.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

std::string NameAt(const VariantSpec& spec, bool flip, Point drawn) {
  const Square square = BoardView(spec, flip).At(drawn);
  if (square == kNoSquare) return "light";
  return SquareNames(spec, SquareStyle::kAlgebraic).Name(square);
}

TEST(BoardView, ShowsWhiteAtTheBottom) {
  const VariantSpec spec = fixtures::RussianSpec();
  EXPECT_EQ(NameAt(spec, false, {.column = 0, .row = 7}), "a1");
  EXPECT_EQ(NameAt(spec, false, {.column = 7, .row = 0}), "h8");
  EXPECT_EQ(NameAt(spec, false, {.column = 7, .row = 7}), "light");
}

TEST(BoardView, ShowsBlackAtTheBottomWhenFlipped) {
  const VariantSpec spec = fixtures::RussianSpec();
  EXPECT_EQ(NameAt(spec, true, {.column = 0, .row = 7}), "h8");
  EXPECT_EQ(NameAt(spec, true, {.column = 7, .row = 0}), "a1");
}

// PDN 3.0: game type 22 is inverted, its bottom left corner is no playing square.
TEST(BoardView, ShowsTheDarkCornerOfAMirroredBoardAtTheRight) {
  const VariantSpec spec = fixtures::ItalianSpec();
  EXPECT_EQ(NameAt(spec, false, {.column = 0, .row = 7}), "light");
  EXPECT_EQ(NameAt(spec, false, {.column = 7, .row = 7}), "h1");
  EXPECT_EQ(NameAt(spec, false, {.column = 0, .row = 0}), "a8");
  EXPECT_EQ(NameAt(spec, true, {.column = 7, .row = 7}), "a8");
}

TEST(BoardView, FilesAndRanksAgreeWithTheNamesOfSquares) {
  for (const Variant& variant : fixtures::All()) {
    for (const bool flip : {false, true}) {
      const BoardView view(variant.spec(), flip);
      for (int row = 0; row < view.rows(); ++row) {
        for (int column = 0; column < view.columns(); ++column) {
          const std::string name = NameAt(variant.spec(), flip, {.column = column, .row = row});
          if (name == "light") continue;
          EXPECT_EQ(name, view.FileName(column) + view.RankName(row)) << variant.spec().id;
        }
      }
    }
  }
}

}  // namespace
}  // namespace draughts
