#include "frontends/cli/json.h"

#include <gtest/gtest.h>

#include <limits>

namespace draughts {
namespace {

TEST(Json, IsWrittenInTheOrderItIsSaid) {
  JsonWriter json;
  json.BeginObject().Key("moves").BeginArray().String("c3-d4").EndArray();
  json.Key("line").Integer(-1).Key("seconds").Real(0.25);
  json.Key("crowns").Bool(false).Key("extends").Null().EndObject();
  EXPECT_EQ(json.TakeLine(),
            "{\"moves\":[\"c3-d4\"],\"line\":-1,\"seconds\":0.25,\"crowns\":false,"
            "\"extends\":null}\n");
}

TEST(Json, BeginsAnewAfterEachLine) {
  JsonWriter json;
  json.BeginArray().EndArray();
  EXPECT_EQ(json.TakeLine(), "[]\n");
  json.Integer(1);
  EXPECT_EQ(json.TakeLine(), "1\n");
}

TEST(Json, HoldsEveryNodeCount) {
  JsonWriter json;
  json.Unsigned(std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(json.TakeLine(), "18446744073709551615\n");
}

TEST(Json, EscapesWhatMustBe) {
  JsonWriter json;
  json.String("a\"b\\c\nd\x01");
  EXPECT_EQ(json.TakeLine(), "\"a\\\"b\\\\c\\nd\\u0001\"\n");
}

TEST(Json, KeepsRussianAndReplacesWhatIsNoUtf8) {
  JsonWriter json;
  json.String("дамка \xFF");
  EXPECT_EQ(json.TakeLine(), "\"дамка \xEF\xBF\xBD\"\n");
}

// Unicode, table 3-7: overlong forms, surrogates and what lies above U+10FFFF are not well formed.
TEST(Utf8, IsReplacedByteByByteWhereItIsNotWellFormed) {
  const std::string bad = "\xEF\xBF\xBD";
  EXPECT_EQ(ReplaceInvalidUtf8("\xC0\xAF"), bad + bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xE0\x80\xAF"), bad + bad + bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xED\xA0\x80"), bad + bad + bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xF4\x90\x80\x80"), bad + bad + bad + bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xD0"), bad);
  EXPECT_EQ(ReplaceInvalidUtf8("\xD0х"), bad + "х");
  EXPECT_EQ(ReplaceInvalidUtf8("ё×●\xF0\x9F\x98\x80"), "ё×●\xF0\x9F\x98\x80");
}

}  // namespace
}  // namespace draughts
