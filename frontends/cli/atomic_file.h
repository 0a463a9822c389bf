// Files that are either written whole or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

namespace draughts {

enum class IfExists { kReplace = 1, kRefuse };

// A file that is written piece by piece, beside `name`, brought to the disk and given its name only
// by Finish(): nobody ever reads half of it, and what stood there before is kept if anything fails.
// With kRefuse a file that exists already is left alone, and the error is std::errc::file_exists.
// With kReplace a link is followed, and only a file is ever replaced: a pipe or a character device
// is written to directly; a folder or a disk is left alone, which is an error. So is a file that
// may not be written: std::errc::permission_denied. One that is replaced keeps its permissions.
class AtomicFile {
 public:
  AtomicFile(const std::filesystem::path& name, IfExists if_exists);
  // Without Finish() nothing has been written; nor is anything left behind at Ctrl-C.
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  // After a mistake nothing more is written.
  void Write(std::string_view text);
  // The first mistake, if there was any.
  std::error_code Finish();

 private:
  void OpenDevice();
  void OpenPart();
  void Close();

  std::filesystem::path path_;
  std::filesystem::path part_;  // where it is written; empty for a device
  const IfExists if_exists_;
  std::optional<unsigned> permissions_;  // of the file that it takes the place of
  int file_ = -1;
  std::error_code error_;
};

// All of it at once.
std::error_code WriteFileAtomically(const std::filesystem::path& name, std::string_view text,
                                    IfExists if_exists);

// Whether the file at `path` may be written, by this user and by its permissions: to the superuser
// nothing is forbidden, but a file that is marked read-only is meant to stay.
bool IsWritable(const std::filesystem::path& path);

}  // namespace draughts
