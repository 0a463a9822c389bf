// CaptureSearch: walks every sequence of jumps that one piece can make, landing by landing.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "framework/rules/move_rules.h"
#include "tests/reference/mailbox.h"

namespace draughts::reference {

// A capture as far as it has gone.
struct Route {
  std::vector<Square> squares;   // the start and each landing
  std::vector<Square> captured;  // in the order of taking
  std::vector<bool> was_king;    // whether captured[i] was a king
  SquareSet captured_set;
  Field at;  // where the piece stands
  bool began_as_king;
  bool is_king;                 // it may have become one on the way
  std::optional<Step> came_by;  // the direction of the last jump
};

class CaptureSearch {
 public:
  // Asked at every place where the capture goes on: whether to follow it further.
  using Enter = std::function<bool(const Route&)>;
  // Told every route that has come to its end.
  using Finish = std::function<void(const Route&)>;

  // Both arguments must outlive the search.
  CaptureSearch(const MoveRules& rules, const Position& position);

  // Whether the piece of the side to move on `from` can take anything.
  bool CanCapture(Square from);

  // Walks all captures by the piece of the side to move on `from`.
  void Run(Square from, const Enter& enter, const Finish& finish);

 private:
  // One piece that can be jumped, and the empty fields behind it where the jump may land.
  struct Jump {
    Step step;
    Field taken;
    std::vector<Field> landings;
  };

  Route Start(Square from) const;
  std::vector<Jump> Jumps(const Route& route) const;
  bool MayTake(const Route& route, Step step) const;
  Field FirstPiece(const Route& route, Step step) const;
  bool IsPrey(const Route& route, char letter) const;
  std::vector<Field> Landings(const Route& route, Field taken, Step step) const;

  Route Land(Route route, const Jump& jump, char taken, Field landing) const;
  bool MoveEnds(const Route& before, const Route& landed) const;
  void Continue(const Route& route, const Enter& enter, const Finish& finish);
  void Take(const Route& route, const Jump& jump, const Enter& enter, const Finish& finish);

  const MoveRules& rules_;
  std::vector<Step> steps_;  // the ways to capture
  Color us_;
  Mailbox mailbox_;
};

}  // namespace draughts::reference
