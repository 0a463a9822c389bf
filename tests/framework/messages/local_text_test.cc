#include "framework/messages/local_text.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

TEST(LocalText, IsSaidInTheLanguageOfTheReader) {
  const LocalText text = {.en = "Russian draughts", .ru = "Русские шашки"};
  EXPECT_EQ(In(text, Language::kEnglish), "Russian draughts");
  EXPECT_EQ(In(text, Language::kRussian), "Русские шашки");
}

}  // namespace
}  // namespace draughts
