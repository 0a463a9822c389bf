// VariantChain: a variant file together with those that it extends.
//
//   extends: russian        # all that is not said here is as the file of `russian` says
//
// Keys that are there stand for those of the parent; maps (moves, squares) merge key by key, lists
// (draws) replace the parent's wholly. What says which variant it is and on whose word (id, names,
// aliases, sources, secondary-source, verified) is every file's own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/problem.h"
#include "framework/config/yaml_reader.h"

namespace draughts {

// A variant file that others may extend.
struct VariantText {
  std::string id;
  std::string file;  // only quoted
  std::string text;
  // What `text` says, where that is known already: no need to read it again for each game that
  // extends it.
  std::shared_ptr<const YamlValue> root = {};
};

struct VariantChain {
  std::optional<YamlValue> root;   // what the files say together; nothing where there is no YAML
  std::vector<std::string> files;  // as they are called: its own, its parent, the parent of that
  bool is_whole = false;           // no parent is missing
};

// At most so many files may stand behind one: more than anybody can read in their heads.
inline constexpr int kMostParents = 8;

// The chain that begins with `text`, whose parents are looked for in `known`. What is wrong with it
// is added to `problems`: YAML that is none, a parent that is unknown, a chain that comes back to
// itself or is too long.
VariantChain ReadVariantChain(std::string_view text, const std::string& file,
                              std::span<const VariantText> known, Problems& problems);

// Whether the key `name` of the root is every file's own.
bool IsNeverInherited(std::string_view name);

}  // namespace draughts
