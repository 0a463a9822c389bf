// A game as a PDN text, and the file it is kept in.
//
//   std::string text = FormatGame(game, "2026.11.30");
//   GameFile file(DefaultGamePath("russian"));
//   Result<std::string> path = file.Save(text);       // the path, or why it could not be written
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>

#include "framework/game/game.h"
#include "framework/notation/moves.h"

namespace draughts {

// The moves with their numbers and `result`, in lines of at most 80 columns: "1. c3-d4 b6-c5 *". A
// game that the other side than the variant's first mover begins starts with "1... ".
std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result);

// The number of the move played at `ply` of `game` as it is written before it: "2." or "2...".
std::string MoveNumber(const Game& game, std::size_t ply);

// The result of `game` as its PDN family writes it: 2-0, 1-1, 0-2 in the International one (game
// types 20 and 27 of PDN 3.0), 1-0, 1/2-1/2, 0-1 in all others; "*" while the game goes on.
std::string FormatResult(const Game& game);

// `game` in PDN: the seven tags, GameType (Variant, where PDN has no number for it), FEN unless it
// began from the start position, and the moves in their short form. `date` is YYYY.MM.DD.
std::string FormatGame(const Game& game, std::string_view date);

// Today as the tags write it: "2026.11.30".
std::string Today();

// Where a game begun now is kept unless the user names a file: in draughts/games in the XDG data
// folder, under a name with the time and the variant. Nothing when there is no home folder.
std::optional<std::filesystem::path> DefaultGamePath(std::string_view variant_id);

// The file one game is kept in. Files that it did not write itself it never replaces.
class GameFile {
 public:
  explicit GameFile(std::optional<std::filesystem::path> default_path);

  // The path written to; problems "play.cannot-save…" or "play.no-home". The first time a free
  // name is found, and the folder made.
  Result<std::string> Save(std::string_view text);
  // Writes to the file that the user named ("~/" is the home folder), which is the game's file from
  // now on; also "play.file-exists".
  Result<std::string> SaveAs(std::string_view name, std::string_view text);

  // Whether the newest text given to Save or SaveAs is in the file.
  bool is_saved() const { return is_saved_; }
  // Takes the file away if it has the default name: when nothing of the game is left to keep.
  void Discard();

 private:
  Result<std::string> Wrote(const std::filesystem::path& path, std::error_code error);

  std::optional<std::filesystem::path> default_path_;
  std::optional<std::filesystem::path> path_;  // the game's file once it has been written
  std::set<std::filesystem::path> own_;        // every file written
  bool is_named_ = false;                      // by the user
  bool is_saved_ = false;
};

}  // namespace draughts
