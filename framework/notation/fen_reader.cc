#include "framework/notation/fen_reader.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool IsBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool IsNumber(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), IsDigit);
}
// A letter and a number, as a square of any board may be called.
bool HasShapeOfField(std::string_view word) {
  return !word.empty() && IsLetter(word[0]) && IsNumber(word.substr(1));
}

std::optional<Color> ColorOf(char c) {
  if (c == 'W' || c == 'w') return Color::kWhite;
  if (c == 'B' || c == 'b') return Color::kBlack;
  return std::nullopt;
}

// Whether a word of `text` is a number, a king's mark in front of it or not.
bool HasNumbers(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!IsDigit(text[i]) || (i > 0 && IsDigit(text[i - 1]))) continue;
    const char before = i > 0 ? text[i - 1] : ' ';
    const bool counter = before == 'H' || before == 'F' || before == 'h' || before == 'f';
    const bool first = i > 1 && text[i - 2] == ':';  // "W:B4": the colour's letter, not file b
    if (!IsLetter(before) || before == 'K' || (first && !counter)) return true;
  }
  return false;
}

Character CharacterAt(std::string_view text, std::size_t offset) {
  const auto byte = static_cast<unsigned char>(text[offset]);
  if (byte < 0x80) return {.code = byte, .offset = offset, .size = 1};
  Character character = DecodeUtf8(text.substr(offset, 4)).front();
  character.offset = offset;
  return character;
}

constexpr char32_t kNoBreakSpace = U'\u00A0';

bool IsDash(char32_t code) {
  return code == U'-' || (code >= U'\u2010' && code <= U'\u2015') || code == U'\u2212';
}

// How many mistakes are told one by one. Whoever hands in a file of another kind wants no list of
// all its words.
constexpr std::size_t kMostProblems = 20;

constexpr char kQuotes[] = {'"', '\''};

}  // namespace

FenReader::FenReader(const VariantSpec& spec, std::string_view text)
    : spec_(spec),
      text_(text),
      algebraic_(spec, SquareStyle::kAlgebraic),
      numeric_(spec, SquareStyle::kNumeric),
      has_numbers_(HasNumbers(text)) {}

Result<ParsedFen> FenReader::Read() {
  const std::vector<Field> fields = SplitFields();
  if (fields.empty()) {
    Report("fen.empty", 0, {{"sample", FormatFen(SquareNames(spec_), StartOf(spec_))}});
    return std::move(problems_);
  }
  ReadTurn(fields[0]);
  for (std::size_t index = 1; index < fields.size(); ++index) {
    if (!IsRepeatedTurn(fields, index)) ReadField(fields[index]);
  }
  if (problems_.empty() && !white_said_ && !black_said_) Report("fen.no-pieces", fields[0].end);
  if (problems_.empty()) return parsed_;
  std::stable_sort(problems_.begin(), problems_.end(), [](const Problem& a, const Problem& b) {
    return a.place.column < b.place.column;
  });
  if (more_problems_ > 0) {
    problems_.push_back({.id = "fen.more-problems",
                         .place = {},
                         .arguments = {{"count", std::to_string(more_problems_)}}});
  }
  return std::move(problems_);
}

// Quotes around the text and a dot at its end belong to how a FEN is quoted, not to what it says.
std::vector<FenReader::Field> FenReader::SplitFields() {
  Field all = {.begin = 0, .end = text_.size()};
  const auto trim = [&] {
    while (all.begin < all.end && IsBlank(text_[all.begin])) ++all.begin;
    while (all.begin < all.end && IsBlank(text_[all.end - 1])) --all.end;
  };
  trim();
  for (const char quote : kQuotes) {
    if (all.end - all.begin < 2 || text_[all.begin] != quote || text_[all.end - 1] != quote)
      continue;
    ++all.begin;
    --all.end;
    trim();
  }
  if (all.begin < all.end && text_[all.end - 1] == '.') --all.end;
  trim();
  std::vector<Field> fields;
  if (all.begin == all.end) return fields;
  std::size_t begin = all.begin;
  for (std::size_t i = all.begin; i < all.end; ++i) {
    if (text_[i] != ':') continue;
    fields.push_back({.begin = begin, .end = i});
    begin = i + 1;
  }
  fields.push_back({.begin = begin, .end = all.end});
  return fields;
}

void FenReader::ReadTurn(const Field& field) {
  const std::string_view word = Trimmed(field);
  if (word == "?") {
    parsed_.position.turn = spec_.first_mover;
  } else if (const auto color = word.size() == 1 ? ColorOf(word[0]) : std::nullopt) {
    parsed_.position.turn = *color;
  } else {
    Report("fen.bad-turn", field.begin, {{"found", Excerpt(word)}});
  }
}

// An old writer began "W:W:W31:B20": the turn twice (miskibin/py-draughts, issue 26).
bool FenReader::IsRepeatedTurn(const std::vector<Field>& fields, std::size_t index) const {
  const std::string_view word = Trimmed(fields[index]);
  if (index != 1 || word.size() != 1 || word != Trimmed(fields[0])) return false;
  return std::any_of(fields.begin() + 2, fields.end(), [&](const Field& field) {
    const std::string_view later = Trimmed(field);
    return !later.empty() && ColorOf(later[0]) == ColorOf(word[0]);
  });
}

void FenReader::ReadField(const Field& field) {
  cursor_ = field.begin;
  limit_ = field.end;
  if (!SkipBlanks()) return;
  const char first = text_[cursor_];
  if (const std::optional<Color> color = ColorOf(first)) {
    ReadSide(field, *color);
  } else if (first == 'H' || first == 'h' || first == 'F' || first == 'f') {
    ReadCounter(field);
  } else if (first == '+') {
    Report("fen.king-move-counters", cursor_, {{"found", Excerpt(Trimmed(field))}});
  } else {
    Report("fen.no-side", cursor_, {{"found", Excerpt(Trimmed(field))}});
  }
}

void FenReader::ReadCounter(const Field& field) {
  const std::size_t column = cursor_;
  const bool half_moves = text_[cursor_] == 'H' || text_[cursor_] == 'h';
  std::optional<int>& counter =
      half_moves ? parsed_.counters.half_moves : parsed_.counters.full_move;
  ++cursor_;
  SkipBlanks();
  const std::string_view digits = TakeWord();
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool whole =
      !digits.empty() && error == std::errc() && end == digits.data() + digits.size();
  const std::string found = Excerpt(Trimmed(field));
  if (!whole || SkipBlanks()) {
    Report("fen.bad-counter", column, {{"found", found}});
  } else if (counter) {
    Report("fen.counter-twice", column, {{"found", found}});
  } else {
    counter = number;
  }
}

void FenReader::ReadSide(const Field& field, Color color) {
  bool& said = color == Color::kWhite ? white_said_ : black_said_;
  if (said) Report("fen.side-twice", cursor_, {{"found", std::string(1, text_[cursor_])}});
  said = true;
  ++cursor_;
  while (SkipBlanks()) {
    const Character character = CharacterAt(text_.substr(0, field.end), cursor_);
    if (character.code == U',') {
      ++cursor_;
    } else if (character.code < 0x80 && (IsLetter(text_[cursor_]) || IsDigit(text_[cursor_]))) {
      ReadEntry(color);
    } else {
      RefuseCharacter(character);
    }
  }
}

// A letter of another script spoils the whole word that it begins.
void FenReader::RefuseCharacter(const Character& character) {
  const std::size_t column = cursor_;
  cursor_ += character.size;
  if (character.code >= 0x80) TakeWord();
  const bool plus = character.code == U'+';
  Report(plus ? "fen.king-move-counters" : "fen.unknown-character", column,
         {{"found", Excerpt(text_.substr(column, cursor_ - column))}});
}

void FenReader::ReadEntry(Color color) {
  Entry entry = {.color = color, .king = false, .column = cursor_, .word = TakeWord()};
  if (IsKingMark(entry.word)) {  // it and its square may be written apart
    entry.king = true;
    entry.word.remove_prefix(1);
    if (entry.word.empty() && SkipBlanks()) entry.word = TakeWord();
  }
  if (entry.word.empty()) return Report("fen.not-a-square", entry.column, {{"found", "K"}});
  if (RefuseEntry(entry)) return;
  SkipBlanks();
  if (!TakeDash()) return ReadSquare(entry);
  SkipBlanks();
  const std::size_t last_column = cursor_;
  ReadRange(entry, TakeWord(), last_column);
}

// A small k in front of a number is file k where the board is wide enough and squares have letters.
bool FenReader::IsKingMark(std::string_view word) const {
  if (word[0] != 'k') return word[0] == 'K';
  const bool may_be_file = spec_.moves.board.width > 10 && !has_numbers_;
  return !may_be_file || !HasShapeOfField(word);
}

// Says what an entry is that can be named, though it is no piece.
bool FenReader::RefuseEntry(const Entry& entry) {
  const std::string_view word = entry.word;
  if (word.size() < 2) return false;
  const bool is_square = algebraic_.Parse(word).has_value();
  const bool ghost = (word[0] == 'G' && (has_numbers_ || !is_square)) || word[0] == 'P';
  if (ghost && IsNumber(word.substr(1))) {
    Report("fen.ghost", entry.column, {{"found", Excerpt(word)}});
    return true;
  }
  const std::string_view rest = word.substr(word[1] == 'K' ? 2 : 1);
  const bool may_be_side = word[0] == 'W' || word[0] == 'B';
  if (!is_square && may_be_side && (has_numbers_ || !IsNumber(rest)) && algebraic_.Parse(rest)) {
    Report("fen.missing-colon", entry.column, {{"found", Excerpt(word)}});
    return true;
  }
  return false;
}

void FenReader::ReadSquare(const Entry& entry) {
  if (const auto square = FindSquare(entry.word, entry.column)) {
    Place(entry, SquareSet::Of(*square));
  }
}

void FenReader::ReadRange(const Entry& first, std::string_view last, std::size_t last_column) {
  if (!IsNumber(first.word) || !IsNumber(last)) {
    const std::string found = Excerpt(text_.substr(first.column, cursor_ - first.column));
    return Report("fen.bad-range", first.column, {{"found", found}});
  }
  const auto from = FindSquare(first.word, first.column);
  const auto to = FindSquare(last, last_column);
  if (!from || !to) return;
  if (numeric_.Order(*from) > numeric_.Order(*to)) {
    const std::string found = Excerpt(text_.substr(first.column, cursor_ - first.column));
    return Report("fen.bad-range", first.column, {{"found", found}});
  }
  SquareSet squares;
  for (int number = numeric_.Order(*from); number <= numeric_.Order(*to); ++number) {
    squares |= SquareSet::Of(*numeric_.Numbered(number));
  }
  Place(first, squares);
}

void FenReader::Place(const Entry& entry, SquareSet squares) {
  Position& position = parsed_.position;
  const bool white = entry.color == Color::kWhite;
  SquareSet& own = white ? position.white : position.black;
  const SquareSet other = white ? position.black : position.white;
  const SquareNames& names = IsNumber(entry.word) ? numeric_ : algebraic_;
  const auto report = [&](const char* id, SquareSet wrong) {
    if (!wrong.empty()) Report(id, entry.column, {{"square", names.Name(wrong.first())}});
  };
  report("fen.square-twice", squares & own);
  report("fen.both-sides", squares & other);
  const SquareSet crown_row = Row(spec_.moves.board, CrownRow(spec_.moves.board, entry.color));
  const char* uncrowned = white ? "fen.white-man-on-crown-row" : "fen.black-man-on-crown-row";
  if (!entry.king) report(uncrowned, squares & crown_row);
  own |= squares;
  if (entry.king) position.kings |= squares;
}

bool FenReader::SkipBlanks() {
  while (cursor_ < limit_) {
    if (IsBlank(text_[cursor_])) {
      ++cursor_;
    } else if (CharacterAt(text_.substr(0, limit_), cursor_).code == kNoBreakSpace) {
      cursor_ += 2;
    } else {
      return true;
    }
  }
  return false;
}

bool FenReader::TakeDash() {
  if (cursor_ >= limit_) return false;
  const Character character = CharacterAt(text_.substr(0, limit_), cursor_);
  if (!IsDash(character.code)) return false;
  cursor_ += character.size;
  return true;
}

std::string_view FenReader::TakeWord() {
  const std::size_t begin = cursor_;
  while (cursor_ < limit_ && (IsLetter(text_[cursor_]) || IsDigit(text_[cursor_]))) ++cursor_;
  return text_.substr(begin, cursor_ - begin);
}

std::string_view FenReader::Trimmed(const Field& field) const {
  std::string_view word = text_.substr(field.begin, field.end - field.begin);
  while (!word.empty() && IsBlank(word.front())) word.remove_prefix(1);
  while (!word.empty() && IsBlank(word.back())) word.remove_suffix(1);
  return word;
}

std::optional<Square> FenReader::FindSquare(std::string_view word, std::size_t column) {
  if (const std::optional<Square> square = algebraic_.Parse(word)) return square;
  const std::string found = Excerpt(word);
  if (algebraic_.IsUnusedField(word)) {
    Report("fen.unused-field", column, {{"found", found}});
  } else if (IsNumber(word) || HasShapeOfField(word)) {
    const SquareNames& names = IsNumber(word) ? numeric_ : algebraic_;
    Report("fen.no-such-square", column,
           {{"found", found}, {"first", names.First()}, {"last", names.Last()}});
  } else {
    Report("fen.not-a-square", column, {{"found", found}});
  }
  return std::nullopt;
}

void FenReader::Report(std::string id, std::size_t offset,
                       std::vector<Problem::Argument> arguments) {
  if (problems_.size() == kMostProblems) {
    ++more_problems_;
    return;
  }
  problems_.push_back({.id = std::move(id),
                       .place = {.file = {}, .line = 0, .column = static_cast<int>(offset) + 1},
                       .arguments = std::move(arguments)});
}

}  // namespace draughts
