// Catalog: the variants that the program knows, by name or alias.
//
//   const Catalog& catalog = Catalog::BuiltIn();
//   Result<Variant> variant = catalog.Find("русские");
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/game/variant.h"

namespace draughts {

class Catalog {
 public:
  struct Entry {
    Variant variant;
    std::string text;  // the file, to the letter
  };

  // The variants whose files are embedded in the program, in the order they are listed.
  static const Catalog& BuiltIn();

  const std::vector<Entry>& entries() const { return entries_; }

  // The variant with this id or alias, letters in either case (Latin and Cyrillic). Otherwise the
  // problem "variant.unknown" with the near names.
  Result<Variant> Find(std::string_view name) const;
  const Entry* FindEntry(std::string_view id) const;

 private:
  std::vector<Entry> entries_;
};

}  // namespace draughts
