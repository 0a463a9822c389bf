#include "framework/messages/key_text.h"

namespace draughts {
namespace {

// The text of the key itself, or of that of all kinds: without the second of its parts.
std::string Say(std::string_view name, std::string_view rest, const Catalogue& messages) {
  std::string own = "key.";
  own.append(name).append(rest);
  if (messages.Has(own)) return messages.Say(own);
  const std::size_t kind = name.find('.');
  const std::size_t behind = name.find('.', kind + 1);
  DRAUGHTS_CHECK(behind != std::string_view::npos, "a text for each key of a file");
  std::string common = "key.";
  common.append(name.substr(0, kind)).append(name.substr(behind)).append(rest);
  return messages.Say(common);
}

}  // namespace

std::string KeyText(std::string_view name, const Catalogue& messages) {
  return Say(name, "", messages);
}

std::string ValueText(std::string_view name, std::string_view value, const Catalogue& messages) {
  return Say(name, "." + std::string(value), messages);
}

}  // namespace draughts
