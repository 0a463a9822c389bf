#include "frontends/cli/record_json.h"

#include <vector>

#include "framework/notation/fen.h"
#include "framework/notation/pdn_writer.h"
#include "frontends/cli/record_verdict.h"

namespace draughts {
namespace {

bool IsComment(const PdnItem& item) {
  return item.kind == PdnItemKind::kComment || item.kind == PdnItemKind::kLineComment;
}

// What an object of the list of moves stands for.
bool IsStep(const PdnItem& item) {
  return item.kind == PdnItemKind::kMove || item.kind == PdnItemKind::kNullMove ||
         item.kind == PdnItemKind::kSetup;
}

// For each item that begins a variation, the index behind its end.
std::vector<std::size_t> EndsOf(const std::vector<PdnItem>& items) {
  std::vector<std::size_t> ends(items.size());
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].kind == PdnItemKind::kVariationBegins) open.push_back(i);
    if (items[i].kind != PdnItemKind::kVariationEnds) continue;
    ends[open.back()] = i + 1;
    open.pop_back();
  }
  return ends;
}

// Writes the lines of a movetext, one within another. The lines that are not finished yet are kept
// in a list: no depth of nesting needs a deep stack.
class LinesWriter {
 public:
  LinesWriter(const PdnGame& game, const PdnReplay& replay, const SquareNames& names,
              JsonWriter& json)
      : items_(game.items),
        ends_(EndsOf(game.items)),
        understood_(replay.moves.begin()),
        variant_(replay.game.variant()),
        names_(names),
        json_(json) {}

  // The keys of the main line, in an object that is open.
  void WriteMainLine() {
    Begin(0, items_.size());
    while (!lines_.empty()) Step();
  }

 private:
  struct LineState {
    std::size_t at;
    std::size_t end;
    bool in_object = false;      // of a move
    bool in_variations = false;  // its list is open
  };

  void Step() {
    LineState& line = lines_.back();
    if (line.at == line.end) return End();
    const std::size_t index = line.at++;
    const PdnItem& item = items_[index];
    if (IsStep(item)) {
      CloseObject(line);
      json_.BeginObject();
      line.in_object = true;
      WriteStep(index);
      WriteRemarks(index + 1, line.end);
    } else if (item.kind == PdnItemKind::kVariationBegins) {
      BeginVariation(line, index);
    }
  }

  void BeginVariation(LineState& line, std::size_t index) {
    if (!line.in_object) json_.BeginObject();  // it replaces no move
    if (!line.in_variations) json_.Key("variations").BeginArray();
    line.in_object = true;
    line.in_variations = true;
    line.at = ends_[index];
    json_.BeginObject();
    Begin(index + 1, ends_[index] - 1);
  }

  void Begin(std::size_t begin, std::size_t end) {
    WriteRemarks(begin, end);
    json_.Key("moves").BeginArray();
    lines_.push_back({.at = begin, .end = end});
  }

  void End() {
    CloseObject(lines_.back());
    json_.EndArray();
    lines_.pop_back();
    if (!lines_.empty()) json_.EndObject();
  }

  void CloseObject(LineState& line) {
    if (line.in_variations) json_.EndArray();
    if (line.in_object) json_.EndObject();
    line.in_variations = false;
    line.in_object = false;
  }

  void WriteStep(std::size_t index) {
    const PdnItem& item = items_[index];
    if (item.kind == PdnItemKind::kMove) {
      WriteMove(*understood_++);
    } else {
      json_.Key("move").Null();
      if (item.kind == PdnItemKind::kSetup) json_.Key("fen").String(item.text);
    }
    if (!item.number.empty()) json_.Key("number").String(item.number);
    if (!item.strength.empty()) json_.Key("strength").String(item.strength);
  }

  void WriteMove(const PdnMove& move) {
    const Path path = variant_.Paths(move.position, move.move, 1).front();
    json_.Key("move").String(FormatPath(names_, path));
    json_.Key("from").String(names_.Name(move.move.from));
    json_.Key("to").String(names_.Name(move.move.to));
    WriteSquares("path", path.squares);
    WriteSquares("captures", path.captured);
    json_.Key("crowns").Bool(move.move.crowns);
  }

  void WriteSquares(std::string_view key, const std::vector<Square>& squares) {
    json_.Key(key).BeginArray();
    for (const Square square : squares) json_.String(names_.Name(square));
    json_.EndArray();
  }

  // What is said from `begin` up to the next move of the line, the variations left out.
  void WriteRemarks(std::size_t begin, std::size_t end) {
    std::vector<const PdnItem*> comments;
    std::vector<int> nags;
    for (std::size_t i = begin; i < end && !IsStep(items_[i]);) {
      if (IsComment(items_[i])) comments.push_back(&items_[i]);
      if (items_[i].kind == PdnItemKind::kNag) nags.push_back(items_[i].nag);
      i = items_[i].kind == PdnItemKind::kVariationBegins ? ends_[i] : i + 1;
    }
    if (!nags.empty()) {
      json_.Key("nags").BeginArray();
      for (const int nag : nags) json_.Integer(nag);
      json_.EndArray();
    }
    if (comments.empty()) return;
    json_.Key("comments").BeginArray();
    for (const PdnItem* comment : comments) json_.String(comment->text);
    json_.EndArray();
  }

  const std::vector<PdnItem>& items_;
  const std::vector<std::size_t> ends_;
  std::vector<PdnMove>::const_iterator understood_;
  const Variant& variant_;
  const SquareNames& names_;
  JsonWriter& json_;
  std::vector<LineState> lines_;
};

void WriteComments(std::string_view key, const std::vector<PdnItem>& comments, JsonWriter& json) {
  if (comments.empty()) return;
  json.Key(key).BeginArray();
  for (const PdnItem& comment : comments) json.String(comment.text);
  json.EndArray();
}

}  // namespace

std::string GameObject(const Record& record, const PdnReplay& replay, const SquareNames& names,
                       JsonWriter& json) {
  const PdnGame& game = *record.game;
  json.BeginObject().Key("schema").String("draughts.game/1");
  json.Key("file").String(record.file).Key("game").Unsigned(record.number);
  json.Key("variant").String(replay.game.variant().spec().id);
  WriteComments("preface", game.preface, json);
  json.Key("tags").BeginArray();
  for (const PdnTag& tag : game.tags) {
    json.BeginObject().Key("name").String(tag.name).Key("value").String(tag.value).EndObject();
  }
  json.EndArray();
  json.Key("start").String(FormatFen(names, replay.game.start(), CountersOfStart(replay.game)));
  LinesWriter(game, replay, names, json).WriteMainLine();
  json.Key("result").String(RecordedResult(game));
  WriteComments("afterword", game.afterword, json);
  json.Key("final").String(FormatFen(names, PositionsOf(replay).back())).EndObject();
  return json.TakeLine();
}

}  // namespace draughts
