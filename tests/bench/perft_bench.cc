#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "framework/config/catalog.h"
#include "framework/kernel/perft.h"
#include "tests/bench/benches.h"
#include "variants/american.h"
#include "variants/international.h"
#include "variants/russian.h"

namespace draughts {
namespace {

// Deep enough for some tenths of a second: 10^7 to 10^8 leaves.
int DepthFor(const Board& board) { return board.squares() > 40 ? 8 : 10; }

const char* NameOf(Leaves leaves) { return leaves == Leaves::kCounted ? "counted" : "played"; }

void ReportMoves(benchmark::State& state, uint64_t moves) {
  state.counters["moves"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void RegisterNamed(const Variant& variant, Leaves leaves) {
  const std::string name = "perft/" + variant.spec().id + "/" + NameOf(leaves);
  benchmark::RegisterBenchmark(name.c_str(), [variant, leaves](benchmark::State& state) {
    const PerftOptions options = {.play_leaves = leaves == Leaves::kPlayed};
    uint64_t moves = 0;
    for (auto _ : state) {
      moves += variant.Perft(variant.Start(), DepthFor(variant.board()), options);
    }
    ReportMoves(state, moves);
  })->Unit(benchmark::kMillisecond);
}

// The same count with the rules named in the code, from `rows` rows of men a side.
template <MoveRules R>
void RegisterStatic(const std::string& id, int rows, Color first, Leaves leaves) {
  const std::string name = "perft/" + id + "/" + NameOf(leaves) + "/static";
  benchmark::RegisterBenchmark(name.c_str(), [rows, first, leaves](benchmark::State& state) {
    const Position start = StartPosition(R.board, rows, first);
    PerftTable no_table(0);
    uint64_t moves = 0;
    for (auto _ : state) {
      moves += Perft<R>(Generator<R>(), no_table, leaves).Count(start, DepthFor(R.board));
    }
    ReportMoves(state, moves);
  })->Unit(benchmark::kMillisecond);
}

// International rules on the board that takes two machine words.
constexpr MoveRules kCanadian = [] {
  MoveRules rules = kInternational;
  rules.board = {.width = 12, .height = 12};
  return rules;
}();

// Russian, 14 plies: 13,124,294,848 moves by the published list, counted with a table and threads.
void CountRussianDeep(benchmark::State& state) {
  const Variant& russian = Catalog::BuiltIn().FindEntry("russian")->variant;
  uint64_t moves = 0;
  for (auto _ : state) {
    PerftTable table(std::size_t{1} << 30);
    moves += russian.Perft(russian.Start(), 14, {.table = &table, .threads = 2});
  }
  ReportMoves(state, moves);
}

}  // namespace

void RegisterPerftBenches() {
  for (const Leaves leaves : {Leaves::kCounted, Leaves::kPlayed}) {
    for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
      RegisterNamed(entry.variant, leaves);
    }
    RegisterStatic<kRussian>("russian", 3, Color::kWhite, leaves);
    RegisterStatic<kAmerican>("american", 3, Color::kBlack, leaves);
    RegisterStatic<kInternational>("international", 4, Color::kWhite, leaves);
    RegisterStatic<kCanadian>("canadian", 5, Color::kWhite, leaves);
  }
  benchmark::RegisterBenchmark("perft/russian/14-plies", CountRussianDeep)
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime();
}

}  // namespace draughts
