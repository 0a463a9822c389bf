// SmallEnding: an ending of few pieces, known exactly: who wins it, and how soon, from every
// position that can come of it.
//
//   const std::variant<SmallEnding, TooLarge> solved = SmallEnding::Solve(russian, position);
//   if (const auto* ending = std::get_if<SmallEnding>(&solved)) …
//   ending->ValueOf(position)          // {Color::kWhite, 29}: White wins in 29 plies at most
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "framework/endgame/ending_keys.h"
#include "framework/game/variant.h"

namespace draughts {

// Who wins if both sides play as well as they can, and after how many plies: the winner plays to
// end the game soon, the loser late. Nobody: neither side can win; the plies are 0.
struct EndingValue {
  std::optional<Color> winner;
  int plies;

  friend bool operator==(const EndingValue&, const EndingValue&) = default;
};

// How much an ending may take to be solved. The defaults need about 400 MB and some seconds at
// most.
struct EndingBudget {
  int pieces = 4;                     // at most EndingKeys::kMostPieces
  std::size_t positions = 2'000'000;  // those that are the same from the other side count once
  std::size_t moves = 40'000'000;     // of all these positions
};

// Why an ending was not solved.
enum class TooLarge { kPieces = 1, kPositions };

class SmallEnding {
 public:
  // Finds the value of every position that can be reached from `position`, which must be sound for
  // the board. The moves and the objective are those of `variant`; draw rules are left out, so that
  // what is found is what play without any count of moves can bring about.
  static std::variant<SmallEnding, TooLarge> Solve(const Variant& variant, const Position& position,
                                                   const EndingBudget& budget = {});

  // `position` must be one that can be reached from the one that was solved, or that one.
  EndingValue ValueOf(const Position& position) const;

  // How many positions were looked at.
  std::size_t size() const { return known_.size(); }

 private:
  // A position with the side to move called White; plies of 0 where the game is over.
  struct Known {
    std::uint64_t key;
    std::int8_t score;  // of the side to move: 1 wins, -1 loses, 0 neither
    std::uint16_t plies;
  };
  SmallEnding(EndingKeys keys, std::vector<Known> known);

  EndingKeys keys_;
  std::vector<Known> known_;  // in the order of their keys
};

}  // namespace draughts
