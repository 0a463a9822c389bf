#include "frontends/cli/move_list.h"

#include "framework/notation/fen.h"
#include "framework/notation/moves.h"

namespace draughts {
namespace {

void WriteSquares(std::string_view key, const std::vector<Square>& squares,
                  const SquareNames& names, JsonWriter& json) {
  json.Key(key).BeginArray();
  for (const Square square : squares) json.String(names.Name(square));
  json.EndArray();
}

}  // namespace

std::vector<ListedMove> ListMoves(const Variant& variant, const Position& position) {
  std::vector<ListedMove> listed;
  for (const Move& move : variant.LegalMoves(position)) {
    // A quiet move has one way to go; asking the kernel for it would be most of the work.
    if (move.is_capture()) {
      listed.push_back({move, variant.Paths(position, move, 1).front()});
    } else {
      listed.push_back({move, Path{.squares = {move.from, move.to}, .captured = {}}});
    }
  }
  return listed;
}

std::string MovesObject(const Variant& variant, const Position& position, const SquareNames& names,
                        JsonWriter& json) {
  json.BeginObject().Key("schema").String("draughts.moves/1");
  json.Key("variant").String(variant.spec().id);
  json.Key("fen").String(FormatFen(names, position));
  json.Key("moves").BeginArray();
  for (const ListedMove& listed : ListMoves(variant, position)) {
    json.BeginObject().Key("move").String(FormatPath(names, listed.path));
    WriteSquares("path", listed.path.squares, names, json);
    WriteSquares("captures", listed.path.captured, names, json);
    json.Key("crowns").Bool(listed.move.crowns).EndObject();
  }
  json.EndArray().EndObject();
  return json.TakeLine();
}

}  // namespace draughts
