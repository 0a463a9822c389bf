// The rule sets that are compiled by name say the same as their files.

#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "variants/american.h"
#include "variants/international.h"
#include "variants/russian.h"

namespace draughts {
namespace {

MoveRules RulesOf(std::string_view id) { return Catalog::BuiltIn().FindEntry(id)->variant.rules(); }

TEST(VariantHeaders, EqualTheirFiles) {
  EXPECT_EQ(kRussian, RulesOf("russian"));
  EXPECT_EQ(kAmerican, RulesOf("american"));
  EXPECT_EQ(kInternational, RulesOf("international"));
}

TEST(VariantHeaders, SayEveryRule) {
  static_assert(IsComplete(kRussian));
  static_assert(IsComplete(kAmerican));
  static_assert(IsComplete(kInternational));
}

TEST(VariantHeaders, AreThreeDifferentRuleSets) {
  EXPECT_NE(kRussian, kAmerican);
  EXPECT_NE(kRussian, kInternational);
  EXPECT_NE(kAmerican, kInternational);
}

}  // namespace
}  // namespace draughts
