#include "framework/messages/key_text.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "framework/config/variant_keys.h"

namespace draughts {
namespace {

std::string Cut(const std::string& name) {
  const std::size_t kind = name.find('.');
  const std::size_t behind = name.find('.', kind + 1);
  return behind == std::string::npos ? name : name.substr(0, kind) + name.substr(behind);
}

// All catalogue keys that the keys of variant files may be said by.
std::set<std::string> KeysInUse() {
  std::set<std::string> used;
  for (const VariantKey& key : VariantKeys()) {
    for (const std::string& name : {key.name, Cut(key.name)}) {
      const std::string text = "key." + name;
      used.insert(text);
      for (const std::string& value : key.type.values) {
        used.insert(std::string(text).append(".").append(value));
      }
    }
  }
  return used;
}

TEST(KeyText, SaysEveryKeyAndValueInBothLanguages) {
  for (const Language language : {Language::kEnglish, Language::kRussian}) {
    const Catalogue& messages = Catalogue::For(language);
    for (const VariantKey& key : VariantKeys()) {
      const bool has_text = messages.Has("key." + key.name) || messages.Has("key." + Cut(key.name));
      ASSERT_TRUE(has_text) << NameOf(language) << ".yaml lacks key." << key.name;
      EXPECT_FALSE(KeyText(key.name, messages).empty());
      for (const std::string& value : key.type.values) {
        const std::string end = "." + value;
        ASSERT_TRUE(messages.Has("key." + key.name + end) ||
                    messages.Has("key." + Cut(key.name) + end))
            << NameOf(language) << ".yaml lacks key." << key.name << end;
        EXPECT_FALSE(ValueText(key.name, value, messages).empty());
      }
    }
  }
}

TEST(KeyText, OfWhatIsNoKeyIsNotThere) {
  const std::set<std::string> used = KeysInUse();
  for (const std::string& key : Catalogue::For(Language::kEnglish).Keys()) {
    if (!key.starts_with("key.")) continue;
    EXPECT_TRUE(used.contains(key)) << key << " says a key or a value that no file can have";
  }
}

TEST(KeyText, IsSaidOnceForAllKindsOfDrawRules) {
  const Catalogue& messages = Catalogue::For(Language::kEnglish);
  EXPECT_EQ(KeyText("draws.repetition.source", messages),
            KeyText("draws.main-road.source", messages));
  EXPECT_EQ(ValueText("draws.material.stronger.or-more-kings", "true", messages),
            "so many kings or more");
}

TEST(KeyText, OfARuleStandsBehindInWhich) {
  EXPECT_EQ(ValueText("moves.man-capture", "forward", Catalogue::For(Language::kEnglish)),
            "men capture forward only");
  EXPECT_EQ(ValueText("moves.man-capture", "forward", Catalogue::For(Language::kRussian)),
            "простые бьют только вперёд");
}

}  // namespace
}  // namespace draughts
