#include "framework/notation/pdn_moves.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

#include "framework/base/utf8.h"
#include "framework/notation/moves.h"

namespace draughts {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) { return c >= 'a' && c <= 'l'; }
bool IsSeparator(char c) { return c == '-' || c == 'x' || c == ':'; }

// What a text says, as far as that can be known without the legal moves.
struct Said {
  std::vector<Square> squares;  // the start among them, unless only its file is said
  std::optional<char> file;     // of the start, where that is all
};

std::size_t DigitsSize(std::string_view text) {
  std::size_t size = 0;
  while (size < text.size() && IsDigit(text[size])) ++size;
  return size;
}

// The size of the name of a square that `text` begins with: "3228" is 32 and 28.
std::size_t NameSize(std::string_view text) {
  const std::size_t letter = IsLetter(text[0]) ? 1 : 0;
  const std::size_t digits = DigitsSize(text.substr(letter));
  if (digits == 0) return 0;
  return letter == 0 && digits > 3 && digits % 2 == 0 ? 2 : letter + digits;
}

// Plain Latin text, which nearly all is; nothing for any other.
std::optional<Said> ReadPlain(const SquareNames& names, std::string_view text) {
  Said said;
  while (!text.empty()) {
    const std::size_t size = NameSize(text);
    if (size == 0) {
      if (!IsLetter(text[0]) || said.file || !said.squares.empty()) return std::nullopt;
      said.file = text[0];
      text.remove_prefix(1);
    } else {
      const std::optional<Square> square = names.Parse(text.substr(0, size));
      if (!square) return std::nullopt;
      said.squares.push_back(*square);
      text.remove_prefix(size);
    }
    if (!text.empty() && IsSeparator(text[0])) text.remove_prefix(1);
  }
  return said;
}

std::vector<Move> Select(const std::vector<Move>& moves, bool (*is_meant)(const Move&, Square),
                         Square square) {
  std::vector<Move> selected;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(selected),
               [&](const Move& move) { return is_meant(move, square); });
  return selected;
}

bool StartsOn(const Move& move, Square square) { return move.from == square; }
bool EndsOn(const Move& move, Square square) { return move.to == square; }

bool ComesBy(const Path& path, const std::vector<Square>& squares) {
  auto at = path.squares.begin();
  for (const Square square : squares) {
    at = std::find(at, path.squares.end(), square);
    if (at == path.squares.end()) return false;
    ++at;
  }
  return true;
}

bool IsWholePath(const Path& path, const std::vector<Square>& squares) {
  return path.squares == squares;
}

// Those of `moves` that can go by `squares`: exactly so, if any can.
std::vector<Move> ByWayOf(const Variant& variant, const Position& position,
                          const std::vector<Move>& moves, const std::vector<Square>& squares) {
  for (const auto fits : {IsWholePath, ComesBy}) {
    std::vector<Move> fitting;
    for (const Move& move : moves) {
      const std::vector<Path> paths = variant.Paths(position, move);
      const bool can = std::any_of(paths.begin(), paths.end(),
                                   [&](const Path& path) { return fits(path, squares); });
      if (can) fitting.push_back(move);
    }
    if (!fitting.empty()) return fitting;
  }
  return {};
}

// Start, end, then every square taken, in any order.
std::vector<Move> AsHubCapture(const std::vector<Move>& legal, const std::vector<Square>& squares) {
  SquareSet taken;
  for (std::size_t index = 2; index < squares.size(); ++index) {
    taken |= SquareSet::Of(squares[index]);
  }
  std::vector<Move> fitting;
  std::copy_if(legal.begin(), legal.end(), std::back_inserter(fitting), [&](const Move& move) {
    return move.from == squares[0] && move.to == squares[1] && move.captured == taken;
  });
  return fitting;
}

std::vector<Move> Find(const Variant& variant, const Position& position,
                       const std::vector<Move>& legal, const Said& said) {
  std::vector<Move> moves;
  if (said.file) {
    const SquareNames names(variant.spec(), SquareStyle::kAlgebraic);
    if (said.squares.size() != 1) return moves;
    for (const Move& move : Select(legal, EndsOn, said.squares[0])) {
      if (names.Name(move.from)[0] == *said.file) moves.push_back(move);
    }
    return moves;
  }
  if (said.squares.size() < 2) return moves;
  moves = Select(Select(legal, StartsOn, said.squares.front()), EndsOn, said.squares.back());
  const bool is_short = said.squares.size() == 2;
  if (is_short && moves.size() < 2) return moves;
  // Of several moves two squares are the whole way of one that goes straight.
  moves = ByWayOf(variant, position, moves, said.squares);
  return moves.empty() && !is_short ? AsHubCapture(legal, said.squares) : moves;
}

// Why a text that says squares fits no legal move.
class Refusal {
 public:
  Refusal(const Variant& variant, const Position& position, const std::vector<Move>& legal,
          std::string_view text)
      : variant_(variant),
        position_(position),
        legal_(legal),
        text_(text),
        style_{.names = SquareNames(variant.spec(), !text.empty() && IsDigit(text[0])
                                                        ? SquareStyle::kNumeric
                                                        : SquareStyle::kAlgebraic)} {}

  Problem Say(const Said& said) const {
    if (legal_.empty()) return Told("pdn.game-over");
    if (said.file || said.squares.size() < 2) return Told("pdn.illegal-move");
    const Square from = said.squares.front();
    if (!position_.occupied().contains(from)) return Told("pdn.empty-square", from);
    if (!position_.pieces(position_.turn).contains(from)) return Told("pdn.not-your-piece", from);
    const std::vector<Move> own = Select(legal_, StartsOn, from);
    if (own.empty()) {
      return legal_[0].is_capture() ? Told("pdn.capture-elsewhere", legal_)
                                    : Told("pdn.piece-cannot-move", from);
    }
    if (!legal_[0].is_capture()) return Told("pdn.cannot-go-there", own);
    for (const Move& move : own) {
      const std::vector<Path> paths = variant_.Paths(position_, move);
      if (std::any_of(paths.begin(), paths.end(),
                      [&](const Path& path) { return ComesBy(path, said.squares); })) {
        return Told("pdn.capture-incomplete", own);
      }
    }
    return Told("pdn.must-capture", own);
  }

  Problem Told(std::string id, const std::vector<Move>& moves) const {
    constexpr std::size_t kMost = 6;
    std::vector<std::string> texts;
    for (std::size_t index = 0; index < std::min(kMost, moves.size()); ++index) {
      texts.push_back(FormatMove(variant_, position_, moves[index], style_));
    }
    if (moves.size() > kMost) texts.emplace_back("…");
    Problem problem = Told(std::move(id));
    problem.arguments.emplace_back("moves", absl::StrJoin(texts, ", "));
    return problem;
  }

 private:
  Problem Told(std::string id) const {
    return {.id = std::move(id), .place = {}, .arguments = {{"found", Excerpt(text_)}}};
  }
  Problem Told(std::string id, Square square) const {
    Problem problem = Told(std::move(id));
    problem.arguments.emplace_back("square", style_.names.Name(square));
    return problem;
  }

  const Variant& variant_;
  const Position& position_;
  const std::vector<Move>& legal_;
  std::string_view text_;
  const MoveStyle style_;  // squares as `text_` names them
};

}  // namespace

PdnMoveReading ReadPdnMove(const Variant& variant, const Position& position,
                           const std::vector<Move>& legal, std::string_view text) {
  std::optional<Said> said = ReadPlain(SquareNames(variant.spec()), text);
  PdnMoveReading reading;
  if (!said) {
    ReadMoves read = ReadMove(variant, position, text);
    if (!read.problems.empty() && read.squares.empty()) {
      reading.problem = std::move(read.problems.front());
      return reading;
    }
    said = Said{.squares = std::move(read.squares), .file = {}};
  }
  reading.moves = Find(variant, position, legal, *said);
  if (reading.moves.size() == 1) return reading;
  const Refusal refusal(variant, position, legal, text);
  reading.problem = reading.moves.empty() ? refusal.Say(*said)
                                          : refusal.Told("pdn.ambiguous-move", reading.moves);
  return reading;
}

}  // namespace draughts
