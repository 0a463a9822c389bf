#include "framework/config/variant_library.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <tuple>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/config/variant_contradictions.h"
#include "framework/config/variant_file.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;
using Kind = YamlValue::Kind;

bool IsVariantFile(const fs::path& path) {
  std::error_code error;
  const fs::path ending = path.extension();
  return (ending == ".yaml" || ending == ".yml") && fs::is_regular_file(path, error);
}

std::vector<fs::path> VariantFilesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (IsVariantFile(entry->path())) files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The text of a regular file: anything else may be no text (a folder) or keep us waiting (a pipe).
std::optional<std::string> ReadText(const fs::path& path) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.bad() ? std::nullopt : std::optional(std::move(text).str());
}

bool IsSameFile(const std::string& a, const std::string& b) {
  std::error_code error;
  return a == b || (!a.empty() && !b.empty() && fs::equivalent(a, b, error));
}

void AddScalars(const YamlValue& value, std::vector<YamlValue>& scalars) {
  if (value.kind == Kind::kScalar) scalars.push_back(value);
  for (const YamlValue& item : value.items) AddScalars(item, scalars);
  for (const YamlMember& member : value.members) AddScalars(member.value, scalars);
}

// Everything in a file that finds its variant, so far as it can be read; with the places.
std::vector<YamlValue> NamesIn(const YamlValue& root) {
  std::vector<YamlValue> names;
  for (const YamlMember& member : root.members) {
    const bool is_name = member.key == "id" || member.key == "names" || member.key == "aliases";
    if (is_name) AddScalars(member.value, names);
  }
  return names;
}

std::string IdIn(const YamlValue& root) {
  for (const YamlMember& member : root.members) {
    if (member.key == "id") return member.value.text;
  }
  return "";
}

// What can be read of a text whose problems are told elsewhere.
YamlValue Glance(const std::string& text, const std::string& file) {
  Problems ignored;
  return ParseYaml(text, file, ignored).value_or(YamlValue{});
}

// Where the key stands, or where the file begins.
Place PlaceOfKey(std::string_view key, const YamlValue& root, const std::string& file) {
  for (const YamlMember& member : root.members) {
    if (member.key == key) return {file, member.line, member.column};
  }
  return {file, 1, 1};
}

// A board without a kernel is a problem of the line that says the board.
Problems AtTheBoard(Problems problems, const YamlValue& root, const std::string& file) {
  for (Problem& problem : problems) problem.place = PlaceOfKey("board", root, file);
  return problems;
}

// Both in the order of the text of `file`; then those of the files that it extends, as they are.
Problems InOrder(Problems problems, const Problems& others, const std::string& file) {
  problems.insert(problems.end(), others.begin(), others.end());
  std::stable_sort(problems.begin(), problems.end(), [&file](const Problem& a, const Problem& b) {
    const bool both_own = a.place.file == file && b.place.file == file;
    if (!both_own) return a.place.file == file && b.place.file != file;
    return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
  });
  return problems;
}

// The game of the program that has the GameType of `spec`, where such games move otherwise; null
// where that is as it should be. Editions, which differ in their draws alone, share a number.
const VariantSpec* OtherMovesOfGameType(const VariantSpec& spec) {
  const VariantSpec* other = nullptr;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& known = entry.variant.spec();
    if (!spec.pdn_game_type || known.pdn_game_type != spec.pdn_game_type) continue;
    if (known.moves == spec.moves) return nullptr;
    if (other == nullptr) other = &known;
  }
  return other;
}

bool IsAmong(const std::string& wanted, const std::vector<std::string>& names) {
  return std::any_of(names.begin(), names.end(),
                     [&wanted](const std::string& name) { return LowerCase(name) == wanted; });
}

}  // namespace

VariantLibrary::VariantLibrary(const std::vector<fs::path>& folders)
    : catalog_(Catalog::BuiltIn()), known_(BuiltInVariantTexts()) {
  const auto built_in = static_cast<std::ptrdiff_t>(known_.size());
  for (const fs::path& folder : folders) {
    for (const fs::path& path : VariantFilesIn(folder)) {
      const std::string file = path.string();
      const std::optional<std::string> text = ReadText(path);
      if (text) {
        known_.push_back({IdIn(Glance(*text, file)), file, *text});
      } else {
        faulty_.push_back(
            {file, {path.stem().string()}, {{"variant.unreadable", {file, 0, 0}, {}}}});
      }
    }
  }
  for (auto own = known_.begin() + built_in; own != known_.end(); ++own) {
    Result<Catalog::Entry> entry = Check(own->file, own->text);
    if (entry.ok()) {
      catalog_.Add(std::move(entry).value());
      continue;
    }
    FaultyFile faulty = {own->file, {}, entry.problems()};
    for (const YamlValue& name : NamesIn(Glance(own->text, own->file))) {
      faulty.names.push_back(name.text);
    }
    faulty_.push_back(std::move(faulty));
  }
}

bool VariantLibrary::IsPath(std::string_view name) {
  return name.find('/') != std::string_view::npos || name.ends_with(".yaml") ||
         name.ends_with(".yml");
}

Result<Catalog::Entry> VariantLibrary::Find(const std::string& name) const {
  if (IsPath(name)) return Load(name);
  const std::string wanted = LowerCase(name);
  for (const FaultyFile& faulty : faulty_) {
    if (IsAmong(wanted, faulty.names)) return faulty.problems;
  }
  const Result<Variant> variant = catalog_.Find(name);
  if (!variant.ok()) return variant.problems();
  return *catalog_.FindEntry(variant->spec().id);
}

Result<Catalog::Entry> VariantLibrary::Load(const std::string& path) const {
  const std::optional<std::string> text = ReadText(path);
  if (!text) return Problem{"variant.unreadable", {path, 0, 0}, {}};
  return Check(path, *text);
}

Problems VariantLibrary::NotesOn(const Catalog::Entry& entry) const {
  const VariantSpec& spec = entry.variant.spec();
  Problems notes = FindNotes(spec);
  if (const VariantSpec* other = OtherMovesOfGameType(spec)) {
    notes.push_back({.id = "variant.note-game-type",
                     .place = {},
                     .arguments = {{"key", "pdn.game-type"},
                                   {"type", std::to_string(*spec.pdn_game_type)},
                                   {"owner", other->id}}});
  }
  notes = PlaceInVariantFile(std::move(notes), entry.text, entry.file, known_);
  const Place extends = PlaceOfKey("extends", Glance(entry.text, entry.file), entry.file);
  for (Problem& note : notes) {
    if (note.place.file != entry.file) note.place = extends;
  }
  return InOrder(std::move(notes), {}, entry.file);
}

Result<Catalog::Entry> VariantLibrary::Check(const std::string& file,
                                             const std::string& text) const {
  const YamlValue root = Glance(text, file);
  Problems problems = FindTakenNames(file, root);
  Result<VariantSpec> spec = ParseVariantFile(text, file, known_);
  if (!spec.ok()) return InOrder(std::move(problems), spec.problems(), file);
  Result<Variant> variant = Variant::Make(std::move(spec).value());
  if (!variant.ok()) {
    return InOrder(std::move(problems), AtTheBoard(variant.problems(), root, file), file);
  }
  if (!problems.empty()) return problems;
  return Catalog::Entry{std::move(variant).value(), text, file};
}

Problems VariantLibrary::FindTakenNames(const std::string& file, const YamlValue& root) const {
  Problems problems;
  for (const YamlValue& name : NamesIn(root)) {
    const Catalog::Entry* owner = OwnerOf(name.text, file);
    if (owner == nullptr) continue;
    const std::string& id = owner->variant.spec().id;
    Problem problem{
        "variant.name-taken", {file, name.line, name.column}, {{"name", name.text}, {"owner", id}}};
    if (!owner->file.empty()) {
      problem.id = "variant.name-taken-by-file";
      problem.arguments.emplace_back("file", owner->file);
    }
    problems.push_back(std::move(problem));
  }
  return problems;
}

// The entry that `name` finds, unless it is that of `file` itself; null when there is none.
const Catalog::Entry* VariantLibrary::OwnerOf(const std::string& name,
                                              const std::string& file) const {
  const Result<Variant> found = catalog_.Find(name);
  if (!found.ok()) return nullptr;
  const Catalog::Entry* entry = catalog_.FindEntry(found->spec().id);
  return IsSameFile(entry->file, file) ? nullptr : entry;
}

}  // namespace draughts
