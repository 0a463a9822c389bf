// The conformance data: what the YAML files beside this header say, as plain values.
//
//   ConformanceData data = ReadConformanceData(DRAUGHTS_CONFORMANCE_FOLDER);
//   data.tables[0].nodes        // {1, 7}, {2, 49}, …
//
// The format of each kind of file is told at the head of the files themselves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace draughts::conformance {

// What every entry says, and where it stands.
struct Entry {
  std::string variant;  // the name of the folder
  std::string kind;     // the name of the file without .yaml
  std::string file;
  int line = 0;
  std::string id;
  std::string source;
  std::string fen;
};

// An entry of perft.yaml.
struct PerftTable {
  Entry entry;
  std::vector<std::pair<int, std::uint64_t>> nodes;  // by rising depth
};

// An entry of positions.yaml or rulebook.yaml.
struct PositionCase {
  Entry entry;
  std::string why;
  std::vector<std::string> legal;
  std::map<std::string, std::uint64_t> ways;  // by the text of a move in `legal`
};

// The winner of a drawn game.
inline constexpr std::string_view kDrawn = "nobody";

// An entry of results.yaml.
struct ResultCase {
  Entry entry;
  std::string why;
  std::vector<std::string> moves;
  std::string winner;  // white, black, none (the game goes on) or kDrawn
  std::string ending;  // when kDrawn, the kind of the draw rule
};

// An entry of sequences.yaml: a game that a draw rule ends, or that none ends.
struct SequenceCase {
  ResultCase result;
  int plies;            // how many moves there are
  int counted_from;     // the ply from which the rule counts; -1 where nothing is drawn
  std::string article;  // what the rule cites, in English
};

// An entry of claims.yaml: what a claim that neither side can win is answered.
struct ClaimCase {
  Entry entry;
  std::string why;
  std::string can_win;  // white, black, or nobody: the claim is true
  std::string article;  // what the rule cites, in English
};

struct ConformanceData {
  std::vector<std::string> variants;  // the folders, by name
  std::vector<PerftTable> tables;
  std::vector<PositionCase> positions;
  std::vector<ResultCase> results;
  std::vector<SequenceCase> sequences;
  std::vector<ClaimCase> claims;
  std::vector<std::string> problems;  // "file:line: what is wrong", for people
};

// Everything under `folder`. Nothing is skipped in silence: unknown files, unknown, doubled and
// missing keys, doubled ids and empty files are problems.
ConformanceData ReadConformanceData(const std::filesystem::path& folder);

}  // namespace draughts::conformance
