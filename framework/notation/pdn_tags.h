// The quoted parts of a PDN file, read from one line: tags and set-ups. For users there is
// PdnReader (pdn_reader.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "framework/notation/pdn_game.h"

namespace draughts {

// Whether `text` begins with a tag: [Name "
bool BeginsWithTag(std::string_view text);

// Where the first line begins in `text` that begins with a tag; with `behind_empty_line`, only one
// that follows an empty line. npos when there is none.
std::size_t FindTagLine(std::string_view text, bool behind_empty_line);

struct TagReading {
  PdnTag tag;        // without its place
  std::size_t size;  // of what it was read from
};

// The tag that `line` begins with. The value may hold quotes that are not escaped: it ends at the
// first quote that a "]" follows.
std::optional<TagReading> ReadTag(std::string_view line);

// `value` between quotes, with \" and \\ where they are needed.
std::string Quoted(std::string_view value);

struct SetupReading {
  std::string_view fen;
  std::size_t size;
};

// The /FEN "…"/ that `line` begins with.
std::optional<SetupReading> ReadSetup(std::string_view line);

}  // namespace draughts
