#include "tests/conformance/conformance_data.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>

namespace draughts::conformance {
namespace {

namespace fs = std::filesystem;

// The decimal number that `text` is; nothing for anything else.
std::optional<std::uint64_t> ParseNumber(const std::string& text) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (text.empty() || error != std::errc() || rest != end) return std::nullopt;
  return number;
}

// One entry of a file, a map: hands out the values by key and complains of the rest.
class EntryReader {
 public:
  EntryReader(const YAML::Node& node, Entry place, std::vector<std::string>& problems)
      : node_(node), entry_(std::move(place)), problems_(problems) {
    entry_.line = node.Mark().line + 1;
    if (!node.IsMap()) Complain("an entry must be a map");
  }

  // The values that all entries have.
  Entry Common() {
    entry_.id = Text("id");
    entry_.source = Text("source");
    entry_.fen = Text("fen");
    return entry_;
  }

  std::string Text(const std::string& key) {
    const YAML::Node value = Find(key);
    if (value && value.IsScalar() && !value.Scalar().empty()) return value.Scalar();
    Complain(key + ": a text is missing");
    return {};
  }

  std::string TextIfAny(const std::string& key) { return Find(key) ? Text(key) : std::string(); }

  std::vector<std::string> List(const std::string& key) {
    const YAML::Node value = Find(key);
    std::vector<std::string> list;
    if (!value || !value.IsSequence()) Complain(key + ": a list is missing");
    if (!value || !value.IsSequence()) return list;
    for (const YAML::Node& item : value) list.push_back(item.Scalar());
    return list;
  }

  std::vector<std::string> ListIfAny(const std::string& key) {
    return Find(key) ? List(key) : std::vector<std::string>();
  }

  // A map of anything to numbers, in the order of the file.
  std::vector<std::pair<std::string, std::uint64_t>> Numbers(const std::string& key) {
    const YAML::Node value = Find(key);
    std::vector<std::pair<std::string, std::uint64_t>> numbers;
    if (!value || !value.IsMap()) Complain(key + ": a map is missing");
    if (!value || !value.IsMap()) return numbers;
    for (const auto& pair : value) {
      const std::optional<std::uint64_t> number = ParseNumber(pair.second.Scalar());
      if (!number) Complain(key + ": '" + pair.second.Scalar() + "' is no number");
      numbers.emplace_back(pair.first.Scalar(), number.value_or(0));
    }
    return numbers;
  }

  std::vector<std::pair<std::string, std::uint64_t>> NumbersIfAny(const std::string& key) {
    return Find(key) ? Numbers(key) : std::vector<std::pair<std::string, std::uint64_t>>();
  }

  void Complain(const std::string& what) {
    problems_.push_back(entry_.file + ":" + std::to_string(entry_.line) + ": " + what);
  }

  // Every key that was never asked for, and every key that stands there twice.
  void FinishKeys() {
    if (!node_.IsMap()) return;
    std::set<std::string> seen;
    for (const auto& pair : node_) {
      const std::string& key = pair.first.Scalar();
      if (!known_.contains(key)) Complain("unknown key '" + key + "'");
      if (!seen.insert(key).second) Complain("key '" + key + "' twice");
    }
  }

 private:
  // Undefined when there is no such key.
  YAML::Node Find(const std::string& key) {
    known_.insert(key);
    if (!node_.IsMap()) return YAML::Node(YAML::NodeType::Undefined);
    const YAML::Node& constant = node_;  // a mutable node would be given the key by []
    return constant[key];
  }

  YAML::Node node_;
  Entry entry_;
  std::vector<std::string>& problems_;
  std::set<std::string> known_;
};

PerftTable ReadTable(EntryReader& reader) {
  PerftTable table{.entry = reader.Common(), .nodes = {}};
  for (const auto& pair : reader.Numbers("nodes")) {
    const std::uint64_t depth = ParseNumber(pair.first).value_or(0);
    if (depth != table.nodes.size() + 1) reader.Complain("nodes: depths must count 1, 2, 3, …");
    table.nodes.emplace_back(static_cast<int>(depth), pair.second);
  }
  if (table.nodes.empty()) reader.Complain("nodes: at least one depth");
  return table;
}

PositionCase ReadPosition(EntryReader& reader) {
  PositionCase position{.entry = reader.Common(),
                        .why = reader.Text("why"),
                        .legal = reader.List("legal"),
                        .ways = {}};
  reader.ListIfAny("checked");
  for (const auto& pair : reader.NumbersIfAny("ways")) {
    const auto& legal = position.legal;
    if (std::find(legal.begin(), legal.end(), pair.first) == legal.end()) {
      reader.Complain("ways: '" + pair.first + "' is not in the list of legal moves");
    }
    position.ways[pair.first] = pair.second;
  }
  return position;
}

ResultCase ReadResult(EntryReader& reader) {
  ResultCase result{.entry = reader.Common(),
                    .why = reader.Text("why"),
                    .moves = reader.ListIfAny("moves"),
                    .winner = reader.TextIfAny("winner"),
                    .ending = reader.TextIfAny("ending")};
  const std::string draw = reader.TextIfAny("draw");
  if (!draw.empty()) {
    if (!result.winner.empty() || !result.ending.empty()) {
      reader.Complain("a draw has no winner and no other ending");
    }
    if (result.moves.empty()) reader.Complain("draw: the moves that lead to it are missing");
    result.winner = kDrawn;
    result.ending = draw;
    return result;
  }
  const bool goes_on = result.winner == "none";
  if (!goes_on && result.winner != "white" && result.winner != "black") {
    reader.Complain("winner: white, black or none, not '" + result.winner + "'");
  }
  if (goes_on != result.ending.empty()) reader.Complain("an ending belongs to a winner");
  return result;
}

// A number that must be there.
int ReadCount(EntryReader& reader, const std::string& key) {
  const std::optional<std::uint64_t> number = ParseNumber(reader.Text(key));
  if (!number || *number > 1000) reader.Complain(key + ": a number of plies is missing");
  return static_cast<int>(std::min<std::uint64_t>(number.value_or(0), 1000));
}

SequenceCase ReadSequence(EntryReader& reader) {
  SequenceCase sequence{.result = ReadResult(reader),
                        .plies = ReadCount(reader, "plies"),
                        .counted_from = -1,
                        .article = {}};
  const ResultCase& result = sequence.result;
  if (static_cast<std::size_t>(sequence.plies) != result.moves.size()) {
    reader.Complain("plies: there are " + std::to_string(result.moves.size()) + " moves");
  }
  if (result.winner == kDrawn) {
    sequence.counted_from = ReadCount(reader, "counted-from");
    sequence.article = reader.Text("article");
  }
  return sequence;
}

ClaimCase ReadClaim(EntryReader& reader) {
  ClaimCase claim{.entry = reader.Common(),
                  .why = reader.Text("why"),
                  .can_win = reader.Text("can-win"),
                  .article = reader.Text("article")};
  const std::string& side = claim.can_win;
  if (side != "white" && side != "black" && side != "nobody") {
    reader.Complain("can-win: white, black or nobody, not '" + side + "'");
  }
  return claim;
}

void ReadEntry(EntryReader& reader, const std::string& kind, ConformanceData& data) {
  if (kind == "perft") data.tables.push_back(ReadTable(reader));
  if (kind == "positions" || kind == "rulebook") data.positions.push_back(ReadPosition(reader));
  if (kind == "results") data.results.push_back(ReadResult(reader));
  if (kind == "sequences") data.sequences.push_back(ReadSequence(reader));
  if (kind == "claims") data.claims.push_back(ReadClaim(reader));
  reader.FinishKeys();
}

void ReadFile(const fs::path& file, ConformanceData& data) {
  const Entry place{.variant = file.parent_path().filename().string(),
                    .kind = file.stem().string(),
                    .file = file.string(),
                    .id = {},
                    .source = {},
                    .fen = {}};
  static constexpr std::string_view kKinds[] = {"perft",   "positions", "rulebook",
                                                "results", "sequences", "claims"};
  if (file.extension() != ".yaml" ||
      std::find(std::begin(kKinds), std::end(kKinds), place.kind) == std::end(kKinds)) {
    data.problems.push_back(place.file + ": no file of this name is known here");
    return;
  }
  YAML::Node root;
  try {
    root = YAML::LoadFile(place.file);
  } catch (const YAML::Exception& error) {
    data.problems.push_back(place.file + ": " + error.what());
    return;
  }
  if (!root.IsSequence() || root.size() == 0) {
    data.problems.push_back(place.file + ": must be a list of entries");
    return;
  }
  std::set<std::string> ids;
  for (const YAML::Node& node : root) {
    EntryReader reader(node, place, data.problems);
    ReadEntry(reader, place.kind, data);
    if (!ids.insert(reader.Text("id")).second) reader.Complain("this id stands here twice");
  }
}

std::vector<fs::path> SortedContents(const fs::path& folder) {
  std::vector<fs::path> paths;
  for (const fs::directory_entry& item : fs::directory_iterator(folder)) {
    paths.push_back(item.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

ConformanceData ReadConformanceData(const fs::path& folder) {
  ConformanceData data;
  for (const fs::path& path : SortedContents(folder)) {
    if (!fs::is_directory(path)) continue;
    data.variants.push_back(path.filename().string());
    for (const fs::path& file : SortedContents(path)) ReadFile(file, data);
  }
  return data;
}

}  // namespace draughts::conformance
