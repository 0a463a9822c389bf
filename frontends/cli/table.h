// Table: rows of text in columns, for people.
//
//   Table table({Align::kRight, Align::kLeft});
//   table.AddRow({"7", "moves"});
//   console.Out(table.Text());
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace draughts {

enum class Align { kLeft = 1, kRight };

class Table {
 public:
  // How each column is set; those beyond the list to the left.
  explicit Table(std::vector<Align> columns = {}) : columns_(std::move(columns)) {}

  void AddRow(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  // The rows, two spaces between columns, no spaces at the end of a line. A cell of several lines
  // goes on under its own beginning.
  std::string Text() const;

 private:
  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

// How many columns `text` takes in a terminal: its characters (code points of UTF-8). None of the
// program's texts holds wide or combining ones.
std::size_t DisplayWidth(std::string_view text);

// `text` filled up with spaces to `width`.
std::string Pad(std::string_view text, std::size_t width, Align align);

}  // namespace draughts
