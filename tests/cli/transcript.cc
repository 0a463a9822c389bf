#include "tests/cli/transcript.h"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

namespace draughts {
namespace {

std::vector<std::string> Lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return lines;
}

// "[3]" is 3; anything else is no status: -1.
int StatusOf(std::string_view line) {
  if (line.size() < 3 || line.front() != '[' || line.back() != ']') return -1;
  int status = 0;
  for (const char digit : line.substr(1, line.size() - 2)) {
    if (digit < '0' || digit > '9') return -1;
    status = 10 * status + (digit - '0');
  }
  return status;
}

void AddLine(TranscriptCase& to, const std::string& line) {
  if (line.starts_with("#")) return;
  if (line.starts_with("< ") || line == "<") {
    to.input += (line.size() > 2 ? line.substr(2) : "") + "\n";
  } else if (line.starts_with("2> ") || line == "2>") {
    to.err.push_back(line.size() > 3 ? line.substr(3) : "");
  } else if (line.starts_with("1> ") || line == "1>") {
    to.out.push_back(line.size() > 3 ? line.substr(3) : "");
  } else if (StatusOf(line) >= 0) {
    to.status = StatusOf(line);
  } else {
    to.out.push_back(line);
  }
}

bool LineMatches(std::string_view expected, std::string_view found) {
  const std::size_t wild = expected.find("{*}");
  if (wild == std::string_view::npos) return expected == found;
  if (!found.starts_with(expected.substr(0, wild))) return false;
  const std::string_view rest = expected.substr(wild + 3);
  for (std::size_t start = wild; start <= found.size(); ++start) {
    if (LineMatches(rest, found.substr(start))) return true;
  }
  return false;
}

bool MatchFrom(const std::vector<std::string>& expected, std::size_t i,
               const std::vector<std::string>& found, std::size_t j) {
  if (i == expected.size()) return j == found.size();
  if (expected[i] == "{...}") {
    for (std::size_t skip = j; skip <= found.size(); ++skip) {
      if (MatchFrom(expected, i + 1, found, skip)) return true;
    }
    return false;
  }
  return j < found.size() && LineMatches(expected[i], found[j]) &&
         MatchFrom(expected, i + 1, found, j + 1);
}

}  // namespace

std::vector<TranscriptCase> ParseTranscript(std::string_view text) {
  std::vector<TranscriptCase> cases;
  int number = 0;
  std::size_t empty_lines = 0;
  for (const std::string& line : Lines(text)) {
    ++number;
    if (line.starts_with("$ ")) {
      cases.push_back({.line = number,
                       .command = line.substr(2),
                       .input = {},
                       .out = {},
                       .err = {},
                       .status = 0});
      empty_lines = 0;
    } else if (line.empty()) {
      ++empty_lines;
    } else if (!cases.empty() && !line.starts_with("#")) {
      for (; empty_lines > 0; --empty_lines) cases.back().out.emplace_back();
      AddLine(cases.back(), line);
    }
  }
  return cases;
}

std::string FormatCase(const TranscriptCase& shown) {
  std::string text = "$ " + shown.command + "\n";
  for (const std::string& line : Lines(shown.input)) text += "< " + line + "\n";
  for (const std::string& line : shown.out) text += line + "\n";
  for (const std::string& line : shown.err) text += "2> " + line + "\n";
  if (shown.status != 0) text += "[" + std::to_string(shown.status) + "]\n";
  return text;
}

bool LinesMatch(const std::vector<std::string>& expected, const std::vector<std::string>& found) {
  return MatchFrom(expected, 0, found, 0);
}

TranscriptRunner::TranscriptRunner(std::string program_folder)
    : program_folder_(std::move(program_folder)) {
  std::filesystem::create_directory(folder_.path() / "home");
}

TranscriptCase TranscriptRunner::Run(const TranscriptCase& wanted) const {
  const std::string folder = folder_.path().string();
  std::ofstream(folder + "/command", std::ios::binary) << wanted.command << "\n";
  std::ofstream(folder + "/in", std::ios::binary) << wanted.input;
  const std::string home = folder + "/home";
  const std::string line = "cd '" + home + "' && env -i HOME='" + home + "' LANG=C.UTF-8 PATH='" +
                           program_folder_ + ":/usr/bin:/bin' sh '" + folder + "/command' <'" +
                           folder + "/in' >'" + folder + "/out' 2>'" + folder + "/err'";
  const int raw = std::system(line.c_str());
  TranscriptCase found = wanted;
  found.out = Lines(ReadWholeFile(folder + "/out"));
  found.err = Lines(ReadWholeFile(folder + "/err"));
  found.status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
  return found;
}

}  // namespace draughts
