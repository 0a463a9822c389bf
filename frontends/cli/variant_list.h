// The list of variants as people read it: by families, with what each rests on.
#pragma once

#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/messages/catalogue.h"

namespace draughts {

// A heading and lines for each group (framework/rules/variant_group.h) that has any of `entries`,
// then for those of the user's files.
std::string VariantList(const std::vector<Catalog::Entry>& entries, const Catalogue& messages);

}  // namespace draughts
