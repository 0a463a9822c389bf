#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <string_view>

#include "framework/config/catalog.h"
#include "framework/notation/pdn_reader.h"
#include "framework/notation/pdn_replay.h"
#include "framework/notation/pdn_writer.h"
#include "tests/bench/benches.h"

namespace draughts {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;

// A game of random moves, cut off where games between people end.
Game RandomGame(const Variant& variant, std::mt19937_64& random) {
  constexpr std::size_t kMostPlies = 100;
  Game game(variant);
  while (game.ply() < kMostPlies && !game.outcome()) {
    const std::vector<Move>& moves = game.LegalMoves();
    game.Play(moves[random() % moves.size()]);
  }
  return game;
}

// A file of about `size` bytes, the same in every run.
std::string MakeFile(const Variant& variant, std::size_t size) {
  std::mt19937_64 random(size);
  std::string file;
  while (file.size() < size) {
    file += FormatPdn(ToPdn(RandomGame(variant, random),
                            {{.name = "Event", .value = "Random"},
                             {.name = "White", .value = "Ann"},
                             {.name = "Black", .value = "Bob"}},
                            PdnStyle(variant.spec()))) +
            "\n";
  }
  return file;
}

ByteSource From(std::string_view text) {
  return [text](std::span<char> buffer) mutable {
    const std::size_t size = text.copy(buffer.data(), buffer.size());
    text.remove_prefix(size);
    return size;
  };
}

// Items are moves by one side.
void BenchPdn(benchmark::State& state, const char* id, bool replays) {
  const Variant& variant = Catalog::BuiltIn().FindEntry(id)->variant;
  const std::string file = MakeFile(variant, kMegabyte);
  std::size_t moves = 0;
  for (auto _ : state) {
    PdnReader reader(From(file));
    while (const std::optional<Result<PdnGame>> game = reader.Next()) {
      moves += replays ? ReplayPdn(**game, variant).moves.size() : (*game)->items.size();
    }
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(moves));
  state.SetBytesProcessed(static_cast<std::int64_t>(file.size()) * state.iterations());
}

}  // namespace

void RegisterPdnBenches() {
  for (const char* id : {"russian", "american", "international"}) {
    for (const bool replays : {false, true}) {
      const std::string name = std::string(replays ? "pdn/replay/" : "pdn/read/") + id;
      benchmark::RegisterBenchmark(name.c_str(), BenchPdn, id, replays);
    }
  }
}

}  // namespace draughts
