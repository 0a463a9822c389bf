// Files that are either written whole or not at all.
#pragma once

#include <filesystem>
#include <string_view>
#include <system_error>

namespace draughts {

enum class IfExists { kReplace = 1, kRefuse };

// Writes `text` to a new file beside `name`, brings it to the disk and gives it its name only then:
// nobody ever reads half of it, and what stood there before is kept if anything fails. With kRefuse
// a file that exists already is left alone, and the error is std::errc::file_exists. With
// kReplace a link is followed, and only a file is ever replaced: a pipe or a character device is
// written to directly; a folder or a disk is left alone, which is an error. So is a file that may
// not be written: std::errc::permission_denied. One that is replaced keeps its permissions.
std::error_code WriteFileAtomically(const std::filesystem::path& name, std::string_view text,
                                    IfExists if_exists);

// Whether the file at `path` may be written, by this user and by its permissions: to the superuser
// nothing is forbidden, but a file that is marked read-only is meant to stay.
bool IsWritable(const std::filesystem::path& path);

}  // namespace draughts
