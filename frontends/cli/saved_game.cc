#include "frontends/cli/saved_game.h"

#include <array>
#include <ctime>

#include "framework/notation/fen.h"

namespace draughts {
namespace {

constexpr std::size_t kColumns = 80;
constexpr int kInternationalType = 20;  // game types of PDN 3.0
constexpr int kCanadianType = 27;

// Words put one after the other in lines of at most kColumns.
class LineFiller {
 public:
  void Add(const std::string& word) {
    const bool fits = column_ + 1 + word.size() <= kColumns;
    if (!text_.empty()) text_ += fits ? ' ' : '\n';
    column_ = !text_.empty() && fits ? column_ + 1 + word.size() : word.size();
    text_ += word;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

std::string Tag(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
}

}  // namespace

std::string MoveNumber(const Game& game, std::size_t ply) {
  const Color first = game.variant().spec().first_mover;
  const bool second_begins = game.start().turn != first;
  const std::size_t index = ply + (second_begins ? 1 : 0);
  return std::to_string(index / 2 + 1) + (index % 2 == 0 ? "." : "...");
}

std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result) {
  LineFiller filler;
  const Line line = game.line();
  for (std::size_t ply = 0; ply < game.ply(); ++ply) {
    const std::string number = MoveNumber(game, ply);
    const bool is_numbered = ply == 0 || !number.ends_with("...");
    std::string word = is_numbered ? number + " " : "";
    word += FormatMove(game.variant(), line.positions[ply], line.moves[ply], style);
    filler.Add(word);
  }
  filler.Add(std::string(result));
  return filler.text() + "\n";
}

std::string FormatResult(const Game& game) {
  if (!game.outcome().has_value()) return "*";
  const int type = game.variant().spec().pdn_game_type.value_or(0);
  const bool is_international = type == kInternationalType || type == kCanadianType;
  const std::optional<Color> winner = game.outcome()->winner;
  if (!winner.has_value()) return is_international ? "1-1" : "1/2-1/2";
  if (*winner == Color::kWhite) return is_international ? "2-0" : "1-0";
  return is_international ? "0-2" : "0-1";
}

std::string FormatGame(const Game& game, std::string_view date) {
  const VariantSpec& spec = game.variant().spec();
  const SquareNames names(spec);
  const std::string result = FormatResult(game);
  std::string text = Tag("Event", "Casual game") + Tag("Site", "?") + Tag("Date", date) +
                     Tag("Round", "-") + Tag("White", "?") + Tag("Black", "?") +
                     Tag("Result", result);
  text += spec.pdn_game_type.has_value() ? Tag("GameType", std::to_string(*spec.pdn_game_type))
                                         : Tag("Variant", spec.id);
  if (game.start() != game.variant().Start()) text += Tag("FEN", FormatFen(names, game.start()));
  const std::string_view sign(&spec.pdn_capture_sign, 1);
  const MoveStyle style = {.names = names, .form = MoveForm::kPdn, .capture_sign = sign};
  return text + "\n" + FormatMoveList(game, style, result);
}

std::string Today() { return LocalTime("%Y.%m.%d"); }

std::string LocalTime(const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts = {};
  localtime_r(&now, &parts);
  std::array<char, 64> text;
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace draughts
