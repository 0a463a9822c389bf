#include "framework/kernel/capture_filter.h"

#include "gtest/gtest.h"

namespace draughts {
namespace {

constexpr int kNoKing = CaptureTraits::kNoKing;

constexpr CaptureTraits Takes(int pieces, int kings, int first_king_at, bool by_king) {
  return {.pieces = pieces, .kings = kings, .first_king_at = first_king_at, .by_king = by_king};
}

// Source 000 §3: any of several captures may be chosen.
TEST(CaptureFilter, FreeChoiceRanksAllAlike) {
  EXPECT_EQ(RankOf(Choice::kFree, Takes(1, 0, kNoKing, false)),
            RankOf(Choice::kFree, Takes(5, 2, 0, true)));
}

// Source 004: most pieces, kings and men counting alike.
TEST(CaptureFilter, MajorityCountsKingsAsMen) {
  EXPECT_GT(RankOf(Choice::kMostPieces, Takes(3, 0, kNoKing, false)),
            RankOf(Choice::kMostPieces, Takes(2, 2, 0, true)));
  EXPECT_EQ(RankOf(Choice::kMostPieces, Takes(2, 0, kNoKing, false)),
            RankOf(Choice::kMostPieces, Takes(2, 2, 0, true)));
}

// Spanish draughts: then the quality of what is taken.
TEST(CaptureFilter, SpanishOrderPrefersKingsAmongEquals) {
  const Choice order = Choice::kMostPiecesThenKings;
  EXPECT_GT(RankOf(order, Takes(2, 1, 1, false)), RankOf(order, Takes(2, 0, kNoKing, true)));
  EXPECT_GT(RankOf(order, Takes(3, 0, kNoKing, false)), RankOf(order, Takes(2, 2, 0, true)));
}

// Italian draughts: quantity, by a king, most kings, the one that meets a king soonest.
TEST(CaptureFilter, ItalianOrderComparesLineByLine) {
  const Choice order = Choice::kItalian;
  EXPECT_GT(RankOf(order, Takes(3, 0, kNoKing, false)), RankOf(order, Takes(2, 2, 0, true)));
  EXPECT_GT(RankOf(order, Takes(2, 0, kNoKing, true)), RankOf(order, Takes(2, 2, 0, false)));
  EXPECT_GT(RankOf(order, Takes(3, 2, 1, true)), RankOf(order, Takes(3, 1, 0, true)));
  EXPECT_GT(RankOf(order, Takes(3, 1, 0, true)), RankOf(order, Takes(3, 1, 2, true)));
}

// Czech draughts: a king that can capture must; there is no quantity rule.
TEST(CaptureFilter, CzechOrderAsksOnlyWhoCaptures) {
  const Choice order = Choice::kKingCaptures;
  EXPECT_GT(RankOf(order, Takes(1, 0, kNoKing, true)), RankOf(order, Takes(4, 2, 0, false)));
  EXPECT_EQ(RankOf(order, Takes(1, 0, kNoKing, true)), RankOf(order, Takes(3, 1, 0, true)));
}

}  // namespace
}  // namespace draughts
