#include "framework/notation/pdn_result.h"

#include "framework/notation/pdn_game_type.h"
#include "framework/notation/pdn_words.h"

namespace draughts {
namespace {

struct Written {
  std::string_view text;
  PdnResult result;
};

constexpr Written kWritten[] = {
    {"1-0", PdnResult::kWhiteWins}, {"2-0", PdnResult::kWhiteWins}, {"0-1", PdnResult::kBlackWins},
    {"0-2", PdnResult::kBlackWins}, {"1/2-1/2", PdnResult::kDraw},  {"½-½", PdnResult::kDraw},
    {"1-1", PdnResult::kDraw},      {"0-0", PdnResult::kBothLose},  {"*", PdnResult::kOpen},
    {"?", PdnResult::kOpen},        {"", PdnResult::kOpen},         {"-", PdnResult::kOpen},
};

}  // namespace

PdnResult ParseResult(std::string_view text) {
  std::string plain;
  for (const char c : PlainWord(text)) {
    if (BlankSize(std::string_view(&c, 1)) == 0) plain += c;
  }
  for (const Written& written : kWritten) {
    if (plain == written.text) return written.result;
  }
  return PdnResult::kOther;
}

std::string FormatResult(const Game& game) {
  if (!game.outcome().has_value()) return "*";
  const bool is_international = HasInternationalResults(game.variant().spec());
  const std::optional<Color> winner = game.outcome()->winner;
  if (!winner.has_value()) return is_international ? "1-1" : "1/2-1/2";
  if (*winner == Color::kWhite) return is_international ? "2-0" : "1-0";
  return is_international ? "0-2" : "0-1";
}

}  // namespace draughts
