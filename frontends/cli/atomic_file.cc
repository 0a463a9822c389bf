#include "frontends/cli/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string>

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

// With `permissions`, where the file takes the place of another; otherwise with the usual ones.
std::error_code WriteNewFile(const fs::path& path, std::string_view text,
                             std::optional<mode_t> permissions) {
  const mode_t at_first = permissions.has_value() ? S_IRUSR | S_IWUSR : 0666;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, at_first);
  if (file < 0) return LastError();
  std::error_code error = WriteAll(file, text);
  if (!error && permissions.has_value() && fchmod(file, *permissions) != 0) error = LastError();
  if (!error && fsync(file) != 0) error = LastError();
  if (close(file) != 0 && !error) error = LastError();
  return error;
}

// A terminal, a pipe, /dev/full, a disk: no file, and one that took its name would not be it.
bool IsDevice(const fs::path& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return fs::exists(status) && fs::is_other(status);
}

// What is written to a device goes through it; only a disk would lose what it holds.
std::error_code WriteToDevice(const fs::path& path, std::string_view text) {
  std::error_code ignored;
  if (fs::is_block_file(path, ignored)) return std::make_error_code(std::errc::not_supported);
  const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) return LastError();
  std::error_code error = WriteAll(file, text);
  if (close(file) != 0 && !error) error = LastError();
  return error;
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

std::error_code WriteFileAtomically(const fs::path& name, std::string_view text,
                                    IfExists if_exists) {
  const bool replace = if_exists == IfExists::kReplace;
  if (replace && IsDevice(name)) return WriteToDevice(name, text);
  const fs::path path = replace ? Followed(name) : name;
  const std::optional<mode_t> permissions = replace ? PermissionsOf(path) : std::nullopt;
  if (permissions.has_value() && !IsWritable(path)) {
    return std::make_error_code(std::errc::permission_denied);
  }
  fs::path part = path;
  part += ".part-" + std::to_string(getpid());
  // A part with this name was left behind by a process that was killed: its number is ours now.
  unlink(part.c_str());
  std::error_code error = WriteNewFile(part, text, permissions);
  if (!error && !replace) {
    error = RenameIfFree(part, path);
  } else if (!error && rename(part.c_str(), path.c_str()) != 0) {
    error = LastError();
  }
  if (error) {
    unlink(part.c_str());
  } else {
    SyncFolder(path.has_parent_path() ? path.parent_path() : fs::path("."));
  }
  return error;
}

}  // namespace draughts
