#include "framework/notation/move_text.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

#include "framework/base/utf8.h"
#include "framework/notation/square_names.h"

namespace draughts {
namespace {

// What stands for a Russian letter where a square or a capture sign is meant.
struct Letter {
  char32_t russian;
  char latin;
};

// In bytes. The longest capture in words needs less; what is longer is refused before it is looked
// at, so that the time for a line of input stays short whatever is in it.
constexpr std::size_t kLongestText = 400;

constexpr char kSeparator = ' ';
constexpr char kOther = '?';

// What it looks like (в с н) or sounds like (б ц д).
constexpr Letter kAlike[] = {{U'а', 'a'}, {U'б', 'b'}, {U'в', 'b'}, {U'с', 'c'}, {U'ц', 'c'},
                             {U'д', 'd'}, {U'е', 'e'}, {U'ф', 'f'}, {U'г', 'g'}, {U'н', 'h'},
                             {U'и', 'i'}, {U'й', 'j'}, {U'к', 'k'}, {U'л', 'l'}};

// The key it lies on: ЙЦУКЕН over QWERTY.
constexpr Letter kSameKey[] = {{U'ф', 'a'},        {U'и', 'b'},       {U'с', 'c'}, {U'в', 'd'},
                               {U'у', 'e'},        {U'а', 'f'},       {U'п', 'g'}, {U'р', 'h'},
                               {U'ш', 'i'},        {U'о', 'j'},       {U'л', 'k'}, {U'д', 'l'},
                               {U'ч', kSeparator}, {U'ж', kSeparator}};

bool IsSeparator(char32_t code) {
  constexpr std::u32string_view kSeparators = U" \t\r\n\u00A0-\u2212xх:*×";
  return kSeparators.find(code) != std::u32string_view::npos ||
         (code >= U'\u2010' && code <= U'\u2015');
}

char Spell(char32_t typed, std::span<const Letter> letters) {
  const char32_t code = LowerCase(typed);
  if (IsSeparator(code)) return kSeparator;
  const bool plain = (code >= U'a' && code <= U'z') || (code >= U'0' && code <= U'9');
  if (plain) return static_cast<char>(code);
  const auto letter = std::find_if(letters.begin(), letters.end(),
                                   [&](const Letter& entry) { return entry.russian == code; });
  return letter == letters.end() ? kOther : letter->latin;
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) { return c >= 'a' && c <= 'z'; }

// Cuts one spelling into words. `spelled[i]` is what characters_[i] of the text stands for.
class Cutter {
 public:
  Cutter(const VariantSpec& spec, std::string_view text, std::span<const Character> characters)
      : board_(spec.moves.board),
        algebraic_(spec, SquareStyle::kAlgebraic),
        numeric_(spec, SquareStyle::kNumeric),
        text_(text),
        characters_(characters) {}

  MoveText Cut(std::string_view spelled) {
    MoveText cut;
    for (std::size_t begin = 0; begin < spelled.size();) {
      const std::size_t size = WordSize(spelled.substr(begin));
      const bool last =
          begin + size == spelled.size() ||
          spelled.find_first_not_of(kSeparator, begin + size) == std::string_view::npos;
      if (spelled[begin] != kSeparator) AddWord(spelled.substr(begin, size), begin, last, cut);
      begin += size;
    }
    if (cut.words.empty() && cut.problems.empty()) {
      cut.problems.push_back({.id = "move.empty", .place = {}, .arguments = {}});
    }
    return cut;
  }

 private:
  // "c3d4" is c3 and d4, "3228" 32 and 28: numbers that are not set apart have two digits each.
  static std::size_t WordSize(std::string_view rest) {
    const auto run = [&](std::size_t from, bool (*belongs)(char)) {
      std::size_t end = from;
      while (end < rest.size() && belongs(rest[end])) ++end;
      return end;
    };
    if (rest[0] == kSeparator) return 1;
    if (IsDigit(rest[0])) {
      const std::size_t digits = run(0, IsDigit);
      return digits % 2 == 0 ? 2 : digits;
    }
    if (IsLetter(rest[0]) && rest.size() > 1 && IsDigit(rest[1])) return run(1, IsDigit);
    return run(0, [](char c) { return c != kSeparator && !IsDigit(c); });
  }

  void AddWord(std::string_view word, std::size_t begin, bool last, MoveText& cut) {
    MoveWord found;
    if (const auto square = algebraic_.Parse(word)) found.square = *square;
    const SquareNames& names = IsDigit(word[0]) ? numeric_ : algebraic_;
    for (const Square square : board_.all()) {
      if (names.Name(square).compare(0, word.size(), word) == 0) {
        found.completions |= SquareSet::Of(square);
      }
    }
    const bool may_stand = found.square != kNoSquare || (last && !found.completions.empty());
    if (!may_stand) Refuse(word, begin, cut);
    cut.words.push_back(found);
  }

  void Refuse(std::string_view word, std::size_t begin, MoveText& cut) {
    const Character& first = characters_[begin];
    const Character& last = characters_[begin + word.size() - 1];
    const std::string found =
        Excerpt(text_.substr(first.offset, last.offset + last.size - first.offset));
    Problem problem = {
        .id = "move.not-a-square",
        .place = {.file = {}, .line = 0, .column = static_cast<int>(first.offset) + 1},
        .arguments = {{"found", found}}};
    const bool numbered = IsDigit(word[0]);
    if (algebraic_.IsUnusedField(word)) {
      problem.id = "move.unused-field";
    } else if (numbered || (word.size() > 1 && IsDigit(word[1]))) {
      const SquareNames& names = numbered ? numeric_ : algebraic_;
      problem.id = "move.no-such-square";
      problem.arguments.emplace_back("first", names.First());
      problem.arguments.emplace_back("last", names.Last());
    }
    cut.problems.push_back(std::move(problem));
  }

  const Board board_;
  const SquareNames algebraic_;
  const SquareNames numeric_;
  const std::string_view text_;
  const std::span<const Character> characters_;
};

}  // namespace

std::vector<MoveText> ReadMoveText(const VariantSpec& spec, std::string_view text) {
  if (text.size() > kLongestText) {
    return {{.words = {},
             .problems = {{.id = "move.too-long",
                           .place = {},
                           .arguments = {{"most", std::to_string(kLongestText)}}}}}};
  }
  const std::vector<Character> characters = DecodeUtf8(text);
  std::string alike;
  std::string same_key;
  for (const Character& character : characters) {
    alike += Spell(character.code, kAlike);
    same_key += Spell(character.code, kSameKey);
  }
  Cutter cutter(spec, text, characters);
  std::vector<MoveText> texts = {cutter.Cut(alike)};
  if (same_key != alike) texts.push_back(cutter.Cut(same_key));
  return texts;
}

}  // namespace draughts
