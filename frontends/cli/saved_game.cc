#include "frontends/cli/saved_game.h"

#include <array>
#include <ctime>
#include <utility>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/notation/pdn_writer.h"

namespace draughts {
namespace {

// Editions share the number of their game: only the first of them is found by it.
bool IsFoundByNumber(const VariantSpec& spec) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& other = entry.variant.spec();
    if (other.pdn_game_type == spec.pdn_game_type) return other.id == spec.id;
  }
  return false;
}

}  // namespace

std::string FormatGame(const Game& game, std::string_view date) {
  std::vector<PdnTag> tags = {{.name = "Event", .value = "Casual game"},
                              {.name = "Site", .value = "?"},
                              {.name = "Date", .value = std::string(date)},
                              {.name = "Round", .value = "-"},
                              {.name = "White", .value = "?"},
                              {.name = "Black", .value = "?"}};
  const VariantSpec& spec = game.variant().spec();
  if (!IsFoundByNumber(spec)) tags.push_back({.name = "Variant", .value = spec.id});
  return FormatPdn(ToPdn(game, std::move(tags), PdnStyle(spec)));
}

std::string Today() { return LocalTime("%Y.%m.%d"); }

std::string LocalTime(const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts = {};
  localtime_r(&now, &parts);
  std::array<char, 64> text;
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

}  // namespace draughts
