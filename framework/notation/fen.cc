#include "framework/notation/fen.h"

#include <absl/strings/str_cat.h>
#include <absl/strings/str_join.h>

#include <algorithm>
#include <vector>

#include "framework/notation/fen_reader.h"

namespace draughts {
namespace {

void AppendSide(const SquareNames& names, const Position& position, Color color,
                std::string& text) {
  std::vector<Square> squares;
  for (const Square square : position.pieces(color)) squares.push_back(square);
  std::sort(squares.begin(), squares.end(),
            [&](Square a, Square b) { return names.Order(a) < names.Order(b); });
  text += color == Color::kWhite ? ":W" : ":B";
  text += absl::StrJoin(squares, ",", [&](std::string* entry, Square square) {
    absl::StrAppend(entry, position.kings.contains(square) ? "K" : "", names.Name(square));
  });
}

}  // namespace

Result<ParsedFen> ParseFen(const Variant& variant, std::string_view text) {
  return FenReader(variant.spec(), text).Read();
}

std::string FormatFen(const SquareNames& names, const Position& position,
                      const FenCounters& counters) {
  std::string text = position.turn == Color::kWhite ? "W" : "B";
  AppendSide(names, position, Color::kWhite, text);
  AppendSide(names, position, Color::kBlack, text);
  if (counters.half_moves) absl::StrAppend(&text, ":H", *counters.half_moves);
  if (counters.full_move) absl::StrAppend(&text, ":F", *counters.full_move);
  return text;
}

}  // namespace draughts
