#include "frontends/cli/variant_new.h"

#include <absl/strings/ascii.h>
#include <absl/strings/str_cat.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "framework/base/utf8.h"
#include "frontends/cli/atomic_file.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/home_file.h"
#include "frontends/cli/home_rules.h"
#include "frontends/cli/interrupt.h"
#include "frontends/cli/system_error.h"
#include "frontends/cli/table.h"
#include "frontends/cli/user_variants.h"
#include "frontends/cli/variant_nearest.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kNameQuestion = kHomeQuestions;
constexpr std::size_t kIdQuestion = kNameQuestion + 1;
constexpr std::size_t kAllQuestions = kIdQuestion + 1;

bool IsOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

class Dialogue {
 public:
  Dialogue(const VariantLibrary& library, std::optional<std::string> path, Console& console)
      : library_(library), path_(std::move(path)), console_(console) {}

  // The game, when all has been answered; nothing when the input ended before.
  std::optional<HomeGame> Ask() {
    Say(console_.Say("cli.new.welcome"));
    while (index_ < kAllQuestions) {
      game_.rules = RulesBefore(index_);
      if (!AskOne()) return std::nullopt;
    }
    return std::move(game_);
  }

 private:
  void Say(const std::string& text) { console_.Err(text + "\n"); }

  HomeRules RulesBefore(std::size_t index) const {
    HomeRules rules;
    for (std::size_t i = 0; i < std::min(index, answers_.size()); ++i) rules.Take(answers_[i]);
    return rules;
  }

  // False where the input has ended.
  bool AskOne() {
    if (index_ < kHomeQuestions) return AskRule();
    return index_ == kNameQuestion ? AskName() : AskId();
  }

  bool AskRule() {
    const HomeQuestion question = QuestionAt(index_, game_.rules, console_.messages());
    if (!question.is_asked) {
      Keep(question.answers[question.usual]);
      return true;
    }
    Show(question);
    while (true) {
      const std::optional<std::string> line = ReadLine();
      if (!line) return false;
      if (line->empty()) {
        Keep(question.answers[question.usual]);
        return true;
      }
      if (*line == "?") {
        Say("  " + question.explanation);
        continue;
      }
      if (IsBack(*line)) return GoBack();
      Result<HomeAnswer> answer = ReadAnswer(index_, question, *line, console_.messages());
      if (answer.ok()) {
        Keep(std::move(answer).value());
        return true;
      }
      Refuse(answer.problems());
    }
  }

  void Show(const HomeQuestion& question) {
    Say("\n" + console_.Say("cli.new.question", {{"number", std::to_string(index_ + 1)},
                                                 {"of", std::to_string(kHomeQuestions)},
                                                 {"question", question.text}}));
    Table table({Align::kRight, Align::kLeft});
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
      const std::string mark = i == question.usual ? "*" : " ";
      table.AddRow({"  " + mark + std::to_string(i + 1), question.answers[i].text});
    }
    console_.Err(table.Text());
  }

  bool AskName() {
    const std::string usual = Free(console_.Say("cli.new.usual-name"), " ");
    Say("\n" + console_.Say("cli.new.ask.name", {{"name", usual}}));
    while (true) {
      const std::optional<std::string> line = ReadLine();
      if (!line) return false;
      if (IsBack(*line)) return GoBack();
      if (*line == "?") {
        Say("  " + console_.Say("cli.new.explain.name"));
        continue;
      }
      game_.name = line->empty() ? usual : *line;
      if (Printable(game_.name) != game_.name) {
        Say("  " + console_.Say("cli.new.bad-name"));
      } else if (IsTaken(game_.name)) {
        Say("  " + console_.Say("cli.new.taken", {{"name", game_.name}}));
      } else {
        ++index_;
        return true;
      }
    }
  }

  bool AskId() {
    const std::string called = path_ ? fs::path(*path_).stem().string() : game_.name;
    const std::string usual = Free(IdFor(called), "-");
    Say("\n" + console_.Say("cli.new.ask.id", {{"id", usual}}));
    while (true) {
      const std::optional<std::string> line = ReadLine();
      if (!line) return false;
      if (IsBack(*line)) return GoBack();
      if (*line == "?") {
        Say("  " + console_.Say("cli.new.explain.id"));
        continue;
      }
      game_.id = line->empty() ? usual : *line;
      const bool is_id = IdFor(game_.id) == game_.id;
      if (is_id && !IsTaken(game_.id)) {
        ++index_;
        return true;
      }
      Say("  " + (is_id ? console_.Say("cli.new.taken", {{"name", game_.id}})
                        : console_.Say("variant.bad-id", {{"found", Excerpt(game_.id)}})));
    }
  }

  // `name`, with a number behind it where it is taken.
  std::string Free(const std::string& name, const std::string& gap) const {
    std::string free = name;
    for (int number = 2; IsTaken(free); ++number) free = name + gap + std::to_string(number);
    return free;
  }

  bool IsTaken(const std::string& name) const {
    if (library_.catalog().Find(name).ok()) return true;
    return std::any_of(library_.faulty().begin(), library_.faulty().end(),
                       [&name](const VariantLibrary::FaultyFile& file) {
                         return std::find(file.names.begin(), file.names.end(), name) !=
                                file.names.end();
                       });
  }

  std::optional<std::string> ReadLine() {
    std::optional<std::string> line = console_.ReadLine("> ");
    if (line) absl::StripAsciiWhitespace(&*line);
    return line;
  }

  static bool IsBack(const std::string& line) {
    return IsOneOf(LowerCase(line), {"back", "назад"});
  }

  // To the question before that was asked; the first has none.
  bool GoBack() {
    if (index_ > 0) --index_;
    while (index_ > 0 && index_ < kHomeQuestions &&
           !QuestionAt(index_, RulesBefore(index_), console_.messages()).is_asked) {
      --index_;
    }
    return true;
  }

  // Later answers are asked for again after one that is changed.
  void Keep(HomeAnswer answer) {
    answers_.resize(std::min(index_, answers_.size()));
    answers_.push_back(std::move(answer));
    ++index_;
  }

  void Refuse(const Problems& problems) {
    for (const Problem& problem : problems) Say("  " + console_.messages().Say(problem));
  }

  const VariantLibrary& library_;
  const std::optional<std::string> path_;
  Console& console_;
  HomeGame game_;
  std::vector<HomeAnswer> answers_;
  std::size_t index_ = 0;
};

bool IsThere(const std::string& path) {
  std::error_code error;
  return fs::exists(fs::symlink_status(path, error));
}

int RefuseExisting(const std::string& path, Console& console) {
  console.ErrLine("cli.new.exists", {{"path", Printable(path)}});
  return kExitCannotRun;
}

int Write(const std::string& path, const std::string& text, Console& console) {
  const std::error_code error = WriteFileAtomically(path, text, IfExists::kRefuse);
  if (!error) return kExitDone;
  if (error == std::errc::file_exists) return RefuseExisting(path, console);
  console.ErrLine(
      "cli.show.cannot-write",
      {{"path", Printable(path)}, {"reason", SystemErrorText(error, console.messages())}});
  return kExitCannotRun;
}

// What the file is, as whoever reads it finds it, and what can be done with it.
int Tell(const std::string& path, Console& console) {
  const VariantLibrary library = ReadVariantLibrary();
  const Result<Catalog::Entry> entry = library.Load(path);
  if (!entry.ok()) {
    console.Err(entry.problems());
    return kExitBadData;
  }
  console.Out(console.Say("cli.new.written", {{"path", Printable(path)}}) + "\n");
  console.Out(NearestInWords(*entry, Catalog::BuiltIn().entries(), console.messages()));
  const std::string shown = VariantLibrary::IsPath(path) ? path : "./" + path;
  console.Out(console.Say("cli.new.next", {{"path", Printable(shown)}}) + "\n");
  return kExitDone;
}

}  // namespace

int MakeVariantFile(const std::optional<std::string>& path, Console& console) {
  if (path && !path->ends_with(".yaml") && !path->ends_with(".yml")) {
    console.ErrLine("cli.new.bad-path", {{"found", Printable(*path)}});
    return kExitUsage;
  }
  if (path && IsThere(*path)) return RefuseExisting(*path, console);
  LeaveAtInterrupt("\n" + console.Say("cli.new.given-up") + "\n");
  const VariantLibrary library = ReadVariantLibrary();
  const std::optional<HomeGame> game = Dialogue(library, path, console).Ask();
  if (!game) {
    console.ErrLine("cli.new.given-up");
    return kExitNo;
  }
  const std::string file = path.value_or(game->id + ".yaml");
  const int code = Write(file, HomeFile(*game, console.messages()), console);
  return code == kExitDone ? Tell(file, console) : code;
}

}  // namespace draughts
