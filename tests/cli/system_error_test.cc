#include "frontends/cli/system_error.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace draughts {
namespace {

std::string Text(int number, Language language) {
  return SystemErrorText({number, std::generic_category()}, Catalogue::For(language));
}

bool IsAscii(const std::string& text) {
  for (const char c : text) {
    if (static_cast<unsigned char>(c) >= 0x80) return false;
  }
  return true;
}

// A sentence in Russian holds no word of the system's English.
TEST(SystemError, SpeaksTheLanguageOfTheSentence) {
  for (const int number : {ENOENT, EACCES, EPERM, EISDIR, ENOSPC, ENOTDIR, EROFS, ENAMETOOLONG}) {
    EXPECT_TRUE(IsAscii(Text(number, Language::kEnglish))) << number;
    const std::string russian = Text(number, Language::kRussian);
    EXPECT_EQ(russian.find_first_of("abcdefghijklmnopqrstuvwxyz"), std::string::npos) << russian;
  }
  EXPECT_EQ(Text(ENOSPC, Language::kRussian), "на диске нет места");
}

TEST(SystemError, TellsARareOneByItsNumber) {
  EXPECT_EQ(Text(ENOTTY, Language::kEnglish),
            "error 25 of the system (Inappropriate ioctl for device)");
}

}  // namespace
}  // namespace draughts
