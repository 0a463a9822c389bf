#include "framework/config/variant_file.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "framework/config/field_table.h"
#include "framework/config/variant_contradictions.h"
#include "framework/config/yaml_writer.h"

namespace draughts {

template <>
inline constexpr auto kFields<LocalText> =
    std::to_array<Field<LocalText>>({Key<&LocalText::en>("en"), Key<&LocalText::ru>("ru")});

template <>
inline constexpr auto kFields<Repetition> = std::to_array<Field<Repetition>>(
    {Key<&Repetition::times>("times"), Key<&Repetition::source>("source")});

template <>
inline constexpr auto kFields<KingsOnly> = std::to_array<Field<KingsOnly>>(
    {Key<&KingsOnly::moves>("moves"), Key<&KingsOnly::precedence>("precedence"),
     Key<&KingsOnly::source>("source")});

template <>
inline constexpr auto kFields<NoProgress> = std::to_array<Field<NoProgress>>(
    {Key<&NoProgress::moves>("moves"), Key<&NoProgress::progress>("progress"),
     Key<&NoProgress::source>("source")});

template <>
inline constexpr auto kFields<StrongerSide> = std::to_array<Field<StrongerSide>>(
    {Key<&StrongerSide::kings>("kings"), Key<&StrongerSide::men>("men"),
     Key<&StrongerSide::or_more_kings>("or-more-kings")});

template <>
inline constexpr auto kFields<MaterialLimit> = std::to_array<Field<MaterialLimit>>(
    {Key<&MaterialLimit::stronger>("stronger"), Key<&MaterialLimit::moves>("moves"),
     Key<&MaterialLimit::counted>("counted"), Key<&MaterialLimit::change_inside>("change-inside"),
     Key<&MaterialLimit::source>("source")});

template <>
inline constexpr auto kFields<BalanceEnding> = std::to_array<Field<BalanceEnding>>(
    {Key<&BalanceEnding::least>("least"), Key<&BalanceEnding::most>("most"),
     Key<&BalanceEnding::moves>("moves")});

template <>
inline constexpr auto kFields<BalanceLimit> = std::to_array<Field<BalanceLimit>>(
    {Key<&BalanceLimit::endings>("endings"), Key<&BalanceLimit::source>("source")});

template <>
inline constexpr auto kFields<MainRoadLimit> = std::to_array<Field<MainRoadLimit>>(
    {Key<&MainRoadLimit::stronger>("stronger"), Key<&MainRoadLimit::moves>("moves"),
     Key<&MainRoadLimit::road>("road"), Key<&MainRoadLimit::held_by>("held-by"),
     Key<&MainRoadLimit::source>("source")});

template <>
inline constexpr auto kFields<NoWinClaim> =
    std::to_array<Field<NoWinClaim>>({Key<&NoWinClaim::source>("source")});

// Every key of a variant file. What else is said about the keys (docs/variant-file.md, problems,
// the order of reading) follows from this table.
template <>
inline constexpr auto kFields<VariantSpec> = std::to_array<Field<VariantSpec>>(
    {Key<&VariantSpec::id>("id"),
     Key<&VariantSpec::extends>("extends"),
     Key<&VariantSpec::names>("names"),
     Key<&VariantSpec::aliases>("aliases"),
     Key<&VariantSpec::moves, &MoveRules::board, &Board::width>("board.width"),
     Key<&VariantSpec::moves, &MoveRules::board, &Board::height>("board.height"),
     Key<&VariantSpec::mirrored>("mirrored"),
     Key<&VariantSpec::setup_rows>("setup.rows"),
     Key<&VariantSpec::first_mover>("first-mover"),
     Key<&VariantSpec::objective>("objective"),
     Key<&VariantSpec::moves, &MoveRules::king_range>("moves.king-range"),
     Key<&VariantSpec::moves, &MoveRules::man_capture>("moves.man-capture"),
     Key<&VariantSpec::moves, &MoveRules::crowning>("moves.crowning"),
     Key<&VariantSpec::moves, &MoveRules::choice>("moves.choice"),
     Key<&VariantSpec::moves, &MoveRules::man_takes_king>("moves.man-takes-king"),
     Key<&VariantSpec::moves, &MoveRules::removal>("moves.removal"),
     Key<&VariantSpec::moves, &MoveRules::last_king_taken>("moves.last-king-taken"),
     Key<&VariantSpec::draws>("draws"),
     Key<&VariantSpec::square_style>("squares.style"),
     Key<&VariantSpec::numbering>("squares.numbering"),
     Key<&VariantSpec::pdn_game_type>("pdn.game-type"),
     Key<&VariantSpec::pdn_capture_sign>("pdn.capture-sign"),
     Key<&VariantSpec::sources>("sources"),
     Key<&VariantSpec::secondary_source>("secondary-source"),
     Key<&VariantSpec::verified>("verified")});

namespace {

// Gives each problem of a spec the place in the file of the key that it names.
Problems PlacedProblems(const VariantSpec& spec, const ValueReader& reader) {
  Problems problems = FindProblems(spec);
  for (Problem& problem : FindContradictions(spec)) problems.push_back(std::move(problem));
  for (Problem& problem : problems) {
    for (const auto& [name, value] : problem.arguments) {
      if (name == "key") problem.place = reader.PlaceOf(value);
    }
  }
  return problems;
}

// First those of the file itself, then those of its parents.
Problems InOrderOfText(Problems problems, const std::vector<std::string>& files) {
  const auto order = [&files](const Problem& problem) {
    const auto file = std::find(files.begin(), files.end(), problem.place.file) - files.begin();
    return std::tuple(file, problem.place.line, problem.place.column);
  };
  std::stable_sort(problems.begin(), problems.end(),
                   [&order](const Problem& a, const Problem& b) { return order(a) < order(b); });
  return problems;
}

// Whether a parent might have the key `name`, be it the first or the last one that leads to a
// value.
bool MayBeInherited(const std::string& name) {
  return std::any_of(kFields<VariantSpec>.begin(), kFields<VariantSpec>.end(),
                     [&name](const Field<VariantSpec>& field) {
                       const std::string_view path = field.name;
                       const std::string_view first = path.substr(0, path.find('.'));
                       const std::string_view last = path.substr(path.rfind('.') + 1);
                       return !IsNeverInherited(first) && (name == first || name == last);
                     });
}

// A key may be missing because a parent is: what that might have said is not asked for.
void ForgiveMissingKeys(Problems& problems) {
  std::erase_if(problems, [](const Problem& problem) {
    return problem.id == "yaml.missing-key" && MayBeInherited(problem.arguments.at(0).second);
  });
}

}  // namespace

Result<VariantSpec> ParseVariantFile(std::string_view text, const std::string& file,
                                     std::span<const VariantText> known) {
  ValueReader reader(file);
  VariantSpec spec{};
  const VariantChain chain = ReadVariantChain(text, file, known, reader.problems());
  if (chain.root) reader.Read(*chain.root, "", spec);
  Problems problems = reader.problems();
  if (!chain.is_whole) ForgiveMissingKeys(problems);
  // What a spec says makes sense only where all of it could be read.
  if (problems.empty()) problems = PlacedProblems(spec, reader);
  if (!problems.empty()) return InOrderOfText(std::move(problems), chain.files);
  return spec;
}

std::string FormatVariantFile(const VariantSpec& spec) {
  VariantSpec complete = spec;
  complete.extends.reset();
  return FormatYaml(ValueWriter::Write(complete));
}

std::vector<VariantKey> VariantKeys() {
  std::vector<VariantKey> keys;
  for (const Field<VariantSpec>& field : kFields<VariantSpec>) {
    keys.push_back({std::string(field.name), field.values(), field.required});
  }
  return keys;
}

}  // namespace draughts
