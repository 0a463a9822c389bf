// Random games of every variant, with all that an annotator can put between the moves: written,
// read back the same, and legal to the last variation. Then the same texts with a mistake in them.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "framework/notation/pdn_reader.h"
#include "framework/notation/pdn_replay.h"
#include "framework/notation/pdn_writer.h"
#include "tests/framework/notation/pdn_files.h"
#include "tests/properties/random_positions.h"

namespace draughts {
namespace {

int Games() { return std::max(50, PositionsPerKernel() / 40); }

// The games of the program, without the limit for one king: a random game is made position by
// position, and that limit looks at the moves before.
std::vector<Variant> AllVariants() {
  std::vector<Variant> all;
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    VariantSpec spec = entry.variant.spec();
    spec.same_king_limit.reset();
    all.push_back(Variant::Make(std::move(spec)).value());
  }
  return all;
}

// A text of a few of `letters`.
std::string RandomText(RandomPositions& random, std::span<const std::string_view> letters) {
  std::string text;
  for (int size = random.Below(12); size > 0; --size) text += random.OneOf(letters);
  return text;
}

constexpr std::string_view kInLine[] = {"a",    "Ж",  " ", "1-0",  "\"",         "\\",
                                        "(",    ")",  "{", "\t",   "½",          "%",
                                        "; 2-", "$1", "*", "\\\"", "[%clk 1:02]"};
constexpr std::string_view kInComment[] = {"a", "Ж", " ", "\n", "1. ", "\"", "\\",  "(",
                                           "{", "[", "]", "%",  "*",   "]",  " \n", "…"};

// Makes games: what it puts together may be read from a file.
class Annotator {
 public:
  Annotator(const Variant& variant, RandomPositions& random)
      : variant_(variant),
        random_(random),
        style_(PdnStyle(variant.spec(),
                        random.Below(2) == 0 ? SquareStyle::kAlgebraic : SquareStyle::kNumeric)) {}

  PdnGame Make() {
    Game begun(variant_);
    game_ = ToPdn(begun, {{.name = "Event", .value = RandomText(random_, kInLine)}}, style_);
    for (int count = random_.Below(3); count > 0; --count) {
      game_.tags.push_back({.name = "Дата", .value = RandomText(random_, kInLine)});
      game_.preface.push_back(Comment());
    }
    AddLine(variant_.Start(), 40, 0);
    constexpr std::string_view kEnds[] = {"*", "1-0", "0-2", "1/2-1/2", "0-0", ""};
    game_.result = random_.OneOf<std::string_view>(kEnds);
    if (Chance(4)) game_.afterword.push_back(Comment());
    return game_;
  }

  std::size_t moves() const { return moves_; }

 private:
  bool Chance(int one_in) { return random_.Below(one_in) == 0; }

  PdnItem Comment() {
    if (Chance(4)) {
      return {.kind = PdnItemKind::kLineComment, .text = RandomText(random_, kInLine)};
    }
    std::string text = RandomText(random_, kInComment);
    // Tags behind an empty line would be the next game: the writer takes that line out.
    for (std::size_t at = text.find("\n\n["); at != std::string::npos; at = text.find("\n\n[")) {
      text.erase(at, 1);
    }
    return {.kind = PdnItemKind::kComment, .text = std::move(text)};
  }

  void Annotate() {
    std::vector<PdnItem>& items = game_.items;
    if (Chance(10)) items.push_back(Comment());
    if (Chance(20)) items.push_back({.kind = PdnItemKind::kNag, .nag = random_.Below(140)});
  }

  // `position` after a move that is written down.
  Position AddMove(const Position& position, const Move& move, int ply) {
    constexpr std::string_view kMarks[] = {"", "", "", "!", "?", "!?", "?!!"};
    const std::string number = std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? "." : "...");
    game_.items.push_back({.kind = PdnItemKind::kMove,
                           .text = FormatMove(variant_, position, move, style_),
                           .number = Chance(3) ? "" : number,
                           .strength = std::string(random_.OneOf<std::string_view>(kMarks))});
    ++moves_;
    Annotate();
    return After(position, move);
  }

  // In a variation anything may be set up, or a side may pass.
  Position Begin(const Position& position, int depth) {
    Position begun = position;
    if (depth > 0 && Chance(10)) {
      begun.turn = Opponent(begun.turn);
      game_.items.push_back({.kind = PdnItemKind::kNullMove, .text = "--"});
    } else if (depth > 0 && Chance(10)) {
      begun = variant_.Start();
      game_.items.push_back({.kind = PdnItemKind::kSetup, .text = FormatFen(style_.names, begun)});
    } else if (Chance(10)) {
      game_.items.push_back({.kind = PdnItemKind::kPlaceholder, .text = "...", .number = "1."});
    }
    return begun;
  }

  void AddLine(const Position& start, int plies, int depth) {
    Annotate();
    Position position = Begin(start, depth);
    for (int ply = 0; ply < plies; ++ply) {
      const std::vector<Move> legal = variant_.LegalMoves(position);
      if (legal.empty()) return;
      const Position before = position;
      position = AddMove(position, random_.OneOf<Move>(legal), ply);
      for (int tries = 0; tries < 2 && depth < 4 && Chance(12); ++tries) {
        game_.items.push_back({.kind = PdnItemKind::kVariationBegins});
        AddLine(before, random_.Below(6), depth + 1);
        game_.items.push_back({.kind = PdnItemKind::kVariationEnds});
        Annotate();
      }
    }
  }

  const Variant& variant_;
  RandomPositions& random_;
  const MoveStyle style_;
  PdnGame game_;
  std::size_t moves_ = 0;
};

std::string WithReturns(const std::string& text) {
  std::string with;
  for (const char c : text) {
    if (c == '\n') with += '\r';
    with += c;
  }
  return with;
}

TEST(PdnRoundTrip, GivesBackRandomGames) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  const std::vector<Variant> variants = AllVariants();
  RandomPositions random(Seed(), 300);
  for (int count = Games(); count > 0; --count) {
    const Variant variant = random.OneOf<Variant>(variants);
    Annotator annotator(variant, random);
    const PdnGame game = annotator.Make();
    const std::string written = FormatPdn(game);
    const std::size_t piece = static_cast<std::size_t>(random.Below(100)) + 1;
    const std::vector<Result<PdnGame>> read =
        ReadAll(random.Below(2) == 0 ? written : WithReturns(written), piece);
    ASSERT_EQ(read.size(), 1u) << written;
    ASSERT_TRUE(read[0].ok()) << read[0].problems()[0].id << "\n" << written;
    ASSERT_EQ(*read[0], game) << written << "\nbecame\n" << FormatPdn(*read[0]);
    const PdnReplay replay = ReplayPdn(*read[0], variant);
    EXPECT_EQ(replay.moves.size(), annotator.moves()) << written;
    for (const PdnFault& fault : replay.faults) {  // random results need not fit
      EXPECT_EQ(fault.problem.id, "pdn.wrong-result") << fault.problem.place.line << "\n"
                                                      << written;
    }
    if (testing::Test::HasFailure()) return;
  }
}

// Whatever is put into a file or taken out, the places that are told are places of it, and what
// follows the broken game is read.
TEST(PdnRoundTrip, TellsPlacesInBrokenFiles) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  constexpr std::string_view kMistakes[] = {"{", "}", "(", ")", "[", "]",    "\"", "word ", "$",
                                            "!", "x", "-", "/", "<", "\xFF", "*",  "\n"};
  const std::vector<Variant> variants = AllVariants();
  RandomPositions random(Seed(), 301);
  int faulty = 0;
  for (int count = Games(); count > 0; --count) {
    const Variant variant = random.OneOf<Variant>(variants);
    std::string text = FormatPdn(Annotator(variant, random).Make());
    const auto at = static_cast<std::size_t>(random.Below(static_cast<int>(text.size())));
    text.replace(at, static_cast<std::size_t>(random.Below(2)),
                 random.OneOf<std::string_view>(kMistakes));
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    const std::vector<Result<PdnGame>> read =
        ReadAll(text + "\n\n[Event \"last\"]\n\n1. 32-28 *\n", 1000);
    for (const Result<PdnGame>& game : read) {
      if (game.ok()) continue;
      ++faulty;
      for (const Problem& problem : game.problems()) {
        if (problem.id == "pdn.more-problems") continue;
        EXPECT_GE(problem.place.line, 1) << problem.id;
        EXPECT_LE(problem.place.line, lines) << problem.id;
        EXPECT_GE(problem.place.column, 1) << problem.id;
      }
    }
    ASSERT_FALSE(read.empty()) << text;
    ASSERT_TRUE(read.back().ok()) << read.back().problems()[0].id << "\n" << text;
    ASSERT_EQ(read.back()->tags.back().value, "last") << text;
    ASSERT_EQ(read.back()->items.size(), 1u) << text;
  }
  EXPECT_GT(faulty, Games() / 4);
}

}  // namespace
}  // namespace draughts
