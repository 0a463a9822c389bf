// PdnParser: one game of a PDN file after the other; after a mistake it goes on to find the others
// of that game. For users there is PdnReader (pdn_reader.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/notation/pdn_reader.h"
#include "framework/notation/pdn_scanner.h"

namespace draughts {

class PdnReader::Parser {
 public:
  explicit Parser(ByteSource source) : scanner_(std::move(source), kLongestGame + 1) {}

  std::optional<Result<PdnGame>> Next();
  std::size_t games_read() const { return games_read_; }
  PdnPlace place() const { return last_place_; }
  const PdnText& source() const { return scanner_.source(); }

 private:
  // What has been read of a game.
  struct Draft {
    PdnGame game;
    Problems problems;
    std::size_t more_problems = 0;  // found after `problems` was full: only counted
    std::vector<PdnPlace> open;     // where the variations begin that we are in
    std::string number;             // stands before the next move
    std::string tagged_result;      // the value of the Result tag
    std::size_t forced_at = 0;      // how many items there were behind the last "*" glued to a move
    bool has_tags = false;          // sound or not
    bool has_moves = false;         // or anything else that no tag may follow
    bool is_full = false;           // of items
    bool ended = false;
  };

  // Comments that follow a game are the next one's, or `done`'s where no other comes.
  void ReadPreface(Draft& done);
  void ReadOne();
  void ReadBracket();
  bool ReadAnyComment(std::vector<PdnItem>& items);
  void ReadComment(std::vector<PdnItem>& items);
  void ReadNag();
  void ReadSetUp();
  void BeginVariation();
  void EndVariation();
  bool ReadDetachedMark();
  void RefuseLine();
  void ReadWord();
  bool TakeResult();
  void AddWord(std::string word, PdnPlace place);
  void AddMove(std::string word, PdnPlace place);

  void EndGame();
  // What ends a movetext may look like a move: the points of a match, a lone "*" behind a move.
  void FindResultAtEnd();
  void CloseGame();

  void AddNumbered(PdnItem item);
  void Add(PdnItem item);
  void AddTo(std::vector<PdnItem>& items, PdnItem item);
  void ReportFound(std::string id, PdnPlace place, std::string_view found);
  void Report(std::string id, PdnPlace place, std::vector<Problem::Argument> arguments = {});

  PdnScanner scanner_;
  Draft draft_;
  std::size_t games_read_ = 0;
  PdnPlace last_place_;
};

}  // namespace draughts
