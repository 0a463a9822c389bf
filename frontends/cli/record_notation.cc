#include "frontends/cli/record_notation.h"

#include <algorithm>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/fen.h"
#include "framework/notation/pdn_game_type.h"
#include "framework/notation/pdn_writer.h"

namespace draughts {
namespace {

// A text that is no position, as "B::" in a set-up, stays as it is.
void WriteAnew(std::string& fen, const Variant& variant, const SquareNames& names) {
  const Result<ParsedFen> parsed = ParseFen(variant, fen);
  if (parsed.ok()) fen = FormatFen(names, parsed->position, parsed->counters);
}

std::vector<PdnTag>::iterator Find(std::vector<PdnTag>& tags, std::string_view name) {
  const std::string lower = LowerCase(name);
  return std::find_if(tags.begin(), tags.end(),
                      [&lower](const PdnTag& tag) { return LowerCase(tag.name) == lower; });
}

// Behind the tags of the game, but before the FEN that needs it to be read.
void SetGameType(std::string type, std::vector<PdnTag>& tags) {
  const auto own = Find(tags, "GameType");
  if (own != tags.end()) {
    own->value = std::move(type);
    return;
  }
  auto before = Find(tags, "SetUp");
  if (before == tags.end()) before = Find(tags, "FEN");
  tags.insert(before, {.name = "GameType", .value = std::move(type)});
}

}  // namespace

PdnGame InNotation(const PdnGame& game, const PdnReplay& replay, SquareStyle style) {
  const Variant& variant = replay.game.variant();
  const MoveStyle moves = PdnStyle(variant.spec(), style);
  PdnGame written = Respelled(game, replay, moves);
  for (PdnItem& item : written.items) {
    if (item.kind == PdnItemKind::kSetup) WriteAnew(item.text, variant, moves.names);
  }
  const auto fen = Find(written.tags, "FEN");
  if (fen != written.tags.end()) WriteAnew(fen->value, variant, moves.names);
  std::optional<std::string> type = FormatGameType(variant.spec(), style);
  if (type.has_value()) SetGameType(*std::move(type), written.tags);
  return written;
}

}  // namespace draughts
