#include "framework/notation/pdn_parser.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/pdn_tags.h"
#include "framework/notation/pdn_tokens.h"
#include "framework/notation/pdn_words.h"

namespace draughts {
namespace {

// How many mistakes of a game are told one by one.
constexpr std::size_t kMostProblems = 20;
constexpr std::size_t kWidestCharacter = 4;
constexpr std::size_t kMostDigitsOfNumber = 3;  // "3228" is a move
constexpr int kForced = 7;                      // the NAG of a move that has no alternative

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsComment(PdnItemKind kind) {
  return kind == PdnItemKind::kComment || kind == PdnItemKind::kLineComment;
}

// Whether a game may end with `result`, the value of its tag, which no move is written like.
bool EndsGames(std::string_view result) {
  const std::string word = PlainWord(result);
  return word.size() >= 3 && word.find('-') != std::string::npos && !IsMoveShaped(word);
}

}  // namespace

std::optional<Result<PdnGame>> PdnReader::Parser::Next() {
  while (true) {
    scanner_.Forget();
    while (!draft_.ended && scanner_.SkipBlanks()) ReadOne();
    CloseGame();
    Draft done = std::exchange(draft_, Draft{});
    ReadPreface(done);
    const bool is_game = !done.game.tags.empty() || !done.game.items.empty();
    if (is_game || !done.problems.empty()) {
      ++games_read_;
      last_place_ = done.game.place;
      if (!done.problems.empty()) return Result<PdnGame>(std::move(done.problems));
      return Result<PdnGame>(std::move(done.game));
    }
    if (scanner_.AtEnd()) return std::nullopt;
  }
}

// Comments that follow a game belong to the next one, but to the last one where no other comes.
void PdnReader::Parser::ReadPreface(Draft& done) {
  scanner_.Forget();
  const bool was_empty = done.game.tags.empty() && done.game.items.empty();
  if (was_empty) draft_.game.preface = std::move(done.game.preface);
  while (scanner_.SkipBlanks() && ReadAnyComment(draft_.game.preface)) {
  }
  if (!scanner_.AtEnd() || !draft_.problems.empty() || was_empty) return;
  std::move(draft_.game.preface.begin(), draft_.game.preface.end(),
            std::back_inserter(done.game.afterword));
  draft_ = Draft{};
}

void PdnReader::Parser::ReadOne() {
  PdnGame& game = draft_.game;
  const bool before_tags = game.tags.empty() && game.items.empty();
  if (game.place.line == 0) game.place = scanner_.place();
  if (ReadAnyComment(before_tags ? game.preface : game.items)) return;
  switch (scanner_.Peek()) {
    case '[':
      return ReadBracket();
    case '(':
    case '!':
    case '?':
      if (ReadDetachedMark()) return;
      return BeginVariation();
    case ')':
      return EndVariation();
    case '$':
      return ReadNag();
    case '/':
      return ReadSetUp();
    case '%':
      return RefuseLine();
    case '*':
      draft_.game.result = "*";
      draft_.game.result_place = scanner_.place();
      scanner_.Skip();
      return EndGame();
    default:
      return ReadWord();
  }
}

// Behind moves, or rubbish between two games, tags begin another game.
void PdnReader::Parser::ReadBracket() {
  const bool is_rubbish = !draft_.has_tags && !draft_.problems.empty();
  if ((draft_.has_moves || is_rubbish) && scanner_.IsTagAhead()) {
    draft_.ended = true;
    return;
  }
  const PdnScanner::Mark begin = scanner_.mark();
  if (begin.place.column == 1) draft_.has_tags = true;  // within a line it may be rubbish
  const std::string_view line = scanner_.Line();
  if (std::optional<TagReading> read = ReadTag(line)) {
    draft_.has_tags = true;
    scanner_.Skip(read->size);
    read->tag.place = begin.place;
    if (LowerCase(read->tag.name) == "result") draft_.tagged_result = read->tag.value;
    draft_.game.tags.push_back(std::move(read->tag));
    return;
  }
  ReportFound("pdn.bad-tag", begin.place, line);
  scanner_.Skip(line.size());
}

bool PdnReader::Parser::ReadAnyComment(std::vector<PdnItem>& items) {
  const char first = scanner_.Peek();
  const bool is_line = first == ';' || (first == '%' && scanner_.place().column == 1);
  if (first != '{' && !is_line) return false;
  if (first == '{') {
    ReadComment(items);
  } else {
    const PdnPlace place = scanner_.place();
    scanner_.Skip();
    const std::string_view line = scanner_.Line();
    AddTo(items, {.kind = PdnItemKind::kLineComment, .text = std::string(line), .place = place});
    scanner_.Skip(line.size());
  }
  return true;
}

// A comment in which tags follow an empty line has lost its "}", and would swallow the next game.
void PdnReader::Parser::ReadComment(std::vector<PdnItem>& items) {
  const PdnPlace place = scanner_.place();
  scanner_.Skip();
  const PdnScanner::Mark begin = scanner_.mark();
  const bool is_closed = scanner_.Find('}');
  const std::string_view text = scanner_.Since(begin);
  const std::size_t tags = FindTagLine(text, is_closed);
  if (is_closed && tags == std::string_view::npos) {
    AddTo(items, {.kind = PdnItemKind::kComment, .text = std::string(text), .place = place});
    return scanner_.Skip();
  }
  draft_.ended = true;
  const bool is_lost = tags == std::string_view::npos;
  if (is_lost && scanner_.IsCut()) return;  // the game is too long, for whatever reason
  Report("pdn.unclosed-comment", place);
  if (is_lost) return;
  scanner_.Return(begin);
  scanner_.Skip(tags);
}

void PdnReader::Parser::ReadNag() {
  const PdnPlace place = scanner_.place();
  scanner_.Skip();
  const std::string digits = TakeDigits(scanner_);
  PdnItem item = {.kind = PdnItemKind::kNag, .place = place};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), item.nag);
  if (error == std::errc()) return Add(std::move(item));
  ReportFound("pdn.bad-nag", place, "$" + digits);
}

void PdnReader::Parser::ReadSetUp() {
  const PdnPlace place = scanner_.place();
  const std::string_view line = scanner_.Line();
  if (const std::optional<SetupReading> read = ReadSetup(line)) {
    Add({.kind = PdnItemKind::kSetup, .text = std::string(read->fen), .place = place});
    return scanner_.Skip(read->size);
  }
  ReportFound("pdn.bad-setup", place, line);
  scanner_.Skip(line.size());
}

void PdnReader::Parser::BeginVariation() {
  draft_.open.push_back(scanner_.place());
  Add({.kind = PdnItemKind::kVariationBegins, .place = scanner_.place()});
  scanner_.Skip();
}

void PdnReader::Parser::EndVariation() {
  if (draft_.open.empty()) {
    ReportFound("pdn.stray", scanner_.place(), ")");
  } else {
    draft_.open.pop_back();
    draft_.number.clear();
    Add({.kind = PdnItemKind::kVariationEnds, .place = scanner_.place()});
  }
  scanner_.Skip();
}

// A mark that a blank keeps apart from its move.
bool PdnReader::Parser::ReadDetachedMark() {
  if (MarkSize(scanner_) == 0) return false;
  const PdnPlace place = scanner_.place();
  const std::string mark = TakeMark(scanner_);
  std::vector<PdnItem>& items = draft_.game.items;
  const auto move = std::find_if(items.rbegin(), items.rend(), [](const PdnItem& item) {
    return item.kind != PdnItemKind::kNag;
  });
  if (move != items.rend() && move->kind == PdnItemKind::kMove) {
    move->strength += mark;
  } else {
    ReportFound("pdn.mark-without-move", place, mark);
  }
  return true;
}

void PdnReader::Parser::ReadWord() {
  const PdnPlace place = scanner_.place();
  if (TakeResult()) return EndGame();
  if (std::string number = TakeNumber(scanner_); !number.empty()) {
    draft_.number = std::move(number);
  } else if (TakeDots(scanner_)) {
    AddNumbered({.kind = PdnItemKind::kPlaceholder, .text = "...", .place = place});
  } else if (TakeNullMove(scanner_)) {
    AddNumbered({.kind = PdnItemKind::kNullMove, .text = "--", .place = place});
  } else if (std::string word = TakeMoveWord(scanner_); !word.empty()) {
    if (ResultSize(word) != word.size()) return AddWord(std::move(word), place);
    draft_.game.result = std::move(word);  // written with blanks: "1 - 0"
    draft_.game.result_place = place;
    EndGame();
  } else {
    const std::size_t size = DecodeUtf8(scanner_.Ahead(kWidestCharacter)).front().size;
    ReportFound("pdn.stray", place, scanner_.Ahead(size));
    scanner_.Skip(size);
  }
}

bool PdnReader::Parser::TakeResult() {
  constexpr std::size_t kLongest = 100;
  const std::string_view ahead = scanner_.Ahead(kLongest);
  std::size_t size = ResultSize(ahead);
  const std::string_view tagged = draft_.tagged_result;
  const bool is_tagged =
      EndsGames(tagged) && ahead.starts_with(tagged) && IsWordEnd(ahead.substr(tagged.size()));
  if (size == 0 && is_tagged) size = tagged.size();
  if (size == 0) return false;
  draft_.game.result = ahead.substr(0, size);
  draft_.game.result_place = scanner_.place();
  scanner_.Skip(size);
  return true;
}

void PdnReader::Parser::AddWord(std::string word, PdnPlace place) {
  const bool only_digits = std::all_of(word.begin(), word.end(), IsDigit);
  if (only_digits && word.size() <= kMostDigitsOfNumber) {
    draft_.number = word + ".";
  } else if (EndsWithSeparator(word)) {
    ReportFound("pdn.unfinished-move", place, word);
  } else if (!IsMoveShaped(word)) {
    ReportFound("pdn.not-a-move", place, word);
  } else {
    AddMove(std::move(word), place);
  }
}

void PdnReader::Parser::AddMove(std::string word, PdnPlace place) {
  PdnItem move = {.kind = PdnItemKind::kMove, .text = std::move(word), .place = place};
  bool is_forced = false;
  while (scanner_.Peek() == '*' || MarkSize(scanner_) != 0) {
    move.strength += TakeMark(scanner_);
    if (scanner_.Peek() != '*') continue;
    is_forced = true;
    scanner_.Skip();
  }
  AddNumbered(std::move(move));
  if (!is_forced) return;
  Add({.kind = PdnItemKind::kNag, .nag = kForced, .place = place});
  draft_.forced_at = draft_.game.items.size();
}

// What is said about a result on its line belongs to it.
void PdnReader::Parser::EndGame() {
  draft_.ended = true;
  do {
    scanner_.SkipSpaces();
  } while (ReadAnyComment(draft_.game.afterword));
  if (scanner_.Peek() == '%') RefuseLine();
}

// "%" within a line is no comment, whatever was meant by it.
void PdnReader::Parser::RefuseLine() {
  Report("pdn.comment-in-line", scanner_.place());
  scanner_.Skip(scanner_.Line().size());
}

void PdnReader::Parser::FindResultAtEnd() {
  PdnGame& game = draft_.game;
  if (!game.result.empty() || game.items.empty()) return;
  if (draft_.forced_at == game.items.size()) {
    game.items.pop_back();
    game.result = "*";
    return;
  }
  const auto behind = std::find_if(game.items.rbegin(), game.items.rend(), [](const PdnItem& item) {
                        return !IsComment(item.kind);
                      }).base();
  if (behind == game.items.begin()) return;
  const PdnItem& last = *std::prev(behind);
  if (last.kind != PdnItemKind::kMove || last.text != PlainWord(draft_.tagged_result)) return;
  game.result = last.text;
  game.result_place = last.place;
  std::move(behind, game.items.end(), std::back_inserter(game.afterword));
  game.items.erase(std::prev(behind), game.items.end());
}

void PdnReader::Parser::CloseGame() {
  if (!draft_.open.empty()) Report("pdn.unclosed-variation", draft_.open.front());
  if (draft_.game.result.empty()) draft_.game.result_place = scanner_.place();
  FindResultAtEnd();
  if (scanner_.IsCut()) {
    const std::string most = std::to_string(kLongestGame / (std::size_t{1} << 20));
    Report("pdn.game-too-long", draft_.game.place, {{"most", most}});
    scanner_.SkipToTags();
  }
  std::stable_sort(
      draft_.problems.begin(), draft_.problems.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
      });
  if (draft_.more_problems == 0) return;
  draft_.problems.push_back({.id = "pdn.more-problems",
                             .place = {},
                             .arguments = {{"count", std::to_string(draft_.more_problems)}}});
}

void PdnReader::Parser::AddNumbered(PdnItem item) {
  item.number = std::exchange(draft_.number, {});
  Add(std::move(item));
}

void PdnReader::Parser::Add(PdnItem item) {
  draft_.has_moves = true;
  AddTo(draft_.game.items, std::move(item));
}

void PdnReader::Parser::AddTo(std::vector<PdnItem>& items, PdnItem item) {
  if (items.size() < kMostItems) {
    items.push_back(std::move(item));
  } else if (!std::exchange(draft_.is_full, true)) {
    Report("pdn.too-many-items", item.place, {{"most", std::to_string(kMostItems)}});
  }
}

void PdnReader::Parser::ReportFound(std::string id, PdnPlace place, std::string_view found) {
  Report(std::move(id), place, {{"found", Excerpt(found)}});
}

void PdnReader::Parser::Report(std::string id, PdnPlace place,
                               std::vector<Problem::Argument> arguments) {
  if (draft_.problems.size() == kMostProblems) {
    ++draft_.more_problems;
    return;
  }
  draft_.problems.push_back(
      {.id = std::move(id), .place = ToPlace(place), .arguments = std::move(arguments)});
}

}  // namespace draughts
