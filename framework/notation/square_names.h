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

 private:
  Board board_;
  bool mirrored_;
  NumberingCorner numbering_;
  SquareStyle style_;
};

}  // namespace draughts
