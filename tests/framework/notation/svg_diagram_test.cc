#include "framework/notation/svg_diagram.h"

#include <string>
#include <vector>

#include "framework/notation/fen.h"
#include "gtest/gtest.h"
#include "tests/framework/fixtures.h"

namespace draughts {
namespace {

// Whether every attribute of a tag is name="value"; `tag` is what stands between < and >.
bool HasSoundAttributes(const std::string& tag) {
  bool quoted = false;
  char before = ' ';
  for (const char c : tag) {
    if (c == '"' && !quoted && before != '=') return false;
    if (c == '"') quoted = !quoted;
    if (c == '=' && !quoted && before == ' ') return false;
    before = c;
  }
  return !quoted;
}

// The little of well-formedness that a hand-written XML text can miss: tags nest and are closed,
// attributes are quoted, "&" begins a known entity. "" when it holds, otherwise where it does not.
std::string FindFault(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t i = 0; i < xml.size(); ++i) {
    if (xml[i] == '&' && xml.compare(i, 4, "&lt;") != 0 && xml.compare(i, 4, "&gt;") != 0 &&
        xml.compare(i, 5, "&amp;") != 0) {
      return "bare & at " + std::to_string(i);
    }
    if (xml[i] != '<') continue;
    const std::size_t end = xml.find('>', i);
    if (end == std::string::npos) return "unfinished tag";
    const std::string tag = xml.substr(i + 1, end - i - 1);
    if (!HasSoundAttributes(tag)) return "attributes of <" + tag + ">";
    const std::string name = tag.substr(0, tag.find_first_of(" /"));
    if (tag[0] == '/') {
      if (open.empty() || open.back() != tag.substr(1)) return "unexpected <" + tag + ">";
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
    i = end;
  }
  return open.empty() ? "" : "never closed: " + open.back();
}

int CountOf(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

SvgOptions Options(const VariantSpec& spec) {
  return {.names = SquareNames(spec),
          .last_move = {},
          .movable = {},
          .title = "Start",
          .description = "White to move"};
}

TEST(FindFault, FindsWhatIsNotWellFormed) {
  EXPECT_EQ(FindFault("<a b=\"1\"><c/>&amp;</a>"), "");
  for (const char* bad : {"<a>", "<a></b>", "<a b=1\"/>", "<a b=\"1/>", "<a>&</a>", "</a>", "<a"}) {
    EXPECT_NE(FindFault(bad), "") << bad;
  }
}

TEST(SvgDiagram, IsWellFormedForEveryVariant) {
  for (const Variant& variant : fixtures::All()) {
    for (const SquareStyle style : {SquareStyle::kAlgebraic, SquareStyle::kNumeric}) {
      SvgOptions options = Options(variant.spec());
      options.names = SquareNames(variant.spec(), style);
      options.last_move = variant.board().all();
      options.movable = variant.board().all();
      EXPECT_EQ(FindFault(DrawSvg(variant.spec(), variant.Start(), options)), "");
    }
  }
}

TEST(SvgDiagram, ShowsEverySquareAndPiece) {
  const VariantSpec spec = fixtures::InternationalSpec();
  const Position position =
      ParseFen(fixtures::International(), "W:W31,32,K46:B1,2,K3,K4")->position;
  const std::string svg = DrawSvg(spec, position, Options(spec));
  EXPECT_EQ(CountOf(svg, "class=\"light\""), 50);
  EXPECT_EQ(CountOf(svg, "class=\"dark\""), 50);
  EXPECT_EQ(CountOf(svg, "class=\"white\""), 3);
  EXPECT_EQ(CountOf(svg, "class=\"black\""), 4);
  EXPECT_EQ(CountOf(svg, "class=\"crown\""), 3);
  EXPECT_EQ(CountOf(svg, "class=\"number\""), 50);
  EXPECT_EQ(CountOf(svg, ">50</text>"), 1);
}

TEST(SvgDiagram, ShowsFilesAndRanksOnAllSides) {
  const VariantSpec spec = fixtures::RussianSpec();
  const std::string svg = DrawSvg(spec, fixtures::Russian().Start(), Options(spec));
  EXPECT_EQ(CountOf(svg, "class=\"label\""), 32);
  EXPECT_EQ(CountOf(svg, ">h</text>"), 2);
  EXPECT_EQ(CountOf(svg, "class=\"number\""), 0);
}

TEST(SvgDiagram, MarksTheLastMoveAndWhatMayMove) {
  const VariantSpec spec = fixtures::RussianSpec();
  SvgOptions options = Options(spec);
  options.last_move = {20, 16};
  options.movable = {8, 9, 10};
  const std::string svg = DrawSvg(spec, fixtures::Russian().Start(), options);
  EXPECT_EQ(CountOf(svg, "class=\"last\""), 2);
  EXPECT_EQ(CountOf(svg, "class=\"dark\""), 30);
  EXPECT_EQ(CountOf(svg, "class=\"movable\""), 3);
}

// Square a1 lies at the bottom left; turned round, at the top right.
TEST(SvgDiagram, TurnsRound) {
  const VariantSpec spec = fixtures::RussianSpec();
  Position position;
  position.white = SquareSet::Of(28);
  SvgOptions options = Options(spec);
  EXPECT_EQ(CountOf(DrawSvg(spec, position, options), "translate(60 480)"), 1);
  options.flip = true;
  EXPECT_EQ(CountOf(DrawSvg(spec, position, options), "translate(480 60)"), 1);
}

TEST(SvgDiagram, SpeaksItsTitleAndDescription) {
  const VariantSpec spec = fixtures::RussianSpec();
  SvgOptions options = Options(spec);
  options.title = "Шашки <\"&'>\x01\xFF";
  options.description = "Белые: дамка e1.";
  const std::string svg = DrawSvg(spec, Position{}, options);
  EXPECT_EQ(FindFault(svg), "");
  EXPECT_EQ(CountOf(svg, ">Шашки &lt;\"&amp;'&gt;</title>"), 1);
  EXPECT_EQ(CountOf(svg, ">Белые: дамка e1.</desc>"), 1);
  EXPECT_EQ(CountOf(svg, "role=\"img\""), 1);
}

}  // namespace
}  // namespace draughts
