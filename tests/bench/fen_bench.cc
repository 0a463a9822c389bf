#include <benchmark/benchmark.h>

#include <string_view>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "tests/bench/benches.h"

namespace draughts {
namespace {

// Captures of several pieces with several routes: dearer than most lines of a stream.
constexpr std::string_view kFen = "W:WKe1,g1:Bb2,d2,d4,f4,h2";

const Variant& Russian() { return Catalog::BuiltIn().FindEntry("russian")->variant; }

void BenchParse(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ParseFen(Russian(), kFen));
  state.SetItemsProcessed(state.iterations());
}

void BenchFormat(benchmark::State& state) {
  const SquareNames names(Russian().spec());
  const Position position = ParseFen(Russian(), kFen)->position;
  for (auto _ : state) benchmark::DoNotOptimize(FormatFen(names, position));
  state.SetItemsProcessed(state.iterations());
}

void BenchMoves(benchmark::State& state) {
  const MoveStyle style = {.names = SquareNames(Russian().spec())};
  for (auto _ : state) {
    const Position position = ParseFen(Russian(), kFen)->position;
    for (const Move& move : Russian().LegalMoves(position)) {
      benchmark::DoNotOptimize(FormatMove(Russian(), position, move, style));
    }
  }
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

void RegisterFenBenches() {
  benchmark::RegisterBenchmark("fen/parse", BenchParse);
  benchmark::RegisterBenchmark("fen/format", BenchFormat);
  benchmark::RegisterBenchmark("fen/moves", BenchMoves);
}

}  // namespace draughts
