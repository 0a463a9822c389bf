#include "framework/notation/moves.h"

#include <absl/strings/str_join.h>

#include <algorithm>

namespace draughts {
namespace {

std::string Join(const SquareNames& names, const std::vector<Square>& squares,
                 std::string_view separator) {
  return absl::StrJoin(
      squares, absl::string_view(separator.data(), separator.size()),
      [&names](std::string* text, Square square) { text->append(names.Name(square)); });
}

bool HasTwin(const Variant& variant, const Position& position, const Move& move) {
  const std::vector<Move> moves = variant.LegalMoves(position);
  return std::any_of(moves.begin(), moves.end(), [&](const Move& other) {
    return other.from == move.from && other.to == move.to && other != move;
  });
}

}  // namespace

std::string FormatMove(const Variant& variant, const Position& position, const Move& move,
                       const MoveStyle& style) {
  const std::vector<Square> ends = {move.from, move.to};
  if (!move.is_capture()) return Join(style.names, ends, "-");
  switch (style.form) {
    case MoveForm::kPdn:
      if (!HasTwin(variant, position, move)) return Join(style.names, ends, style.capture_sign);
      break;
    case MoveForm::kFull:
      break;
  }
  const std::vector<Path> paths = variant.Paths(position, move, 1);
  DRAUGHTS_CHECK(!paths.empty(), "a move that is legal in the position");
  return FormatPath(style.names, paths[0], style.capture_sign);
}

std::string FormatPath(const SquareNames& names, const Path& path, std::string_view capture_sign) {
  return Join(names, path.squares, path.captured.empty() ? "-" : capture_sign);
}

}  // namespace draughts
