#include "frontends/cli/game_record.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include "framework/config/catalog.h"
#include "framework/notation/pdn_result.h"
#include "framework/notation/pdn_writer.h"
#include "frontends/cli/local_time.h"

namespace draughts {
namespace {

constexpr std::string_view kOffer = "draw-offer";  // the name of a command in a comment

PdnTag* Find(std::vector<PdnTag>& tags, std::string_view name) {
  const auto tag = std::find_if(tags.begin(), tags.end(),
                                [name](const PdnTag& candidate) { return candidate.name == name; });
  return tag == tags.end() ? nullptr : &*tag;
}

void SetTag(std::string name, std::string value, std::vector<PdnTag>& tags) {
  if (PdnTag* tag = Find(tags, name)) {
    tag->value = std::move(value);
  } else {
    tags.push_back({.name = std::move(name), .value = std::move(value)});
  }
}

// "0:04:51", as clocks stand in comments.
std::string ClockComment(ThinkingTime left) {
  const std::string shown = FormatClockTime(left);
  const bool has_hours = std::count(shown.begin(), shown.end(), ':') == 2;
  return "[%clk " + std::string(has_hours ? "" : shown.size() == 4 ? "0:0" : "0:") + shown + "]";
}

// `items`, which are moves alone, with the mover's time behind each.
std::vector<PdnItem> WithClocks(std::vector<PdnItem> items, const Game& game,
                                const std::vector<Clock>& clocks) {
  std::vector<PdnItem> timed;
  for (std::size_t ply = 0; ply < items.size(); ++ply) {
    const Color mover = game.line().positions[ply].turn;
    timed.push_back(std::move(items[ply]));
    timed.push_back(
        {.kind = PdnItemKind::kComment, .text = ClockComment(clocks[ply + 1].left(mover))});
  }
  return timed;
}

void AddComment(std::string text, PdnGame& pdn) {
  pdn.items.push_back({.kind = PdnItemKind::kComment, .text = std::move(text)});
}

// Editions share the number of their game: only the first of them is found by it.
bool IsFoundByNumber(const VariantSpec& spec) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    const VariantSpec& other = entry.variant.spec();
    if (other.pdn_game_type == spec.pdn_game_type) return other.id == spec.id;
  }
  return false;
}

}  // namespace

std::vector<PdnTag> NewTags() {
  return {{.name = "Event", .value = "Casual game"},
          {.name = "Site", .value = "?"},
          {.name = "Date", .value = LocalTime(std::time(nullptr), "%Y.%m.%d")},
          {.name = "Round", .value = "-"},
          {.name = "White", .value = "?"},
          {.name = "Black", .value = "?"}};
}

std::string OfferCommand(Color offered_by) {
  return "[%" + std::string(kOffer) + (offered_by == Color::kWhite ? " w]" : " b]");
}

std::optional<Color> OfferOf(std::string_view comment) {
  for (const PdnCommand& command : CommandsOf(comment)) {
    if (command.name != kOffer) continue;
    if (command.value == "w") return Color::kWhite;
    if (command.value == "b") return Color::kBlack;
  }
  return std::nullopt;
}

std::string FormatRecord(const Game& game, std::vector<PdnTag> tags,
                         const std::vector<Clock>& clocks, const RecordNotes& notes) {
  const VariantSpec& spec = game.variant().spec();
  const bool has_number = spec.pdn_game_type.has_value();  // else ToPdn names the variant
  if (has_number && !IsFoundByNumber(spec)) SetTag("Variant", spec.id, tags);
  SetTag("Result", FormatResult(game), tags);
  std::erase_if(tags, [](const PdnTag& tag) { return tag.name == "Termination"; });
  const auto ended_by = [&game](Ending ending) {
    return game.outcome().has_value() && game.outcome()->ending == ending;
  };
  if (ended_by(Ending::kTime)) SetTag("Termination", std::string(kTimeForfeit), tags);
  if (ended_by(Ending::kClaim)) SetTag("Termination", std::string(kAdjudication), tags);
  if (!clocks.empty()) {
    SetTag("TimeControl", FormatTimeControlTag(clocks.front().control()), tags);
  }
  PdnGame pdn = ToPdn(game, std::move(tags), PdnStyle(spec));
  if (!clocks.empty()) pdn.items = WithClocks(std::move(pdn.items), game, clocks);
  if (notes.offered_by.has_value()) AddComment(OfferCommand(*notes.offered_by), pdn);
  if (!notes.counters.empty()) {
    std::string text(kCountersCommand);
    for (const std::string& sentence : notes.counters) text += " " + sentence;
    AddComment(std::move(text), pdn);
  }
  return FormatPdn(pdn);
}

}  // namespace draughts
