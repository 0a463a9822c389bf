// draughts_bench: --benchmark_filter=perft/russian and the other options of Google Benchmark.
#include <benchmark/benchmark.h>

#include "tests/bench/benches.h"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  draughts::RegisterPerftBenches();
  draughts::RegisterFenBenches();
  draughts::RegisterPdnBenches();
  draughts::RegisterVariantBenches();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
