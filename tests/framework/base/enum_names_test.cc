#include "framework/base/enum_names.h"

#include "gtest/gtest.h"

namespace draughts {

enum class Fruit { kApple = 1, kPear, kNameless };

template <>
inline constexpr auto kEnumNames<Fruit> = std::to_array<EnumName<Fruit>>({{Fruit::kApple, "apple"},
                                                                          {Fruit::kPear, "pear"}});

namespace {

static_assert(NameOf(Fruit::kPear) == "pear");
static_assert(ParseEnum<Fruit>("apple") == Fruit::kApple);

TEST(EnumNames, EveryNameParsesBackToItsValue) {
  for (const auto& [value, name] : kEnumNames<Fruit>) {
    EXPECT_EQ(NameOf(value), name);
    EXPECT_EQ(ParseEnum<Fruit>(name), value);
  }
}

TEST(EnumNames, ParsesNothingButTheNameToTheLetter) {
  for (const char* text : {"", "Apple", "app", "apples", "plum"}) {
    EXPECT_FALSE(ParseEnum<Fruit>(text).has_value()) << text;
  }
}

TEST(EnumNames, ListsInTheOrderOfTheTable) { EXPECT_EQ(EnumNameList<Fruit>(), "apple, pear"); }

TEST(EnumNamesDeathTest, AnEnumeratorWithoutAName) {
  EXPECT_DEATH(NameOf(Fruit::kNameless), "an enumerator that has a name");
}

}  // namespace
}  // namespace draughts
