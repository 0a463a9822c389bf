// TemporaryFolder: an empty folder of a test's own, gone with all that is in it at the end.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>

namespace draughts {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string folder = (std::filesystem::temp_directory_path() / "draughts-XXXXXX").string();
    // Without a folder nothing in it can be opened, and the test says so.
    path_ = mkdtemp(folder.data()) == nullptr ? "/nonexistent" : folder;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// All bytes of a file; empty where there is none.
inline std::string ReadWholeFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace draughts
