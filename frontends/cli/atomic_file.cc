#include "frontends/cli/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>

#include "frontends/cli/interrupt.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

std::error_code LastError() { return {errno, std::generic_category()}; }

std::error_code WriteAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return LastError();
    }
  }
  return {};
}

// A terminal, a pipe, /dev/full, a disk: no file, and one that took its name would not be it.
bool IsDevice(const fs::path& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return fs::exists(status) && fs::is_other(status);
}

// A link stays a link, and what it points to is replaced; what does not exist stays as it is.
fs::path Followed(const fs::path& path) {
  std::error_code error;
  const fs::path target = fs::canonical(path, error);
  return error ? path : target;
}

std::optional<mode_t> PermissionsOf(const fs::path& path) {
  struct stat status = {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return status.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO);
}

// rename() would replace `to` without a word; link() does not, where the file system knows links.
std::error_code RenameIfFree(const fs::path& from, const fs::path& to) {
  if (link(from.c_str(), to.c_str()) == 0) {
    unlink(from.c_str());
    return {};
  }
  const bool is_taken = errno == EEXIST;
  std::error_code ignored;
  if (is_taken || fs::exists(to, ignored)) return std::make_error_code(std::errc::file_exists);
  return rename(from.c_str(), to.c_str()) == 0 ? std::error_code() : LastError();
}

// The new name is in the folder, which must reach the disk as well. Not every file system can do
// that, and the file is whole without it: no error.
void SyncFolder(const fs::path& folder) {
  const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  fsync(file);
  close(file);
}

}  // namespace

bool IsWritable(const fs::path& path) {
  const mode_t writable = S_IWUSR | S_IWGRP | S_IWOTH;
  return access(path.c_str(), W_OK) == 0 && (PermissionsOf(path).value_or(0) & writable) != 0;
}

AtomicFile::AtomicFile(const fs::path& name, IfExists if_exists)
    : path_(if_exists == IfExists::kReplace ? Followed(name) : name), if_exists_(if_exists) {
  if (if_exists == IfExists::kReplace && IsDevice(name)) {
    OpenDevice();
  } else {
    OpenPart();
  }
  if (file_ < 0 && !error_) error_ = LastError();
}

AtomicFile::~AtomicFile() {
  Close();
  if (part_.empty()) return;
  unlink(part_.c_str());
  RemoveAtInterrupt({});
}

// What is written to a device goes through it; only a disk would lose what it holds.
void AtomicFile::OpenDevice() {
  std::error_code ignored;
  if (fs::is_block_file(path_, ignored)) {
    error_ = std::make_error_code(std::errc::not_supported);
  } else {
    file_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
  }
}

void AtomicFile::OpenPart() {
  if (if_exists_ == IfExists::kReplace) permissions_ = PermissionsOf(path_);
  if (permissions_.has_value() && !IsWritable(path_)) {
    error_ = std::make_error_code(std::errc::permission_denied);
    return;
  }
  part_ = path_;
  part_ += ".part-" + std::to_string(getpid());
  // A part with this name was left behind by a process that was killed: its number is ours now.
  unlink(part_.c_str());
  RemoveAtInterrupt(part_);
  const mode_t at_first = permissions_.has_value() ? S_IRUSR | S_IWUSR : 0666;
  file_ = open(part_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, at_first);
}

void AtomicFile::Write(std::string_view text) {
  if (!error_) error_ = WriteAll(file_, text);
}

void AtomicFile::Close() {
  if (file_ >= 0 && close(file_) != 0 && !error_) error_ = LastError();
  file_ = -1;
}

std::error_code AtomicFile::Finish() {
  const bool is_device = part_.empty();
  if (!error_ && permissions_.has_value() && fchmod(file_, *permissions_) != 0) {
    error_ = LastError();
  }
  if (!error_ && !is_device && fsync(file_) != 0) error_ = LastError();
  Close();
  if (error_ || is_device) return error_;
  if (if_exists_ == IfExists::kRefuse) {
    error_ = RenameIfFree(part_, path_);
  } else if (rename(part_.c_str(), path_.c_str()) != 0) {
    error_ = LastError();
  }
  if (error_) return error_;
  part_.clear();
  RemoveAtInterrupt({});
  SyncFolder(path_.has_parent_path() ? path_.parent_path() : fs::path("."));
  return {};
}

std::error_code WriteFileAtomically(const fs::path& name, std::string_view text,
                                    IfExists if_exists) {
  AtomicFile file(name, if_exists);
  file.Write(text);
  return file.Finish();
}

}  // namespace draughts
