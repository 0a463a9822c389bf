#include "framework/notation/diagram.h"

#include <absl/strings/str_cat.h>
#include <absl/strings/str_join.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "framework/notation/board_view.h"

namespace draughts {
namespace {

// Columns of text that are left free between a label and the board.
constexpr std::size_t kGap = 3;
constexpr std::size_t kLabelWidth = 2;

std::string AlignRight(const std::string& label) {
  return std::string(kLabelWidth - std::min(kLabelWidth, label.size()), ' ') + label;
}

void EndLine(std::string& text) {
  text.erase(text.find_last_not_of(' ') + 1);
  text += '\n';
}

// What stands beside a drawn row. Numbers need both ends: the row's first and last square.
struct RowLabels {
  std::string left;
  std::string right;  // empty for ranks
};

RowLabels LabelsOf(const BoardView& view, const SquareNames& names, int row) {
  switch (names.style()) {
    case SquareStyle::kAlgebraic:
      return {.left = AlignRight(view.RankName(row)), .right = {}};
    case SquareStyle::kNumeric:
      break;
  }
  std::vector<Square> squares;
  for (int column = 0; column < view.columns(); ++column) {
    const Square square = view.At({.column = column, .row = row});
    if (square != kNoSquare) squares.push_back(square);
  }
  return {.left = AlignRight(names.Name(squares.front())),
          .right = AlignRight(names.Name(squares.back()))};
}

// The line of files under the board, `before` and `after` each letter; nothing for numbers.
std::string FileLine(const BoardView& view, const SquareNames& names, std::size_t margin,
                     std::string_view before, std::string_view after) {
  if (names.style() == SquareStyle::kNumeric) return {};
  std::string line(margin, ' ');
  for (int column = 0; column < view.columns(); ++column) {
    line += before;
    line += view.FileName(column);
    line += after;
  }
  EndLine(line);
  return line;
}

// The signs of an uncoloured board.
struct Glyphs {
  std::string_view white_man;
  std::string_view white_king;
  std::string_view black_man;
  std::string_view black_king;
  std::string_view empty;
};

constexpr Glyphs kAsciiGlyphs = {"w", "W", "b", "B", "."};
constexpr Glyphs kUnicodeGlyphs = {"⛀", "⛁", "⛂", "⛃", "·"};

std::string_view GlyphOf(const Glyphs& glyphs, std::optional<Piece> piece) {
  if (!piece) return glyphs.empty;
  const bool king = piece->rank == Rank::kKing;
  if (piece->color == Color::kWhite) return king ? glyphs.white_king : glyphs.white_man;
  return king ? glyphs.black_king : glyphs.black_man;
}

std::string DrawPlain(const BoardView& view, const Position& position, const Glyphs& glyphs,
                      const SquareNames& names) {
  std::string drawing;
  for (int row = 0; row < view.rows(); ++row) {
    const RowLabels labels = LabelsOf(view, names, row);
    std::string line = labels.left + std::string(kGap, ' ');
    for (int column = 0; column < view.columns(); ++column) {
      const Square square = view.At({.column = column, .row = row});
      if (column > 0) line += ' ';
      line += square == kNoSquare ? " " : GlyphOf(glyphs, position.At(square));
    }
    if (!labels.right.empty()) line += std::string(kGap, ' ') + labels.right;
    EndLine(line);
    drawing += line;
  }
  return drawing + FileLine(view, names, kLabelWidth + kGap - 1, " ", "");
}

// Colours of the 256-colour palette. Each piece keeps a contrast of 4 to 1 or more on each square
// that it can stand on.
constexpr std::string_view kLightSquare = "\033[48;5;187m";
constexpr std::string_view kDarkSquare = "\033[48;5;65m";
constexpr std::string_view kLastMoveSquare = "\033[48;5;130m";
constexpr std::string_view kWhitePiece = "\033[1;38;5;231m";
constexpr std::string_view kBlackPiece = "\033[1;38;5;16m";
constexpr std::string_view kUnderlined = "\033[4m";
constexpr std::string_view kNotUnderlined = "\033[24m";
constexpr std::string_view kReset = "\033[0m";

std::string PaintSquare(Square square, const Position& position, const DiagramOptions& options) {
  if (square == kNoSquare) return std::string(kLightSquare) + "   ";
  std::string text(options.last_move.contains(square) ? kLastMoveSquare : kDarkSquare);
  const std::optional<Piece> piece = position.At(square);
  if (!piece) return text + "   ";
  text += piece->color == Color::kWhite ? kWhitePiece : kBlackPiece;
  const bool movable = options.movable.contains(square);
  if (movable) text += kUnderlined;
  text += piece->rank == Rank::kKing ? "(●)" : " ● ";
  if (movable) text += kNotUnderlined;
  return text;
}

std::string DrawColoured(const BoardView& view, const Position& position,
                         const DiagramOptions& options) {
  std::string drawing;
  for (int row = 0; row < view.rows(); ++row) {
    const RowLabels labels = LabelsOf(view, options.names, row);
    drawing += labels.left + " ";
    for (int column = 0; column < view.columns(); ++column) {
      drawing += PaintSquare(view.At({.column = column, .row = row}), position, options);
    }
    drawing += kReset;
    if (!labels.right.empty()) drawing += " " + labels.right;
    drawing += '\n';
  }
  return drawing + FileLine(view, options.names, kLabelWidth + 1, " ", " ");
}

// "king e1" or "men a1, b2": the pieces of one rank, in the order of their names.
void SayPieces(SquareSet set, const SquareNames& names, const std::string& one,
               const std::string& several, std::string& text) {
  if (set.empty()) return;
  std::vector<Square> squares;
  for (const Square square : set) squares.push_back(square);
  std::sort(squares.begin(), squares.end(),
            [&](Square a, Square b) { return names.Order(a) < names.Order(b); });
  const std::string listed = absl::StrJoin(
      squares, ", ",
      [&names](std::string* list, Square square) { list->append(names.Name(square)); });
  absl::StrAppend(&text, squares.size() == 1 ? one : several, " ", listed);
}

std::string SaySide(const Position& position, Color color, const DiagramOptions& options) {
  const BoardWords& words = options.words;
  std::string text = (color == Color::kWhite ? words.white : words.black) + ": ";
  if (position.pieces(color).empty()) return text + words.nothing + ".";
  const SquareSet kings = position.kings_of(color);
  const SquareSet men = position.men(color);
  SayPieces(kings, options.names, words.king, words.kings, text);
  if (!kings.empty() && !men.empty()) text += "; ";
  SayPieces(men, options.names, words.man, words.men, text);
  return text + ".";
}

}  // namespace

std::string DrawBoard(const VariantSpec& spec, const Position& position, DiagramStyle style,
                      const DiagramOptions& options) {
  const BoardView view(spec, options.flip);
  switch (style) {
    case DiagramStyle::kColour:
      return DrawColoured(view, position, options);
    case DiagramStyle::kUnicode:
      return DrawPlain(view, position, kUnicodeGlyphs, options.names);
    case DiagramStyle::kAscii:
      return DrawPlain(view, position, kAsciiGlyphs, options.names);
    case DiagramStyle::kText:
      break;
  }
  return SaySide(position, Color::kWhite, options) + " " +
         SaySide(position, Color::kBlack, options) + "\n";
}

}  // namespace draughts
