#include "frontends/cli/variant_check.h"

#include <algorithm>

#include "framework/messages/local_text.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/json.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/user_variants.h"

namespace draughts {
namespace {

constexpr std::string_view kUnreadable = "variant.unreadable";

void WriteProblems(std::string_view key, const Problems& problems, const Catalogue& messages,
                   JsonWriter& json) {
  json.Key(key).BeginArray();
  for (const Problem& problem : problems) {
    json.BeginObject().Key("id").String(problem.id).Key("file").String(problem.place.file);
    json.Key("line").Integer(problem.place.line).Key("column").Integer(problem.place.column);
    json.Key("message").String(ProblemSentence(problem, messages)).EndObject();
  }
  json.EndArray();
}

std::string InJson(const std::string& file, const Result<Catalog::Entry>& entry,
                   const Problems& notes, const Catalogue& messages) {
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.check/1").Key("file").String(file);
  json.Key("variant");
  if (entry.ok()) {
    json.String(entry->variant.spec().id);
  } else {
    json.Null();
  }
  WriteProblems("problems", entry.problems(), messages, json);
  WriteProblems("notes", notes, messages, json);
  json.EndObject();
  return json.TakeLine();
}

std::string InLines(const Problems& problems, const Catalogue& messages) {
  std::string lines;
  for (const Problem& problem : problems) lines += messages.Say(problem) + "\n";
  return lines;
}

std::string InWords(const std::string& file, const Result<Catalog::Entry>& entry,
                    const Problems& notes, const Catalogue& messages) {
  if (!entry.ok()) return InLines(entry.problems(), messages);
  const VariantSpec& spec = entry->variant.spec();
  return messages.Say(
             "cli.variants.no-faults",
             {{"file", file}, {"id", spec.id}, {"name", In(spec.names, messages.language())}}) +
         "\n" + InLines(notes, messages);
}

int CodeOf(const Result<Catalog::Entry>& entry) {
  if (entry.ok()) return kExitDone;
  return entry.problems().front().id == kUnreadable ? kExitBadData : kExitNo;
}

}  // namespace

int CheckVariantFiles(std::span<const std::string> files, bool json, Console& console) {
  const VariantLibrary library = ReadVariantLibrary();
  int code = kExitDone;
  for (const std::string& file : files) {
    const Result<Catalog::Entry> entry = library.Load(file);
    code = std::max(code, CodeOf(entry));
    const Problems notes = entry.ok() ? library.NotesOn(*entry) : Problems();
    if (json) {
      console.Out(InJson(file, entry, notes, console.messages()));
    } else if (CodeOf(entry) == kExitBadData) {
      console.Err(entry.problems());
    } else {
      console.Out(InWords(file, entry, notes, console.messages()));
    }
  }
  return code;
}

}  // namespace draughts
