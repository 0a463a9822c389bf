// YAML texts read strictly, each value with its place; yaml_reader.cc is the only user of yaml-cpp.
//
//   Problems problems;
//   std::optional<YamlValue> root = ParseYaml(text, "my.yaml", problems);
//   for (const YamlMember& member : root->members) …
//
// What YAML guesses is not guessed here: scalars stay the text that was written (`yes`, `010`).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/problem.h"

namespace draughts {

struct YamlMember;

struct YamlValue {
  enum class Kind { kEmpty = 1, kScalar, kList, kMap };

  Kind kind = Kind::kEmpty;
  int line = 0;  // where it begins, 1-based; the place of its key when it is empty
  int column = 0;
  std::string text;                 // of a scalar
  std::vector<YamlValue> items;     // of a list
  std::vector<YamlMember> members;  // of a map, in the order of the text; no key twice
  std::string file;                 // in which it stands, as ParseYaml() was told
};

struct YamlMember {
  std::string key;
  int line = 0;  // where the key begins, 1-based
  int column = 0;
  YamlValue value;
};

// The value that `text` says, so far as it can be read; nothing when it is empty or no YAML. All
// that is wrong is added to `problems` (ids yaml.*), with `file` in its places: bytes that are
// not UTF-8, syntax, quotes that are not closed, a second document, duplicate keys (the first one
// counts), anchors, aliases, tags, keys that are no text.
std::optional<YamlValue> ParseYaml(std::string_view text, const std::string& file,
                                   Problems& problems);

}  // namespace draughts
