#include "frontends/cli/play_entry.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <utility>

#include "framework/base/utf8.h"
#include "frontends/cli/play_input.h"
#include "frontends/cli/refusal.h"

namespace draughts {
namespace {

constexpr std::string_view kBlanks = " \t";

Problem Plain(std::string id, std::vector<Problem::Argument> arguments = {}) {
  return {.id = std::move(id), .place = {}, .arguments = std::move(arguments)};
}

bool IsBlank(const std::string& line) {
  return line.find_first_not_of(kBlanks) == std::string::npos;
}

// The number from 1 to `most` that `line` is, without its sign.
std::optional<ListNumber> BareNumber(const std::string& line, std::size_t most) {
  const std::optional<ListNumber> number = ParseListNumber("#" + line);
  const bool is_listed =
      number.has_value() && number->value >= 1 && static_cast<std::size_t>(number->value) <= most;
  return is_listed ? number : std::nullopt;
}

// Whether the first of several words of `text` is a move by itself.
bool BeginsWithWholeMove(const Game& game, const std::string& text) {
  const std::size_t start = std::min(text.find_first_not_of(kBlanks), text.size());
  const std::size_t end = std::min(text.find_first_of(kBlanks, start), text.size());
  if (text.find_first_not_of(kBlanks, end) == std::string::npos) return false;
  const std::string first = text.substr(start, end - start);
  const ReadMoves read = ReadMove(game.variant(), game.position(), first);
  return read.squares.size() > 1 && read.readings.size() == 1;
}

}  // namespace

std::optional<Move> MoveEntry::Read(const Game& game, const std::string& line) {
  if (const std::optional<ListNumber> number = ParseListNumber(line)) {
    return Numbered(game, *number);
  }
  if (const std::optional<ListNumber> number = NumberWithoutSign(line)) {
    if (ReadMove(game.variant(), game.position(), line).readings.empty()) {
      return Numbered(game, *number);
    }
    screen_.Refuse(Plain("play.number-or-square", {{"found", number->digits}}));
    return std::nullopt;
  }
  Abandon();
  return IsBlank(line) ? OnlyMove(game) : ReadText(game, line);
}

void MoveEntry::Abandon() {
  if (asks()) refused_ = true;
  asked_.clear();
}

std::optional<Move> MoveEntry::ReadText(const Game& game, const std::string& line) {
  const std::string text(MoveTextOf(game, line));
  ReadMoves read = ReadMove(game.variant(), game.position(), text);
  if (ForbidTiredKing(game, read)) return std::nullopt;
  if (read.readings.size() == 1) return read.readings.front().move;
  if (read.readings.empty()) {
    RefuseText(game, text, read);
  } else {
    Ask(game, text, read.readings);
  }
  return std::nullopt;
}

bool MoveEntry::ForbidTiredKing(const Game& game, ReadMoves& read) {
  const std::vector<Move>& legal = game.LegalMoves();
  const bool fitted = !read.readings.empty();
  std::erase_if(read.readings, [&legal](const MoveReading& reading) {
    return std::find(legal.begin(), legal.end(), reading.move) == legal.end();
  });
  if (!fitted || !read.readings.empty()) return false;
  const int limit = game.variant().spec().same_king_limit.value_or(0);
  Refuse(Plain("play.same-king", {{"count", std::to_string(limit)}}));
  return true;
}

// "32.28" may be a move with its squares parted by a full stop, and no 28 of move 32: a number
// before a lone square has to be the one whose turn it is.
std::string_view MoveEntry::MoveTextOf(const Game& game, const std::string& line) const {
  const MoveLine read = ReadMoveLine(line);
  const bool is_lone = ReadMove(game.variant(), game.position(), read.move).squares.size() < 2;
  const std::string round = screen_.teller().RoundNumber(game);
  return read.number.empty() || !is_lone || read.number == round ? read.move : line;
}

std::optional<Move> MoveEntry::Numbered(const Game& game, const ListNumber& number) {
  const std::vector<Move> asked = std::exchange(asked_, {});
  const std::vector<Move>& choices = asked.empty() ? game.LegalMoves() : asked;
  const auto count = static_cast<int>(choices.size());
  if (number.value < 1 || number.value > count) {
    Refuse(Plain("play.no-such-number",
                 {{"found", Excerpt(number.digits)}, {"most", std::to_string(count)}}));
    return std::nullopt;
  }
  return choices[static_cast<std::size_t>(number.value - 1)];
}

std::optional<ListNumber> MoveEntry::NumberWithoutSign(const std::string& line) const {
  return BareNumber(line, asked_.size());
}

// A line with nothing on it may stand between the moves of a script: it is no mistake there.
std::optional<Move> MoveEntry::OnlyMove(const Game& game) {
  if (game.LegalMoves().size() == 1) return game.LegalMoves().front();
  if (screen_.is_interactive()) {
    Refuse(Plain("play.enter-has-choice", {{"count", std::to_string(game.LegalMoves().size())}}));
  }
  return std::nullopt;
}

void MoveEntry::Ask(const Game& game, const std::string& text,
                    const std::vector<MoveReading>& readings) {
  for (const MoveReading& reading : readings) asked_.push_back(reading.move);
  screen_.Refuse(Plain("play.which", {{"found", Excerpt(text)}}));
  screen_.ShowBeside(screen_.teller().NumberedRoutes(game, asked_));
}

void MoveEntry::Refuse(const Problem& problem) {
  refused_ = true;
  screen_.Refuse(problem);
}

void MoveEntry::RefuseText(const Game& game, const std::string& text, const ReadMoves& read) {
  if (IsResult(text)) {
    Refuse(Plain("play.result", {{"found", Excerpt(text)}}));
    return;
  }
  if (BeginsWithWholeMove(game, text)) {
    Refuse(Plain("play.one-move-a-line", {{"found", Excerpt(text)}}));
    return;
  }
  if (read.squares.empty()) {
    RefuseNoMove(text, read);
    return;
  }
  // Nobody can go there, and it may be a number of the list.
  if (const std::optional<ListNumber> number = BareNumber(text, game.LegalMoves().size())) {
    Refuse(Plain("play.number-or-square", {{"found", number->digits}}));
    return;
  }
  const RefusedText refused = {
      .variant = game.variant(), .position = game.position(), .text = text, .read = read};
  Refuse(RefuseMove(refused, screen_.teller().style(), screen_.messages()));
  if (screen_.is_interactive() && game.LegalMoves().size() == 1) {
    screen_.Refuse(
        Plain("play.only-move", {{"move", screen_.teller().Written(game, game.LegalMoves()[0])}}));
  }
}

void MoveEntry::RefuseNoMove(const std::string& text, const ReadMoves& read) {
  const std::vector<std::string> near = NearPlayWords(text);
  const bool has_digit = text.find_first_of("0123456789") != std::string::npos;
  if (near.empty() && has_digit) {
    Refuse(read.problems.front());
    return;
  }
  Problem problem = Plain("play.no-word", {{"found", Excerpt(text)}});
  if (!near.empty()) problem.arguments.emplace_back("near", absl::StrJoin(near, ", "));
  Refuse(problem);
}

}  // namespace draughts
