// The files of configs/ as they were when the program was built.
#pragma once

#include <span>
#include <string_view>

namespace draughts {

struct EmbeddedFile {
  std::string_view name;  // its path in configs/: variants/russian.yaml
  std::string_view text;  // to the letter
};

// All of them, in the order of configs/CMakeLists.txt; they live as long as the program.
std::span<const EmbeddedFile> EmbeddedFiles();

}  // namespace draughts
