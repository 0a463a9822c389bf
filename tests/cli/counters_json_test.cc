#include "frontends/cli/counters_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "framework/config/catalog.h"
#include "tests/framework/game/play_moves.h"

namespace draughts {
namespace {

using ::testing::HasSubstr;

Game GameAt(const char* variant, const char* fen, int quiet_plies = 0) {
  const Variant found = Catalog::BuiltIn().Find(variant).value();
  return {found, PositionOf(found, fen), quiet_plies};
}

std::string OutcomeOf(const Game& game) {
  JsonWriter json;
  WriteOutcome(game, json);
  return json.TakeLine();
}

TEST(CountersObject, TellsWhereEveryRuleStands) {
  Game game = GameAt("international-fmjd", "W:WK1,11,30:BK46");
  PlayMoves(game, "30-25 46-41 1-6");
  const std::string quiet_reset = "\"reset_by\":[\"capture\",\"man-move\"],";
  const auto source = [](const char* article) {
    return std::string("\"source\":{\"en\":\"FMJD Annex 1 art. ") + article +
           "\",\"ru\":\"ФМЖД, прил. 1, ст. " + article + "\"}}";
  };
  EXPECT_EQ(CountersObject(game),
            "{\"schema\":\"draughts.counters/1\",\"variant\":\"international-fmjd\",\"counters\":["
            "{\"clause\":\"repetition\",\"count\":1,\"limit\":3,\"unit\":\"occurrences\","
            "\"running\":true,\"moves_left\":null,\"since_ply\":3,\"started_by\":\"king-move\"," +
                quiet_reset + source("6.1") +
                ",{\"clause\":\"kings-only\",\"count\":2,\"limit\":50,\"unit\":\"plies\","
                "\"running\":true,\"moves_left\":24,\"since_ply\":1,\"started_by\":\"man-move\"," +
                quiet_reset + source("6.2") +
                ",{\"clause\":\"material\",\"count\":3,\"limit\":32,\"unit\":\"plies\","
                "\"running\":true,\"moves_left\":15,\"since_ply\":0,\"started_by\":\"start\","
                "\"reset_by\":[\"other-material\"]," +
                source("6.3") +
                ",{\"clause\":\"material\",\"count\":0,\"limit\":10,\"unit\":\"plies\","
                "\"running\":false,\"moves_left\":null,\"since_ply\":null,\"started_by\":null,"
                "\"reset_by\":[\"other-material\"]," +
                source("6.4") + "]}\n");
}

TEST(CountersObject, TellsWhatBeganACount) {
  Game capture = GameAt("russian", "W:WKc1,a3,e1:Bh6,Kb8,d2");
  PlayMoves(capture, "e1xc3");
  EXPECT_THAT(CountersObject(capture), HasSubstr("\"started_by\":\"capture\""));
  Game crowning = GameAt("russian-damki", "W:WKa5,g7:BKh2");
  PlayMoves(crowning, "g7-f8");
  EXPECT_THAT(CountersObject(crowning), HasSubstr("\"since_ply\":1,\"started_by\":\"crowning\""));
  EXPECT_THAT(CountersObject(GameAt("russian", "W:WKa3:BKh2", 4)),
              HasSubstr("\"since_ply\":-4,\"started_by\":\"before-start\""));
}

// The limit of a balance depends on the ending: where there is none, it is not known.
TEST(CountersObject, HasNoLimitWhereNoneApplies) {
  EXPECT_THAT(CountersObject(GameAt("russian-damki", "W:Wa3:Bh6")),
              HasSubstr("{\"clause\":\"balance\",\"count\":0,\"limit\":null,"));
}

TEST(WriteOutcome, NamesTheClause) {
  EXPECT_EQ(OutcomeOf(GameAt("russian", "W:WKa3,Ka5:BKg1,Kh2", 30)),
            "{\"result\":\"1/2-1/2\",\"winner\":null,\"ending\":\"draw-rule\","
            "\"clause\":\"kings-only\",\"source\":{\"en\":\"source 000 §5\","
            "\"ru\":\"источник 000, §5\"}}\n");
}

TEST(WriteOutcome, NamesTheWinnerOrNothing) {
  EXPECT_EQ(OutcomeOf(GameAt("russian", "W:Wa5:Bb6,c7")),
            "{\"result\":\"0-1\",\"winner\":\"black\",\"ending\":\"blocked\",\"clause\":null,"
            "\"source\":null}\n");
  EXPECT_EQ(OutcomeOf(GameAt("russian", "W:Wa3:Bh6")), "null\n");
}

}  // namespace
}  // namespace draughts
