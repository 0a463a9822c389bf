#include "framework/notation/square_names.h"

namespace draughts {
namespace {

bool IsFromTop(NumberingCorner corner) {
  return corner == NumberingCorner::kTopLeft || corner == NumberingCorner::kTopRight;
}

bool IsFromLeft(NumberingCorner corner) {
  return corner == NumberingCorner::kTopLeft || corner == NumberingCorner::kBottomLeft;
}

// The number that `digits` is, zeros in front allowed; nothing for any other text and above 999.
std::optional<int> ParseNumber(std::string_view digits) {
  if (digits.empty()) return std::nullopt;
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
    if (number > 999) return std::nullopt;
  }
  return number;
}

}  // namespace

SquareNames::SquareNames(const VariantSpec& spec, std::optional<SquareStyle> style)
    : board_(spec.moves.board),
      mirrored_(spec.mirrored),
      numbering_(spec.numbering),
      style_(style.value_or(spec.square_style)) {}

std::string SquareNames::Name(Square square) const {
  switch (style_) {
    case SquareStyle::kNumeric:
      return std::to_string(Number(square));
    case SquareStyle::kAlgebraic:
      break;
  }
  const Point point = PointOf(board_, square);
  std::string name(1, static_cast<char>('a' + DrawnColumn(point.column)));
  return name += std::to_string(board_.height - point.row);
}

std::optional<Square> SquareNames::Parse(std::string_view name) const {
  if (const std::optional<int> number = ParseNumber(name)) return Numbered(*number);
  const std::optional<Point> field = ParseField(name);
  if (!field) return std::nullopt;
  const Square square = SquareAt(board_, *field);
  return square == kNoSquare ? std::nullopt : std::optional(square);
}

// A number's row and its place in the row, then the square that Number() counts to there.
std::optional<Square> SquareNames::Numbered(int number) const {
  if (number < 1 || number > board_.squares()) return std::nullopt;
  const int per_row = board_.squares_in_row();
  const int rows_before = (number - 1) / per_row;
  const int before = (number - 1) % per_row;
  const int row = IsFromTop(numbering_) ? rows_before : board_.height - 1 - rows_before;
  const bool rising = IsFromLeft(numbering_) != mirrored_;
  return row * per_row + (rising ? before : per_row - 1 - before);
}

bool SquareNames::IsUnusedField(std::string_view name) const {
  const std::optional<Point> field = ParseField(name);
  return field && SquareAt(board_, *field) == kNoSquare;
}

int SquareNames::Order(Square square) const {
  switch (style_) {
    case SquareStyle::kNumeric:
      return Number(square);
    case SquareStyle::kAlgebraic:
      break;
  }
  const Point point = PointOf(board_, square);
  return DrawnColumn(point.column) * board_.height + board_.height - point.row;
}

std::string SquareNames::First() const {
  Square first = 0;
  for (const Square square : board_.all()) first = Order(square) < Order(first) ? square : first;
  return Name(first);
}

std::string SquareNames::Last() const {
  Square last = 0;
  for (const Square square : board_.all()) last = Order(square) > Order(last) ? square : last;
  return Name(last);
}

int SquareNames::Number(Square square) const {
  const int per_row = board_.squares_in_row();
  const int row = PointOf(board_, square).row;
  const int rows_before = IsFromTop(numbering_) ? row : board_.height - 1 - row;
  const bool rising = IsFromLeft(numbering_) != mirrored_;
  const int place = square % per_row;
  return rows_before * per_row + (rising ? place : per_row - 1 - place) + 1;
}

std::optional<Point> SquareNames::ParseField(std::string_view name) const {
  if (name.empty()) return std::nullopt;
  const bool capital = name[0] >= 'A' && name[0] <= 'Z';
  const int drawn = name[0] - (capital ? 'A' : 'a');
  const std::optional<int> rank = ParseNumber(name.substr(1));
  if (drawn < 0 || drawn >= board_.width || !rank) return std::nullopt;
  const Point point = {.column = DrawnColumn(drawn), .row = board_.height - *rank};
  return IsOnBoard(board_, point) ? std::optional(point) : std::nullopt;
}

}  // namespace draughts
