#include "framework/notation/pdn_writer.h"

#include <algorithm>
#include <utility>

#include "framework/notation/fen.h"
#include "framework/notation/line_filler.h"
#include "framework/notation/pdn_game_type.h"
#include "framework/notation/pdn_result.h"
#include "framework/notation/pdn_tags.h"

namespace draughts {
namespace {

constexpr std::size_t kColumns = 80;

// A comment between braces, without what would end it or seem to be the tags of another game.
std::string Braced(std::string_view comment) {
  std::string text = "{";
  for (const char c : comment) text += c == '}' ? ')' : c;
  for (std::size_t tags = FindTagLine(text, true); tags != std::string::npos;) {
    text.erase(tags - 1, 1);
    tags = FindTagLine(text, true);
  }
  return text + "}";
}

// "%" is a sign of a comment at the beginning of a line alone, ";" anywhere.
std::string OneLine(char sign, std::string_view comment) {
  std::string text = sign + std::string(comment);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// Writes a movetext item by item.
class MovetextWriter {
 public:
  void Write(const PdnItem& item) {
    switch (item.kind) {
      case PdnItemKind::kMove:
      case PdnItemKind::kPlaceholder:
      case PdnItemKind::kNullMove:
        return Add((item.number.empty() ? "" : item.number + " ") + item.text + item.strength);
      case PdnItemKind::kComment:
        return Add(Braced(item.text));
      case PdnItemKind::kLineComment:
        return AddLine(OneLine('%', item.text));
      case PdnItemKind::kNag:
        return Add("$" + std::to_string(item.nag));
      case PdnItemKind::kSetup:
        return Add("/FEN \"" + item.text + "\"/");
      case PdnItemKind::kVariationBegins:
        opening_ += '(';
        return;
      case PdnItemKind::kVariationEnds:
        return opening_.empty() ? filler_.Append(")") : Add(")");
    }
  }

  // The result and, behind it, what is said about it.
  void End(std::string_view result, const std::vector<PdnItem>& afterword) {
    Add(result);
    for (const PdnItem& item : afterword) {
      const bool is_line = item.kind == PdnItemKind::kLineComment;
      filler_.Append(" " + (is_line ? OneLine(';', item.text) + "\n" : Braced(item.text)));
    }
    filler_.EndLine();
  }

  std::string Text() && { return std::move(filler_).text(); }

 private:
  void Add(std::string_view word) { filler_.Add(std::exchange(opening_, {}) + std::string(word)); }

  void AddLine(std::string_view line) {
    if (!opening_.empty()) Add("");
    filler_.EndLine();
    filler_.Append(line);
    filler_.EndLine();
  }

  LineFiller filler_{kColumns};
  std::string opening_;  // brackets that the next word follows
};

bool HasTag(const std::vector<PdnTag>& tags, std::string_view name) {
  return std::any_of(tags.begin(), tags.end(),
                     [name](const PdnTag& tag) { return tag.name == name; });
}

void AddTag(std::string name, std::string value, std::vector<PdnTag>& tags) {
  if (HasTag(tags, name)) return;
  tags.push_back({.name = std::move(name), .value = std::move(value)});
}

}  // namespace

std::string FormatPdn(const PdnGame& game) {
  MovetextWriter preface;
  for (const PdnItem& comment : game.preface) preface.Write(comment);
  std::string text = std::move(preface).Text();
  if (!text.empty() && text.back() != '\n') text += '\n';
  for (const PdnTag& tag : game.tags) text += "[" + tag.name + " " + Quoted(tag.value) + "]\n";
  if (!game.tags.empty()) text += '\n';
  MovetextWriter movetext;
  for (const PdnItem& item : game.items) movetext.Write(item);
  movetext.End(EndOf(game), game.afterword);
  return text + std::move(movetext).Text();
}

MoveStyle PdnStyle(const VariantSpec& spec, std::optional<SquareStyle> squares) {
  return {.names = SquareNames(spec, squares),
          .form = MoveForm::kPdn,
          .capture_sign = std::string_view(&spec.pdn_capture_sign, 1)};
}

PdnGame ToPdn(const Game& game, std::vector<PdnTag> tags, const MoveStyle& style) {
  const VariantSpec& spec = game.variant().spec();
  PdnGame written = {.tags = std::move(tags), .result = "*"};
  AddTag("Result", FormatResult(game), written.tags);
  if (const std::optional<std::string> type = FormatGameType(spec, style.names.style())) {
    AddTag("GameType", *type, written.tags);
  } else {
    AddTag("Variant", spec.id, written.tags);
  }
  const FenCounters counters = CountersOfStart(game);
  if (game.start() != game.variant().Start() || counters != FenCounters()) {
    AddTag("FEN", FormatFen(style.names, game.start(), counters), written.tags);
  }
  const Line line = game.line();
  for (std::size_t ply = 0; ply < game.ply(); ++ply) {
    std::string number = MoveNumber(game, ply);
    if (ply != 0 && number.ends_with("...")) number.clear();
    written.items.push_back(
        {.kind = PdnItemKind::kMove,
         .text = FormatMove(game.variant(), line.positions[ply], line.moves[ply], style),
         .number = std::move(number)});
  }
  return written;
}

FenCounters CountersOfStart(const Game& game) {
  FenCounters counters;
  if (const int plies = game.quiet_plies_before_start(); plies > 0) counters.half_moves = plies;
  if (const int number = game.first_number(); number != 1) counters.full_move = number;
  return counters;
}

std::string MoveNumber(const Game& game, std::size_t ply) {
  const Color first = game.variant().spec().first_mover;
  const bool second_begins = game.start().turn != first;
  const std::size_t index = ply + (second_begins ? 1 : 0);
  const std::size_t number = index / 2 + static_cast<std::size_t>(game.first_number());
  return std::to_string(number) + (index % 2 == 0 ? "." : "...");
}

std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result) {
  MovetextWriter writer;
  for (const PdnItem& item : ToPdn(game, {}, style).items) writer.Write(item);
  writer.End(result, {});
  return std::move(writer).Text();
}

}  // namespace draughts
