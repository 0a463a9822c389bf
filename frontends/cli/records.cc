#include "frontends/cli/records.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/pdn_tags.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/system_error.h"
#include "frontends/cli/user_variants.h"

namespace draughts {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::string_view kStandardInput = "-";
constexpr milliseconds kInterval{500};  // between two lines of progress
// What the first bytes of a file tell about it.
constexpr std::size_t kHead = 1 << 14;
// So many games in a row at the beginning that are none: what comes behind is not looked at.
constexpr std::size_t kMostUnreadable = 20;
// A text without tags and with so many mistakes in its first game is none.
constexpr std::size_t kManyProblems = 5;

std::string ShownName(const std::string& file) {
  return file == kStandardInput ? "<stdin>" : Printable(file);
}

// The bytes of a file, or of standard input.
class InputFile {
 public:
  InputFile(const std::string& name, Console& console) : console_(console) {
    if (name == kStandardInput) return;
    file_ = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file_ < 0) error_ = errno;
    struct stat status = {};
    const bool is_file = file_ >= 0 && fstat(file_, &status) == 0 && S_ISREG(status.st_mode);
    if (is_file) size_ = static_cast<uint64_t>(status.st_size);
  }
  ~InputFile() {
    if (file_ >= 0) close(file_);
  }
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  std::size_t Read(std::span<char> buffer) {
    const std::size_t count = file_ < 0 ? console_.Read(buffer) : ReadFile(buffer);
    if (head_.size() < kHead) {
      head_.append(buffer.data(), std::min(count, kHead - head_.size()));
    }
    return count;
  }

  // The first bytes that were read, at most kHead.
  const std::string& head() const { return head_; }

  int error() const { return error_; }
  std::optional<uint64_t> size() const { return size_; }

 private:
  std::size_t ReadFile(std::span<char> buffer) {
    ssize_t count = 0;
    do {
      count = read(file_, buffer.data(), buffer.size());
    } while (count < 0 && errno == EINTR);
    if (count < 0) error_ = errno;
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
  }

  Console& console_;
  int file_ = -1;
  int error_ = 0;
  std::string head_;
  std::optional<uint64_t> size_;
};

class RecordReader {
 public:
  RecordReader(const std::string& name, Console& console, const std::function<void(Record&)>& take)
      : name_(name),
        console_(console),
        take_(take),
        file_(name, console),
        reader_([this](std::span<char> buffer) { return file_.Read(buffer); }) {}

  int Run() {
    if (file_.error() != 0) return CannotRead();
    while (console_.out_is_open() && unreadable_.size() < kMostUnreadable) {
      std::optional<Result<PdnGame>> game = reader_.Next();
      if (!game.has_value() || IsBinary()) break;
      Take({.file = name_,
            .number = reader_.games_read(),
            .place = reader_.place(),
            .game = *std::move(game),
            .encoding = reader_.encoding()});
      ShowProgress();
    }
    console_.ShowStatus({});
    if (file_.error() != 0) return CannotRead();
    return holds_games_ || !console_.out_is_open() ? kExitDone : NoGames();
  }

 private:
  bool IsBinary() const { return file_.head().find('\0') != std::string::npos; }

  // Nothing is said of games that may be none before it is known whether there are others.
  void Take(Record record) {
    holds_games_ = holds_games_ || IsGame(record);
    if (!holds_games_) {
      unreadable_.push_back(std::move(record));
      return;
    }
    TellEncoding();
    for (Record& earlier : std::exchange(unreadable_, {})) take_(earlier);
    take_(record);
  }

  bool IsGame(const Record& record) const {
    if (record.game.ok()) return true;
    if (FindTagLine(file_.head(), /*behind_empty_line=*/false) != std::string::npos) return true;
    const Problems& problems = record.game.problems();
    const Place& first = problems.front().place;
    const bool begins_wrong =
        first.line == record.place.line && first.column == record.place.column;
    return !begins_wrong && problems.size() < kManyProblems;
  }

  void TellEncoding() {
    if (reader_.encoding() == told_) return;
    told_ = reader_.encoding();
    console_.ErrLine(
        told_ == PdnEncoding::kMixed ? "cli.records.mixed" : "cli.records.windows-1251",
        {{"file", ShownName(name_)}});
  }

  void ShowProgress() {
    if (!console_.err_is_terminal() || steady_clock::now() < next_progress_) return;
    next_progress_ = steady_clock::now() + kInterval;
    const std::string game = std::to_string(reader_.games_read());
    const uint64_t size = file_.size().value_or(0);
    if (size == 0) {
      const std::string megabytes = std::to_string(reader_.bytes_read() >> 20);
      console_.ShowStatus(
          console_.Say("cli.records.progress", {{"game", game}, {"megabytes", megabytes}}));
    } else {
      const std::string percent = std::to_string(100 * reader_.bytes_read() / size);
      console_.ShowStatus(
          console_.Say("cli.records.progress-percent", {{"game", game}, {"percent", percent}}));
    }
  }

  int NoGames() const {
    if (IsBinary()) {
      console_.ErrLine("cli.records.binary", {{"file", ShownName(name_)}});
    } else if (unreadable_.empty()) {
      console_.ErrLine("cli.records.no-game", {{"file", ShownName(name_)}});
    } else {
      Problem problem = unreadable_.front().game.problems().front();
      problem.place.file = ShownName(name_);
      console_.ErrLine("cli.records.no-pdn", {{"problem", console_.messages().Say(problem)}});
    }
    return kExitBadData;
  }

  int CannotRead() const {
    const std::error_code error(file_.error(), std::generic_category());
    console_.ErrLine(
        "cli.records.cannot-read",
        {{"file", ShownName(name_)}, {"reason", SystemErrorText(error, console_.messages())}});
    return kExitCannotRun;
  }

  const std::string& name_;
  Console& console_;
  const std::function<void(Record&)>& take_;
  InputFile file_;
  PdnReader reader_;
  bool holds_games_ = false;
  std::vector<Record> unreadable_;
  PdnEncoding told_ = PdnEncoding::kUtf8;
  steady_clock::time_point next_progress_ = steady_clock::now() + kInterval;
};

}  // namespace

int ForEachRecord(const std::string& name, Console& console,
                  const std::function<void(Record&)>& take) {
  return RecordReader(name, console, take).Run();
}

Option RecordVariants::VariantOption() {
  return TextOption("variant", "VARIANT", "help.option.record-variant");
}

Result<RecordVariants> RecordVariants::From(const Arguments& arguments, Console& console) {
  std::optional<Variant> forced;
  if (const std::optional<std::string> name = arguments.Text("variant")) {
    const Result<Variant> found = FindVariant(*name, console);
    if (!found.ok()) return found.problems();
    forced = *found;
  }
  return RecordVariants(KnownVariants(), std::move(forced));
}

Result<PdnVariant> RecordVariants::Choose(const PdnGame& game) const {
  if (!forced_.has_value()) return ChooseVariant(game, known_);
  return PdnVariant{.variant = *forced_, .source = PdnVariantSource::kFallback, .notes = {}};
}

std::string RecordLine(const Record& record, Place place, const std::string& number,
                       const std::string& sentence, const Catalogue& messages) {
  place.file = ShownName(record.file);
  Problem line = {.id = "cli.records.line",
                  .place = std::move(place),
                  .arguments = {{"game", std::to_string(record.number)}, {"sentence", sentence}}};
  if (!number.empty()) {
    line.id = "cli.records.line-of-move";
    const bool ends_sentence = number.ends_with('.') && !number.ends_with("..");
    line.arguments.emplace_back("number",
                                ends_sentence ? number.substr(0, number.size() - 1) : number);
  }
  return messages.Say(line) + "\n";
}

}  // namespace draughts
