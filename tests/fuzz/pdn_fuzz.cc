// PdnReader and what follows it: games that are written and read back the same and can be replayed,
// or problems with their places; the same in whatever pieces the text arrives.
#include <vector>

#include "framework/notation/pdn_replay.h"
#include "framework/notation/pdn_writer.h"
#include "tests/framework/notation/pdn_files.h"
#include "tests/fuzz/fuzz_input.h"

namespace draughts {
namespace {

bool AreSame(const Result<PdnGame>& a, const Result<PdnGame>& b) {
  if (a.ok() != b.ok()) return false;
  return a.ok() ? *a == *b : a.problems() == b.problems();
}

void TryGame(const PdnGame& game, const Variant& variant) {
  const std::vector<Result<PdnGame>> again = ReadAll(FormatPdn(game), 1000);
  DRAUGHTS_CHECK(again.size() == 1 && again[0].ok() && *again[0] == game, "the same game");
  const Result<PdnVariant> chosen = ChooseVariant(game, std::span(&variant, 1), &variant);
  const PdnReplay replay = ReplayPdn(game, chosen.ok() ? chosen->variant : variant);
  const PdnGame spelled = Respelled(game, replay, PdnStyle(replay.game.variant().spec()));
  DRAUGHTS_CHECK(ReplayPdn(spelled, replay.game.variant()).plies == replay.plies,
                 "as many plies in other words");
}

void Try(const FuzzInput& input) {
  const std::vector<Result<PdnGame>> games = ReadAll(input.text(), 1000);
  const std::vector<Result<PdnGame>> in_pieces = ReadAll(input.text(), 1 + input.choice() % 8);
  DRAUGHTS_CHECK(games.size() == in_pieces.size(), "as many games in other pieces");
  for (std::size_t index = 0; index < games.size(); ++index) {
    DRAUGHTS_CHECK(AreSame(games[index], in_pieces[index]), "the same games in other pieces");
    if (games[index].ok()) TryGame(*games[index], input.variant());
  }
}

}  // namespace
}  // namespace draughts

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  draughts::Try(draughts::FuzzInput(data, size));
  return 0;
}
