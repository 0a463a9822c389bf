// draughts variants schema: a JSON Schema of variant files, for editors.
#pragma once

#include <string>

#include "framework/messages/catalogue.h"

namespace draughts {

// The schema (draft 7), made from the table that the files are read by; descriptions in the
// language of `messages`. It is laxer than the reader: it knows keys and values, not what makes
// no sense together.
std::string VariantSchema(const Catalogue& messages);

}  // namespace draughts
