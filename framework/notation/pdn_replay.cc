#include "framework/notation/pdn_replay.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/fen.h"
#include "framework/notation/pdn_game_type.h"
#include "framework/notation/pdn_moves.h"
#include "framework/notation/pdn_verdict.h"

namespace draughts {
namespace {

// The main line or a variation, as far as we have come.
struct LineState {
  Position position;
  std::optional<Position> before;  // the last move; none while there is none to be replaced
  int ply = 0;
  int lost = 0;         // moves since the one that was faulty, which counts; 0: none was
  bool jumped = false;  // to a set-up, or over a null move: what follows is not one game
};

class Replayer {
 public:
  Replayer(const PdnGame& pdn, PdnReplay& replay) : pdn_(pdn), replay_(replay) {
    line_.position = replay.game.start();
  }

  void Run() {
    for (std::size_t index = 0; index < pdn_.items.size(); ++index) Take(index);
  }

  bool is_whole() const { return line_.lost == 0 && !line_.jumped; }

 private:
  void Take(std::size_t index) {
    const PdnItem& item = pdn_.items[index];
    switch (item.kind) {
      case PdnItemKind::kMove:
        return TakeMove(index);
      case PdnItemKind::kNullMove:
        return Pass();
      case PdnItemKind::kSetup:
        return SetUp(item);
      case PdnItemKind::kVariationBegins:
        return Begin();
      case PdnItemKind::kVariationEnds:
        line_ = outer_.back();
        outer_.pop_back();
        return;
      case PdnItemKind::kPlaceholder:
      case PdnItemKind::kComment:
      case PdnItemKind::kLineComment:
      case PdnItemKind::kNag:
        return;
    }
  }

  void TakeMove(std::size_t index) {
    if (line_.lost > 0) {
      ++line_.lost;
      return;
    }
    const PdnItem& item = pdn_.items[index];
    PdnMoveReading reading = ReadHere(item.text);
    if (reading.moves.size() != 1) {
      line_.lost = 1;
      return Report(replay_.faults, item.place, std::move(reading.problem));
    }
    const Move move = reading.moves.front();
    NoteSign(item, move);
    replay_.moves.push_back({.item = index,
                             .ply = line_.ply + 1,
                             .in_variation = !outer_.empty(),
                             .position = line_.position,
                             .move = move});
    line_.before = line_.position;
    line_.position = After(line_.position, move);
    ++line_.ply;
    if (outer_.empty()) TakeInMainLine(item, move);
  }

  PdnMoveReading ReadHere(std::string_view text) const {
    const Variant& variant = replay_.game.variant();
    if (outer_.empty() && IsInGame()) {
      return ReadPdnMove(variant, line_.position, replay_.game.LegalMoves(), text);
    }
    return ReadPdnMove(variant, line_.position, variant.LegalMoves(line_.position), text);
  }

  // Whether the next move of the main line is one of replay_.game.
  bool IsInGame() const { return !line_.jumped && !replay_.game.outcome().has_value(); }

  void TakeInMainLine(const PdnItem& item, const Move& move) {
    ++replay_.plies;
    if (IsInGame()) return replay_.game.Play(move);
    if (line_.jumped || std::exchange(goes_on_, true)) return;
    Problem problem = {.id = "pdn.goes-on",
                       .place = {},
                       .arguments = {{"ply", std::to_string(replay_.game.ply())}}};
    Report(replay_.notes, item.place, std::move(problem), line_.ply - 1);
  }

  // A capture written "-", or a quiet move written as a capture: told once a game.
  void NoteSign(const PdnItem& item, const Move& move) {
    const std::size_t sign = item.text.find_first_of("-x:");
    const bool dash_captures = replay_.game.variant().spec().pdn_capture_sign == '-';
    if (move.is_capture() && dash_captures) return;
    if (sign == std::string::npos || (item.text[sign] == '-') != move.is_capture()) return;
    bool& noted = move.is_capture() ? noted_dash_ : noted_cross_;
    if (std::exchange(noted, true)) return;
    Report(replay_.notes, item.place,
           {.id = move.is_capture() ? "pdn.capture-with-dash" : "pdn.quiet-move-with-cross",
            .place = {},
            .arguments = {{"found", Excerpt(item.text)}}});
  }

  void Pass() {
    line_.before = line_.position;
    line_.position.turn = Opponent(line_.position.turn);
    line_.jumped = true;
  }

  void SetUp(const PdnItem& item) {
    if (item.text == "B::" || item.text == "W::") {  // proposed for a null move
      line_.position.turn = item.text[0] == 'B' ? Color::kBlack : Color::kWhite;
      line_.jumped = true;
      return;
    }
    const Result<ParsedFen> fen = ParseFen(replay_.game.variant(), item.text);
    if (!fen.ok()) {
      for (const Problem& problem : fen.problems()) Report(replay_.faults, item.place, problem);
      line_.lost = std::max(line_.lost, 1);
      return;
    }
    const bool begins = outer_.empty() && line_.ply == 0;
    line_ = {
        .position = fen->position, .before = {}, .ply = line_.ply, .lost = 0, .jumped = !begins};
    if (!begins) return;
    replay_.game = Game(replay_.game.variant(), fen->position, QuietPliesOf(fen->counters),
                        FirstNumberOf(fen->counters));
  }

  // A variation replaces the last move; where that one was faulty, it is known what stood before
  // it.
  void Begin() {
    LineState variation = line_;
    const bool replaces_faulty = line_.lost == 1;
    variation.lost = replaces_faulty ? 0 : line_.lost;
    if (line_.lost == 0 && line_.before) {
      variation.position = *line_.before;
      --variation.ply;
    }
    variation.before.reset();
    outer_.push_back(std::exchange(line_, variation));
  }

  void Report(std::vector<PdnFault>& faults, const PdnPlace& place, Problem problem,
              std::optional<int> ply = std::nullopt) const {
    problem.place = ToPlace(place);
    faults.push_back({.ply = ply.value_or(line_.ply), .problem = std::move(problem)});
  }

  const PdnGame& pdn_;
  PdnReplay& replay_;
  LineState line_;
  std::vector<LineState> outer_;  // the lines around it, the main line first
  bool goes_on_ = false;
  bool noted_dash_ = false;
  bool noted_cross_ = false;
};

// The GameType of `game`, if it has one in full that is about `spec`.
std::optional<PdnGameType> OwnType(const PdnGame& game, const VariantSpec& spec) {
  const PdnTag* const tag = FindTag(game, "GameType");
  if (tag == nullptr) return std::nullopt;
  const Result<PdnGameType> type = ParseGameType(tag->value);
  if (!type.ok() || type->is_expanded || type->number != spec.pdn_game_type) return std::nullopt;
  return *type;
}

// The game before its first move; nothing where its FEN is faulty.
std::optional<Game> Start(const PdnGame& pdn, const Variant& variant,
                          std::vector<PdnFault>& faults) {
  const PdnTag* const tag = FindTag(pdn, "FEN");
  if (tag == nullptr || tag->value.empty()) {
    Position start = variant.Start();
    const std::optional<PdnGameType> type = OwnType(pdn, variant.spec());
    if (type) start.turn = type->first_mover.value_or(start.turn);
    return Game(variant, start);
  }
  Result<ParsedFen> fen = ParseFen(variant, tag->value);
  if (fen.ok()) {
    return Game(variant, fen->position, QuietPliesOf(fen->counters), FirstNumberOf(fen->counters));
  }
  for (Problem problem : fen.problems()) {
    problem.place = ToPlace(tag->place);
    faults.push_back({.ply = 0, .problem = std::move(problem)});
  }
  return std::nullopt;
}

PdnReplay ReplayAs(const PdnGame& pdn, const Variant& variant) {
  PdnReplay replay = {.game = Game(variant),
                      .moves = {},
                      .faults = {},
                      .notes = {},
                      .plies = 0,
                      .recorded = ParseResult(RecordedResult(pdn))};
  std::optional<Game> start = Start(pdn, variant, replay.faults);
  if (!start) return replay;
  replay.game = *std::move(start);
  Replayer replayer(pdn, replay);
  replayer.Run();
  JudgeResult(pdn, replayer.is_whole(), replay);
  return replay;
}

}  // namespace

// A file may count its squares from another corner, and says so in its GameType; but some say it
// and do not do it. The numbering is chosen once for the whole game, never move by move.
PdnReplay ReplayPdn(const PdnGame& game, const Variant& variant) {
  PdnReplay usual = ReplayAs(game, variant);
  const std::optional<PdnGameType> type =
      usual.faults.empty() ? std::nullopt : OwnType(game, variant.spec());
  const bool counts_elsewhere = type && type->style == SquareStyle::kNumeric && type->numbering &&
                                type->numbering != variant.spec().numbering;
  if (!counts_elsewhere) return usual;
  VariantSpec spec = variant.spec();
  spec.numbering = *type->numbering;
  const Result<Variant> other = Variant::Make(std::move(spec));
  if (!other.ok()) return usual;
  PdnReplay declared = ReplayAs(game, *other);
  return declared.faults.empty() ? declared : usual;
}

PdnGame Respelled(const PdnGame& game, const PdnReplay& replay, const MoveStyle& style) {
  PdnGame respelled = game;
  for (const PdnMove& move : replay.moves) {
    respelled.items[move.item].text =
        FormatMove(replay.game.variant(), move.position, move.move, style);
  }
  return respelled;
}

}  // namespace draughts
