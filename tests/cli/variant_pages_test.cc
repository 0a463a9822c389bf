// docs/variant-file.md has the tables that draughts variants help --markdown makes.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "frontends/cli/variant_help.h"

namespace draughts {
namespace {

std::string BetweenMarks(const std::string& page) {
  constexpr std::string_view kBegin = "<!-- keys -->\n";
  const std::size_t begin = page.find(kBegin) + kBegin.size();
  const std::size_t end = page.find("<!-- end of keys -->");
  EXPECT_LT(begin, end);
  return page.substr(begin, end - begin);
}

TEST(VariantPages, AreMadeFromTheTableThatFilesAreReadBy) {
  std::ifstream file(DRAUGHTS_SOURCE_DIR "/docs/variant-file.md", std::ios::binary);
  const std::string page(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(BetweenMarks(page), VariantKeysAsMarkdown(Catalogue::For(Language::kEnglish)))
      << "make it anew with the command that stands in the page";
}

}  // namespace
}  // namespace draughts
