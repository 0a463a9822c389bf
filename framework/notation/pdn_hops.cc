#include "framework/notation/pdn_hops.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "framework/notation/pdn_moves.h"

namespace draughts {
namespace {

constexpr std::string_view kCaptureSigns = "x:";

// "f6xh4xf2" for the hops "f6xh4" and "h4xf2"; nothing where the second does not go on from the
// end of the first.
std::optional<std::string> Joined(const std::string& first, const std::string& second) {
  const std::size_t last_sign = first.find_last_of(kCaptureSigns);
  const std::size_t sign = second.find_first_of(kCaptureSigns);
  if (last_sign == std::string::npos || sign == std::string::npos) return std::nullopt;
  if (first.substr(last_sign + 1) != second.substr(0, sign)) return std::nullopt;
  return first + second.substr(sign);
}

// What the file says before the first move: "12." is 12. 1 where it says nothing.
int FirstNumber(const std::vector<PdnItem>& items) {
  constexpr std::size_t kMostDigits = 4;
  const auto move = std::find_if(items.begin(), items.end(), [](const PdnItem& item) {
    return item.kind == PdnItemKind::kMove;
  });
  if (move == items.end()) return 1;
  int number = 0;
  const std::string_view digits = std::string_view(move->number).substr(0, kMostDigits);
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') break;
    number = 10 * number + (digit - '0');
  }
  return digits.empty() ? 1 : number;
}

class HopJoiner {
 public:
  HopJoiner(const PdnGame& game, const Variant& variant, const Position& start)
      : items_(game.items),
        variant_(variant),
        position_(start),
        second_begins_(start.turn != variant.spec().first_mover),
        first_number_(FirstNumber(game.items)),
        joined_{.game = game, .captures = 0, .ply = 0, .place = {}} {
    joined_.game.items.clear();
  }

  std::optional<JoinedHops> Join() && {
    std::size_t index = 0;
    while (index < items_.size() && CanTake(index)) index = Take(index);
    Copy(index, items_.size());
    if (joined_.captures == 0) return std::nullopt;
    return std::move(joined_);
  }

 private:
  // Whether we know, behind items_[index], what stands on the board; then the move there, if it is
  // one, is in move_, and hops_ items say it.
  bool CanTake(std::size_t index) {
    const PdnItemKind kind = items_[index].kind;
    if (kind == PdnItemKind::kNullMove || kind == PdnItemKind::kSetup) return false;
    return kind != PdnItemKind::kMove || Read(index);
  }

  bool Read(std::size_t index) {
    const std::vector<Move> legal = variant_.LegalMoves(position_);
    std::optional<std::string> text = items_[index].text;
    for (hops_ = 1; text.has_value(); ++hops_) {
      const PdnMoveReading reading = ReadPdnMove(variant_, position_, legal, *text);
      if (reading.moves.size() == 1) {
        move_ = reading.moves.front();
        text_ = *std::move(text);
        return true;
      }
      const std::size_t next = index + hops_;
      const bool is_move = next < items_.size() && items_[next].kind == PdnItemKind::kMove;
      text = is_move ? Joined(*text, items_[next].text) : std::nullopt;
    }
    return false;
  }

  std::size_t Take(std::size_t index) {
    const PdnItem& item = items_[index];
    if (item.kind == PdnItemKind::kVariationBegins) {
      const std::size_t end = EndOfVariation(items_, index);
      Copy(index, end);
      return end;
    }
    if (item.kind != PdnItemKind::kMove) {
      Copy(index, index + 1);
      return index + 1;
    }
    const std::size_t last = index + hops_ - 1;
    NoteHops(item);
    joined_.game.items.push_back({.kind = PdnItemKind::kMove,
                                  .text = text_,
                                  .number = Number(),
                                  .strength = items_[last].strength,
                                  .place = item.place});
    position_ = After(position_, move_);
    ++ply_;
    return last + 1;
  }

  void NoteHops(const PdnItem& item) {
    if (hops_ == 1 || joined_.captures++ > 0) return;
    joined_.ply = ply_;
    joined_.place = item.place;
  }

  std::string Number() const {
    const int index = ply_ + (second_begins_ ? 1 : 0);
    if (index % 2 != 0 && ply_ > 0) return {};
    return std::to_string(first_number_ + index / 2) + (index % 2 == 0 ? "." : "...");
  }

  void Copy(std::size_t begin, std::size_t end) {
    const auto at = [this](std::size_t index) {
      return items_.begin() + static_cast<std::ptrdiff_t>(index);
    };
    joined_.game.items.insert(joined_.game.items.end(), at(begin), at(end));
  }

  const std::vector<PdnItem>& items_;
  const Variant& variant_;
  Position position_;
  const bool second_begins_;
  const int first_number_;
  JoinedHops joined_;
  int ply_ = 0;
  Move move_;
  std::string text_;
  std::size_t hops_ = 0;
};

}  // namespace

std::optional<JoinedHops> JoinHops(const PdnGame& game, const Variant& variant,
                                   const Position& start) {
  return HopJoiner(game, variant, start).Join();
}

JoinedReplay ReplayJoined(const PdnGame& game, const Variant& variant) {
  JoinedReplay usual = {.replay = ReplayPdn(game, variant), .game = {}};
  if (usual.replay.faults.empty()) return usual;
  const Game& played = usual.replay.game;  // its squares may be numbered otherwise
  std::optional<JoinedHops> joined = JoinHops(game, played.variant(), played.start());
  if (!joined.has_value()) return usual;
  PdnReplay replay = ReplayPdn(joined->game, variant);
  if (replay.plies <= usual.replay.plies) return usual;
  Problem note = {.id = "pdn.hops-joined",
                  .place = ToPlace(joined->place),
                  .arguments = {{"captures", std::to_string(joined->captures)}}};
  replay.notes.insert(replay.notes.begin(), {.ply = joined->ply, .problem = std::move(note)});
  return {.replay = std::move(replay), .game = std::move(joined->game)};
}

}  // namespace draughts
