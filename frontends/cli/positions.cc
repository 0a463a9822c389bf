#include "frontends/cli/positions.h"

#include <absl/strings/str_join.h>

#include <algorithm>

#include "framework/base/utf8.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/table.h"
#include "frontends/cli/user_variants.h"

namespace draughts {

Result<Variant> FindVariant(const std::string& name, Console& console) {
  const Result<Catalog::Entry> entry = FindEntry(ReadVariantLibrary(), name);
  if (entry.ok()) return entry->variant;
  console.Err(entry.problems());
  return entry.problems();
}

int ExitCodeFor(const Problems& problems) {
  return problems.front().id == "variant.unknown" ? kExitUsage : kExitBadData;
}

Option NotationOption() { return ChoiceOption<SquareStyle>("notation", "help.option.notation"); }

SquareNames NamesOfSquares(const Variant& variant, const Arguments& arguments) {
  return SquareNames(variant.spec(), arguments.Value<SquareStyle>("notation"));
}

std::string ListSquares(const std::vector<Square>& squares, const SquareNames& names) {
  return absl::StrJoin(squares, ", ", [&names](std::string* text, Square square) {
    text->append(names.Name(square));
  });
}

std::optional<ParsedFen> ReadFen(const Variant& variant, const std::string& fen, bool json,
                                 Console& console) {
  const Result<ParsedFen> parsed = ParseFen(variant, fen);
  if (parsed.ok()) return *parsed;
  if (json) {
    JsonWriter writer;
    console.Out(ErrorObject(parsed.problems(), 0, console.messages(), writer));
  } else {
    console.Err(DescribeBadFen(fen, parsed.problems(), console.messages()));
  }
  return std::nullopt;
}

std::optional<Position> ReadPosition(const Variant& variant, const std::optional<std::string>& fen,
                                     bool json, Console& console) {
  if (!fen.has_value()) return variant.Start();
  const std::optional<ParsedFen> parsed = ReadFen(variant, *fen, json, console);
  if (!parsed.has_value()) return std::nullopt;
  return parsed->position;
}

std::string DescribeBadFen(std::string_view fen, const Problems& problems,
                           const Catalogue& messages) {
  std::string text = fen.empty() ? "" : "  " + Printable(fen) + "\n";
  for (const Problem& problem : problems) {
    const auto before = static_cast<std::size_t>(std::max(problem.place.column - 1, 0));
    const std::size_t indent = DisplayWidth(Printable(fen.substr(0, std::min(before, fen.size()))));
    const std::string_view mark = fen.empty() || problem.place.column == 0 ? "" : "^ ";
    text += "  " + std::string(indent, ' ');
    text += mark;
    text += ProblemSentence(problem, messages) + "\n";
  }
  return text;
}

std::string ErrorObject(const Problems& problems, int line, const Catalogue& messages,
                        JsonWriter& json) {
  json.BeginObject().Key("schema").String("draughts.error/1");
  if (line > 0) json.Key("line").Integer(line);
  json.Key("problems").BeginArray();
  for (const Problem& problem : problems) {
    json.BeginObject().Key("id").String(problem.id);
    json.Key("column").Integer(problem.place.column);
    json.Key("message").String(ProblemSentence(problem, messages)).EndObject();
  }
  json.EndArray().EndObject();
  return json.TakeLine();
}

std::string ProblemSentence(const Problem& problem, const Catalogue& messages) {
  Problem without_place = problem;
  without_place.place = {};
  return messages.Say(without_place);
}

std::string_view CaptureSign(Language language) {
  switch (language) {
    case Language::kEnglish:
      return "x";
    case Language::kRussian:
      return ":";
  }
  return "x";
}

}  // namespace draughts
