// Values that are each allowed but make no sense together: one of them can never matter.
#pragma once

#include "framework/rules/variant_spec.h"

namespace draughts {

// What `spec` says in vain, in the order of the keys of a file; the argument "key" is the one to
// change. A program may well build such a spec, and it can be played; whoever writes it in a file
// has misunderstood one of the two keys.
Problems FindContradictions(const VariantSpec& spec);

// What in `spec` may well be meant, but is worth a thought; "key" as above. The sentences begin
// with a word that says so.
Problems FindNotes(const VariantSpec& spec);

}  // namespace draughts
