#include "frontends/cli/play_words.h"

#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "framework/base/near_names.h"
#include "framework/base/utf8.h"

namespace draughts {
namespace {

struct Spelling {
  PlayWord word;
  std::string_view text;  // lower case, е for ё
};

constexpr auto kSpellings = std::to_array<Spelling>({
    {PlayWord::kHelp, "help"},         {PlayWord::kHelp, "помощь"},
    {PlayWord::kHelp, "справка"},      {PlayWord::kMoves, "moves"},
    {PlayWord::kMoves, "ходы"},        {PlayWord::kUndo, "undo"},
    {PlayWord::kUndo, "назад"},        {PlayWord::kUndo, "отменить"},
    {PlayWord::kRedo, "redo"},         {PlayWord::kRedo, "вперед"},
    {PlayWord::kRedo, "вернуть"},      {PlayWord::kFlip, "flip"},
    {PlayWord::kFlip, "перевернуть"},  {PlayWord::kBoard, "board"},
    {PlayWord::kBoard, "доска"},       {PlayWord::kSave, "save"},
    {PlayWord::kSave, "сохранить"},    {PlayWord::kDraw, "draw"},
    {PlayWord::kDraw, "ничья"},        {PlayWord::kClaim, "claim"},
    {PlayWord::kClaim, "требую"},      {PlayWord::kAccept, "accept"},
    {PlayWord::kAccept, "согласен"},   {PlayWord::kAccept, "согласна"},
    {PlayWord::kAccept, "принять"},    {PlayWord::kDecline, "decline"},
    {PlayWord::kDecline, "отклонить"}, {PlayWord::kResign, "resign"},
    {PlayWord::kResign, "сдаюсь"},     {PlayWord::kResign, "сдаться"},
    {PlayWord::kRules, "rules"},       {PlayWord::kRules, "правила"},
    {PlayWord::kCounters, "counters"}, {PlayWord::kCounters, "счетчики"},
    {PlayWord::kClock, "clock"},       {PlayWord::kClock, "часы"},
    {PlayWord::kClock, "время"},       {PlayWord::kQuit, "quit"},
    {PlayWord::kQuit, "exit"},         {PlayWord::kQuit, "выход"},
});

// Too short to be suggested, or too like another word. "," and "&" are the keys of "?" with the
// other layout on.
constexpr auto kShortSpellings = std::to_array<Spelling>({
    {PlayWord::kHelp, "?"},
    {PlayWord::kHelp, ","},
    {PlayWord::kHelp, "&"},
    {PlayWord::kQuit, "q"},
    {PlayWord::kClaim, "ничья?"},
    {PlayWord::kAccept, "yes"},
    {PlayWord::kAccept, "да"},
    {PlayWord::kDecline, "no"},
    {PlayWord::kDecline, "нет"},
});

struct SideName {
  Color side;
  std::string_view text;  // lower case, е for ё
};

constexpr auto kSideNames = std::to_array<SideName>({{Color::kWhite, "white"},
                                                     {Color::kWhite, "белые"},
                                                     {Color::kWhite, "белыми"},
                                                     {Color::kBlack, "black"},
                                                     {Color::kBlack, "черные"},
                                                     {Color::kBlack, "черными"}});

struct Quotes {
  std::string_view opening;
  std::string_view closing;
};

constexpr auto kQuotes =
    std::to_array<Quotes>({{"\"", "\""}, {"'", "'"}, {"«", "»"}, {"“", "”"}, {"„", "“"}});

// The same keys on the English and on the Russian layout.
constexpr std::string_view kLatinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
constexpr std::string_view kCyrillicKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
static_assert(2 * kLatinKeys.size() == kCyrillicKeys.size());

// Every letter small, ё as е: what is typed and the words meet in this form.
std::string Folded(std::string_view text) {
  std::string folded;
  for (const Character& character : DecodeUtf8(text)) {
    const bool is_yo = LowerCase(character.code) == U'ё';
    folded += is_yo ? "е" : LowerCase(text.substr(character.offset, character.size));
  }
  return folded;
}

// What the keys would have typed on the other layout.
std::string OnOtherLayout(std::string_view text) {
  const std::vector<Character> latin = DecodeUtf8(kLatinKeys);
  const std::vector<Character> cyrillic = DecodeUtf8(kCyrillicKeys);
  std::string other;
  for (const Character& typed : DecodeUtf8(text)) {
    std::string_view key = text.substr(typed.offset, typed.size);
    for (std::size_t i = 0; i < latin.size(); ++i) {
      if (LowerCase(typed.code) == latin[i].code) {
        key = kCyrillicKeys.substr(cyrillic[i].offset, cyrillic[i].size);
      } else if (LowerCase(typed.code) == cyrillic[i].code) {
        key = kLatinKeys.substr(latin[i].offset, latin[i].size);
      }
    }
    other += key;
  }
  return Folded(other);
}

std::optional<PlayWord> FindWord(std::string_view text) {
  for (const Spelling& spelling : kSpellings) {
    if (spelling.text == text) return spelling.word;
  }
  for (const Spelling& spelling : kShortSpellings) {
    if (spelling.text == text) return spelling.word;
  }
  return std::nullopt;
}

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The first word of `line`, and what follows it.
std::pair<std::string_view, std::string_view> Split(std::string_view line) {
  line = Trimmed(line);
  const std::size_t end = line.find_first_of(" \t");
  if (end == std::string_view::npos) return {line, {}};
  return {line.substr(0, end), Trimmed(line.substr(end))};
}

// `text` without a pair of quotation marks round it: here a name needs none, blanks and all.
std::string_view Unquoted(std::string_view text) {
  for (const Quotes& quotes : kQuotes) {
    const std::size_t size = quotes.opening.size() + quotes.closing.size();
    const bool quoted =
        text.size() >= size && text.starts_with(quotes.opening) && text.ends_with(quotes.closing);
    if (quoted) return Trimmed(text.substr(quotes.opening.size(), text.size() - size));
  }
  return text;
}

// "claim a draw", «требую ничью».
bool IsDrawNamed(std::string_view argument) {
  const std::string text = Folded(argument);
  return text == "draw" || text == "a draw" || text == "ничью" || text == "ничьей";
}

bool MayFollow(PlayWord word, std::string_view argument) {
  if (argument.empty() || word == PlayWord::kSave) return true;
  if (word == PlayWord::kClaim) return IsDrawNamed(argument);
  return word == PlayWord::kResign && SideNamed(argument).has_value();
}

}  // namespace

std::optional<TypedWord> ParsePlayWord(std::string_view line) {
  const std::pair<std::string_view, std::string_view> parts = Split(line);
  std::optional<PlayWord> word = FindWord(Folded(parts.first));
  if (!word.has_value()) word = FindWord(OnOtherLayout(parts.first));
  if (!word.has_value()) return std::nullopt;
  if (!MayFollow(*word, parts.second)) return std::nullopt;
  return TypedWord{.word = *word, .argument = std::string(Unquoted(parts.second))};
}

std::optional<Color> SideNamed(std::string_view word) {
  for (const std::string& text : {Folded(word), OnOtherLayout(word)}) {
    for (const SideName& name : kSideNames) {
      if (name.text == text) return name.side;
    }
  }
  return std::nullopt;
}

std::optional<std::string> MoveBeforeOffer(std::string_view line) {
  line = Trimmed(line);
  const std::size_t blank = line.find_last_of(" \t");
  if (blank == std::string_view::npos) return std::nullopt;
  const std::optional<TypedWord> typed = ParsePlayWord(line.substr(blank));
  if (!typed.has_value() || typed->word != PlayWord::kDraw) return std::nullopt;
  return std::string(Trimmed(line.substr(0, blank)));
}

std::optional<ListNumber> ParseListNumber(std::string_view line) {
  line = Trimmed(line);
  std::string_view digits;
  for (const std::string_view sign : {"#", "№"}) {
    if (line.starts_with(sign)) digits = Trimmed(line.substr(sign.size()));
  }
  int number = 0;
  const char* const end = digits.data() + digits.size();
  const std::from_chars_result result = std::from_chars(digits.data(), end, number);
  if (digits.empty() || result.ptr != end) return std::nullopt;
  const bool is_too_large = result.ec == std::errc::result_out_of_range;
  if (is_too_large && !digits.starts_with("-")) number = std::numeric_limits<int>::max();
  return ListNumber{.digits = std::string(digits), .value = number};
}

std::vector<std::string> NearPlayWords(std::string_view line) {
  std::vector<std::string> names;
  for (const Spelling& spelling : kSpellings) names.emplace_back(spelling.text);
  const std::string_view first = Split(line).first;
  std::vector<std::string> near = NearNames(Folded(first), names);
  if (near.empty()) near = NearNames(OnOtherLayout(first), names);
  return near;
}

}  // namespace draughts
