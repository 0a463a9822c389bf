// ReplayPdn: a game of a file played move by move under its variant's rules.
//
//   Result<PdnVariant> chosen = ChooseVariant(game, known);
//   PdnReplay replay = ReplayPdn(game, chosen->variant);
//   for (const PdnFault& fault : replay.faults) …          // line, column, ply, reason
//   replay.game.outcome()                                  // what the rules say of its end
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/game/game.h"
#include "framework/notation/moves.h"
#include "framework/notation/pdn_game.h"
#include "framework/notation/pdn_result.h"

namespace draughts {

// How the variant of a game was found.
enum class PdnVariantSource { kVariantTag = 1, kGameType, kFallback };

struct PdnVariant {
  Variant variant;
  PdnVariantSource source;
  Problems notes;  // what the tags say besides that does not fit, or has another meaning elsewhere
};

// The variant of `known` that the tags name: by Variant (an id, name or alias; of
// "American/English" either part), otherwise by GameType (of those that have the number, the one
// that is most like what is said in full); without either tag, `fallback`. Otherwise the problem,
// at the place of the tag: "pdn.no-variant", "pdn.unknown-variant", "pdn.bad-game-type",
// "pdn.unsupported-game-type" (it names the game).
Result<PdnVariant> ChooseVariant(const PdnGame& game, std::span<const Variant> known,
                                 const Variant* fallback = nullptr);

// One thing that is wrong, or worth telling, at a place of the file.
struct PdnFault {
  int ply;          // moves by one side played before it in its line; 0 before the first
  Problem problem;  // with line and column
};

// A move of the file that was understood, in the order of the file, those of variations as well.
struct PdnMove {
  std::size_t item;  // its index in PdnGame::items
  int ply;  // the first move of the game is 1; in a variation, that of the move it replaces
  bool in_variation;
  Position position;  // before it
  Move move;
};

struct PdnReplay {
  Game game;                     // the main line, as far as it is legal and not over
  std::vector<PdnMove> moves;    // all that were understood
  std::vector<PdnFault> faults;  // illegal moves, bad FEN, a result that the rules do not allow
  std::vector<PdnFault> notes;   // sound, but worth telling: a capture written "-", an old result
  std::size_t plies;             // of the main line that are legal, also behind the end by a rule
  PdnResult recorded;            // as RecordedResult
};

// Plays `game` from its FEN (or from the start position) under `variant`, whatever its tags name. A
// move is read by the shape of its squares, algebraic or numeric. Behind a fault the rest of that
// line is not judged; lines that do not depend on it are. A move that is written so that two fit is
// a fault that names them. Where the recorded result is the reverse of what the rules say in a
// variant that Black begins, it may be one of before PDN 3.0: a note, not a fault.
PdnReplay ReplayPdn(const PdnGame& game, const Variant& variant);

// `game` with every move that `replay` understood written in `style` (short unless ambiguous with
// MoveForm::kPdn). All else stays as it is, but results and FEN are not touched.
PdnGame Respelled(const PdnGame& game, const PdnReplay& replay, const MoveStyle& style);

}  // namespace draughts
