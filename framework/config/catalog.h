// Catalog: the variants that the program knows, by name.
//
//   const Catalog& catalog = Catalog::BuiltIn();
//   Result<Variant> variant = catalog.Find("русские");
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/config/variant_chain.h"
#include "framework/game/variant.h"

namespace draughts {

// The variant files that are embedded in the program, for others to extend.
std::vector<VariantText> BuiltInVariantTexts();

class Catalog {
 public:
  struct Entry {
    Variant variant;
    std::string text;       // the file, to the letter
    std::string file = {};  // the path of a user's file; empty for what is in the program
  };

  // The variants whose files are embedded in the program, in the order they are listed.
  static const Catalog& BuiltIn();

  // Adds one more at the end; none of its names may be another's.
  void Add(Entry entry) { entries_.push_back(std::move(entry)); }

  const std::vector<Entry>& entries() const { return entries_; }

  // The variant with this id, name or alias, letters in either case (Latin and Russian). Otherwise
  // the problem "variant.unknown", with the ids as "known" and, where there are any, the names that
  // may have been meant as "near".
  Result<Variant> Find(std::string_view name) const;

  // The entry with exactly this id; null when there is none.
  const Entry* FindEntry(std::string_view id) const;

 private:
  std::vector<Entry> entries_;
};

}  // namespace draughts
