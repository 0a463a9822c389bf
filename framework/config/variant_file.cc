#include "framework/config/variant_file.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "framework/config/field_table.h"
#include "framework/config/variant_contradictions.h"
#include "framework/config/yaml_writer.h"

namespace draughts {

template <>
inline constexpr auto kFields<LocalText> = std::to_array<Field<LocalText>>(
    {Key<&LocalText::en>("en", "Home draughts"), Key<&LocalText::ru>("ru", "Домашние шашки")});

template <>
inline constexpr auto kFields<Repetition> = std::to_array<Field<Repetition>>(
    {Key<&Repetition::times>("times", "3"),
     Key<&Repetition::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<KingsOnly> = std::to_array<Field<KingsOnly>>(
    {Key<&KingsOnly::moves>("moves", "15"), Key<&KingsOnly::precedence>("precedence", "equal"),
     Key<&KingsOnly::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<NoProgress> = std::to_array<Field<NoProgress>>(
    {Key<&NoProgress::moves>("moves", "40"), Key<&NoProgress::progress>("progress", "man-move"),
     Key<&NoProgress::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<StrongerSide> = std::to_array<Field<StrongerSide>>(
    {Key<&StrongerSide::kings>("kings", "3"), Key<&StrongerSide::men>("men", "0"),
     Key<&StrongerSide::or_more_kings>("or-more-kings", "true")});

template <>
inline constexpr auto kFields<MaterialLimit> = std::to_array<Field<MaterialLimit>>(
    {Key<&MaterialLimit::stronger>("stronger", "[{ kings: 3, men: 0 }]"),
     Key<&MaterialLimit::moves>("moves", "15"),
     Key<&MaterialLimit::counted>("counted", "stronger-side"),
     Key<&MaterialLimit::change_inside>("change-inside", "counts-on"),
     Key<&MaterialLimit::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<BalanceEnding> = std::to_array<Field<BalanceEnding>>(
    {Key<&BalanceEnding::least>("least", "4"), Key<&BalanceEnding::most>("most", "5"),
     Key<&BalanceEnding::moves>("moves", "30")});

template <>
inline constexpr auto kFields<BalanceLimit> = std::to_array<Field<BalanceLimit>>(
    {Key<&BalanceLimit::endings>("endings", "[{ least: 4, most: 5, moves: 30 }]"),
     Key<&BalanceLimit::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<MainRoadLimit> = std::to_array<Field<MainRoadLimit>>(
    {Key<&MainRoadLimit::stronger>("stronger", "[{ kings: 3, men: 0 }]"),
     Key<&MainRoadLimit::moves>("moves", "5"), Key<&MainRoadLimit::road>("road", "shared"),
     Key<&MainRoadLimit::held_by>("held-by", "lone-king"),
     Key<&MainRoadLimit::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<OnePieceEach> = std::to_array<Field<OnePieceEach>>(
    {Key<&OnePieceEach::source>("source", "{ en: Club rules, ru: Правила клуба }")});

template <>
inline constexpr auto kFields<NoWinClaim> = std::to_array<Field<NoWinClaim>>(
    {Key<&NoWinClaim::source>("source", "{ en: Club rules, ru: Правила клуба }")});

// Every key of a variant file. What else is said about the keys (docs/variant-file.md, problems,
// the order of reading) follows from this table.
template <>
inline constexpr auto kFields<VariantSpec> = std::to_array<Field<VariantSpec>>(
    {Key<&VariantSpec::id>("id", "home"),
     Key<&VariantSpec::extends>("extends", "russian"),
     Key<&VariantSpec::names>("names", "{ en: Home draughts, ru: Домашние шашки }"),
     Key<&VariantSpec::aliases>("aliases", "[cottage, дача]"),
     Key<&VariantSpec::moves, &MoveRules::board, &Board::width>("board.width", "10"),
     Key<&VariantSpec::moves, &MoveRules::board, &Board::height>("board.height", "10"),
     Key<&VariantSpec::moves, &MoveRules::board, &Board::fields>("board.fields", "all"),
     Key<&VariantSpec::mirrored>("mirrored", "true"),
     Key<&VariantSpec::setup_rows>("setup.rows", "2"),
     Key<&VariantSpec::setup_first_row>("setup.first-row", "1"),
     Key<&VariantSpec::first_mover>("first-mover", "black"),
     Key<&VariantSpec::objective>("objective", "giveaway"),
     Key<&VariantSpec::moves, &MoveRules::lines>("moves.lines", "orthogonal"),
     Key<&VariantSpec::moves, &MoveRules::king_range>("moves.king-range", "short"),
     Key<&VariantSpec::moves, &MoveRules::man_capture>("moves.man-capture", "all-ways"),
     Key<&VariantSpec::moves, &MoveRules::crowning>("moves.crowning", "ends-move"),
     Key<&VariantSpec::moves, &MoveRules::choice>("moves.choice", "most-pieces"),
     Key<&VariantSpec::moves, &MoveRules::man_takes_king>("moves.man-takes-king", "forbidden"),
     Key<&VariantSpec::moves, &MoveRules::removal>("moves.removal", "at-once"),
     Key<&VariantSpec::moves, &MoveRules::last_king_taken>("moves.last-king-taken", "lands-behind"),
     Key<&VariantSpec::same_king_limit>("moves.same-king-limit", "3"),
     Key<&VariantSpec::draws>("draws",
                              "[{ repetition: { times: 3 } }, { kings-only: { moves: 15 } }]"),
     Key<&VariantSpec::square_style>("squares.style", "numeric"),
     Key<&VariantSpec::numbering>("squares.numbering", "bottom-left"),
     Key<&VariantSpec::pdn_game_type>("pdn.game-type", "none"),
     Key<&VariantSpec::pdn_capture_sign>("pdn.capture-sign", "x"),
     Key<&VariantSpec::sources>("sources",
                                "[{ en: As we play at home, ru: Как играют у нас дома }]"),
     Key<&VariantSpec::secondary_source>("secondary-source",
                                         "{ en: Told by a neighbour, ru: Со слов соседа }"),
     Key<&VariantSpec::verified>("verified", "false")});

namespace {

const std::string* KeyOf(const Problem& problem) {
  for (const auto& [name, value] : problem.arguments) {
    if (name == "key") return &value;
  }
  return nullptr;
}

// Gives each problem of a spec the place in the file of the key that it names.
void AddPlaces(Problems& problems, const ValueReader& reader) {
  for (Problem& problem : problems) {
    if (const std::string* key = KeyOf(problem)) problem.place = reader.PlaceOf(*key);
  }
}

// What is wrong with what could be read. Where not all could, some of it may only seem so: it is
// about a key that is not there, or about draw rules beside others that are not known.
Problems ProblemsOfSpec(const VariantSpec& spec, const ValueReader& reader) {
  Problems problems = FindProblems(spec);
  const auto own = static_cast<std::ptrdiff_t>(problems.size());
  for (Problem& problem : FindContradictions(spec)) problems.push_back(std::move(problem));
  if (!reader.problems().empty()) {
    const auto is_unsure = [&reader](const Problem& problem) {
      const std::string* key = KeyOf(problem);
      return key == nullptr || !reader.WasRead(*key) || problem.id == "variant.duplicate-draw-rule";
    };
    const auto is_of_draws = [](const Problem& problem) {
      return KeyOf(problem)->starts_with("draws.");
    };
    problems.erase(std::remove_if(problems.begin() + own, problems.end(), is_of_draws),
                   problems.end());
    std::erase_if(problems, is_unsure);
  }
  AddPlaces(problems, reader);
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
  for (Problem& problem : ProblemsOfSpec(spec, reader)) problems.push_back(std::move(problem));
  if (!problems.empty()) return InOrderOfText(std::move(problems), chain.files);
  return spec;
}

Problems PlaceInVariantFile(Problems problems, std::string_view text, const std::string& file,
                            std::span<const VariantText> known) {
  ValueReader reader(file);
  VariantSpec spec{};
  const VariantChain chain = ReadVariantChain(text, file, known, reader.problems());
  if (chain.root) reader.Read(*chain.root, "", spec);
  AddPlaces(problems, reader);
  return InOrderOfText(std::move(problems), chain.files);
}

std::string FormatVariantFile(const VariantSpec& spec) {
  VariantSpec complete = spec;
  complete.extends.reset();
  return FormatYaml(ValueWriter::Write(complete));
}

std::vector<KeyValue> VariantValues(const VariantSpec& spec) {
  std::vector<KeyValue> values;
  for (const Field<VariantSpec>& field : kFields<VariantSpec>) {
    values.push_back({std::string(field.name), field.write(spec)});
  }
  return values;
}

ValueType VariantFileType() { return TypeOf(static_cast<const VariantSpec*>(nullptr)); }

}  // namespace draughts
