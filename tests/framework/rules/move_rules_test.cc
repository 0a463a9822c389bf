#include "framework/rules/move_rules.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "framework/rules/variant_spec.h"
#include "variants/russian.h"

namespace draughts {
namespace {

// An enumerator that begins at 1 leaves 0 to what nobody has said; names are words for a file.
template <class Enum>
void ExpectSoundNames(std::size_t count) {
  std::set<std::string_view> names;
  std::set<Enum> values;
  for (const auto& [value, name] : kEnumNames<Enum>) {
    EXPECT_NE(value, Enum{}) << name;
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos);
    EXPECT_EQ(ParseEnum<Enum>(name), value);
    names.insert(name);
    values.insert(value);
  }
  EXPECT_EQ(names.size(), count);
  EXPECT_EQ(values.size(), count);
}

TEST(MoveRules, NamesEachValueOnce) {
  ExpectSoundNames<Fields>(2);
  ExpectSoundNames<Lines>(4);
  ExpectSoundNames<KingRange>(3);
  ExpectSoundNames<ManCapture>(2);
  ExpectSoundNames<Crowning>(3);
  ExpectSoundNames<Choice>(6);
  ExpectSoundNames<ManTakesKing>(2);
  ExpectSoundNames<Removal>(3);
  ExpectSoundNames<LastKingTaken>(2);
  ExpectSoundNames<Objective>(4);
  ExpectSoundNames<SquareStyle>(2);
  ExpectSoundNames<NumberingCorner>(4);
}

template <class Member>
void ExpectIncompleteWithout(Member MoveRules::*member) {
  MoveRules rules = kRussian;
  rules.*member = Member{};
  EXPECT_FALSE(IsComplete(rules));
}

TEST(MoveRules, AreCompleteOnlyWhenAllIsSaid) {
  EXPECT_TRUE(IsComplete(kRussian));
  ExpectIncompleteWithout(&MoveRules::lines);
  ExpectIncompleteWithout(&MoveRules::king_range);
  ExpectIncompleteWithout(&MoveRules::man_capture);
  ExpectIncompleteWithout(&MoveRules::crowning);
  ExpectIncompleteWithout(&MoveRules::choice);
  ExpectIncompleteWithout(&MoveRules::man_takes_king);
  ExpectIncompleteWithout(&MoveRules::removal);
  ExpectIncompleteWithout(&MoveRules::last_king_taken);
}

TEST(MoveRules, DifferWhenAnyRuleDoes) {
  MoveRules other = kRussian;
  EXPECT_EQ(other, kRussian);
  other.board.width = 10;
  EXPECT_NE(other, kRussian);
  other = kRussian;
  other.crowning = Crowning::kOnlyWhereMoveEnds;
  EXPECT_NE(other, kRussian);
}

}  // namespace
}  // namespace draughts
