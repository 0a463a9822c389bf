// The file a game is kept in.
//
//   GameFile file(DefaultGamePath("russian"), messages);
//   Result<std::string> path = file.Save(text);       // the path, or why it could not be written
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "framework/base/problem.h"
#include "framework/messages/catalogue.h"

namespace draughts {

// Where games are kept unless the user names a file: draughts/games in the XDG data folder; and the
// file of one begun now there, with the time and the variant in its name. Nothing when there is no
// home folder.
std::optional<std::filesystem::path> GamesFolder();
std::optional<std::filesystem::path> DefaultGamePath(std::string_view variant_id);

// The file one game is kept in. Text that it has not written itself it never replaces, wherever it
// stands: a file that another session or an editor has changed is somebody else's.
class GameFile {
 public:
  // What the system refuses is told in the words of `messages`.
  GameFile(std::optional<std::filesystem::path> default_path, const Catalogue& messages);

  // The path written to; problems "play.cannot-save" or "play.no-home". The first time a free
  // name is found, and the folder made; a free name beside the old one also when somebody else has
  // changed the file.
  Result<std::string> Save(std::string_view text);
  // Writes to the file that the user named ("~/" is the home folder), which is the game's file from
  // now on; also "play.file-exists".
  Result<std::string> SaveAs(std::string_view name, std::string_view text);

  // The game has been read from `path` and goes on there; the file stays whatever becomes of the
  // game.
  void Adopt(const std::filesystem::path& path);

  // The file that the game is in; nothing before it has been written.
  const std::optional<std::filesystem::path>& path() const { return path_; }
  // Whether the user named the game's file: then it is kept whatever becomes of the game.
  bool is_named() const { return is_named_; }
  // Takes the file away if it has the default name: when nothing of the game is left to keep.
  void Discard();

 private:
  // Whether `path`, however it is spelt, is a file that was written here and still holds that text.
  bool IsOwn(const std::filesystem::path& path) const;
  // Writes to a free name, `path` or one like it.
  Result<std::string> SaveBeside(const std::filesystem::path& path, std::string_view text);
  Result<std::string> Wrote(const std::filesystem::path& path, std::string_view text,
                            std::error_code error);
  Problem CannotSave(const std::filesystem::path& path, const std::error_code& error) const;

  const Catalogue& messages_;
  std::optional<std::filesystem::path> default_path_;
  std::optional<std::filesystem::path> path_;         // the game's file once it has been written
  std::map<std::filesystem::path, std::string> own_;  // every file written, and the text of it
  bool is_named_ = false;                             // by the user
};

}  // namespace draughts
