// The sources and the catalogues agree on the keys. A key stands in the sources as a literal, or
// is put together behind a literal that ends in "." or "-".

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>

#include "framework/messages/catalogue.h"

namespace draughts {
namespace {

std::set<std::string> Keys() {
  const std::vector<std::string> keys = Catalogue::For(Language::kEnglish).Keys();
  return {keys.begin(), keys.end()};
}

std::string AreaOf(const std::string& key) { return key.substr(0, key.find('.')); }

// The literals of the shape of a key, or of the beginning of one, whose area the catalogues know.
std::set<std::string> LiteralsOf(const std::filesystem::path& file,
                                 const std::set<std::string>& areas) {
  static const std::regex key_shape("\"([a-z]+\\.(?:[a-z0-9-]+\\.)*[a-z0-9-]*)\"");
  std::set<std::string> literals;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    if (line.find_first_not_of(' ') == line.find("//")) continue;
    for (std::sregex_iterator match(line.begin(), line.end(), key_shape), end; match != end;
         ++match) {
      if (areas.contains(AreaOf(match->str(1)))) literals.insert(match->str(1));
    }
  }
  return literals;
}

std::set<std::string> LiteralsOfTheSources() {
  std::set<std::string> areas;
  for (const std::string& key : Keys()) areas.insert(AreaOf(key));
  std::set<std::string> literals;
  for (const char* folder : {"framework", "frontends"}) {
    const std::filesystem::path root = std::filesystem::path(DRAUGHTS_SOURCE_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const std::string extension = entry.path().extension();
      if (extension == ".cc" || extension == ".h") literals.merge(LiteralsOf(entry.path(), areas));
    }
  }
  return literals;
}

// Keys of variant files, in an area that the catalogues have as well.
const std::set<std::string> kKeysOfVariantFiles = {"pdn.capture-sign", "pdn.game-type"};

bool IsBeginning(const std::string& literal) {
  return literal.ends_with('.') || literal.ends_with('-');
}

TEST(CatalogueUse, EveryKeyOfTheSourcesExists) {
  const std::set<std::string> keys = Keys();
  for (const std::string& literal : LiteralsOfTheSources()) {
    if (kKeysOfVariantFiles.contains(literal)) continue;
    const auto found = keys.lower_bound(literal);
    const bool exists = found != keys.end() &&
                        (IsBeginning(literal) ? found->starts_with(literal) : *found == literal);
    EXPECT_TRUE(exists) << "no catalogue has the key \"" << literal << "\"";
  }
}

TEST(CatalogueUse, EveryKeyOfTheCataloguesIsUsed) {
  const std::set<std::string> literals = LiteralsOfTheSources();
  for (const std::string& key : Keys()) {
    // "-near" is put behind the id of a problem by Catalogue::Say.
    const std::string said = key.ends_with("-near") ? key.substr(0, key.size() - 5) : key;
    const bool used =
        std::any_of(literals.begin(), literals.end(), [&said](const std::string& literal) {
          return IsBeginning(literal) ? said.starts_with(literal) : said == literal;
        });
    EXPECT_TRUE(used) << "no source says the key \"" << key << "\"";
  }
}

}  // namespace
}  // namespace draughts
