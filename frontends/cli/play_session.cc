#include "frontends/cli/play_session.h"

#include <string>
#include <utility>
#include <vector>

#include "frontends/cli/draw_claim.h"
#include "frontends/cli/game_keeper.h"
#include "frontends/cli/play_clock.h"
#include "frontends/cli/play_entry.h"
#include "frontends/cli/play_pages.h"
#include "frontends/cli/play_screen.h"
#include "frontends/cli/play_words.h"

namespace draughts {
namespace {

Game NewGame(const PlaySettings& settings) {
  if (settings.record.has_value()) return settings.record->game;
  if (!settings.start.has_value()) return Game(settings.variant);
  const ParsedFen& start = *settings.start;
  return {settings.variant, start.position, QuietPliesOf(start.counters),
          FirstNumberOf(start.counters)};
}

std::optional<PlayClock> NewClock(const PlaySettings& settings) {
  std::vector<Clock> clocks;
  if (settings.record.has_value()) clocks = settings.record->clocks;
  if (settings.clock.has_value()) clocks = {Clock(*settings.clock)};
  if (clocks.empty()) return std::nullopt;
  return PlayClock(std::move(clocks), std::chrono::steady_clock::now);
}

Problem Plain(std::string id, std::vector<Problem::Argument> arguments = {}) {
  return {.id = std::move(id), .place = {}, .arguments = std::move(arguments)};
}

class PlaySession {
 public:
  PlaySession(const PlaySettings& settings, Console& console)
      : settings_(settings),
        console_(console),
        game_(NewGame(settings)),
        clock_(NewClock(settings)),
        screen_(settings, clock_.has_value() ? &*clock_ : nullptr, console),
        entry_(screen_),
        keeper_(settings, clock_.has_value() ? &*clock_ : nullptr, screen_) {
    if (clock_.has_value()) clock_->WentTo(game_);
    if (settings.record.has_value()) offered_by_ = settings.record->offered_by;
    keeper_.NoteOffer(offered_by_);
  }

  int Run();

 private:
  // The next line; nothing at the end of the input. A flag that falls meanwhile ends the game.
  std::optional<std::string> NextLine();
  void EndOnTime();
  void Answer(const std::string& line);
  void AnswerWord(const TypedWord& typed);
  // What is shown for kHelp, kRules, kCounters or kClock.
  std::string Page(PlayWord word) const;
  void AnswerMove(const std::string& line);

  void Play(const Move& move);
  void Undo();
  void Redo();
  void OfferDraw();
  void AgreeDraw();
  void DeclineDraw();
  void ClaimDraw();
  void Resign(const std::string& side);

  // After anything that changed the game: what was offered, listed or saved is out of date. With
  // the move that did it a draw may have been offered anew.
  void Changed(std::optional<Color> offered_by = std::nullopt);
  void SayOffer();
  // Changed(), and what has ended the game off the board is said.
  void EndedOffBoard();
  void Refuse(const Problem& problem);
  bool RefuseIfOver();

  const PlaySettings& settings_;
  Console& console_;
  Game game_;
  std::optional<PlayClock> clock_;
  PlayScreen screen_;
  MoveEntry entry_;
  GameKeeper keeper_;
  bool offers_ = false;              // the side to move offers a draw with its next move
  std::optional<Color> offered_by_;  // who offered one with the last move
  bool refused_ = false;             // some line was not understood
  bool leaves_ = false;
};

int PlaySession::Run() {
  screen_.ShowStart(game_);
  SayOffer();
  while (!leaves_) {
    const std::optional<std::string> line = NextLine();
    if (!line.has_value()) break;
    Answer(*line);
  }
  return keeper_.Leave(game_, !refused_ && !entry_.has_refused() && !entry_.asks());
}

std::optional<std::string> PlaySession::NextLine() {
  if (!clock_.has_value()) return screen_.ReadLine();
  std::optional<std::string> line;
  do {
    line = screen_.ReadLine(clock_->FallsAt(game_));
    clock_->Tick();
    if (clock_->HasFallen(game_)) EndOnTime();
  } while (!line.has_value() && screen_.timed_out());
  return line;
}

void PlaySession::EndOnTime() {
  game_.LoseOnTime(game_.position().turn);
  EndedOffBoard();
}

void PlaySession::Answer(const std::string& line) {
  const std::optional<TypedWord> typed = ParsePlayWord(line);
  if (!typed.has_value()) {
    AnswerMove(line);
    return;
  }
  entry_.Abandon();
  AnswerWord(*typed);
}

void PlaySession::AnswerWord(const TypedWord& typed) {
  switch (typed.word) {
    case PlayWord::kHelp:
    case PlayWord::kRules:
    case PlayWord::kCounters:
    case PlayWord::kClock:
      return screen_.Show(Page(typed.word));
    case PlayWord::kMoves:
      if (!RefuseIfOver()) screen_.Show(screen_.teller().NumberedMoves(game_));
      return;
    case PlayWord::kUndo:
      return Undo();
    case PlayWord::kRedo:
      return Redo();
    case PlayWord::kFlip:
      screen_.Flip();
      [[fallthrough]];
    case PlayWord::kBoard:
      screen_.ShowPosition(game_);
      return screen_.ShowPhase(game_);
    case PlayWord::kSave:
      return keeper_.Save(game_, typed.argument);
    case PlayWord::kDraw:
      return OfferDraw();
    case PlayWord::kAccept:
      return AgreeDraw();
    case PlayWord::kClaim:
      return ClaimDraw();
    case PlayWord::kDecline:
      return DeclineDraw();
    case PlayWord::kResign:
      return Resign(typed.argument);
    case PlayWord::kQuit:
      leaves_ = true;
      return;
  }
}

std::string PlaySession::Page(PlayWord word) const {
  if (word == PlayWord::kHelp) return PlayHelp(game_, screen_.teller(), screen_.messages());
  if (word == PlayWord::kRules) return RulesInWords(settings_.variant.spec(), screen_.messages());
  if (word == PlayWord::kClock) return screen_.ClockPage(game_);
  return screen_.teller().Counters(game_);
}

void PlaySession::AnswerMove(const std::string& line) {
  const bool is_blank = line.find_first_not_of(" \t") == std::string::npos;
  if (game_.outcome().has_value() && is_blank && !screen_.is_interactive()) return;
  if (RefuseIfOver()) return;
  const std::optional<std::string> before_offer = MoveBeforeOffer(line);
  const std::optional<Move> move = entry_.Read(game_, before_offer.value_or(line));
  // An offer waits for the answer to a question about its move, and goes with one that is refused.
  if (before_offer.has_value()) offers_ = move.has_value() || entry_.asks();
  if (move.has_value()) Play(*move);
}

void PlaySession::Play(const Move& move) {
  const Color mover = game_.position().turn;
  game_.Play(move);
  if (clock_.has_value()) clock_->Moved(game_);
  const bool offers = offers_ && !game_.outcome().has_value();
  Changed(offers ? std::optional(mover) : std::nullopt);
  screen_.ShowMove(game_);
  SayOffer();
}

void PlaySession::SayOffer() {
  if (!offered_by_.has_value()) return;
  screen_.Say(*offered_by_ == Color::kWhite ? "play.offer.white" : "play.offer.black");
}

void PlaySession::Undo() {
  const bool off_board = draughts::EndedOffBoard(game_.outcome());
  const std::string move = off_board || game_.ply() == 0 ? "" : screen_.teller().LastMove(game_);
  if (!game_.Undo()) {
    Refuse(Plain("play.nothing-to-undo"));
    return;
  }
  if (clock_.has_value()) clock_->WentTo(game_);
  Changed();
  if (off_board) {
    screen_.Say("play.goes-on");
  } else {
    screen_.Say("play.undone", {{"move", move}});
  }
  if (screen_.is_interactive()) screen_.ShowPosition(game_);
}

void PlaySession::Redo() {
  if (!game_.Redo()) {
    const bool off_board = draughts::EndedOffBoard(game_.outcome());
    Refuse(Plain(off_board ? "play.is-over" : "play.nothing-to-redo"));
    return;
  }
  if (clock_.has_value()) clock_->WentTo(game_);
  Changed();
  screen_.ShowMove(game_);
}

void PlaySession::OfferDraw() {
  if (RefuseIfOver()) return;
  if (offered_by_.has_value()) {
    AgreeDraw();
    return;
  }
  offers_ = true;
  screen_.Note("play.offer-with-move");
}

void PlaySession::AgreeDraw() {
  if (RefuseIfOver()) return;
  if (!offered_by_.has_value()) {
    Refuse(Plain("play.no-offer"));
    return;
  }
  game_.AgreeDraw();
  EndedOffBoard();
}

// A move declines an offer as well; the word lets the mover think on without it. An offer of the
// mover's own is not made before its move, and may still be thought better of.
void PlaySession::DeclineDraw() {
  if (RefuseIfOver()) return;
  if (offers_) {
    offers_ = false;
    screen_.Note("play.offer-withdrawn");
    return;
  }
  if (!offered_by_.has_value()) {
    Refuse(Plain("play.no-offer"));
    return;
  }
  Changed();
  screen_.Say("play.offer-declined");
}

// A claim is the player's, the answer is not: its time is nobody's.
void PlaySession::ClaimDraw() {
  if (RefuseIfOver()) return;
  const NoWinClaim* const rule = ClaimRuleOf(settings_.variant.spec());
  if (rule == nullptr) {
    Refuse(Plain("play.claim.no-rule"));
    return;
  }
  const std::optional<Problem> refusal = JudgeClaim(game_, console_);
  if (clock_.has_value()) clock_->Excuse();
  if (refusal.has_value()) {
    const std::string answer = screen_.messages().Say(refusal->id, refusal->arguments);
    return screen_.Show(Wrapped(answer, "  "));
  }
  game_.DrawByClaim(*rule);
  EndedOffBoard();
}

// At one terminal nobody knows who types: it is the side to move unless the other one is named.
void PlaySession::Resign(const std::string& side) {
  if (RefuseIfOver()) return;
  game_.Resign(SideNamed(side).value_or(game_.position().turn));
  EndedOffBoard();
}

void PlaySession::Changed(std::optional<Color> offered_by) {
  entry_.Forget();
  offers_ = false;
  offered_by_ = offered_by;
  keeper_.NoteOffer(offered_by_);
  keeper_.Keep(game_);
}

void PlaySession::EndedOffBoard() {
  if (clock_.has_value()) clock_->Stopped(game_);
  Changed();
  screen_.ShowEnding(game_);
}

void PlaySession::Refuse(const Problem& problem) {
  refused_ = true;
  screen_.Refuse(problem);
}

bool PlaySession::RefuseIfOver() {
  if (!game_.outcome().has_value()) return false;
  const bool can_undo = game_.ply() > 0 || draughts::EndedOffBoard(game_.outcome());
  Refuse(Plain(can_undo ? "play.is-over" : "play.is-over-at-start"));
  return true;
}

}  // namespace

int RunPlay(const PlaySettings& settings, Console& console) {
  return PlaySession(settings, console).Run();
}

}  // namespace draughts
