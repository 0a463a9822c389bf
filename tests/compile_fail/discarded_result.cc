// Problems that nobody looks at.
#include "framework/game/variant.h"

namespace draughts {

void Forget(const VariantSpec& spec) { Variant::Make(spec); }

}  // namespace draughts
