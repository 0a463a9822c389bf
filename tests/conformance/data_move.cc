#include "tests/conformance/data_move.h"

namespace draughts::conformance {
namespace {

constexpr std::string_view kCrowns = "=K";

// The squares of "d4,f6"; nothing when one of them is no square, or stands there twice.
std::optional<SquareSet> ParseSquares(const SquareNames& names, std::string_view text) {
  SquareSet squares;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::optional<Square> square = names.Parse(text.substr(0, comma));
    if (!square || squares.contains(*square)) return std::nullopt;
    squares |= SquareSet::Of(*square);
    if (comma == std::string_view::npos) return squares;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace

std::string FormatDataMove(const SquareNames& names, const Move& move) {
  std::string text = names.Name(move.from) + (move.is_capture() ? "x" : "-") + names.Name(move.to);
  if (move.is_capture()) {
    std::string separator = "[";
    for (const Square square : move.captured) {
      text += separator + names.Name(square);
      separator = ",";
    }
    text += "]";
  }
  if (move.crowns) text += kCrowns;
  return text;
}

std::optional<Move> ParseDataMove(const SquareNames& names, std::string_view text) {
  Move move;
  if (text.ends_with(kCrowns)) {
    move.crowns = true;
    text.remove_suffix(kCrowns.size());
  }
  const std::size_t sign = text.find_first_of("-x");
  if (sign == std::string_view::npos) return std::nullopt;
  const bool captures = text[sign] == 'x';
  const std::size_t bracket = captures ? text.find('[') : text.size();
  if (bracket == std::string_view::npos || bracket < sign) return std::nullopt;
  const std::optional<Square> from = names.Parse(text.substr(0, sign));
  const std::optional<Square> to = names.Parse(text.substr(sign + 1, bracket - sign - 1));
  if (!from || !to) return std::nullopt;
  move.from = *from;
  move.to = *to;
  if (!captures) return move;
  if (!text.ends_with(']')) return std::nullopt;
  const std::optional<SquareSet> captured =
      ParseSquares(names, text.substr(bracket + 1, text.size() - bracket - 2));
  if (!captured) return std::nullopt;
  move.captured = *captured;
  return move;
}

}  // namespace draughts::conformance
