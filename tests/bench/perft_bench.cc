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

template <MoveRules R>
void RegisterStatic(const std::string& id, Leaves leaves) {
  const std::string name = "perft/" + id + "/" + NameOf(leaves) + "/static";
  benchmark::RegisterBenchmark(name.c_str(), [id, leaves](benchmark::State& state) {
    const Position start = Catalog::BuiltIn().FindEntry(id)->variant.Start();
    PerftTable no_table(0);
    uint64_t moves = 0;
    for (auto _ : state) {
      moves += Perft<R>(Generator<R>(), no_table, leaves).Count(start, DepthFor(R.board));
    }
    ReportMoves(state, moves);
  })->Unit(benchmark::kMillisecond);
}

}  // namespace

void RegisterPerftBenches() {
  for (const Leaves leaves : {Leaves::kCounted, Leaves::kPlayed}) {
    for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
      RegisterNamed(entry.variant, leaves);
    }
    RegisterStatic<kRussian>("russian", leaves);
    RegisterStatic<kAmerican>("american", leaves);
    RegisterStatic<kInternational>("international", leaves);
  }
}

}  // namespace draughts
