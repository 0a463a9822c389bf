#include "frontends/cli/play_pages.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/messages/local_text.h"
#include "frontends/cli/draw_claim.h"
#include "frontends/cli/draw_text.h"
#include "frontends/cli/play_text.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

struct HelpRow {
  std::string_view english;  // the word
  std::string_view russian;
  std::string_view key;  // what it does
};

constexpr std::string_view kSpellingsGap = "  ";
// No column of samples may take the space that the sentences behind it need.
constexpr std::size_t kSamplesWidth = 30;
constexpr std::size_t kSampleNumber = 3;  // of the list of moves, where it is that long

constexpr std::string_view kClaimHelp = "play.help.claim";

constexpr auto kHelpRows = std::to_array<HelpRow>({
    {"moves", "ходы (moves)", "play.help.moves"},
    {"Enter", "Enter", "play.help.enter"},
    {"undo, redo", "назад, вперёд (undo, redo)", "play.help.undo"},
    {"board", "доска (board)", "play.help.board"},
    {"flip", "перевернуть (flip)", "play.help.flip"},
    {"rules", "правила (rules)", "play.help.rules"},
    {"counters", "счётчики (counters)", "play.help.counters"},
    {"draw, yes, no", "ничья, да, нет (draw, yes, no)", "play.help.draw"},
    {"claim", "требую ничью (claim)", kClaimHelp},
    {"resign [white|black]", "сдаюсь [белые|чёрные] (resign)", "play.help.resign"},
    {"clock", "часы (clock)", "play.help.clock"},
    {"save [FILE]", "сохранить [ФАЙЛ] (save)", "play.help.save"},
    {"quit, Ctrl-D", "выход (quit), Ctrl-D", "play.help.quit"},
});

std::string KeyOf(Objective objective) {
  switch (objective) {
    case Objective::kNormal:
      return "play.rules.objective-normal";
    case Objective::kGiveaway:
      return "play.rules.objective-giveaway";
    case Objective::kFirstKingWins:
      return "play.rules.objective-first-king";
    case Objective::kLastPieceLoses:
      return "play.rules.objective-last-piece";
  }
  return {};
}

// How men move, and what lines there are where they are not diagonals alone.
std::string KeyOf(Lines lines) {
  switch (lines) {
    case Lines::kDiagonal:
      return "play.rules.man";
    case Lines::kOrthogonal:
      return "play.rules.lines-orthogonal";
    case Lines::kFrisian:
      return "play.rules.lines-frisian";
    case Lines::kArmenian:
      return "play.rules.lines-armenian";
  }
  return {};
}

std::string KeyOf(KingRange range, Lines lines) {
  const bool diagonal = lines == Lines::kDiagonal;
  switch (range) {
    case KingRange::kShort:
      return diagonal ? "play.rules.king-short" : "play.rules.lines-king-short";
    case KingRange::kFlying:
      return diagonal ? "play.rules.king-flying" : "play.rules.lines-king-flying";
    case KingRange::kFlyingLandsBehind:
      return diagonal ? "play.rules.king-lands-behind" : "play.rules.lines-king-lands-behind";
  }
  return {};
}

std::string KeyOf(ManCapture ways, Lines lines) {
  const bool diagonal = lines == Lines::kDiagonal;
  switch (ways) {
    case ManCapture::kForward:
      return diagonal ? "play.rules.men-capture-forward" : "play.rules.lines-men-capture-forward";
    case ManCapture::kAllWays:
      return diagonal ? "play.rules.men-capture-all-ways" : "play.rules.lines-men-capture-all-ways";
  }
  return {};
}

std::string KeyOf(Crowning crowning) {
  switch (crowning) {
    case Crowning::kEndsMove:
      return "play.rules.crowning-ends-move";
    case Crowning::kGoesOnAsKing:
      return "play.rules.crowning-goes-on";
    case Crowning::kOnlyWhereMoveEnds:
      return "play.rules.crowning-at-end";
  }
  return {};
}

std::string KeyOf(Choice choice) {
  switch (choice) {
    case Choice::kFree:
      return "play.rules.choice-free";
    case Choice::kMostPieces:
      return "play.rules.choice-most";
    case Choice::kMostPiecesThenKings:
      return "play.rules.choice-most-then-kings";
    case Choice::kItalian:
      return "play.rules.choice-italian";
    case Choice::kKingCaptures:
      return "play.rules.choice-king";
    case Choice::kFrisian:
      return "play.rules.choice-frisian";
  }
  return {};
}

std::string KeyOf(Removal removal) {
  switch (removal) {
    case Removal::kAfterMove:
      return "play.rules.removal-after";
    case Removal::kAtOnce:
      return "play.rules.removal-at-once";
    case Removal::kAtOnceNoTurningBack:
      return "play.rules.removal-no-turning-back";
  }
  return {};
}

std::vector<std::string> KeysOf(const MoveRules& rules) {
  std::vector<std::string> keys = {KeyOf(rules.lines), KeyOf(rules.man_capture, rules.lines),
                                   KeyOf(rules.king_range, rules.lines)};
  if (rules.last_king_taken == LastKingTaken::kLandsBehind) {
    keys.emplace_back("play.rules.last-king-taken");
  }
  if (rules.man_takes_king == ManTakesKing::kForbidden) {
    keys.emplace_back("play.rules.man-takes-no-king");
  }
  keys.emplace_back("play.rules.capture");
  if (rules.king_range == KingRange::kFlying) keys.emplace_back("play.rules.king-goes-on");
  keys.push_back(KeyOf(rules.choice));
  keys.push_back(KeyOf(rules.removal));
  keys.push_back(KeyOf(rules.crowning));
  return keys;
}

// Whether `text` says one legal move of `game`.
bool SaysOneMove(const Game& game, const std::string& text) {
  return ReadMove(game.variant(), game.position(), text).readings.size() == 1;
}

// The spellings that fit into a column, the first one in any case.
std::string InColumn(const std::vector<std::string>& spellings) {
  std::string column = spellings.front();
  for (std::size_t i = 1; i < spellings.size(); ++i) {
    const std::string longer = column + std::string(kSpellingsGap) + spellings[i];
    if (DisplayWidth(longer) <= kSamplesWidth) column = longer;
  }
  return column;
}

// Ways to type a quiet move: "c3-d4  c3d4  d4".
std::string QuietSamples(const Game& game, const Move& move, const MoveStyle& style) {
  const std::string from = style.names.Name(move.from);
  const std::string to = style.names.Name(move.to);
  std::vector<std::string> spellings = {from + "-" + to};
  for (const std::string& spelling : {from + to, to}) {
    if (SaysOneMove(game, spelling)) spellings.push_back(spelling);
  }
  return InColumn(spellings);
}

// Ways to type a capture: "c3:e5:g7  c3xe5xg7  c3:g7".
std::string CaptureSamples(const Game& game, const Move& move, const MoveStyle& style) {
  MoveStyle other = style;
  other.capture_sign = style.capture_sign == "x" ? ":" : "x";
  const auto written = [&](const MoveStyle& in) {
    return FormatMove(game.variant(), game.position(), move, in);
  };
  const std::string ends =
      style.names.Name(move.from) + std::string(style.capture_sign) + style.names.Name(move.to);
  std::vector<std::string> spellings = {written(style), written(other)};
  if (ends != spellings.front() && SaysOneMove(game, ends)) spellings.push_back(ends);
  return InColumn(spellings);
}

// The move that is shortest to write: a sample is to be seen through at a glance.
const Move& ShortestMove(const Game& game, const GameTeller& teller) {
  const std::vector<Move>& moves = game.LegalMoves();
  return *std::min_element(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
    return teller.Written(game, a).size() < teller.Written(game, b).size();
  });
}

// How moves are typed in this position; nothing when the game is over.
void AddSamples(const Game& game, const GameTeller& teller, const Catalogue& messages,
                Table& table) {
  if (game.outcome().has_value()) return;
  const std::vector<Move>& moves = game.LegalMoves();
  const Move& sample = ShortestMove(game, teller);
  if (sample.is_capture()) {
    table.AddRow(
        {"  " + CaptureSamples(game, sample, teller.style()), messages.Say("play.help.capture")});
  } else {
    table.AddRow(
        {"  " + QuietSamples(game, sample, teller.style()), messages.Say("play.help.move")});
    table.AddRow({"  x  :", messages.Say("play.help.capture-sign")});
  }
  const std::string number = std::to_string(std::min(moves.size(), kSampleNumber));
  table.AddRow({"  #" + number, messages.Say("play.help.number", {{"number", number}})});
}

}  // namespace

std::string PlayHelp(const Game& game, const GameTeller& teller, const Catalogue& messages) {
  const bool russian = messages.language() == Language::kRussian;
  Table table;
  AddSamples(game, teller, messages, table);
  const bool may_claim = ClaimRuleOf(game.variant().spec()) != nullptr;
  for (const HelpRow& row : kHelpRows) {
    if (row.key == kClaimHelp && !may_claim) continue;
    table.AddRow({"  " + std::string(russian ? row.russian : row.english), messages.Say(row.key)});
  }
  return table.Text();
}

std::string RulesInWords(const VariantSpec& spec, const Catalogue& messages) {
  const Language language = messages.language();
  const bool white = spec.first_mover == Color::kWhite;
  const Board& board = spec.moves.board;
  const std::vector<Problem::Argument> heading = {
      {"variant", In(spec.names, language)},
      {"width", std::to_string(board.width)},
      {"height", std::to_string(board.height)},
      {"count", std::to_string(spec.setup_rows * board.squares_in_row())}};
  std::string text = Wrapped(
      messages.Say(white ? "play.rules.white-begins" : "play.rules.black-begins", heading), "");
  std::vector<std::string> sentences;
  for (const std::string& key : KeysOf(spec.moves)) sentences.push_back(messages.Say(key));
  if (spec.same_king_limit) {
    const std::string count = std::to_string(*spec.same_king_limit);
    sentences.push_back(messages.Say("play.rules.same-king-limit", {{"count", count}}));
  }
  sentences.push_back(messages.Say(KeyOf(spec.objective)));
  for (const DrawRule& rule : spec.draws) {
    for (std::string& sentence : DrawRuleTexts(rule, messages)) {
      sentences.push_back(std::move(sentence));
    }
  }
  sentences.push_back(messages.Say("play.rules.draw-agreement"));
  for (const LocalText& source : spec.sources) sentences.push_back(In(source, language));
  for (const std::string& sentence : sentences) text += Wrapped(sentence, "  ");
  return text;
}

}  // namespace draughts
