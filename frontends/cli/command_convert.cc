// draughts convert: the games of a file written anew, as PDN, as FEN or as JSON.
#include <algorithm>
#include <string>
#include <vector>

#include "framework/notation/pdn_writer.h"
#include "frontends/cli/atomic_file.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/record_json.h"
#include "frontends/cli/record_notation.h"
#include "frontends/cli/record_verdict.h"
#include "frontends/cli/system_error.h"

namespace draughts {

enum class RecordFormat { kPdn = 1, kFen, kJson };

template <>
inline constexpr auto kEnumNames<RecordFormat> = std::to_array<EnumName<RecordFormat>>(
    {{RecordFormat::kPdn, "pdn"}, {RecordFormat::kFen, "fen"}, {RecordFormat::kJson, "json"}});

namespace {

// What is asked of every game.
struct Conversion {
  RecordFormat format;
  std::optional<SquareStyle> style;  // none: as each game has it
  bool every;                        // position, not only the last

  // As PDN a game is written as it stands, unless its squares are to be named anew.
  bool needs_rules() const { return format != RecordFormat::kPdn || style.has_value(); }
};

class Converter {
 public:
  Converter(const Conversion& conversion, const RecordVariants& variants, Console& console)
      : conversion_(conversion), variants_(variants), console_(console) {}

  // What becomes of a game; nothing, with the reason on stderr, where it cannot be done.
  std::string Convert(Record& record) {
    if (record.game.ok() && !conversion_.needs_rules()) return AsPdn(*record.game);
    const RecordVerdict verdict = JudgeRecord(record, variants_, console_.messages());
    if (!CanBeDone(record, verdict)) return {};
    const PdnReplay& replay = *verdict.replay;
    switch (conversion_.format) {
      case RecordFormat::kPdn:
        return AsPdn(InNotation(*record.game, replay, *conversion_.style));
      case RecordFormat::kFen:
        return AsFen(replay);
      case RecordFormat::kJson:
        return GameObject(record, replay, NamesFor(replay), json_);
    }
    return {};
  }

  // Whether all games have been converted; says how many have not.
  bool TellSkipped() const {
    AskForVariant(without_variant_, console_);
    if (skipped_ == 0) return true;
    console_.ErrLine("cli.convert.skipped", {{"count", std::to_string(skipped_)}});
    return false;
  }

 private:
  // Tells the faults that are in the way.
  bool CanBeDone(const Record& record, const RecordVerdict& verdict) {
    const FaultReach least =
        conversion_.format == RecordFormat::kFen ? FaultReach::kMainLine : FaultReach::kVariation;
    if (LacksVariant(verdict)) {
      ++without_variant_;
      ++skipped_;
      return false;
    }
    bool can_be_done = true;
    for (const RecordFault& fault : verdict.faults) {
      if (fault.reach < least) continue;
      console_.Err(FaultLine(record, fault, console_.messages()));
      can_be_done = false;
    }
    if (!can_be_done) ++skipped_;
    return can_be_done;
  }

  // An empty line parts a game from the one before it.
  std::string AsPdn(const PdnGame& game) {
    return (std::exchange(is_first_, false) ? "" : "\n") + FormatPdn(game);
  }

  std::string AsFen(const PdnReplay& replay) const {
    const SquareNames names = NamesFor(replay);
    const std::vector<Position> positions = PositionsOf(replay);
    std::string lines;
    const std::size_t first = conversion_.every ? 0 : positions.size() - 1;
    for (std::size_t i = first; i < positions.size(); ++i) {
      lines += FormatFen(names, positions[i]) + "\n";
    }
    return lines;
  }

  SquareNames NamesFor(const PdnReplay& replay) const {
    return SquareNames(replay.game.variant().spec(), conversion_.style);
  }

  const Conversion conversion_;
  const RecordVariants& variants_;
  Console& console_;
  JsonWriter json_;
  bool is_first_ = true;
  std::size_t skipped_ = 0;
  std::size_t without_variant_ = 0;  // of these
};

// Where the converted games go: to a file, or to stdout.
class Output {
 public:
  Output(const std::optional<std::string>& path, Console& console)
      : path_(path), console_(console) {}

  void Write(const std::string& text) {
    if (text.empty()) return;
    if (!path_.has_value()) return console_.Out(text);
    // Begun with the first game: where none could be converted, what stood there before is kept.
    if (!file_.has_value()) file_.emplace(*path_, IfExists::kReplace);
    file_->Write(text);
  }

  int Finish() {
    const std::error_code error = file_.has_value() ? file_->Finish() : std::error_code();
    if (!error) return kExitDone;
    console_.ErrLine("cli.show.cannot-write",
                     {{"path", *path_}, {"reason", SystemErrorText(error, console_.messages())}});
    return kExitCannotRun;
  }

 private:
  const std::optional<std::string> path_;
  Console& console_;
  std::optional<AtomicFile> file_;
};

int RunConvert(const Arguments& arguments, Console& console) {
  const Conversion conversion = {.format = arguments.Value<RecordFormat>("to").value(),
                                 .style = arguments.Value<SquareStyle>("notation"),
                                 .every = arguments.Has("every")};
  if (conversion.every && conversion.format != RecordFormat::kFen) {
    console.ErrLine("cli.convert.every-needs-fen");
    return kExitUsage;
  }
  const Result<RecordVariants> variants = RecordVariants::From(arguments, console);
  if (!variants.ok()) return ExitCodeFor(variants.problems());
  Converter converter(conversion, *variants, console);
  Output output(arguments.Text("output"), console);
  const int read = ForEachRecord(arguments.words()[0], console,
                                 [&](Record& record) { output.Write(converter.Convert(record)); });
  if (read == kExitCannotRun) return read;  // a disk that fails half-way: half of it is nothing
  const int code = std::max(read, output.Finish());
  return converter.TellSkipped() ? code : std::max(code, kExitNo);
}

}  // namespace

Command ConvertCommand() {
  return {
      .syntax = {.name = "convert",
                 .words = {"FILE"},
                 .options = {Required(ChoiceOption<RecordFormat>("to", "help.option.to")),
                             ChoiceOption<SquareStyle>("notation", "help.option.convert-notation"),
                             RecordVariants::VariantOption(),
                             FlagOption("every", "help.option.every"),
                             WithLetter(TextOption("output", "FILE", "help.option.output"), "o")}},
      .summary = "help.convert.summary",
      .details = "help.convert.details",
      .examples = {{"draughts convert games.pdn --to pdn --notation numeric -o numeric.pdn",
                    "help.convert.pdn"},
                   {"draughts convert games.pdn --to fen --every", "help.convert.fen"},
                   {"draughts convert - --to json < games.pdn", "help.convert.json"}},
      .run = RunConvert};
}

}  // namespace draughts
