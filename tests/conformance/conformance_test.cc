// The one runner of all conformance data: each table, position and result is a test of its own,
// called <variant>/<file>.<id>.
//
//   conformance_test                                    what ctest runs as `conformance`
//   conformance_test --nodes=1000000000                 what ctest runs as `conformance_full`
//   conformance_test --nodes=100000000 --gtest_filter='russian/perft.*'
//
// --nodes is the most leaves that one count may have: deeper rows of a table are left out.
#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/endgame/small_ending.h"
#include "framework/game/game.h"
#include "framework/notation/fen.h"
#include "framework/notation/square_names.h"
#include "tests/conformance/conformance_data.h"
#include "tests/conformance/data_move.h"

namespace draughts::conformance {
namespace {

constexpr std::uint64_t kDefaultNodes = 3'000'000;

const ConformanceData& Data() {
  static const ConformanceData* const kData =
      new ConformanceData(ReadConformanceData(DRAUGHTS_CONFORMANCE_FOLDER));
  return *kData;
}

std::string Where(const Entry& entry) {
  return entry.file + ":" + std::to_string(entry.line) + ": " + entry.id +
         "\n  fen:      " + entry.fen + "\n  source:   " + entry.source;
}

std::string ProblemList(const Problems& problems) {
  std::string list;
  for (const Problem& problem : problems) {
    list += "\n  " + problem.id;
    for (const auto& argument : problem.arguments) {
      list += " " + argument.first + "=" + argument.second;
    }
  }
  return list;
}

std::string MoveList(const SquareNames& names, const std::vector<Move>& moves) {
  std::string list;
  for (const Move& move : moves) list += (list.empty() ? "" : " ") + FormatDataMove(names, move);
  return list.empty() ? "none" : list;
}

// A variant and a position of it that an entry is about.
struct Scene {
  Variant variant;
  Position position;
};

// Nothing, and a failure, when the variant or the FEN is not understood.
std::optional<Scene> SetUp(const Entry& entry) {
  const Result<Variant> variant = Catalog::BuiltIn().Find(entry.variant);
  if (!variant.ok()) {
    ADD_FAILURE() << Where(entry) << ProblemList(variant.problems());
    return std::nullopt;
  }
  const Result<ParsedFen> fen = ParseFen(*variant, entry.fen);
  if (!fen.ok()) {
    ADD_FAILURE() << Where(entry) << ProblemList(fen.problems());
    return std::nullopt;
  }
  return Scene{.variant = *variant, .position = fen->position};
}

// In rising order; a text that is no move is a failure.
std::vector<Move> ParseMoves(const SquareNames& names, const std::vector<std::string>& texts,
                             const Entry& entry) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const std::optional<Move> move = ParseDataMove(names, text);
    if (move) moves.push_back(*move);
    if (!move) ADD_FAILURE() << Where(entry) << "\n  is not a move: " << text;
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

std::vector<Move> Without(const std::vector<Move>& moves, const std::vector<Move>& others) {
  std::vector<Move> rest;
  std::set_difference(moves.begin(), moves.end(), others.begin(), others.end(),
                      std::back_inserter(rest));
  return rest;
}

void CheckTable(const PerftTable& table, std::uint64_t limit) {
  const std::optional<Scene> scene = SetUp(table.entry);
  if (!scene) return;
  if (table.entry.id == "start") {
    const SquareNames names(scene->variant.spec());
    EXPECT_EQ(FormatFen(names, scene->position), FormatFen(names, scene->variant.Start()))
        << "is not the start position\n"
        << Where(table.entry);
  }
  for (const auto& row : table.nodes) {
    if (row.second > limit) break;
    const std::uint64_t leaves = scene->variant.Perft(scene->position, row.first, {});
    ASSERT_EQ(leaves, row.second) << "at depth " << row.first << "\n" << Where(table.entry);
  }
}

// A move goes over the board in as many ways as the entry says.
void CheckWays(const Scene& scene, const PositionCase& position, const Move& move) {
  const SquareNames names(scene.variant.spec());
  std::uint64_t expected = 1;
  for (const auto& named : position.ways) {
    if (ParseDataMove(names, named.first) == move) expected = named.second;
  }
  EXPECT_EQ(scene.variant.Paths(scene.position, move).size(), expected)
      << FormatDataMove(names, move) << " has another number of ways over the board\n"
      << Where(position.entry);
}

void CheckPosition(const PositionCase& position) {
  const std::optional<Scene> scene = SetUp(position.entry);
  if (!scene) return;
  const SquareNames names(scene->variant.spec());
  const std::vector<Move> expected = ParseMoves(names, position.legal, position.entry);
  const std::vector<Move> got = scene->variant.LegalMoves(scene->position);
  if (got != expected) {
    ADD_FAILURE() << Where(position.entry) << "\n  why:      " << position.why
                  << "\n  expected: " << MoveList(names, expected)
                  << "\n  got:      " << MoveList(names, got)
                  << "\n  missing:  " << MoveList(names, Without(expected, got))
                  << "\n  extra:    " << MoveList(names, Without(got, expected));
    return;
  }
  for (const Move& move : got) CheckWays(*scene, position, move);
}

std::string Winner(const std::optional<Outcome>& outcome) {
  if (!outcome) return "none";
  return std::string(outcome->winner ? NameOf(*outcome->winner) : kDrawn);
}

// A draw by a rule is called after the kind of the rule; a game that goes on has no ending.
std::string EndingOf(const std::optional<Outcome>& outcome) {
  if (!outcome) return {};
  return std::string(outcome->rule ? KindName(*outcome->rule) : NameOf(outcome->ending));
}

// Each move must be legal, and the game not over before it.
void PlayMoves(Game& game, const ResultCase& result) {
  const SquareNames names(game.variant().spec());
  for (const std::string& text : result.moves) {
    const std::optional<Move> move = ParseDataMove(names, text);
    const std::vector<Move>& legal = game.LegalMoves();
    ASSERT_TRUE(move && std::find(legal.begin(), legal.end(), *move) != legal.end())
        << Where(result.entry) << "\n  not legal: " << text
        << "\n  legal:    " << MoveList(names, legal);
    ASSERT_FALSE(game.outcome()) << "over before " << text << "\n" << Where(result.entry);
    game.Play(*move);
  }
}

void CheckResult(const ResultCase& result) {
  const std::optional<Scene> scene = SetUp(result.entry);
  if (!scene) return;
  Game game(scene->variant, scene->position);
  ASSERT_NO_FATAL_FAILURE(PlayMoves(game, result));
  EXPECT_EQ(Winner(game.outcome()), result.winner) << result.why << "\n" << Where(result.entry);
  EXPECT_EQ(EndingOf(game.outcome()), result.ending) << result.why << "\n" << Where(result.entry);
  if (result.winner != kDrawn) return;
  ASSERT_TRUE(game.Undo());
  EXPECT_FALSE(game.outcome()) << "drawn one ply earlier\n" << Where(result.entry);
}

// The clause is the one that is meant, and it counts from the ply that the rulebook says.
void CheckSequence(const SequenceCase& sequence) {
  const ResultCase& result = sequence.result;
  ASSERT_NO_FATAL_FAILURE(CheckResult(result));
  if (result.winner != kDrawn) return;
  const std::optional<Scene> scene = SetUp(result.entry);
  Game game(scene->variant, scene->position);
  ASSERT_NO_FATAL_FAILURE(PlayMoves(game, result));
  ASSERT_TRUE(game.outcome() && game.outcome()->rule) << Where(result.entry);
  const std::optional<LocalText>& article = SourceOf(*game.outcome()->rule);
  EXPECT_EQ(article ? article->en : "", sequence.article) << Where(result.entry);
  for (const Counter& counter : game.counters()) {
    if (*counter.rule == *game.outcome()->rule) {
      EXPECT_EQ(counter.since, sequence.counted_from) << Where(result.entry);
    }
  }
}

void CheckClaim(const ClaimCase& claim) {
  const std::optional<Scene> scene = SetUp(claim.entry);
  if (!scene) return;
  const auto solved = SmallEnding::Solve(scene->variant, scene->position);
  ASSERT_TRUE(std::holds_alternative<SmallEnding>(solved)) << Where(claim.entry);
  const EndingValue value = std::get<SmallEnding>(solved).ValueOf(scene->position);
  const std::string can_win(value.winner ? NameOf(*value.winner) : "nobody");
  EXPECT_EQ(can_win, claim.can_win) << claim.why << "\n" << Where(claim.entry);
}

// Whether the two are one game in all but names and draws.
bool IsSameGame(const VariantSpec& a, const VariantSpec& b) {
  return a.moves == b.moves && a.mirrored == b.mirrored && StartOf(a) == StartOf(b) &&
         a.first_mover == b.first_mover && a.objective == b.objective &&
         a.square_style == b.square_style && a.numbering == b.numbering;
}

template <class Case>
bool IsOf(const std::vector<Case>& cases, const std::string& variant) {
  return std::any_of(cases.begin(), cases.end(),
                     [&](const Case& item) { return item.entry.variant == variant; });
}

// The variant whose folder has the tables and positions of `spec`: its own or, for an edition that
// differs in draws alone, the game that it is an edition of. Nothing where there is none.
std::optional<std::string> HomeOf(const VariantSpec& spec) {
  if (IsOf(Data().tables, spec.id)) return spec.id;
  for (const Catalog::Entry& known : Catalog::BuiltIn().entries()) {
    const VariantSpec& other = known.variant.spec();
    if (IsSameGame(other, spec) && IsOf(Data().tables, other.id)) return other.id;
  }
  return std::nullopt;
}

class DataTest : public testing::Test {
 public:
  explicit DataTest(std::function<void()> body) : body_(std::move(body)) {}
  void TestBody() override { body_(); }

 private:
  std::function<void()> body_;
};

void Register(const Entry& entry, const std::function<void()>& body) {
  testing::RegisterTest((entry.variant + "/" + entry.kind).c_str(), entry.id.c_str(), nullptr,
                        nullptr, entry.file.c_str(), entry.line,
                        [body]() -> DataTest* { return new DataTest(body); });
}

void RegisterAll(std::uint64_t limit) {
  for (const PerftTable& table : Data().tables) {
    Register(table.entry, [&table, limit] { CheckTable(table, limit); });
  }
  for (const PositionCase& position : Data().positions) {
    Register(position.entry, [&position] { CheckPosition(position); });
  }
  for (const ResultCase& result : Data().results) {
    Register(result.entry, [&result] { CheckResult(result); });
  }
  for (const SequenceCase& sequence : Data().sequences) {
    Register(sequence.result.entry, [&sequence] { CheckSequence(sequence); });
  }
  for (const ClaimCase& claim : Data().claims) {
    Register(claim.entry, [&claim] { CheckClaim(claim); });
  }
}

// An edition's tables and positions are those of its game, which are run under its name as well;
// the tables only as far as they take no time, for the kernel is the same.
void RegisterEdition(const std::string& edition, const std::string& home) {
  static constexpr std::uint64_t kFewNodes = 10'000;
  const auto in_edition = [&edition](auto copy) {
    copy.entry.variant = edition;
    return copy;
  };
  for (const PerftTable& table : Data().tables) {
    if (table.entry.variant != home) continue;
    const PerftTable own = in_edition(table);
    Register(own.entry, [own] { CheckTable(own, kFewNodes); });
  }
  for (const PositionCase& position : Data().positions) {
    if (position.entry.variant != home) continue;
    const PositionCase own = in_edition(position);
    Register(own.entry, [own] { CheckPosition(own); });
  }
  for (const ResultCase& result : Data().results) {
    if (result.entry.variant != home || result.winner == kDrawn) continue;
    const ResultCase own = in_edition(result);
    Register(own.entry, [own] { CheckResult(own); });
  }
}

void RegisterEditions() {
  for (const Catalog::Entry& known : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = known.variant.spec();
    const std::optional<std::string> home = HomeOf(spec);
    if (home && *home != spec.id) RegisterEdition(spec.id, *home);
  }
}

TEST(ConformanceData, IsWellFormed) {
  for (const std::string& problem : Data().problems) ADD_FAILURE() << problem;
}

TEST(ConformanceData, EveryVariantHasTablesAndResults) {
  for (const Catalog::Entry& known : Catalog::BuiltIn().entries()) {
    const std::string& id = known.variant.spec().id;
    const std::optional<std::string> home = HomeOf(known.variant.spec());
    ASSERT_TRUE(home.has_value()) << id;
    EXPECT_TRUE(IsOf(Data().results, *home)) << id;
  }
}

// A clause that counts ends a sequence, one that is claimed is claimed with right and without.
bool HasCase(const VariantSpec& spec, const DrawRule& rule) {
  const std::string& article = SourceOf(rule)->en;
  const auto is_claimed = [&](bool rightly) {
    return std::any_of(Data().claims.begin(), Data().claims.end(), [&](const ClaimCase& claim) {
      return claim.entry.variant == spec.id && claim.article == article &&
             (claim.can_win == "nobody") == rightly;
    });
  };
  if (!IsCounted(rule)) return is_claimed(true) && is_claimed(false);
  return std::any_of(
      Data().sequences.begin(), Data().sequences.end(), [&](const SequenceCase& sequence) {
        return sequence.result.entry.variant == spec.id &&
               sequence.result.ending == KindName(rule) && sequence.article == article;
      });
}

// Every clause of every edition ends a game somewhere; the article tells two of one kind apart.
TEST(ConformanceData, EveryClauseHasASequence) {
  for (const Catalog::Entry& known : Catalog::BuiltIn().entries()) {
    const VariantSpec& spec = known.variant.spec();
    for (const DrawRule& rule : spec.draws) {
      EXPECT_TRUE(HasCase(spec, rule))
          << spec.id << ": " << KindName(rule) << ", " << SourceOf(rule)->en;
    }
  }
}

// The limit that the arguments say; nothing when they are not understood.
std::optional<std::uint64_t> ReadLimit(int argc, char** argv) {
  static constexpr std::string_view kOption = "--nodes=";
  std::uint64_t limit = kDefaultNodes;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (!argument.starts_with(kOption)) return std::nullopt;
    argument.remove_prefix(kOption.size());
    const char* end = argument.data() + argument.size();
    const auto [rest, error] = std::from_chars(argument.data(), end, limit);
    if (error != std::errc() || rest != end) return std::nullopt;
  }
  return limit;
}

}  // namespace
}  // namespace draughts::conformance

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  const std::optional<std::uint64_t> limit = draughts::conformance::ReadLimit(argc, argv);
  if (!limit) {
    std::fputs("usage: conformance_test [--nodes=NUMBER] [--gtest_…]\n", stderr);
    return EXIT_FAILURE;
  }
  draughts::conformance::RegisterAll(*limit);
  draughts::conformance::RegisterEditions();
  return RUN_ALL_TESTS();
}
