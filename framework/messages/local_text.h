// In: what a variant file says in both languages, in the reader's.
//
//   In(russian.spec().names, console.messages().language())     // "Русские шашки"
#pragma once

#include <string>

#include "framework/messages/catalogue.h"
#include "framework/rules/variant_spec.h"

namespace draughts {

// The words of `text` in `language`; they live as long as `text`.
const std::string& In(const LocalText& text, Language language);

}  // namespace draughts
