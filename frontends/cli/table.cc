#include "frontends/cli/table.h"

#include <algorithm>

namespace draughts {
namespace {

std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  lines.push_back(text);
  return lines;
}

using Row = std::vector<std::string>;

std::vector<std::size_t> ColumnWidths(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths;
  for (const Row& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      for (const std::string_view line : LinesOf(row[i])) {
        widths[i] = std::max(widths[i], DisplayWidth(line));
      }
    }
  }
  return widths;
}

std::size_t LineCount(const Row& row) {
  std::size_t count = 1;
  for (const std::string& cell : row) count = std::max(count, LinesOf(cell).size());
  return count;
}

// The line `number` of a row that may have several.
std::string RowLine(const Row& row, std::size_t number, const std::vector<std::size_t>& widths,
                    const std::vector<Align>& columns) {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::vector<std::string_view> cell = LinesOf(row[i]);
    const Align align = i < columns.size() ? columns[i] : Align::kLeft;
    if (i > 0) text += "  ";
    text += Pad(number < cell.size() ? cell[number] : std::string_view(), widths[i], align);
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

}  // namespace

std::string Table::Text() const {
  const std::vector<std::size_t> widths = ColumnWidths(rows_);
  std::string text;
  for (const Row& row : rows_) {
    const std::size_t lines = LineCount(row);
    for (std::size_t i = 0; i < lines; ++i) text += RowLine(row, i, widths, columns_);
  }
  return text;
}

std::size_t DisplayWidth(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
  }));
}

std::string Pad(std::string_view text, std::size_t width, Align align) {
  const std::size_t used = DisplayWidth(text);
  const std::string spaces(width > used ? width - used : 0, ' ');
  return align == Align::kLeft ? std::string(text) + spaces : spaces + std::string(text);
}

}  // namespace draughts
