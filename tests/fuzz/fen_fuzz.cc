// ParseFen: a sound position that is written and read back the same, or problems with their places.
#include "framework/notation/fen.h"
#include "tests/fuzz/fuzz_input.h"

namespace draughts {
namespace {

void Try(const FuzzInput& input) {
  const Result<ParsedFen> fen = ParseFen(input.variant(), input.text());
  if (!fen.ok()) {
    for (const Problem& problem : fen.problems()) {
      const auto column = static_cast<std::size_t>(problem.place.column);
      DRAUGHTS_CHECK(column <= input.text().size() + 1, "a column of the text");
    }
    return;
  }
  DRAUGHTS_CHECK(IsSound(input.variant().board(), fen->position), "a sound position");
  for (const SquareStyle style : {SquareStyle::kAlgebraic, SquareStyle::kNumeric}) {
    const SquareNames names(input.variant().spec(), style);
    const Result<ParsedFen> again = ParseFen(input.variant(), FormatFen(names, fen->position));
    DRAUGHTS_CHECK(again.ok() && again->position == fen->position, "the same position");
  }
}

}  // namespace
}  // namespace draughts

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  draughts::Try(draughts::FuzzInput(data, size));
  return 0;
}
