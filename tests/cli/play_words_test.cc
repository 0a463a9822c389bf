#include "frontends/cli/play_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace draughts {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::optional<PlayWord> WordOf(std::string_view line) {
  const std::optional<TypedWord> typed = ParsePlayWord(line);
  return typed.has_value() ? std::optional(typed->word) : std::nullopt;
}

TEST(PlayWords, AreReadInEnglishAndRussian) {
  EXPECT_EQ(WordOf("undo"), PlayWord::kUndo);
  EXPECT_EQ(WordOf("назад"), PlayWord::kUndo);
  EXPECT_EQ(WordOf("redo"), PlayWord::kRedo);
  EXPECT_EQ(WordOf("вернуть"), PlayWord::kRedo);
  EXPECT_EQ(WordOf("ходы"), PlayWord::kMoves);
  EXPECT_EQ(WordOf("сдаюсь"), PlayWord::kResign);
  EXPECT_EQ(WordOf("?"), PlayWord::kHelp);
}

TEST(PlayWords, MayBeInCapitalsAndWithSpacesAround) {
  EXPECT_EQ(WordOf("  UNDO\t"), PlayWord::kUndo);
  EXPECT_EQ(WordOf("НИЧЬЯ"), PlayWord::kDraw);
}

TEST(PlayWords, TakeYoAndYeForOneLetter) {
  EXPECT_EQ(WordOf("вперёд"), PlayWord::kRedo);
  EXPECT_EQ(WordOf("вперед"), PlayWord::kRedo);
  EXPECT_EQ(WordOf("СЧЁТЧИКИ"), PlayWord::kCounters);
}

TEST(PlayWords, AreUnderstoodOnTheOtherKeyboardLayout) {
  EXPECT_EQ(WordOf("гтвщ"), PlayWord::kUndo);    // undo
  EXPECT_EQ(WordOf("ьщмуы"), PlayWord::kMoves);  // moves
  EXPECT_EQ(WordOf("yfpfl"), PlayWord::kUndo);   // назад
  EXPECT_EQ(WordOf("ЙГШЕ"), PlayWord::kQuit);    // QUIT
  EXPECT_EQ(WordOf("[jls"), PlayWord::kMoves);   // ходы
  EXPECT_EQ(WordOf("cj[hfybnm"), PlayWord::kSave);
  EXPECT_EQ(WordOf(","), PlayWord::kHelp);  // the key of ? with the Cyrillic layout on
}

TEST(PlayWords, NameTheSideThatResigns) {
  EXPECT_EQ(ParsePlayWord("resign black"),
            (TypedWord{.word = PlayWord::kResign, .argument = "black"}));
  EXPECT_EQ(ParsePlayWord("resign green"), std::nullopt);
  EXPECT_EQ(SideNamed("WHITE"), Color::kWhite);
  EXPECT_EQ(SideNamed("чёрными"), Color::kBlack);
  EXPECT_EQ(SideNamed(",tkst"), Color::kWhite);  // белые
  EXPECT_EQ(SideNamed("green"), std::nullopt);
}

TEST(PlayWords, MayStandBehindAMoveToOfferADraw) {
  EXPECT_EQ(MoveBeforeOffer("c3-d4 draw"), "c3-d4");
  EXPECT_EQ(MoveBeforeOffer(" 12. c3 d4\tничья "), "12. c3 d4");
  EXPECT_EQ(MoveBeforeOffer("draw"), std::nullopt);
  EXPECT_EQ(MoveBeforeOffer("c3-d4"), std::nullopt);
  EXPECT_EQ(MoveBeforeOffer("c3-d4 undo"), std::nullopt);
}

TEST(PlayWords, OnlySaveAndResignTakeMore) {
  EXPECT_EQ(ParsePlayWord("save My Game.pdn"),
            (TypedWord{.word = PlayWord::kSave, .argument = "My Game.pdn"}));
  EXPECT_EQ(ParsePlayWord("сохранить партия.pdn"),
            (TypedWord{.word = PlayWord::kSave, .argument = "партия.pdn"}));
  EXPECT_EQ(ParsePlayWord("undo 3"), std::nullopt);
}

TEST(PlayWords, TakeAFileNameOutOfItsQuotationMarks) {
  for (const char* line : {"save \"a b.pdn\"", "save 'a b.pdn'", "сохранить «a b.pdn»",
                           "save “a b.pdn”", "сохранить „a b.pdn“", "save a b.pdn"}) {
    EXPECT_EQ(ParsePlayWord(line), (TypedWord{.word = PlayWord::kSave, .argument = "a b.pdn"}))
        << line;
  }
  EXPECT_EQ(ParsePlayWord("save \"a")->argument, "\"a");
  EXPECT_EQ(ParsePlayWord("save \"")->argument, "\"");
  EXPECT_EQ(ParsePlayWord("save \"\"")->argument, "");
}

TEST(PlayWords, AnswerAnOffer) {
  for (const char* line : {"accept", "yes", "да", "принять", "согласна"}) {
    EXPECT_EQ(WordOf(line), PlayWord::kAccept) << line;
  }
  for (const char* line : {"decline", "no", "нет", "ytn", "отклонить"}) {
    EXPECT_EQ(WordOf(line), PlayWord::kDecline) << line;
  }
}

TEST(PlayWords, ClaimADraw) {
  for (const char* line : {"claim", "claim draw", "claim a draw", "требую ничью", "Ничья?"}) {
    EXPECT_EQ(WordOf(line), PlayWord::kClaim) << line;
  }
  EXPECT_EQ(WordOf("ничья"), PlayWord::kDraw);
  EXPECT_EQ(WordOf("claim c3"), std::nullopt);
}

TEST(PlayWords, AreNeverGuessed) {
  EXPECT_EQ(WordOf("und"), std::nullopt);
  EXPECT_EQ(WordOf("undp"), std::nullopt);
  EXPECT_EQ(WordOf(""), std::nullopt);
  EXPECT_EQ(WordOf("c3-d4"), std::nullopt);
  EXPECT_EQ(WordOf("\xD0"), std::nullopt);
}

TEST(PlayWords, SuggestsWhatWasMeant) {
  EXPECT_THAT(NearPlayWords("undp"), ElementsAre("undo"));
  EXPECT_THAT(NearPlayWords("undo 3"), ElementsAre("undo"));
  EXPECT_THAT(NearPlayWords("нозад"), ElementsAre("назад"));
  EXPECT_THAT(NearPlayWords("куышпт"), ElementsAre("resign"));  // "resigт" typed in Cyrillic
  EXPECT_THAT(NearPlayWords("xyzzy"), IsEmpty());
}

TEST(PlayWords, ReadsNumbersOfTheList) {
  EXPECT_EQ(ParseListNumber("#3"), (ListNumber{"3", 3}));
  EXPECT_EQ(ParseListNumber(" # 12 "), (ListNumber{"12", 12}));
  EXPECT_EQ(ParseListNumber("№3"), (ListNumber{"3", 3}));
  EXPECT_EQ(ParseListNumber("#-3"), (ListNumber{"-3", -3}));
  EXPECT_EQ(ParseListNumber("3"), std::nullopt);
  EXPECT_EQ(ParseListNumber("#"), std::nullopt);
  EXPECT_EQ(ParseListNumber("#3x"), std::nullopt);
  EXPECT_EQ(ParseListNumber("#99999999999"),
            (ListNumber{"99999999999", std::numeric_limits<int>::max()}));
}

}  // namespace
}  // namespace draughts
