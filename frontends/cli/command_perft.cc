// draughts perft: how many sequences of moves there are, to check rules and to measure speed.
#include <unistd.h>

#include <algorithm>
#include <string>
#include <vector>

#include "framework/kernel/perft_table.h"
#include "frontends/cli/commands.h"
#include "frontends/cli/exit_codes.h"
#include "frontends/cli/perft_task.h"
#include "frontends/cli/positions.h"
#include "frontends/cli/table.h"

namespace draughts {
namespace {

constexpr int kDeepest = 99;
constexpr int kMostHash = 1 << 20;  // MiB
constexpr int kMostThreads = 256;

// Below this a speed would say more about the clock than about the program.
constexpr double kShortestTimed = 0.001;

std::size_t PhysicalMemory() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::string Speed(const PerftCount& count, const Catalogue& messages) {
  if (count.seconds < kShortestTimed) return "";
  const double millions = static_cast<double>(count.nodes) / count.seconds / 1e6;
  return messages.Say("cli.perft.millions", {{"millions", Decimals(millions, 1)}});
}

void PrintDivided(const DividedPerft& divided, Console& console) {
  Table table({Align::kLeft, Align::kRight});
  for (const PerftShare& share : divided.shares)
    table.AddRow({share.move, std::to_string(share.nodes)});
  console.Out(table.Text() + "\n" +
              console.Say("cli.perft.total", {{"nodes", std::to_string(divided.total.nodes)},
                                              {"seconds", Decimals(divided.total.seconds, 3)}}) +
              "\n");
}

// Every depth up to the one asked for: each is an answer, and tells how long the next may take.
void PrintDepths(const PerftTask& task, Console& console) {
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
  PerftCount last;
  double growth = 0;
  for (int depth = 1; depth <= task.depth && console.out_is_open(); ++depth) {
    const PerftCount count = CountTo(task, depth, last.seconds * growth, console);
    print({std::to_string(depth), std::to_string(count.nodes), Decimals(count.seconds, 3),
           Speed(count, console.messages())});
    growth =
        last.nodes == 0 ? 0 : static_cast<double>(count.nodes) / static_cast<double>(last.nodes);
    last = count;
  }
}

void PrintObject(const PerftTask& task, bool divide, Console& console) {
  const DividedPerft divided =
      divide ? Divide(task, console)
             : DividedPerft{.total = CountTo(task, task.depth, 0, console), .shares = {}};
  JsonWriter json;
  json.BeginObject().Key("schema").String("draughts.perft/1");
  json.Key("variant").String(task.variant.spec().id);
  json.Key("fen").String(FormatFen(task.names, task.position));
  json.Key("depth").Integer(task.depth);
  json.Key("nodes").Unsigned(divided.total.nodes);
  json.Key("seconds").Real(divided.total.seconds);
  if (divide) {
    json.Key("divide").BeginArray();
    for (const PerftShare& share : divided.shares) {
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
  const Result<Variant> variant = FindVariant(arguments.words()[0], console);
  if (!variant.ok()) return ExitCodeFor(variant.problems());
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
  PerftTable table(hash_bytes);
  const PerftTask task = {.variant = *variant,
                          .position = *position,
                          .names = NamesOfSquares(*variant, arguments),
                          .depth = *depth,
                          .options = {.table = &table,
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
                 .options = {Required(
                                 NumberOption("depth", "N", {1, kDeepest}, "help.option.depth")),
                             TextOption("fen", "FEN", "help.option.fen"),
                             FlagOption("divide", "help.option.divide"),
                             NumberOption("hash", "MB", {1, kMostHash}, "help.option.hash"),
                             NumberOption("threads", "N", {1, kMostThreads}, "help.option.threads"),
                             FlagOption("play-leaves", "help.option.play-leaves"), NotationOption(),
                             FlagOption("json", "help.option.json")}},
      .summary = "help.perft.summary",
      .details = "help.perft.details",
      .examples = {{"draughts perft russian --depth 8", "help.perft.start"},
                   {"draughts perft american --depth 4 --divide", "help.perft.divide"},
                   {"draughts perft international --depth 8 --hash 256 --threads 2",
                    "help.perft.fast"}},
      .run = RunPerft};
}

}  // namespace draughts
