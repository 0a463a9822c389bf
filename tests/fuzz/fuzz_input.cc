#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

namespace draughts {

FuzzInput::FuzzInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto& entries = Catalog::BuiltIn().entries();
  const auto choice = [bytes](std::size_t index) {
    return index < bytes.size() ? static_cast<unsigned char>(bytes[index]) - unsigned{'0'} : 0U;
  };
  variant_ = &entries[choice(0) % entries.size()].variant;
  choice_ = choice(1);
  text_ = bytes.substr(std::min<std::size_t>(2, bytes.size()));
}

}  // namespace draughts
