// MoveEntry: which move a line means. Where it means none the screen says why, and where it means
// several it asks: nothing is guessed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/game/game.h"
#include "framework/notation/moves.h"
#include "frontends/cli/play_screen.h"
#include "frontends/cli/play_words.h"

namespace draughts {

class MoveEntry {
 public:
  explicit MoveEntry(PlayScreen& screen) : screen_(screen) {}

  // The move of `game`, which must not be over, that `line` means: a move in any form, "#3" of the
  // list or of those asked about, or an empty line for the only one. Nothing when there is no such
  // move, or the answer is a question.
  std::optional<Move> Read(const Game& game, const std::string& line);

  // Whether the last line was answered with a question.
  bool asks() const { return !asked_.empty(); }
  // The question is dropped: it has been overtaken by something else that was typed.
  void Abandon();
  // The question is out of date, and nobody's fault: the game has changed.
  void Forget() { asked_.clear(); }
  // Whether some line so far was no move, or left a question without an answer.
  bool has_refused() const { return refused_; }

 private:
  std::optional<Move> ReadText(const Game& game, const std::string& line);
  // The move by its number in the list of those asked about, or of all legal ones.
  std::optional<Move> Numbered(const Game& game, const ListNumber& number);
  // The number that `line` is, without its sign, as the answer to a question.
  std::optional<ListNumber> NumberWithoutSign(const std::string& line) const;
  std::optional<Move> OnlyMove(const Game& game);
  // What of `line` is to be read as a move.
  std::string_view MoveTextOf(const Game& game, const std::string& line) const;
  void Ask(const Game& game, const std::string& text, const std::vector<MoveReading>& readings);
  void Refuse(const Problem& problem);
  // Takes from `read` what only the limit for one king forbids (VariantSpec); true when nothing
  // else was there, and that has been told.
  bool ForbidTiredKing(const Game& game, ReadMoves& read);
  void RefuseText(const Game& game, const std::string& text, const ReadMoves& read);
  void RefuseNoMove(const std::string& text, const ReadMoves& read);

  PlayScreen& screen_;
  std::vector<Move> asked_;  // the moves that the last line may have meant
  bool refused_ = false;
};

}  // namespace draughts
