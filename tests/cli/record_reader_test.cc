#include "frontends/cli/record_reader.h"

#include <gtest/gtest.h>

#include <fstream>

#include "framework/config/catalog.h"
#include "framework/notation/fen.h"
#include "frontends/cli/game_record.h"
#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

class RecordReaderTest : public ::testing::Test {
 protected:
  Result<GameRecord> Read(const std::string& text) const {
    const std::filesystem::path path = temporary_.path() / "game.pdn";
    std::ofstream(path, std::ios::binary) << text;
    return ReadRecord(path, Catalogue::For(Language::kEnglish));
  }
  Result<GameRecord> ReadAgain(const Game& game, const std::vector<Clock>& clocks = {}) const {
    return Read(FormatRecord(game, NewTags(), clocks));
  }
  static Game Played(int plies) {
    Game game(*Catalog::BuiltIn().Find("russian"));
    for (int ply = 0; ply < plies; ++ply) game.Play(game.LegalMoves().back());
    return game;
  }

  const TemporaryFolder temporary_;
};

TEST_F(RecordReaderTest, IsTheSameGameAgain) {
  for (const Catalog::Entry& entry : Catalog::BuiltIn().entries()) {
    Game game(entry.variant);
    while (game.ply() < 30 && !game.outcome().has_value()) game.Play(game.LegalMoves().front());
    const Result<GameRecord> record = ReadAgain(game);
    ASSERT_TRUE(record.ok()) << entry.variant.spec().id;
    EXPECT_EQ(record->game.variant().spec().id, entry.variant.spec().id);
    EXPECT_EQ(record->game.ply(), game.ply());
    EXPECT_EQ(record->game.position(), game.position());
    EXPECT_TRUE(record->is_whole);
    EXPECT_TRUE(record->clocks.empty());
  }
}

TEST_F(RecordReaderTest, IsWholeWithWhatIsSaidOfCounters) {
  EXPECT_TRUE(Read(FormatRecord(Played(2), NewTags(), {}, {.counters = {"1 of 30."}}))->is_whole);
  EXPECT_FALSE(Read("[GameType \"25\"]\n1. c3-d4 {good} *\n")->is_whole);
}

TEST_F(RecordReaderTest, BeginsWhereTheGameBegan) {
  const Variant russian = *Catalog::BuiltIn().Find("russian");
  Game game(russian, ParseFen(russian, "B:Wc3,Ka1:Bb6,d6")->position);
  game.Play(game.LegalMoves().front());
  const Result<GameRecord> record = ReadAgain(game);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->game.start(), game.start());
  EXPECT_EQ(record->game.position(), game.position());
}

TEST_F(RecordReaderTest, EndsAsTheGameEnded) {
  Game resigned = Played(5);
  resigned.Resign(Color::kWhite);
  EXPECT_EQ(ReadAgain(resigned)->game.outcome(), resigned.outcome());
  Game drawn = Played(5);
  drawn.AgreeDraw();
  EXPECT_EQ(ReadAgain(drawn)->game.outcome(), drawn.outcome());
  Game late = Played(5);
  late.LoseOnTime(Color::kBlack);
  EXPECT_EQ(ReadAgain(late)->game.outcome(), late.outcome());
  EXPECT_EQ(ReadAgain(Played(5))->game.outcome(), std::nullopt);
}

TEST_F(RecordReaderTest, KeepsAnOfferThatWaitsForAnAnswer) {
  const Result<GameRecord> record = Read(FormatRecord(
      Played(3), NewTags(), {}, {.counters = {"1 of 30."}, .offered_by = Color::kWhite}));
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->offered_by, Color::kWhite);
  EXPECT_TRUE(record->is_whole);
  EXPECT_EQ(Read("[GameType \"25\"]\n\n1. c3-d4 {[%draw-offer w]} b6-c5 *")->offered_by,
            std::nullopt)
      << "declined";
  EXPECT_EQ(Read("[GameType \"25\"]\n\n1. c3-d4 {[%draw-offer b]} *")->offered_by, std::nullopt)
      << "not its mover's";
}

TEST_F(RecordReaderTest, SaysThatThereIsASecondGame) {
  EXPECT_FALSE(Read("[GameType \"25\"]\n\n1. c3-d4 *\n")->has_second_game);
  EXPECT_TRUE(Read("[GameType \"25\"]\n\n1. c3-d4 *\n\n1. c3-b4 *\n")->has_second_game);
}

// The F of a FEN: a game that was cut out of another keeps its numbers.
TEST_F(RecordReaderTest, KeepsTheNumbersOfTheMoves) {
  const Variant russian = *Catalog::BuiltIn().Find("russian");
  Game game(russian, ParseFen(russian, "B:Wc3:Bf6")->position, 0, 12);
  game.Play(game.LegalMoves().front());
  game.Play(game.LegalMoves().front());
  const std::string text = FormatRecord(game, NewTags(), {});
  EXPECT_NE(text.find("[FEN \"B:Wc3:Bf6:F12\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("\n12... "), std::string::npos) << text;
  EXPECT_NE(text.find(" 13. "), std::string::npos) << text;
  const Result<GameRecord> record = Read(text);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->game.first_number(), 12);
  EXPECT_EQ(FormatRecord(record->game, record->tags, {}), text);
}

TEST_F(RecordReaderTest, KnowsThatAClaimHasEndedAGame) {
  const Variant damki = *Catalog::BuiltIn().Find("russian-damki");
  Game claimed(damki, ParseFen(damki, "W:WKa3:BKh2")->position);
  claimed.DrawByClaim(std::get<NoWinClaim>(damki.spec().draws.back()));
  EXPECT_EQ(ReadAgain(claimed)->game.outcome(), claimed.outcome());
}

TEST_F(RecordReaderTest, KeepsTheClocks) {
  const TimeControl control = *ParseTimeControl("90+3");
  const std::vector<Clock> clocks = {
      Clock(control), Clock(control, minutes(89) + seconds(7), minutes(90)),
      Clock(control, minutes(89) + seconds(7), minutes(9) + seconds(50)),
      Clock(control, seconds(8), minutes(9) + seconds(50))};
  const Result<GameRecord> record = ReadAgain(Played(3), clocks);
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->clocks, clocks);
  EXPECT_TRUE(record->is_whole);
}

TEST_F(RecordReaderTest, KeepsTheTagsInTheirOrder) {
  Result<GameRecord> record =
      Read("[Event \"Club\"]\n[White \"Ann\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n");
  ASSERT_TRUE(record.ok());
  GameRecord found = std::move(record).value();
  found.game.Resign(Color::kBlack);
  const std::string text = FormatRecord(found.game, found.tags, {});
  EXPECT_TRUE(
      text.starts_with("[Event \"Club\"]\n[White \"Ann\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n"))
      << text;
}

// Such a file holds more than the program would write into it again.
TEST_F(RecordReaderTest, IsNotWholeWithWordsOfSomebody) {
  const std::string tags = "[GameType \"25\"]\n\n";
  for (const char* moves :
       {"1. c3-d4 {a strong move} *\n", "1. c3-d4! *\n", "1. c3-d4 (1. e3-f4) *\n",
        "1. c3-d4 $1 *\n", "1. c3-d4 {[%clk 0:05:00] quickly} *\n",
        "1. c3-d4 *\n\n[GameType \"25\"]\n\n1. e3-f4 *\n"}) {
    const Result<GameRecord> record = Read(tags + moves);
    ASSERT_TRUE(record.ok()) << moves;
    EXPECT_FALSE(record->is_whole) << moves;
    EXPECT_EQ(record->game.ply(), 1u) << moves;
  }
}

TEST_F(RecordReaderTest, SaysWhatIsWrongAndWhere) {
  const Result<GameRecord> illegal = Read("[GameType \"25\"]\n\n1. c3-d4 d6-d5 *\n");
  ASSERT_FALSE(illegal.ok());
  EXPECT_EQ(illegal.problems().front().place.line, 3);
  EXPECT_EQ(illegal.problems().front().place.file, (temporary_.path() / "game.pdn").string());
  EXPECT_EQ(Read("").problems().front().id, "resume.no-game");
  EXPECT_EQ(ReadRecord(temporary_.path() / "none.pdn", Catalogue::For(Language::kEnglish))
                .problems()
                .front()
                .arguments.back()
                .second,
            "there is no such file or folder");
}

}  // namespace
}  // namespace draughts
