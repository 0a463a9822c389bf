// ReadMove and ReadPdnMove: nothing but legal moves, or a problem; a move that is written in full
// is read as itself.
#include <algorithm>

#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "framework/notation/pdn_moves.h"
#include "tests/fuzz/fuzz_input.h"

namespace draughts {
namespace {

// The text in front of the first line end may be a FEN; without one it is the start position.
Position PositionOf(const Variant& variant, std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return variant.Start();
  const Result<ParsedFen> fen = ParseFen(variant, text.substr(0, end));
  text.remove_prefix(end + 1);
  return fen.ok() ? fen->position : variant.Start();
}

bool Has(const std::vector<Move>& moves, const Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void TryText(const Variant& variant, const Position& position, const std::vector<Move>& legal,
             std::string_view text) {
  const ReadMoves typed = ReadMove(variant, position, text);
  DRAUGHTS_CHECK(typed.readings.empty() == !typed.problems.empty(), "a reading or a problem");
  for (const MoveReading& reading : typed.readings) {
    DRAUGHTS_CHECK(Has(legal, reading.move), "a legal move");
  }
  const PdnMoveReading written = ReadPdnMove(variant, position, legal, text);
  DRAUGHTS_CHECK((written.moves.size() == 1) == written.problem.id.empty(), "a move or a problem");
  for (const Move& move : written.moves) DRAUGHTS_CHECK(Has(legal, move), "a legal move");
}

void Try(const FuzzInput& input) {
  std::string_view text = input.text();
  const Variant& variant = input.variant();
  const Position position = PositionOf(variant, text);
  const std::vector<Move> legal = variant.LegalMoves(position);
  TryText(variant, position, legal, text);
  if (legal.empty()) return;
  const Move& move = legal[input.choice() % legal.size()];
  const MoveStyle style = {.names = SquareNames(variant.spec()), .form = MoveForm::kPdn};
  const std::string written = FormatMove(variant, position, move, style);
  const PdnMoveReading again = ReadPdnMove(variant, position, legal, written);
  DRAUGHTS_CHECK(again.moves == std::vector<Move>{move}, "the move that was written");
}

}  // namespace
}  // namespace draughts

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  draughts::Try(draughts::FuzzInput(data, size));
  return 0;
}
