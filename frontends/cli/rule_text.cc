#include "frontends/cli/rule_text.h"

#include <algorithm>

#include "framework/config/variant_keys.h"
#include "framework/messages/key_text.h"
#include "frontends/cli/draw_text.h"

namespace draughts {
namespace {

// Whether the texts of the key tell each of its values.
bool HasValueTexts(const std::string& rule) {
  const std::vector<VariantKey> keys = VariantKeys();
  return std::any_of(keys.begin(), keys.end(), [&rule](const VariantKey& key) {
    return key.name == rule && !key.type.values.empty();
  });
}

DrawRule WithoutSource(DrawRule rule) {
  std::visit([](auto& kind) { kind.source.reset(); }, rule);
  return rule;
}

DrawRules WithoutSources(DrawRules rules) {
  for (DrawRule& rule : rules) rule = WithoutSource(std::move(rule));
  return rules;
}

}  // namespace

std::string RuleClause(const std::string& rule, const std::string& value, const VariantSpec& spec,
                       const Catalogue& messages) {
  if (rule == "board.width" || rule == "board.height") {
    return messages.Say("rule.board-size", {{"width", std::to_string(spec.moves.board.width)},
                                            {"height", std::to_string(spec.moves.board.height)}});
  }
  if (rule == "setup.rows") return messages.Say("rule.rows", {{"count", value}});
  if (HasValueTexts(rule)) return ValueText(rule, value, messages);
  return messages.Say("rule.other", {{"rule", rule}, {"value", value}});
}

std::vector<std::string> DrawRulesBeyond(const VariantSpec& spec, const VariantSpec& other,
                                         const Catalogue& messages) {
  std::vector<std::string> sentences;
  const DrawRules others = WithoutSources(other.draws);
  for (const DrawRule& rule : WithoutSources(spec.draws)) {
    if (std::find(others.begin(), others.end(), rule) != others.end()) continue;
    for (std::string& text : DrawRuleTexts(rule, messages)) sentences.push_back(std::move(text));
  }
  return sentences;
}

}  // namespace draughts
