// PdnReader: the games of a PDN file, one after the other, however large the file is.
//
//   PdnReader reader(stream);
//   while (std::optional<Result<PdnGame>> game = reader.Next()) {
//     if (!game->ok()) …  game->problems()          // line, column; the next game is read all the
//     same
//   }
//
// Read is the reading form of PDN 3.0 and what is found in the wild: results of both families, "*"
// or a new tag section as the end of a game; moves with ":", "x", "×", any dash or no separator,
// with padding ("1- 7"), leading zeros, full sequences; "%" and ";" comments; UTF-8 or
// Windows-1251.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>

#include "framework/notation/pdn_game.h"
#include "framework/notation/pdn_text.h"

namespace draughts {

class PdnReader {
 public:
  // A game that is longer is refused (pdn.game-too-long) and skipped; memory stays within some
  // tens of megabytes whatever the file is.
  static constexpr std::size_t kLongestGame = std::size_t{4} << 20;  // bytes of UTF-8
  static constexpr std::size_t kMostItems = 250'000;                 // moves, comments, …

  // Reads from where the stream stands; it must live as long as the reader.
  explicit PdnReader(std::istream& stream);
  explicit PdnReader(ByteSource source);
  ~PdnReader();
  PdnReader(const PdnReader&) = delete;
  PdnReader& operator=(const PdnReader&) = delete;

  // The next game, or all that is wrong with its text (ids "pdn.…", places without a file's name);
  // nothing at the end. Whether its moves are legal is not asked here (pdn_replay.h). An end of a
  // game that has neither tags nor moves is no game.
  std::optional<Result<PdnGame>> Next();

  // The number of the game that Next() gave last, faulty ones counted, from 1.
  std::size_t games_read() const;
  // Where that game begins.
  PdnPlace place() const;

  PdnEncoding encoding() const;      // assumed so far
  std::uint64_t bytes_read() const;  // of the file, so far

 private:
  class Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace draughts
