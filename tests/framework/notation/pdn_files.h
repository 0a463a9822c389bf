// PDN in tests: a text read whole, and its games in a short form.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "framework/notation/pdn_reader.h"

namespace draughts {

inline std::vector<Result<PdnGame>> ReadAll(const std::string& text) {
  std::istringstream stream(text);
  PdnReader reader(stream);
  std::vector<Result<PdnGame>> games;
  while (std::optional<Result<PdnGame>> game = reader.Next()) games.push_back(*std::move(game));
  return games;
}

// The same, where `text` arrives in pieces of that size.
inline std::vector<Result<PdnGame>> ReadAll(std::string_view text, std::size_t piece) {
  PdnReader reader([text, piece](std::span<char> buffer) mutable {
    const std::size_t size = text.copy(buffer.data(), std::min(piece, buffer.size()));
    text.remove_prefix(size);
    return size;
  });
  std::vector<Result<PdnGame>> games;
  while (std::optional<Result<PdnGame>> game = reader.Next()) games.push_back(*std::move(game));
  return games;
}

// The only game of `text`; one without anything where there is another number, or a fault.
inline PdnGame ReadOne(const std::string& text) {
  std::vector<Result<PdnGame>> games = ReadAll(text);
  return games.size() == 1 && games[0].ok() ? *games[0] : PdnGame();
}

// An item in a few characters: "1. 32-28!?", "{ a }", "%a", "$7", "/FEN W:W1:B2/", "(", ")".
inline std::string Shown(const PdnItem& item) {
  const std::string number = item.number.empty() ? "" : item.number + " ";
  switch (item.kind) {
    case PdnItemKind::kMove:
      return number + item.text + item.strength;
    case PdnItemKind::kPlaceholder:
    case PdnItemKind::kNullMove:
      return number + item.text;
    case PdnItemKind::kComment:
      return "{" + item.text + "}";
    case PdnItemKind::kLineComment:
      return "%" + item.text;
    case PdnItemKind::kNag:
      return "$" + std::to_string(item.nag);
    case PdnItemKind::kSetup:
      return "/FEN " + item.text + "/";
    case PdnItemKind::kVariationBegins:
      return "(";
    case PdnItemKind::kVariationEnds:
      return ")";
  }
  return "";
}

inline std::vector<std::string> Shown(const std::vector<PdnItem>& items) {
  std::vector<std::string> shown;
  for (const PdnItem& item : items) shown.push_back(Shown(item));
  return shown;
}

}  // namespace draughts
