// What fuzz targets share: an input cut into a variant, a few choices and a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "framework/config/catalog.h"

namespace draughts {

// The first byte chooses the variant, the second is for the target to use, the rest is text. Both
// are printable in the corpus: '0' is the first variant.
class FuzzInput {
 public:
  FuzzInput(const std::uint8_t* data, std::size_t size);

  const Variant& variant() const { return *variant_; }
  unsigned choice() const { return choice_; }
  std::string_view text() const { return text_; }

 private:
  const Variant* variant_;
  unsigned choice_;
  std::string_view text_;
};

}  // namespace draughts
