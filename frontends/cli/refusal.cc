#include "frontends/cli/refusal.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "framework/base/utf8.h"
#include "frontends/cli/positions.h"

namespace draughts {
namespace {

constexpr std::size_t kMovesShown = 6;

class Refuser {
 public:
  Refuser(const RefusedText& refused, const MoveStyle& style, const Catalogue& messages)
      : refused_(refused),
        style_(style),
        messages_(messages),
        legal_(refused.variant.LegalMoves(refused.position)),
        from_(refused.read.squares.front()),
        to_(refused.read.squares.back()) {}

  Problem Reason() const {
    const SquareSet own = refused_.position.pieces(refused_.position.turn);
    if (IsLoneSquare() && !own.contains(from_)) return AboutSquare("play.nobody-comes", to_);
    if (!refused_.position.occupied().contains(from_)) {
      return AboutSquare("play.empty-square", from_);
    }
    if (!own.contains(from_)) return AboutSquare("play.not-your-piece", from_);
    if (TakesTooFew()) {
      const Choice choice = refused_.variant.rules().choice;
      const bool counts = choice == Choice::kMostPieces || choice == Choice::kMostPiecesThenKings;
      return About(counts ? "play.too-few" : "play.not-first-choice", "moves", Listed(legal_));
    }
    const bool has_moves = !LegalFromHere().empty();
    if (MustCapture() && (!has_moves || !IsJump())) {
      return About("play.must-capture", "captures", Captures());
    }
    if (!has_moves) return AboutSquare("play.cannot-move", from_);
    if (to_ != from_ && refused_.position.occupied().contains(to_)) {
      Problem problem = AboutMoves("play.occupied");
      problem.arguments.emplace_back("taken", Name(to_));
      return problem;
    }
    return AboutMoves(MustCapture() ? "play.other-captures" : "play.other-moves");
  }

 private:
  bool IsLoneSquare() const { return refused_.read.squares.size() == 1; }
  bool MustCapture() const { return !legal_.empty() && legal_.front().is_capture(); }

  // Whether a jump is meant: the way from the first square to the last is not free up to there.
  bool IsJump() const {
    if (refused_.read.squares.size() != 2) return true;
    for (const Direction direction : kDiagonals) {
      Square square = from_;
      do {
        square = Neighbour(refused_.variant.board(), square, direction);
        if (square == to_) return false;
      } while (square != kNoSquare && !refused_.position.occupied().contains(square));
    }
    return true;
  }

  // Whether it would be a capture if a smaller one might be chosen.
  bool TakesTooFew() const {
    VariantSpec spec = refused_.variant.spec();
    if (spec.moves.choice == Choice::kFree) return false;
    spec.moves.choice = Choice::kFree;
    const Result<Variant> free = Variant::Make(std::move(spec));
    return free.ok() && !ReadMove(*free, refused_.position, refused_.text).readings.empty();
  }

  std::vector<Move> LegalFromHere() const {
    std::vector<Move> moves = legal_;
    std::erase_if(moves, [this](const Move& move) { return move.from != from_; });
    return moves;
  }

  std::string Written(const Move& move) const {
    return FormatMove(refused_.variant, refused_.position, move, style_);
  }

  std::string Listed(const std::vector<Move>& moves) const {
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < std::min(moves.size(), kMovesShown); ++i) {
      shown.push_back(Written(moves[i]));
    }
    std::string list = absl::StrJoin(shown, ", ");
    if (moves.size() <= kMovesShown) return list;
    return messages_.Say("play.and-more",
                         {{"moves", list}, {"count", std::to_string(moves.size() - kMovesShown)}});
  }

  // "d4 takes c5 (d4xb6); f4 takes …": which pieces can take what, one move for each.
  std::string Captures() const {
    std::vector<std::string> sentences;
    SquareSet said;
    for (const Move& move : legal_) {
      if (said.contains(move.from)) continue;
      said |= SquareSet::Of(move.from);
      sentences.push_back(messages_.Say(
          HasChoice(move) ? "play.takes-for-instance" : "play.takes",
          {{"from", Name(move.from)}, {"taken", Taken(move)}, {"move", Written(move)}}));
    }
    return absl::StrJoin(sentences, "; ");
  }

  // Whether the piece may take others instead.
  bool HasChoice(const Move& move) const {
    return std::any_of(legal_.begin(), legal_.end(), [&move](const Move& other) {
      return other.from == move.from && other.captured != move.captured;
    });
  }

  std::string Taken(const Move& move) const {
    const std::vector<Path> paths = refused_.variant.Paths(refused_.position, move, /*limit=*/1);
    return ListSquares(paths.front().captured, style_.names);
  }

  std::string Name(Square square) const { return style_.names.Name(square); }

  Problem About(std::string id, std::string name, std::string value) const {
    return {.id = std::move(id),
            .place = {},
            .arguments = {{"found", Excerpt(refused_.text)}, {std::move(name), std::move(value)}}};
  }

  Problem AboutSquare(std::string id, Square square) const {
    return About(std::move(id), "square", Name(square));
  }

  Problem AboutMoves(std::string id) const {
    Problem problem = AboutSquare(std::move(id), from_);
    problem.arguments.emplace_back("moves", Listed(LegalFromHere()));
    return problem;
  }

  const RefusedText& refused_;
  const MoveStyle& style_;
  const Catalogue& messages_;
  std::vector<Move> legal_;
  Square from_;
  Square to_;
};

}  // namespace

Problem RefuseMove(const RefusedText& refused, const MoveStyle& style, const Catalogue& messages) {
  return Refuser(refused, style, messages).Reason();
}

}  // namespace draughts
