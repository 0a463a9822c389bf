#include "frontends/cli/home_rules.h"

#include <absl/strings/str_cat.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "framework/base/utf8.h"
#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"
#include "framework/config/variant_keys.h"
#include "framework/config/yaml_writer.h"
#include "framework/kernel/kernel_table.h"
#include "framework/messages/key_text.h"

namespace draughts {
namespace {

constexpr std::size_t kBoardQuestion = 0;
constexpr std::size_t kDrawQuestion = 9;
constexpr int kMostMoves = 999;
constexpr std::string_view kNever = "[]";

const VariantSpec& Russian() { return Catalog::BuiltIn().FindEntry("russian")->variant.spec(); }

std::vector<std::string> ValuesOf(const std::string& key) {
  for (const VariantKey& known : VariantKeys()) {
    if (known.name == key) return known.type.values;
  }
  return {};
}

std::string And(const std::string& first, const std::string& second, const Catalogue& messages) {
  return first + messages.Say("cli.nearest.and") + second;
}

HomeAnswer AnswerOf(const std::string& key, const std::string& value, const Catalogue& messages) {
  return {value, ValueText(key, value, messages), {{key, value}}};
}

// The answers are the values of one key.
std::vector<HomeAnswer> AnswersOf(const std::string& key, const Catalogue& messages) {
  std::vector<HomeAnswer> answers;
  for (const std::string& value : ValuesOf(key)) {
    answers.push_back(AnswerOf(key, value, messages));
  }
  return answers;
}

// The boards that there are kernels for, otherwise like that of Russian draughts.
std::vector<Board> CompiledBoards() {
  std::vector<Board> boards;
  for (const Kernel* kernel : AllKernels()) {
    const Board& board = kernel->key().board;
    Board plain = Russian().moves.board;
    plain.width = board.width;
    plain.height = board.height;
    const bool is_new = std::find(boards.begin(), boards.end(), board) == boards.end();
    if (board == plain && is_new) boards.push_back(board);
  }
  return boards;
}

int MostRows(const Board& board) { return (board.height - 2) / 2; }

HomeAnswer BoardAnswer(const Board& board, int rows, const Catalogue& messages) {
  const std::string width = std::to_string(board.width);
  const std::string height = std::to_string(board.height);
  return {width + "x" + height,
          And(messages.Say("rule.board-size", {{"width", width}, {"height", height}}),
              messages.Say("rule.rows", {{"count", std::to_string(rows)}}), messages),
          {{"board.width", width}, {"board.height", height}, {"setup.rows", std::to_string(rows)}}};
}

std::vector<HomeAnswer> BoardAnswers(const Catalogue& messages) {
  std::vector<HomeAnswer> answers;
  for (const Board& board : CompiledBoards()) {
    answers.push_back(BoardAnswer(board, MostRows(board), messages));
  }
  return answers;
}

// Where men capture, and whether they may take kings.
std::vector<HomeAnswer> ManAnswers(const Catalogue& messages) {
  const std::string takes = "moves.man-takes-king";
  std::vector<HomeAnswer> answers = AnswersOf("moves.man-capture", messages);
  std::vector<HomeAnswer> never_kings = answers;
  for (HomeAnswer& answer : answers) answer.says.emplace_back(takes, "allowed");
  for (HomeAnswer& answer : never_kings) {
    answer.word += "-no-kings";
    answer.text = And(answer.text, ValueText(takes, "forbidden", messages), messages);
    answer.says.emplace_back(takes, "forbidden");
    answers.push_back(std::move(answer));
  }
  return answers;
}

// How far a king goes, and where it lands.
std::vector<HomeAnswer> KingAnswers(const Catalogue& messages) {
  const std::string last = "moves.last-king-taken";
  std::vector<HomeAnswer> answers = AnswersOf("moves.king-range", messages);
  for (HomeAnswer& answer : answers) answer.says.emplace_back(last, "lands-anywhere");
  HomeAnswer killer = AnswerOf("moves.king-range", "flying", messages);
  killer.word = "flying-killer";
  killer.text = And(killer.text, ValueText(last, "lands-behind", messages), messages);
  killer.says.emplace_back(last, "lands-behind");
  answers.push_back(std::move(killer));
  return answers;
}

// A man that captures forward only cannot go on as a man from the last row.
std::vector<HomeAnswer> CrowningAnswers(const HomeRules& rules, const Catalogue& messages) {
  std::vector<HomeAnswer> answers = AnswersOf("moves.crowning", messages);
  if (rules.ValueOf("moves.man-capture") == "forward") {
    std::erase_if(answers,
                  [](const HomeAnswer& answer) { return answer.word == "only-where-move-ends"; });
  }
  return answers;
}

std::string Repetition(const std::string& other) {
  return "[{ repetition: { times: 3 } }" + other + "]";
}

HomeAnswer KingMoves(int moves, const Catalogue& messages) {
  const std::string count = std::to_string(moves);
  return {"",
          messages.Say("cli.new.draws.kings", {{"count", count}}),
          {{"draws", Repetition(", { kings-only: { moves: " + count + " } }")}}};
}

std::vector<HomeAnswer> DrawAnswers(const Catalogue& messages) {
  return {KingMoves(15, messages),
          KingMoves(25, messages),
          {"",
           messages.Say("cli.new.draws.no-progress", {{"count", "40"}}),
           {{"draws", Repetition(", { no-progress: { moves: 40 } }")}}},
          {"", messages.Say("cli.new.draws.repetition"), {{"draws", Repetition("")}}},
          {"", messages.Say("cli.new.draws.never"), {{"draws", std::string(kNever)}}}};
}

std::vector<HomeAnswer> AnswersAt(std::size_t index, const HomeRules& rules,
                                  const Catalogue& messages) {
  switch (index) {
    case kBoardQuestion:
      return BoardAnswers(messages);
    case 1:
      return AnswersOf("mirrored", messages);
    case 2:
      return AnswersOf("first-mover", messages);
    case 3:
      return ManAnswers(messages);
    case 4:
      return KingAnswers(messages);
    case 5:
      return CrowningAnswers(rules, messages);
    case 6:
      return AnswersOf("moves.choice", messages);
    case 7:
      return AnswersOf("moves.removal", messages);
    case 8:
      return AnswersOf("objective", messages);
    default:
      return DrawAnswers(messages);
  }
}

constexpr std::array<std::string_view, kHomeQuestions> kNames = {
    "board", "corner", "first", "men", "king", "crowning", "choice", "removal", "goal", "draws"};

// The answer of Russian draughts, or the first one.
std::size_t UsualOf(const std::vector<HomeAnswer>& answers) {
  const HomeRules russian;
  const auto usual = std::find_if(answers.begin(), answers.end(), [&](const HomeAnswer& answer) {
    return std::all_of(answer.says.begin(), answer.says.end(), [&](const auto& said) {
      return said.first == "draws" || russian.ValueOf(said.first) == said.second;
    });
  });
  return usual == answers.end() ? 0 : static_cast<std::size_t>(usual - answers.begin());
}

std::optional<int> ReadNumber(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// "10x8", "10×8 2", "10х8, 2": the numbers in it, two or three.
std::vector<int> NumbersIn(std::string_view text) {
  std::vector<int> numbers;
  constexpr std::string_view kDigits = "0123456789";
  for (std::size_t at = text.find_first_of(kDigits); at != std::string_view::npos;
       at = text.find_first_of(kDigits)) {
    text.remove_prefix(at);
    const std::size_t size = std::min(text.find_first_not_of(kDigits), text.size());
    numbers.push_back(ReadNumber(text.substr(0, size)).value_or(0));
    text.remove_prefix(size);
  }
  return numbers;
}

Result<HomeAnswer> ReadBoard(const std::vector<int>& numbers, const Catalogue& messages) {
  Board board = Russian().moves.board;
  board.width = numbers[0];
  board.height = numbers[1];
  const std::vector<Board> boards = CompiledBoards();
  if (std::find(boards.begin(), boards.end(), board) == boards.end()) {
    std::string known;
    for (const Board& there : boards) {
      absl::StrAppend(&known, known.empty() ? "" : ", ", there.width, "×", there.height);
    }
    return Problem{"cli.variants.new.no-board",
                   {},
                   {{"width", std::to_string(board.width)},
                    {"height", std::to_string(board.height)},
                    {"boards", known}}};
  }
  const int rows = numbers.size() > 2 ? numbers[2] : MostRows(board);
  if (rows < 1 || rows > MostRows(board)) {
    return Problem{"variant.bad-setup",
                   {},
                   {{"found", std::to_string(rows)},
                    {"height", std::to_string(board.height)},
                    {"most", std::to_string(MostRows(board))}}};
  }
  return BoardAnswer(board, rows, messages);
}

}  // namespace

void HomeRules::Take(const HomeAnswer& answer) {
  for (const auto& [key, value] : answer.says) said_[key] = value;
}

std::string HomeRules::ValueOf(const std::string& key) const {
  if (const auto said = said_.find(key); said != said_.end()) return said->second;
  for (const KeyValue& russian : VariantValues(Russian())) {
    if (russian.name == key) return FormatYamlInLine(russian.value);
  }
  return {};
}

HomeQuestion QuestionAt(std::size_t index, const HomeRules& rules, const Catalogue& messages) {
  const std::string name(kNames.at(index));
  HomeQuestion question = {messages.Say("cli.new.ask." + name),
                           messages.Say("cli.new.explain." + name),
                           AnswersAt(index, rules, messages), 0, true};
  question.usual = UsualOf(question.answers);
  // Short kings never land where a piece was jumped, so nobody can tell when it leaves.
  if (name == "removal") question.is_asked = rules.ValueOf("moves.king-range") != "short";
  return question;
}

Result<HomeAnswer> ReadAnswer(std::size_t index, const HomeQuestion& question,
                              const std::string& typed, const Catalogue& messages) {
  const std::string word = LowerCase(typed);
  for (const HomeAnswer& answer : question.answers) {
    if (!answer.word.empty() && answer.word == word) return answer;
  }
  const std::optional<int> number = ReadNumber(word);
  const int most = static_cast<int>(question.answers.size());
  if (number && *number >= 1 && *number <= most) {
    return question.answers[static_cast<std::size_t>(*number) - 1];
  }
  if (index == kDrawQuestion && number && *number > most && *number <= kMostMoves) {
    return KingMoves(*number, messages);
  }
  const std::vector<int> numbers = NumbersIn(word);
  if (index == kBoardQuestion && (numbers.size() == 2 || numbers.size() == 3)) {
    return ReadBoard(numbers, messages);
  }
  return Problem{
      "cli.new.no-answer", {}, {{"found", Excerpt(typed)}, {"most", std::to_string(most)}}};
}

}  // namespace draughts
