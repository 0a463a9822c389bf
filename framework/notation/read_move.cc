#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/move_text.h"
#include "framework/notation/moves.h"

namespace draughts {
namespace {

using Words = std::span<const MoveWord>;

bool IsWholePath(Words words, const Path& path) {
  return std::equal(words.begin(), words.end(), path.squares.begin(), path.squares.end(),
                    [](const MoveWord& word, Square square) { return word.square == square; });
}

bool IsStartAndEnd(Words words, const Path& path) {
  return words.size() == 2 && words[0].square == path.squares.front() &&
         words[1].square == path.squares.back();
}

// Whether the path starts at the first of `words` and comes to the others in their order. `last`
// are the squares that the last word may mean.
bool ComesBy(Words words, SquareSet last, const Path& path) {
  auto at = path.squares.begin();
  for (std::size_t index = 0; index < words.size(); ++index) {
    const SquareSet meant = index + 1 == words.size() ? last : SquareSet::Of(words[index].square);
    const auto next =
        std::find_if(at, path.squares.end(), [&](Square square) { return meant.contains(square); });
    if (next == path.squares.end() || (index == 0 && next != at)) return false;
    at = std::next(next);
  }
  return true;
}

bool Fits(Words words, const Path& path) {
  const Square last = words.back().square;
  if (last == kNoSquare) return false;
  return ComesBy(words, SquareSet::Of(last), path) ||
         (words.size() == 1 && path.squares.back() == last);
}

// As the Hub protocol writes a capture: start, end, then every square taken, in any order.
bool IsHubCapture(Words words, const Path& path) {
  if (words.size() < 3 || !IsStartAndEnd(words.first(2), path)) return false;
  const auto is_taken = [&](const MoveWord& word) {
    return std::count(path.captured.begin(), path.captured.end(), word.square) == 1;
  };
  SquareSet said;
  for (const MoveWord& word : words.subspan(2)) {
    if (!is_taken(word)) return false;
    said |= SquareSet::Of(word.square);
  }
  return said.size() == static_cast<int>(path.captured.size()) &&
         words.size() - 2 == path.captured.size();
}

// The last word is an unfinished name: "c3-d", or 3 where 31 is meant.
bool BeginsWith(Words words, const Path& path) {
  return ComesBy(words, words.back().completions, path);
}

// How a text may fit a path, the ways that win first.
constexpr bool (*kWaysToFit[])(Words, const Path&) = {IsWholePath, IsStartAndEnd, Fits,
                                                      IsHubCapture, BeginsWith};

// The legal moves that may fit, with all their paths: a walk over paths is the costly part.
std::vector<MoveReading> Candidates(const Variant& variant, const Position& position, Words words) {
  const bool lone = words.size() == 1;
  const SquareSet starts = lone ? words[0].completions : SquareSet::Of(words[0].square);
  std::vector<MoveReading> candidates;
  for (const Move& move : variant.LegalMoves(position)) {
    if (!starts.contains(move.from) && !(lone && words[0].square == move.to)) continue;
    candidates.push_back({.move = move, .paths = variant.Paths(position, move)});
  }
  return candidates;
}

std::vector<MoveReading> ReadingsOf(const Variant& variant, const Position& position, Words words) {
  const std::vector<MoveReading> candidates = Candidates(variant, position, words);
  std::vector<MoveReading> readings;
  for (const auto fits : kWaysToFit) {
    for (const MoveReading& candidate : candidates) {
      MoveReading reading = {.move = candidate.move, .paths = {}};
      std::copy_if(candidate.paths.begin(), candidate.paths.end(),
                   std::back_inserter(reading.paths),
                   [&](const Path& path) { return fits(words, path); });
      if (!reading.paths.empty()) readings.push_back(std::move(reading));
    }
    if (!readings.empty()) break;
  }
  return readings;
}

// Adds what another understanding of the text has found, each move and each path once.
void Merge(std::vector<MoveReading> more, std::vector<MoveReading>& readings) {
  for (MoveReading& reading : more) {
    const auto known =
        std::find_if(readings.begin(), readings.end(),
                     [&](const MoveReading& other) { return other.move == reading.move; });
    if (known == readings.end()) {
      readings.push_back(std::move(reading));
      continue;
    }
    for (Path& path : reading.paths) {
      const bool has = std::count(known->paths.begin(), known->paths.end(), path) != 0;
      if (!has) known->paths.push_back(std::move(path));
    }
  }
  std::sort(readings.begin(), readings.end(),
            [](const MoveReading& a, const MoveReading& b) { return a.move < b.move; });
}

std::vector<Square> SquaresOf(Words words) {
  std::vector<Square> squares;
  for (const MoveWord& word : words) {
    if (word.square != kNoSquare) squares.push_back(word.square);
  }
  return squares;
}

}  // namespace

ReadMoves ReadMove(const Variant& variant, const Position& position, std::string_view text) {
  const std::vector<MoveText> understood = ReadMoveText(variant.spec(), text);
  ReadMoves read;
  bool is_sequence = false;
  for (const MoveText& way : understood) {
    if (!way.problems.empty()) continue;
    if (!is_sequence) read.squares = SquaresOf(way.words);
    is_sequence = true;
    Merge(ReadingsOf(variant, position, way.words), read.readings);
  }
  if (!is_sequence) {
    read.problems = understood.front().problems;
  } else if (read.readings.empty()) {
    read.problems.push_back(
        {.id = "move.none-fits", .place = {}, .arguments = {{"found", Excerpt(text)}}});
  }
  return read;
}

}  // namespace draughts
