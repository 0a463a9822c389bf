#include "frontends/cli/play_session.h"

#include <absl/strings/str_join.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "framework/base/utf8.h"
#include "frontends/cli/game_keeper.h"
#include "frontends/cli/play_input.h"
#include "frontends/cli/play_pages.h"
#include "frontends/cli/play_screen.h"
#include "frontends/cli/play_words.h"
#include "frontends/cli/refusal.h"

namespace draughts {
namespace {

Game NewGame(const PlaySettings& settings) {
  if (!settings.start.has_value()) return Game(settings.variant);
  return Game(settings.variant, settings.start->position,
              settings.start->counters.half_moves.value_or(0));
}

Problem Plain(std::string id, std::vector<Problem::Argument> arguments = {}) {
  return {.id = std::move(id), .place = {}, .arguments = std::move(arguments)};
}

class PlaySession {
 public:
  PlaySession(const PlaySettings& settings, Console& console)
      : settings_(settings),
        screen_(settings, console),
        game_(NewGame(settings)),
        keeper_(game_, screen_) {}

  int Run();

 private:
  void Answer(const std::string& line);
  void AnswerWord(const TypedWord& typed);
  // What is shown for kHelp, kRules or kCounters.
  std::string Page(PlayWord word) const;
  void AnswerMove(const std::string& line);
  // What of `line` is to be read as a move.
  std::string_view MoveTextOf(const std::string& line) const;
  // Plays a move by its number in the list of those asked about, or of all legal ones.
  void AnswerNumber(const ListNumber& number);
  // Whether `line`, after a question, is the number of an answer without its sign; a number that
  // could be a square as well is asked about again.
  bool AnswersQuestion(const std::string& line);
  void AnswerEnter();

  void Play(const Move& move);
  void Ask(const std::string& text, const std::vector<MoveReading>& readings);
  // Whether the first of several words of `text` is a move by itself.
  bool BeginsWithWholeMove(const std::string& text) const;
  void RefuseMoveText(const std::string& text, const ReadMoves& read);
  void Undo();
  void Redo();
  void OfferDraw();
  void AgreeDraw();
  void DeclineDraw();
  void Resign();

  // After anything that changed the game: what was offered, listed or saved is out of date.
  void Changed();
  void Refuse(const Problem& problem);
  bool RefuseIfOver();

  const PlaySettings& settings_;
  PlayScreen screen_;
  Game game_;
  GameKeeper keeper_;
  std::vector<Move> asked_;          // the moves that the last line may have meant
  bool offers_ = false;              // the side to move offers a draw with its next move
  std::optional<Color> offered_by_;  // who offered one with the last move
  bool refused_ = false;             // some line was not understood
  bool leaves_ = false;
};

int PlaySession::Run() {
  screen_.ShowStart(game_);
  while (!leaves_) {
    const std::optional<std::string> line = screen_.ReadLine();
    if (!line.has_value()) break;
    Answer(*line);
  }
  return keeper_.Leave(game_, !refused_ && asked_.empty());
}

void PlaySession::Answer(const std::string& line) {
  if (const std::optional<ListNumber> number = ParseListNumber(line); number.has_value()) {
    AnswerNumber(*number);
    return;
  }
  if (AnswersQuestion(line)) return;
  if (!asked_.empty()) refused_ = true;  // the question stays without an answer
  asked_.clear();
  const bool is_blank = line.find_first_not_of(" \t") == std::string::npos;
  if (is_blank) {
    AnswerEnter();
  } else if (const std::optional<TypedWord> typed = ParsePlayWord(line); typed.has_value()) {
    AnswerWord(*typed);
  } else {
    AnswerMove(line);
  }
}

void PlaySession::AnswerWord(const TypedWord& typed) {
  switch (typed.word) {
    case PlayWord::kHelp:
    case PlayWord::kRules:
    case PlayWord::kCounters:
      screen_.Show(Page(typed.word));
      return;
    case PlayWord::kMoves:
      if (!RefuseIfOver()) screen_.Show(screen_.teller().NumberedMoves(game_));
      return;
    case PlayWord::kUndo:
      Undo();
      return;
    case PlayWord::kRedo:
      Redo();
      return;
    case PlayWord::kFlip:
      screen_.Flip();
      [[fallthrough]];
    case PlayWord::kBoard:
      screen_.ShowPosition(game_);
      return;
    case PlayWord::kSave:
      keeper_.Save(game_, typed.argument);
      return;
    case PlayWord::kDraw:
      OfferDraw();
      return;
    case PlayWord::kAccept:
      AgreeDraw();
      return;
    case PlayWord::kDecline:
      DeclineDraw();
      return;
    case PlayWord::kResign:
      Resign();
      return;
    case PlayWord::kQuit:
      leaves_ = true;
      return;
  }
}

std::string PlaySession::Page(PlayWord word) const {
  if (word == PlayWord::kHelp) return PlayHelp(game_, screen_.teller(), screen_.messages());
  if (word == PlayWord::kRules) return RulesInWords(settings_.variant.spec(), screen_.messages());
  return screen_.teller().Counters(game_);
}

void PlaySession::AnswerMove(const std::string& line) {
  if (RefuseIfOver()) return;
  const std::string text(MoveTextOf(line));
  const ReadMoves read = ReadMove(game_.variant(), game_.position(), text);
  if (read.readings.size() == 1) {
    Play(read.readings.front().move);
  } else if (read.readings.empty()) {
    RefuseMoveText(text, read);
  } else {
    Ask(text, read.readings);
  }
}

// "32.28" may be a move with its squares parted by a full stop, and no 28 of move 32: a number
// before a lone square has to be the one whose turn it is.
std::string_view PlaySession::MoveTextOf(const std::string& line) const {
  const MoveLine read = ReadMoveLine(line);
  const bool is_lone = ReadMove(game_.variant(), game_.position(), read.move).squares.size() < 2;
  const std::string round = screen_.teller().RoundNumber(game_);
  return read.number.empty() || !is_lone || read.number == round ? read.move : line;
}

void PlaySession::AnswerNumber(const ListNumber& number) {
  const std::vector<Move> asked = std::exchange(asked_, {});
  if (RefuseIfOver()) return;
  const std::vector<Move>& choices = asked.empty() ? game_.LegalMoves() : asked;
  const auto count = static_cast<int>(choices.size());
  if (number.value < 1 || number.value > count) {
    Refuse(Plain("play.no-such-number",
                 {{"found", Excerpt(number.digits)}, {"most", std::to_string(count)}}));
    return;
  }
  Play(choices[static_cast<std::size_t>(number.value - 1)]);
}

bool PlaySession::AnswersQuestion(const std::string& line) {
  if (asked_.empty()) return false;
  const std::optional<ListNumber> number = ParseListNumber("#" + line);
  if (!number.has_value()) return false;
  if (number->value < 1 || static_cast<std::size_t>(number->value) > asked_.size()) return false;
  if (ReadMove(game_.variant(), game_.position(), line).readings.empty()) {
    AnswerNumber(*number);
  } else {
    screen_.Refuse(Plain("play.number-or-square", {{"found", std::to_string(number->value)}}));
  }
  return true;
}

// A line with nothing on it may stand between the moves of a script: it is no mistake there.
void PlaySession::AnswerEnter() {
  const bool has_choice = game_.LegalMoves().size() != 1;
  if (!screen_.is_interactive() && (has_choice || game_.outcome().has_value())) return;
  if (RefuseIfOver()) return;
  if (has_choice) {
    Refuse(Plain("play.enter-has-choice", {{"count", std::to_string(game_.LegalMoves().size())}}));
    return;
  }
  Play(game_.LegalMoves().front());
}

void PlaySession::Play(const Move& move) {
  const Color mover = game_.position().turn;
  const bool offers = offers_;
  game_.Play(move);
  Changed();
  screen_.ShowMove(game_);
  if (!offers || game_.outcome().has_value()) return;
  offered_by_ = mover;
  screen_.Say(mover == Color::kWhite ? "play.offer.white" : "play.offer.black");
}

void PlaySession::Ask(const std::string& text, const std::vector<MoveReading>& readings) {
  for (const MoveReading& reading : readings) asked_.push_back(reading.move);
  screen_.Refuse(Plain("play.which", {{"found", Excerpt(text)}}));
  screen_.ShowBeside(screen_.teller().NumberedRoutes(game_, asked_));
}

bool PlaySession::BeginsWithWholeMove(const std::string& text) const {
  const std::size_t start = std::min(text.find_first_not_of(" \t"), text.size());
  const std::size_t end = text.find_first_of(" \t", start);
  if (text.find_first_not_of(" \t", std::min(end, text.size())) == std::string::npos) return false;
  const std::string first = text.substr(start, end - start);
  const ReadMoves read = ReadMove(game_.variant(), game_.position(), first);
  return read.squares.size() > 1 && read.readings.size() == 1;
}

void PlaySession::RefuseMoveText(const std::string& text, const ReadMoves& read) {
  if (IsResult(text)) {
    Refuse(Plain("play.result", {{"found", Excerpt(text)}}));
    return;
  }
  if (BeginsWithWholeMove(text)) {
    Refuse(Plain("play.one-move-a-line", {{"found", Excerpt(text)}}));
    return;
  }
  if (!read.squares.empty()) {
    const RefusedText refused = {
        .variant = game_.variant(), .position = game_.position(), .text = text, .read = read};
    Refuse(RefuseMove(refused, screen_.teller().style(), screen_.messages()));
    if (screen_.is_interactive() && game_.LegalMoves().size() == 1) {
      screen_.Refuse(Plain("play.only-move",
                           {{"move", screen_.teller().Written(game_, game_.LegalMoves()[0])}}));
    }
    return;
  }
  const std::vector<std::string> near = NearPlayWords(text);
  const bool has_digit = text.find_first_of("0123456789") != std::string::npos;
  if (near.empty() && has_digit) {
    Refuse(read.problems.front());
    return;
  }
  Problem problem = Plain("play.no-word", {{"found", Excerpt(text)}});
  if (!near.empty()) problem.arguments.emplace_back("near", absl::StrJoin(near, ", "));
  Refuse(problem);
}

void PlaySession::Undo() {
  const bool by_word = EndedByWord(game_.outcome());
  const std::string move = by_word || game_.ply() == 0 ? "" : screen_.teller().LastMove(game_);
  if (!game_.Undo()) {
    Refuse(Plain("play.nothing-to-undo"));
    return;
  }
  Changed();
  if (by_word) {
    screen_.Say("play.goes-on");
  } else {
    screen_.Say("play.undone", {{"move", move}});
  }
  if (screen_.is_interactive()) screen_.ShowPosition(game_);
}

void PlaySession::Redo() {
  if (!game_.Redo()) {
    Refuse(Plain(EndedByWord(game_.outcome()) ? "play.is-over" : "play.nothing-to-redo"));
    return;
  }
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
  Changed();
  screen_.ShowEnding(game_);
}

// A move declines an offer as well; the word lets the mover think on without it.
void PlaySession::DeclineDraw() {
  if (RefuseIfOver()) return;
  if (!offered_by_.has_value()) {
    Refuse(Plain("play.no-offer"));
    return;
  }
  offered_by_.reset();
  screen_.Say("play.offer-declined");
}

void PlaySession::Resign() {
  if (RefuseIfOver()) return;
  game_.Resign(game_.position().turn);
  Changed();
  screen_.ShowEnding(game_);
}

void PlaySession::Changed() {
  asked_.clear();
  offers_ = false;
  offered_by_.reset();
  keeper_.Keep(game_);
}

void PlaySession::Refuse(const Problem& problem) {
  refused_ = true;
  screen_.Refuse(problem);
}

bool PlaySession::RefuseIfOver() {
  if (!game_.outcome().has_value()) return false;
  Refuse(Plain("play.is-over"));
  return true;
}

}  // namespace

int RunPlay(const PlaySettings& settings, Console& console) {
  return PlaySession(settings, console).Run();
}

}  // namespace draughts
