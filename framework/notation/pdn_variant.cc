// ChooseVariant: which variant the tags of a game name.

#include <algorithm>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/pdn_game_type.h"
#include "framework/notation/pdn_replay.h"

namespace draughts {
namespace {

bool IsCalled(const VariantSpec& spec, const std::string& lower) {
  const auto is = [&lower](const std::string& name) { return LowerCase(name) == lower; };
  return is(spec.id) || is(spec.names.en) || is(spec.names.ru) ||
         std::any_of(spec.aliases.begin(), spec.aliases.end(), is);
}

const Variant* FindNamed(std::span<const Variant> known, std::string_view name) {
  const std::string lower = LowerCase(name);
  const auto found = std::find_if(known.begin(), known.end(), [&lower](const Variant& variant) {
    return IsCalled(variant.spec(), lower);
  });
  if (found != known.end()) return &*found;
  const std::size_t slash = name.find('/');  // "American/English"
  if (slash == std::string_view::npos) return nullptr;
  const Variant* const first = FindNamed(known, name.substr(0, slash));
  return first != nullptr ? first : FindNamed(known, name.substr(slash + 1));
}

// How well `spec` fits what `type` says in full; 0 where it has another number. Jamaican draughts
// and pool checkers share one, and it is the board that tells them apart.
int Fitness(const VariantSpec& spec, const PdnGameType& type) {
  if (spec.pdn_game_type != type.number) return 0;
  const bool same_board = type.inverted.value_or(spec.mirrored) == spec.mirrored;
  const bool same_mover = type.first_mover.value_or(spec.first_mover) == spec.first_mover;
  return 1 + (same_board ? 2 : 0) + (same_mover ? 1 : 0);
}

// The one that fits best, the first of several; null where none has the number.
const Variant* FindNumbered(std::span<const Variant> known, const PdnGameType& type) {
  const Variant* best = nullptr;
  int most = 0;
  for (const Variant& variant : known) {
    const int fitness = Fitness(variant.spec(), type);
    if (fitness <= most) continue;
    most = fitness;
    best = &variant;
  }
  return best;
}

const PdnTag* FindFilledTag(const PdnGame& game, std::string_view name) {
  const PdnTag* const tag = FindTag(game, name);
  return tag == nullptr || tag->value.empty() || tag->value == "?" ? nullptr : tag;
}

Problem At(const PdnTag& tag, Problem problem) {
  problem.place = ToPlace(tag.place);
  return problem;
}

Problem UnknownName(const PdnTag& tag) {
  return At(
      tag,
      {.id = "pdn.unknown-variant", .place = {}, .arguments = {{"found", Excerpt(tag.value)}}});
}

// A note where the GameType is not that of the variant that the other tag names.
void CompareNumber(const PdnTag& tag, const PdnGameType& type, PdnVariant& chosen) {
  const std::optional<int> number = chosen.variant.spec().pdn_game_type;
  if (!number || *number == type.number) return;
  chosen.notes.push_back(At(tag, {.id = "pdn.game-type-differs",
                                  .place = {},
                                  .arguments = {{"number", std::to_string(type.number)},
                                                {"own", std::to_string(*number)}}}));
}

}  // namespace

Result<PdnVariant> ChooseVariant(const PdnGame& game, std::span<const Variant> known,
                                 const Variant* fallback) {
  const PdnTag* const name = FindFilledTag(game, "Variant");
  const PdnTag* const number = FindFilledTag(game, "GameType");
  const Variant* const named = name == nullptr ? nullptr : FindNamed(known, name->value);
  if (number == nullptr && name == nullptr) {
    if (fallback == nullptr) {
      return Problem{.id = "pdn.no-variant", .place = ToPlace(game.place), .arguments = {}};
    }
    return PdnVariant{.variant = *fallback, .source = PdnVariantSource::kFallback, .notes = {}};
  }
  if (number == nullptr && named == nullptr) return UnknownName(*name);
  std::optional<PdnVariant> chosen;
  if (named != nullptr) {
    chosen = {.variant = *named, .source = PdnVariantSource::kVariantTag, .notes = {}};
    if (number == nullptr) return *std::move(chosen);
  }
  const Result<PdnGameType> type = ParseGameType(number->value);
  if (named != nullptr) {
    type.ok() ? CompareNumber(*number, *type, *chosen)
              : chosen->notes.push_back(At(*number, type.problems().front()));
    return *std::move(chosen);
  }
  if (!type.ok()) return At(*number, type.problems().front());
  const Variant* const numbered = FindNumbered(known, *type);
  if (numbered == nullptr) return At(*number, UnsupportedGameType(type->number));
  chosen = {.variant = *numbered, .source = PdnVariantSource::kGameType, .notes = {}};
  if (name != nullptr) chosen->notes.push_back(UnknownName(*name));
  return *std::move(chosen);
}

}  // namespace draughts
