#include "framework/notation/pdn_game_type.h"

#include <absl/strings/str_cat.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <vector>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

// A number of PDN 3.0 and the fields that it alone stands for (PDN 3.0, GameType).
struct Expansion {
  int number;
  std::string_view fields;
};

constexpr Expansion kExpansions[] = {
    {20, "W,10,10,N2,0"}, {21, "B,8,8,N1,0"},  {22, "W,8,8,N2,1"}, {23, "B,8,8,N1,0"},
    {24, "W,8,8,N1,1"},   {25, "W,8,8,A0,0"},  {26, "W,8,8,A0,0"}, {27, "W,12,12,N2,0"},
    {28, "W,8,8,N1,1"},   {29, "W,8,8,A0,0"},  {30, "W,8,8,A0,0"}, {31, "B,8,8,N2,0"},
    {40, "W,10,10,N2,0"}, {41, "W,10,8,A0,0"},
};

constexpr int kInternational = 20;
constexpr int kCanadian = 27;

// Numbers that somebody has given a meaning; each has a sentence in the catalogues.
constexpr int kNamed[] = {0,  1,  20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                          31, 32, 40, 41, 43, 44, 45, 50, 96, 97, 98, 99};

// The digits 0 to 3 of the fifth field, as the side that begins sees the board, for White; Black
// sees it turned round.
constexpr NumberingCorner kCorners[] = {NumberingCorner::kBottomLeft, NumberingCorner::kBottomRight,
                                        NumberingCorner::kTopLeft, NumberingCorner::kTopRight};

std::size_t TurnedRound(std::size_t corner) { return std::size(kCorners) - 1 - corner; }

std::vector<std::string_view> SplitFields(std::string_view text) {
  std::vector<std::string_view> fields;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view field = text.substr(0, comma);
    while (field.starts_with(' ')) field.remove_prefix(1);
    while (field.ends_with(' ')) field.remove_suffix(1);
    fields.push_back(field);
    if (comma == text.size()) return fields;
    text.remove_prefix(comma + 1);
  }
}

std::optional<int> ParseNumber(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc() && end == text.data() + text.size() && number >= 0;
  return whole && !text.empty() ? std::optional(number) : std::nullopt;
}

void ReadBoard(std::string_view width, std::string_view height, PdnGameType& type) {
  const Board board = {.width = ParseNumber(width).value_or(0),
                       .height = ParseNumber(height).value_or(0)};
  const bool is_board = board.width > 0 && board.width < 100 && board.height > 0 &&
                        board.height < 100 && board.width % 2 == 0 && board.height % 2 == 0;
  if (is_board) type.board = board;
}

void ReadNotation(std::string_view field, PdnGameType& type) {
  if (field.size() != 2 || field[1] < '0' || field[1] > '3') return;
  if (field[0] == 'A') type.style = SquareStyle::kAlgebraic;
  if (field[0] == 'N') type.style = SquareStyle::kNumeric;
  const auto corner = static_cast<std::size_t>(field[1] - '0');
  const bool black_sees = type.first_mover == Color::kBlack;
  type.numbering = kCorners[black_sees ? TurnedRound(corner) : corner];
}

// `fields` are those behind the number; fewer are allowed.
void ReadFields(const std::vector<std::string_view>& fields, PdnGameType& type) {
  const auto field = [&fields](std::size_t index) {
    return index < fields.size() ? fields[index] : std::string_view();
  };
  if (field(0) == "W") type.first_mover = Color::kWhite;
  if (field(0) == "B") type.first_mover = Color::kBlack;
  ReadBoard(field(1), field(2), type);
  ReadNotation(field(3), type);
  if (field(4) == "0" || field(4) == "1") type.inverted = field(4) == "1";
}

PdnGameType Expand(int number) {
  PdnGameType type = {.number = number};
  const auto* const found =
      std::find_if(std::begin(kExpansions), std::end(kExpansions),
                   [number](const Expansion& expansion) { return expansion.number == number; });
  if (found != std::end(kExpansions)) ReadFields(SplitFields(found->fields), type);
  type.is_expanded = true;
  return type;
}

// The digit of the fifth field: of a1 where squares have letters, of square 1 where they are
// numbers.
std::size_t CornerDigit(const VariantSpec& spec, SquareStyle style) {
  const NumberingCorner corner =
      style == SquareStyle::kNumeric ? spec.numbering : NumberingCorner::kBottomLeft;
  const auto digit = static_cast<std::size_t>(
      std::find(std::begin(kCorners), std::end(kCorners), corner) - std::begin(kCorners));
  return spec.first_mover == Color::kBlack ? TurnedRound(digit) : digit;
}

}  // namespace

Result<PdnGameType> ParseGameType(std::string_view value) {
  std::vector<std::string_view> fields = SplitFields(value);
  const std::optional<int> number = ParseNumber(fields.front());
  if (!number) {
    return Problem{
        .id = "pdn.bad-game-type", .place = {}, .arguments = {{"found", Excerpt(value)}}};
  }
  if (fields.size() == 1) return Expand(*number);
  fields.erase(fields.begin());
  PdnGameType type = {.number = *number};
  ReadFields(fields, type);
  return type;
}

Problem UnsupportedGameType(int number) {
  const bool named = std::find(std::begin(kNamed), std::end(kNamed), number) != std::end(kNamed);
  if (named) return {.id = absl::StrCat("pdn.unsupported.", number), .place = {}, .arguments = {}};
  return {.id = "pdn.unknown-game-type",
          .place = {},
          .arguments = {{"number", std::to_string(number)}}};
}

std::optional<std::string> FormatGameType(const VariantSpec& spec,
                                          std::optional<SquareStyle> style) {
  if (!spec.pdn_game_type) return std::nullopt;
  const int number = *spec.pdn_game_type;
  const SquareStyle squares = style.value_or(spec.square_style);
  const std::string full = absl::StrCat(number, spec.first_mover == Color::kWhite ? ",W," : ",B,",
                                        spec.moves.board.width, ",", spec.moves.board.height,
                                        squares == SquareStyle::kNumeric ? ",N" : ",A",
                                        CornerDigit(spec, squares), spec.mirrored ? ",1" : ",0");
  PdnGameType said = ParseGameType(full).value();
  said.is_expanded = true;
  return said == Expand(number) ? std::to_string(number) : full;
}

bool HasInternationalResults(const VariantSpec& spec) {
  const int number = spec.pdn_game_type.value_or(0);
  return number == kInternational || number == kCanadian;
}

}  // namespace draughts
