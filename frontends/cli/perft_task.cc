#include "frontends/cli/perft_task.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <tuple>

#include "framework/notation/moves.h"
#include "frontends/cli/move_list.h"
#include "frontends/cli/progress.h"

namespace draughts {
namespace {

using std::chrono::steady_clock;

double SecondsSince(steady_clock::time_point start) {
  return std::chrono::duration<double>(steady_clock::now() - start).count();
}

// How far a count is that was expected to take `expected` seconds; 99 % is the most one can know.
std::string DepthProgress(int depth, double seconds, double expected, const Catalogue& messages) {
  const std::vector<Problem::Argument> arguments = {{"depth", std::to_string(depth)},
                                                    {"seconds", Decimals(seconds, 0)}};
  if (expected <= 0) return messages.Say("cli.perft.progress", arguments);
  std::vector<Problem::Argument> more = arguments;
  const double percent = std::min(99.0, 100 * seconds / expected);
  more.emplace_back("percent", Decimals(percent, 0));
  return messages.Say("cli.perft.progress-percent", more);
}

}  // namespace

PerftCount CountTo(const PerftTask& task, int depth, double expected, Console& console) {
  const Progress progress(console, [&](double seconds) {
    return DepthProgress(depth, seconds, expected, console.messages());
  });
  const steady_clock::time_point start = steady_clock::now();
  PerftCount count;
  count.nodes = task.variant.Perft(task.position, depth, task.options);
  count.seconds = SecondsSince(start);
  return count;
}

DividedPerft Divide(const PerftTask& task, Console& console) {
  const std::vector<ListedMove> listed = ListMoves(task.variant, task.position);
  std::atomic<std::size_t> done = 0;
  const Progress progress(console, [&](double seconds) {
    return console.Say("cli.perft.progress-divide", {{"done", std::to_string(done)},
                                                     {"of", std::to_string(listed.size())},
                                                     {"seconds", Decimals(seconds, 0)}});
  });
  const steady_clock::time_point start = steady_clock::now();
  DividedPerft divided;
  for (const ListedMove& move : listed) {
    const Position after = After(task.position, move.move);
    const uint64_t nodes = task.variant.Perft(after, task.depth - 1, task.options);
    divided.shares.push_back({FormatPath(task.names, move.path), nodes});
    divided.total.nodes += nodes;
    ++done;
  }
  divided.total.seconds = SecondsSince(start);
  std::sort(divided.shares.begin(), divided.shares.end(),
            [](const PerftShare& a, const PerftShare& b) {
              return std::tie(a.move, a.nodes) < std::tie(b.move, b.nodes);
            });
  return divided;
}

std::string Decimals(double value, int places) {
  std::array<char, 64> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                 std::chars_format::fixed, places);
  return std::string(text.data(), end.ptr);
}

}  // namespace draughts
