#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/config/variant_file.h"
#include "framework/game/variant.h"
#include "tests/bench/benches.h"

namespace draughts {
namespace {

// A file that has two others behind it: the longest chain of the program.
constexpr std::string_view kHome =
    "id: home\nextends: russian-damki\nnames: { en: Home, ru: Дом }\naliases: []\n"
    "moves: { choice: most-pieces }\nsources: [{ en: Home, ru: Дом }]\nverified: false\n";

// A file of the user's: its text and those that it extends read, held to all rules, and bound to
// its kernel.
void BenchOpen(benchmark::State& state) {
  const std::vector<VariantText> known = BuiltInVariantTexts();
  for (auto _ : state) {
    Result<VariantSpec> spec = ParseVariantFile(kHome, "home.yaml", known);
    benchmark::DoNotOptimize(Variant::Make(std::move(spec).value()));
  }
}

// All variants of the program, which a name is looked for among.
void BenchBuiltIns(benchmark::State& state) {
  for (auto _ : state) {
    const std::vector<VariantText> texts = BuiltInVariantTexts();
    for (const VariantText& text : texts) {
      Result<VariantSpec> spec = ParseVariantFile(text.text, text.file, texts);
      benchmark::DoNotOptimize(Variant::Make(std::move(spec).value()));
    }
  }
}

}  // namespace

void RegisterVariantBenches() {
  benchmark::RegisterBenchmark("variant/open", BenchOpen)->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("variant/built-ins", BenchBuiltIns)->Unit(benchmark::kMicrosecond);
}

}  // namespace draughts
