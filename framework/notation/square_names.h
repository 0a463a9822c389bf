// SquareNames: what the squares of a board are called.
//
//   SquareNames names(russian.spec());
//   names.Name(28)          // "a1"
//   names.Parse("A1")       // 28; "29", its number, as well
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "framework/rules/variant_spec.h"

namespace draughts {

class SquareNames {
 public:
  // The variant's own style, unless another is asked for.
  explicit SquareNames(const VariantSpec& spec, std::optional<SquareStyle> style = std::nullopt);

  SquareStyle style() const { return style_; }
  std::string Name(Square square) const;
  // The square that `name` says in either style, letters in either case, leading zeros allowed;
  // nothing when the board has no such square.
  std::optional<Square> Parse(std::string_view name) const;
  // The square that has this number, whatever the style; nothing when there is none.
  std::optional<Square> Numbered(int number) const;

  // Whether `name` is a field of the board on which no piece ever stands: "b1" where a1 is a
  // square.
  bool IsUnusedField(std::string_view name) const;
  // Where `square` comes when squares are listed by name: by number, or by file and then rank.
  int Order(Square square) const;
  // The names that are first and last in that order.
  std::string First() const;
  std::string Last() const;

 private:
  int Number(Square square) const;
  // The column in which a file is drawn: on a mirrored board they are counted from the other side.
  int DrawnColumn(int column) const { return mirrored_ ? board_.width - 1 - column : column; }
  std::optional<Point> ParseField(std::string_view name) const;

  Board board_;
  bool mirrored_;
  NumberingCorner numbering_;
  SquareStyle style_;
};

}  // namespace draughts
