// FenReader: one reading of one FEN, field by field; after a mistake it goes on to find the others.
// For users there is ParseFen (fen.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/base/utf8.h"
#include "framework/notation/fen.h"

namespace draughts {

class FenReader {
 public:
  FenReader(const VariantSpec& spec, std::string_view text);

  // May be called once.
  Result<ParsedFen> Read();

 private:
  // A run of the text between colons: bytes begin to end - 1.
  struct Field {
    std::size_t begin;
    std::size_t end;
  };
  // One item of a list of pieces, as it was typed.
  struct Entry {
    Color color;
    bool king;
    std::size_t column;
    std::string_view word;
  };

  std::vector<Field> SplitFields();
  void ReadTurn(const Field& field);
  bool IsRepeatedTurn(const std::vector<Field>& fields, std::size_t index) const;
  void ReadField(const Field& field);
  void ReadCounter(const Field& field);
  void ReadSide(const Field& field, Color color);
  void RefuseCharacter(const Character& character);
  void ReadEntry(Color color);
  bool IsKingMark(std::string_view word) const;
  bool RefuseEntry(const Entry& entry);
  void ReadSquare(const Entry& entry);
  void ReadRange(const Entry& first, std::string_view last, std::size_t last_column);
  // Puts pieces on `squares`; what is wrong is said of the first square that is wrong.
  void Place(const Entry& entry, SquareSet squares);

  // The scanner: what is left of the field being read is text_[cursor_] to text_[limit_ - 1].
  bool SkipBlanks();  // whether something is left after them
  bool TakeDash();
  std::string_view TakeWord();  // letters and digits; empty when none follow
  std::string_view Trimmed(const Field& field) const;

  std::optional<Square> FindSquare(std::string_view word, std::size_t column);
  void Report(std::string id, std::size_t offset, std::vector<Problem::Argument> arguments = {});

  const VariantSpec& spec_;
  std::string_view text_;
  SquareNames algebraic_;
  SquareNames numeric_;
  bool has_numbers_;  // some square is named by its number
  std::size_t cursor_ = 0;
  std::size_t limit_ = 0;
  bool white_said_ = false;
  bool black_said_ = false;
  ParsedFen parsed_;
  Problems problems_;
  std::size_t more_problems_ = 0;  // found after problems_ was full: only counted
};

}  // namespace draughts
