#include "framework/config/embedded_files.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <string>

namespace draughts {
namespace {

TEST(EmbeddedFiles, AreTheFilesOfConfigsToTheLetter) {
  for (const EmbeddedFile& file : EmbeddedFiles()) {
    const std::string path = std::string(DRAUGHTS_SOURCE_DIR "/configs/") + std::string(file.name);
    std::ifstream stream(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    EXPECT_TRUE(file.text == text) << path << " has been changed since the build";
    EXPECT_FALSE(file.text.empty()) << path;
  }
}

TEST(EmbeddedFiles, ComeInTheOrderOfTheirList) {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : EmbeddedFiles()) names.emplace_back(file.name);
  EXPECT_THAT(
      names,
      ::testing::ElementsAre(
          "variants/russian.yaml", "variants/russian-damki.yaml", "variants/russian-fmjd64.yaml",
          "variants/american.yaml", "variants/international.yaml",
          "variants/international-fmjd.yaml", "variants/brazilian.yaml",
          "variants/brazilian-fmjd64.yaml", "variants/pool.yaml", "variants/pool-unified.yaml",
          "variants/jamaican.yaml", "variants/spantsiretti.yaml", "variants/italian.yaml",
          "variants/spanish.yaml", "variants/portuguese.yaml", "variants/argentinian.yaml",
          "variants/czech.yaml", "variants/slovak.yaml", "variants/german.yaml",
          "variants/tanzanian.yaml", "variants/thai.yaml", "variants/malaysian.yaml",
          "variants/canadian.yaml", "variants/sri-lankan.yaml", "variants/filipino.yaml",
          "variants/killer.yaml", "variants/frisian.yaml", "variants/frysk.yaml",
          "variants/turkish.yaml", "variants/armenian.yaml", "variants/russian-giveaway.yaml",
          "variants/brazilian-giveaway.yaml", "variants/international-giveaway.yaml",
          "variants/breakthrough.yaml", "messages/en.yaml", "messages/ru.yaml"));
}

}  // namespace
}  // namespace draughts
