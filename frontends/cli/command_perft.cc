// draughts perft: how many sequences of moves there are, to check rules and to measure speed.
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <string>
#include <tuple>
#include <vector>

#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/move_list.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/progress.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

constexpr int kDeepest = 99;
constexpr int kMostHash = 1 << 20;  // MiB
constexpr int kMostThreads = 256;

// Below this a speed would say more about the clock than about the program.
constexpr double kShortestTimed = 0.001;

struct Task {
  Variant variant;
  Position position;
  SquareNames names;
  int depth;
  PerftOptions options;
};

struct Count {
  uint64_t nodes = 0;
  double seconds = 0;
};

struct Share {  // of one move of the first ply
  std::string move;
  uint64_t nodes;
};

struct Divided {
  Count total;
  std::vector<Share> shares;
};

std::size_t PhysicalMemory() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::string Decimals(double value, int places) {
  std::array<char, 64> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value,
                                 std::chars_format::fixed, places);
  return std::string(text.data(), end.ptr);
}

std::string Speed(const Count& count, const Catalogue& messages) {
  if (count.seconds < kShortestTimed) return "";
  const double millions = static_cast<double>(count.nodes) / count.seconds / 1e6;
  return messages.Say("cli.perft.millions", {{"millions", Decimals(millions, 1)}});
}

// How far a count is that was expected to take `expected` seconds; 99 % is the most one can know.
std::string DepthProgress(int depth, double seconds, double expected, const Catalogue& messages) {
  const std::vector<Problem::Argument> arguments = {{"depth", std::to_string(depth)},
                                                    {"seconds", Decimals(seconds, 0)}};
  if (expected <= 0) return messages.Say("cli.perft.progress", arguments);
  std::vector<Problem::Argument> more = arguments;
  more.emplace_back("percent",
                    std::to_string(std::min(99, static_cast<int>(100 * seconds / expected))));
  return messages.Say("cli.perft.progress-percent", more);
}

Count CountTo(const Task& task, int depth, double expected, Console& console) {
  const Progress progress(console, [&](double seconds) {
    return DepthProgress(depth, seconds, expected, console.messages());
  });
  const auto start = std::chrono::steady_clock::now();
  Count count;
  count.nodes = task.variant.Perft(task.position, depth, task.options);
  count.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return count;
}

Divided Divide(const Task& task, Console& console) {
  const std::vector<ListedMove> listed = ListMoves(task.variant, task.position);
  std::atomic<std::size_t> done = 0;
  const Progress progress(console, [&](double seconds) {
    return console.Say("cli.perft.progress-divide", {{"done", std::to_string(done)},
                                                     {"of", std::to_string(listed.size())},
                                                     {"seconds", Decimals(seconds, 0)}});
  });
  const auto start = std::chrono::steady_clock::now();
  Divided divided;
  for (const ListedMove& move : listed) {
    const Position after = After(task.position, move.move);
    const uint64_t nodes = task.variant.Perft(after, task.depth - 1, task.options);
    divided.shares.push_back({FullText(move, task.names, "x"), nodes});
    divided.total.nodes += nodes;
    ++done;
  }
  divided.total.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::sort(divided.shares.begin(), divided.shares.end(), [](const Share& a, const Share& b) {
    return std::tie(a.move, a.nodes) < std::tie(b.move, b.nodes);
  });
  return divided;
}

void PrintDivided(const Divided& divided, Console& console) {
  Table table({Align::kLeft, Align::kRight});
  for (const Share& share : divided.shares) table.AddRow({share.move, std::to_string(share.nodes)});
  console.Out(table.Text() + "\n" +
              console.Say("cli.perft.total", {{"nodes", std::to_string(divided.total.nodes)},
                                              {"seconds", Decimals(divided.total.seconds, 3)}}) +
              "\n");
}

// Every depth up to the one asked for: each is an answer, and tells how long the next may take.
void PrintDepths(const Task& task, Console& console) {
  const std::vector<std::string> titles = {
      console.Say("cli.perft.depth"), console.Say("cli.perft.nodes"),
      console.Say("cli.perft.seconds"), console.Say("cli.perft.speed")};
  constexpr std::size_t kWidths[] = {5, 20, 10, 14};
  const auto print = [&](const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      line += Pad(cells[i], std::max(kWidths[i], DisplayWidth(titles[i])), Align::kRight) + "  ";
    }
    console.Out(line.substr(0, line.find_last_not_of(' ') + 1) + "\n");
    console.Flush();
  };
  print(titles);
  Count last;
  double growth = 0;
  for (int depth = 1; depth <= task.depth && console.out_is_open(); ++depth) {
    const Count count = CountTo(task, depth, last.seconds * growth, console);
    print({std::to_string(depth), std::to_string(count.nodes), Decimals(count.seconds, 3),
           Speed(count, console.messages())});
    growth =
        last.nodes == 0 ? 0 : static_cast<double>(count.nodes) / static_cast<double>(last.nodes);
    last = count;
  }
}

void PrintObject(const Task& task, bool divide, Console& console) {
  const Divided divided =
      divide ? Divide(task, console)
             : Divided{.total = CountTo(task, task.depth, 0, console), .shares = {}};
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.perft/1");
  json.Key("variant").String(task.variant.spec().id);
  json.Key("fen").String(FormatFen(task.names, task.position));
  json.Key("depth").Integer(task.depth);
  json.Key("nodes").Unsigned(divided.total.nodes);
  json.Key("seconds").Real(divided.total.seconds);
  if (divide) {
    json.Key("divide").BeginArray();
    for (const Share& share : divided.shares) {
      json.BeginObject()
          .Key("move")
          .String(share.move)
          .Key("nodes")
          .Unsigned(share.nodes)
          .EndObject();
    }
    json.EndArray();
  }
  json.EndObject();
  console.Out(json.TakeLine());
}

int RunPerft(const Arguments& arguments, Console& console) {
  const std::optional<int> depth = arguments.Number("depth");
  const std::optional<Variant> variant = FindVariant(arguments.words()[0], console);
  if (!variant.has_value()) return kExitUsage;
  const bool json = arguments.Has("json");
  const std::optional<Position> position =
      ReadPosition(*variant, arguments.Text("fen"), json, console);
  if (!position.has_value()) return kExitBadData;

  const auto hash_bytes = static_cast<std::size_t>(arguments.Number("hash").value_or(0)) << 20;
  if (hash_bytes > PhysicalMemory()) {
    console.ErrLine("cli.perft.hash-too-large",
                    {{"memory", std::to_string(PhysicalMemory() >> 20)}});
    return kExitCannotRun;
  }
  const Task task = {.variant = *variant,
                     .position = *position,
                     .names = NamesOfSquares(*variant, arguments),
                     .depth = *depth,
                     .options = {.hash_bytes = hash_bytes,
                                 .threads = arguments.Number("threads").value_or(1),
                                 .play_leaves = arguments.Has("play-leaves")}};
  if (json) {
    PrintObject(task, arguments.Has("divide"), console);
  } else if (arguments.Has("divide")) {
    PrintDivided(Divide(task, console), console);
  } else {
    PrintDepths(task, console);
  }
  return kExitDone;
}

}  // namespace

Command PerftCommand() {
  return {
      .syntax = {.name = "perft",
                 .words = {"VARIANT"},
                 .options = {Required(NumberOption("depth", "N", 1, kDeepest, "help.option.depth")),
                             TextOption("fen", "FEN", "help.option.fen"),
                             FlagOption("divide", "help.option.divide"),
                             NumberOption("hash", "MB", 1, kMostHash, "help.option.hash"),
                             NumberOption("threads", "N", 1, kMostThreads, "help.option.threads"),
                             FlagOption("play-leaves", "help.option.play-leaves"), NotationOption(),
                             FlagOption("json", "help.option.json")}},
      .summary = "help.perft.summary",
      .details = "help.perft.details",
      .examples = {{"draughts perft russian --depth 8", "help.perft.start"},
                   {"draughts perft american --depth 4 --divide", "help.perft.divide"},
                   {"draughts perft international --depth 9 --hash 1024 --threads 2",
                    "help.perft.fast"}},
      .run = RunPerft};
}

}  // namespace draughts
