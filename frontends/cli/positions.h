// What most commands are asked about: a variant, a position of it, and how its squares are named.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "frontends/cli/console.h"
#include "frontends/cli/json.h"
#include "frontends/cli/options.h"

namespace draughts {

// The variant called `name`, whatever blanks stand round its words, or that of the file whose path
// it is. The problems, where there is none, have been told on stderr.
Result<Variant> FindVariant(const std::string& name, Console& console);

// How the program exits for want of a variant: a name that nobody has is a wrong command line, a
// file that is none bad data.
int ExitCodeFor(const Problems& problems);

// --notation, which takes SquareNames of the other style than the variant's own.
Option NotationOption();
SquareNames NamesOfSquares(const Variant& variant, const Arguments& arguments);

// The names of `squares` as a sentence lists them: "d4, f4".
std::string ListSquares(const std::vector<Square>& squares, const SquareNames& names);

// What `fen` says. Nothing when it is wrong: then all its problems are told, on stderr or, with
// `json`, as an object on stdout.
std::optional<ParsedFen> ReadFen(const Variant& variant, const std::string& fen, bool json,
                                 Console& console);
// Its position, or the start position where there is no FEN.
std::optional<Position> ReadPosition(const Variant& variant, const std::optional<std::string>& fen,
                                     bool json, Console& console);

// The FEN and under it, a line each, at its place, what is wrong.
std::string DescribeBadFen(std::string_view fen, const Problems& problems,
                           const Catalogue& messages);

// The object draughts.error/1 of a bad line of a stream; `line` is 0 where there is no stream.
std::string ErrorObject(const Problems& problems, int line, const Catalogue& messages,
                        JsonWriter& json);

// A problem in words, without its place.
std::string ProblemSentence(const Problem& problem, const Catalogue& messages);

// The sign between the squares of a capture in sentences of this language: x, in Russian a colon.
std::string_view CaptureSign(Language language);

}  // namespace draughts
