#include "framework/notation/svg_diagram.h"

#include <string_view>
#include <utility>

#include "framework/base/utf8.h"
#include "framework/notation/board_view.h"

namespace draughts {
namespace {

// All lengths in units of the picture.
constexpr int kSide = 60;    // of a square
constexpr int kMargin = 30;  // for files and ranks
constexpr int kPieceRadius = 21;
constexpr int kRingRadius = 25;

constexpr std::string_view kStyle =
    "<style>"
    ".light{fill:#f0e6d2}.dark{fill:#8f6f50}.last{fill:#a8741c}"
    ".frame{fill:#fbf8f2}"
    ".label{font:16px sans-serif;fill:#4a3b2c;text-anchor:middle}"
    ".number{font:11px sans-serif;fill:#fff8ea}"
    ".white{fill:#fffaf0;stroke:#2b2118;stroke-width:2}"
    ".black{fill:#2b2118;stroke:#fffaf0;stroke-width:2}"
    ".groove{fill:none;stroke-width:1.5;opacity:.55}"
    ".white .groove{stroke:#2b2118}.black .groove{stroke:#fffaf0}"
    ".white .crown{fill:#a8201a;stroke:none}.black .crown{fill:#f2b632;stroke:none}"
    ".movable{fill:none;stroke:#ffd84a;stroke-width:3}"
    "</style>\n";

// Half of .7em, a capital's height, brings a label to the middle; not every viewer knows
// dominant-baseline.
constexpr std::string_view kMiddle = " dy=\".35em\"";

// A crown about the middle of the piece.
constexpr std::string_view kCrown = "M-14 9 L-16 -7 L-7 0 L0 -12 L7 0 L16 -7 L14 9 Z";

// `text` as the content of an element. What XML 1.0 cannot hold is left out.
std::string Escape(std::string_view text) {
  std::string escaped;
  for (const Character& character : DecodeUtf8(text)) {
    const std::string_view bytes = text.substr(character.offset, character.size);
    const bool blank = bytes == "\n" || bytes == "\t";
    if (bytes == "&") {
      escaped += "&amp;";
    } else if (bytes == "<") {
      escaped += "&lt;";
    } else if (bytes == ">") {
      escaped += "&gt;";
    } else if ((character.code >= 0x20 && character.code < 0xFFFD) || character.code > 0xFFFF ||
               blank) {
      escaped += bytes;
    }
  }
  return escaped;
}

std::string Attribute(std::string_view name, int value) {
  return " " + std::string(name) + "=\"" + std::to_string(value) + "\"";
}

class Picture {
 public:
  Picture(const VariantSpec& spec, const Position& position, const SvgOptions& options)
      : view_(spec, options.flip),
        position_(position),
        options_(options),
        margin_(options.names.style() == SquareStyle::kAlgebraic ? kMargin : kMargin / 3) {}

  std::string Draw() && {
    Begin();
    for (int row = 0; row < view_.rows(); ++row) {
      for (int column = 0; column < view_.columns(); ++column) DrawField({column, row});
    }
    if (options_.names.style() == SquareStyle::kAlgebraic) DrawLabels();
    return std::move(svg_) + "</svg>\n";
  }

 private:
  void Begin() {
    const int width = view_.columns() * kSide + 2 * margin_;
    const int height = view_.rows() * kSide + 2 * margin_;
    svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(width) +
           " " + std::to_string(height) + "\"" + Attribute("width", width) +
           Attribute("height", height) + " role=\"img\" aria-labelledby=\"title description\">\n";
    svg_ += "<title id=\"title\">" + Escape(options_.title) + "</title>\n";
    svg_ += "<desc id=\"description\">" + Escape(options_.description) + "</desc>\n";
    svg_ += kStyle;
    svg_ +=
        "<rect class=\"frame\"" + Attribute("width", width) + Attribute("height", height) + "/>\n";
  }

  void DrawField(Point drawn) {
    const Square square = view_.At(drawn);
    const bool last = options_.last_move.contains(square);
    const std::string_view kind = square == kNoSquare ? "light" : last ? "last" : "dark";
    svg_ += "<rect class=\"" + std::string(kind) + "\"" +
            Attribute("x", margin_ + drawn.column * kSide) +
            Attribute("y", margin_ + drawn.row * kSide) + Attribute("width", kSide) +
            Attribute("height", kSide) + "/>\n";
    if (square == kNoSquare) return;
    if (const auto piece = position_.At(square)) DrawPiece(drawn, *piece);
    if (options_.movable.contains(square)) DrawRing(drawn);
    if (options_.names.style() == SquareStyle::kNumeric) DrawNumber(drawn, square);
  }

  void DrawPiece(Point drawn, Piece piece) {
    svg_ += "<g class=\"" + std::string(NameOf(piece.color)) + "\" transform=\"translate(" +
            std::to_string(MiddleX(drawn.column)) + " " + std::to_string(MiddleY(drawn.row)) +
            ")\"><circle" + Attribute("r", kPieceRadius) + "/>";
    if (piece.rank == Rank::kKing) {
      svg_ += "<path class=\"crown\" d=\"" + std::string(kCrown) + "\"/>";
    } else {
      svg_ += "<circle class=\"groove\"" + Attribute("r", kPieceRadius - 7) + "/>";
    }
    svg_ += "</g>\n";
  }

  void DrawRing(Point drawn) {
    svg_ += "<circle class=\"movable\"" + Attribute("cx", MiddleX(drawn.column)) +
            Attribute("cy", MiddleY(drawn.row)) + Attribute("r", kRingRadius) + "/>\n";
  }

  void DrawNumber(Point drawn, Square square) {
    svg_ += "<text class=\"number\"" + Attribute("x", margin_ + drawn.column * kSide + 2) +
            Attribute("y", margin_ + drawn.row * kSide + 11) + ">" + options_.names.Name(square) +
            "</text>\n";
  }

  void DrawLabels() {
    const int right = margin_ + view_.columns() * kSide;
    const int bottom = margin_ + view_.rows() * kSide;
    for (int column = 0; column < view_.columns(); ++column) {
      DrawLabel(MiddleX(column), bottom + margin_ / 2, view_.FileName(column));
      DrawLabel(MiddleX(column), margin_ / 2, view_.FileName(column));
    }
    for (int row = 0; row < view_.rows(); ++row) {
      DrawLabel(margin_ / 2, MiddleY(row), view_.RankName(row));
      DrawLabel(right + margin_ / 2, MiddleY(row), view_.RankName(row));
    }
  }

  void DrawLabel(int x, int y, const std::string& label) {
    svg_ += "<text class=\"label\"" + std::string(kMiddle) + Attribute("x", x) + Attribute("y", y) +
            ">" + label + "</text>\n";
  }

  int MiddleX(int column) const { return margin_ + column * kSide + kSide / 2; }
  int MiddleY(int row) const { return margin_ + row * kSide + kSide / 2; }

  const BoardView view_;
  const Position& position_;
  const SvgOptions& options_;
  const int margin_;
  std::string svg_;
};

}  // namespace

std::string DrawSvg(const VariantSpec& spec, const Position& position, const SvgOptions& options) {
  return Picture(spec, position, options).Draw();
}

}  // namespace draughts
