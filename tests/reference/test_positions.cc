#include "tests/reference/test_positions.h"

#include <cctype>
#include <charconv>

namespace draughts {
namespace {

int ReadNumber(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

Square Mirror(const Board& board, Square square) {
  const int per_row = board.squares_in_row();
  return square / per_row * per_row + (per_row - 1 - square % per_row);
}

Square ReadSquare(const Board& board, std::string_view text, Numbering numbering) {
  if (std::isalpha(static_cast<unsigned char>(text.front())) != 0) {
    int column = text.front() - 'a';
    if (numbering != Numbering::kPlain) column = board.width - 1 - column;
    return SquareAt(board, {.column = column, .row = board.height - ReadNumber(text.substr(1))});
  }
  const int index = ReadNumber(text) - 1;
  const int per_row = board.squares_in_row();
  switch (numbering) {
    case Numbering::kPlain:
      return index;
    case Numbering::kMirrored:
      return Mirror(board, index);
    case Numbering::kMirroredFromRight:  // seen in the mirror it runs from left to right
      return (board.height - 1 - index / per_row) * per_row + index % per_row;
  }
  return kNoSquare;
}

// "Ka1", "7" or "1-12" of one colour.
void ReadPieces(const Board& board, std::string_view text, Numbering numbering, Color color,
                Position& position) {
  const bool is_king = text.front() == 'K';
  if (is_king) text.remove_prefix(1);
  SquareSet squares;
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) {
    squares = SquareSet::Of(ReadSquare(board, text, numbering));
  } else {
    const int last = ReadNumber(text.substr(dash + 1));
    for (int number = ReadNumber(text.substr(0, dash)); number <= last; ++number) {
      squares |= SquareSet::Of(ReadSquare(board, std::to_string(number), numbering));
    }
  }
  (color == Color::kWhite ? position.white : position.black) |= squares;
  if (is_king) position.kings |= squares;
}

std::vector<std::string_view> Split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return parts;
}

}  // namespace

Position ReadPosition(const Board& board, std::string_view fen, Numbering numbering) {
  Position position;
  position.turn = fen.front() == 'W' ? Color::kWhite : Color::kBlack;
  for (const std::string_view side : Split(fen.substr(2), ':')) {
    const Color color = side.front() == 'W' ? Color::kWhite : Color::kBlack;
    for (const std::string_view pieces : Split(side.substr(1), ',')) {
      ReadPieces(board, pieces, numbering, color, position);
    }
  }
  return position;
}

std::string NameOfSquare(const Board& board, Square square) {
  const Point point = PointOf(board, square);
  return static_cast<char>('a' + point.column) + std::to_string(board.height - point.row);
}

Square SquareNamed(const Board& board, std::string_view name) {
  return ReadSquare(board, name, Numbering::kPlain);
}

std::string Describe(const Board& board, const Move& move) {
  std::string text = NameOfSquare(board, move.from) + (move.is_capture() ? "x" : "-") +
                     NameOfSquare(board, move.to);
  char before = '[';
  for (const Square square : move.captured) {
    text += before + NameOfSquare(board, square);
    before = ',';
  }
  if (move.is_capture()) text += ']';
  if (move.crowns) text += "=K";
  return text;
}

std::vector<std::string> Describe(const Board& board, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(Describe(board, move));
  return texts;
}

std::string Describe(const Board& board, const Path& path) {
  std::string text;
  for (const Square square : path.squares) {
    if (!text.empty()) text += path.captured.empty() ? '-' : 'x';
    text += NameOfSquare(board, square);
  }
  return text;
}

std::string Describe(const Board& board, const Position& position) {
  std::string text = position.turn == Color::kWhite ? "W" : "B";
  for (const Color color : {Color::kWhite, Color::kBlack}) {
    text += color == Color::kWhite ? ":W" : ":B";
    bool is_first = true;
    for (const Square square : position.pieces(color)) {
      if (!is_first) text += ',';
      is_first = false;
      if (position.kings.contains(square)) text += 'K';
      text += NameOfSquare(board, square);
    }
  }
  return text;
}

}  // namespace draughts
