// The reference generator against published node counts, shallow ones: it is slow. The deep tables
// are for the kernels (tests/conformance).
#include <gtest/gtest.h>

#include "tests/reference/reference.h"
#include "tests/reference/test_rules.h"

namespace draughts {
namespace {

using test_rules::kAmerican;
using test_rules::kBrazilian;
using test_rules::kCzech;
using test_rules::kFrisian;
using test_rules::kGerman;
using test_rules::kInternational;
using test_rules::kItalian;
using test_rules::kKiller;
using test_rules::kPool;
using test_rules::kRussian;
using test_rules::kSpanish;
using test_rules::kThai;
using test_rules::kTurkish;
using test_rules::On;

struct PerftCase {
  const char* name;
  const char* source;
  MoveRules rules;
  const char* fen;
  int depth;
  uint64_t nodes;
  Numbering numbering = Numbering::kPlain;
};

constexpr const char* kStart08 = "rhalbersma/dctl, initial/board_08x08.cpp (damforum.nl t=2822)";
constexpr const char* kStart10 = "rhalbersma/dctl, initial/board_10x10.cpp (damforum.nl t=2308)";
constexpr const char* kLarge = "rhalbersma/dctl, initial/board_large.cpp (damforum.nl t=4563)";
constexpr const char* kOblong = "rhalbersma/dctl, initial/board_rectangular.cpp";
constexpr const char* kBik = "rhalbersma/dctl, international/fmjd.cpp (Aart Bik)";
constexpr const char* kLetouzey = "rhalbersma/dctl, killer/letouzey.cpp (Fabien Letouzey)";
constexpr const char* kKish = "kish 1.1.7, examples/perft.rs";
constexpr const char* kMixed = "mixed position; several independent generators agree";

constexpr const char* kRandom178 = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";
constexpr const char* kWoldouby = "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38";
constexpr const char* kTurkishStart =
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba7,b7,c7,d7,e7,f7,g7,h7,a6,b6,c6,d6,e6,f6,"
    "g6,h6";
constexpr const char* kTurkishMixed = "B:Wa1,d1,b2,f2,Kf3,g3,Kd7:BKf1,Ka4,b6,h6,a7,f7,c8";
constexpr const char* kFrisian1 = "W:WK7,9,K14,18,28,32,36,K39,44:B4,6,17,23,25,K30,K34,38,K45";
constexpr const char* kFrisian2 = "W:W16,24,25,K28,36,K37,39,K46,47:BK4,5,6,K8,14,34,K35,40,45";
constexpr const char* kMixed1 = "B:Wa1,c1,b2,e3,g3,Ke5,Kb8:Bd2,a3,c3,Kb4,Kh4,b6,d6";
constexpr const char* kMixed3 = "B:WKa1,Kh2,c3,b6,Kd6,a7:BKe1,b2,Ka3,f4,e7,Kd8";

const PerftCase kCases[] = {
    {"RussianStart", kStart08, kRussian, "W:W21-32:B1-12", 6, 37986},
    {"RussianMixed", kMixed, kRussian, kMixed1, 7, 59659},
    {"RussianKings", kMixed, kRussian, kMixed3, 6, 16107},
    {"AmericanStart", kStart08, kAmerican, "B:W21-32:B1-12", 6, 36768},
    {"AmericanMixed", kMixed, kAmerican, kMixed1, 8, 61980},
    {"BrazilianStart", kStart08, kBrazilian, "W:W21-32:B1-12", 6, 37628},
    {"BrazilianMixed", kMixed, kBrazilian, kMixed1, 8, 53925},
    {"PoolStart", kStart08, kPool, "B:W21-32:B1-12", 6, 37986},
    {"PoolMixed", kMixed, kPool, kMixed1, 7, 36369},
    {"CzechStart", kStart08, kCzech, "W:W21-32:B1-12", 6, 36768},
    {"CzechMixed", kMixed, kCzech, kMixed1, 8, 55410},
    {"GermanMixed", kMixed, kGerman, kMixed3, 6, 13730},
    {"ThaiTwelveMen", kStart08, kThai, "B:W21-32:B1-12", 6, 36768},
    {"ThaiMixed", kMixed, kThai, kMixed1, 7, 79771},
    {"SpanishStart", kStart08, kSpanish, "W:W1-12:B21-32", 6, 36473, Numbering::kMirroredFromRight},
    {"SpanishMixed", kMixed, kSpanish, "B:W9,15,K16,20,21,K24,26:B6,7,11,22,25,K29,K31", 7, 23592,
     Numbering::kMirroredFromRight},
    {"ItalianStart", kStart08, kItalian, "W:W21-32:B1-12", 6, 36473, Numbering::kMirrored},
    {"ItalianMixed", kMixed, kItalian, "B:W7,K9,12,13,K17,18,24:BK2,K4,8,11,22,26,27", 7, 40147,
     Numbering::kMirrored},
    {"InternationalStart", kStart10, kInternational, "W:W31-50:B1-20", 5, 27117},
    {"InternationalRandom178", kBik, kInternational, kRandom178, 5, 87195},
    {"InternationalWoldouby", kBik, kInternational, kWoldouby, 10, 88050},
    {"InternationalKingsOnly", kBik, kInternational, "W:WK31-50:BK1-20", 6, 37589},
    {"InternationalAlmostCrowned", kBik, kInternational, "W:W6,7,8,9,10:B41,42,43,44,45", 5, 86351},
    {"KillerRandom178", kLetouzey, kKiller, kRandom178, 5, 84326},
    {"KillerWoldouby", kLetouzey, kKiller, kWoldouby, 10, 88043},
    {"FrisianStart", kStart10, kFrisian, "W:W31-50:B1-20", 5, 21265},
    {"FrisianKings", kMixed, kFrisian, kFrisian1, 6, 11962},
    {"FrisianMoreKings", kMixed, kFrisian, kFrisian2, 6, 3770},
    {"FryskStart", kMixed, kFrisian, "W:W46-50:B1-5", 5, 41829},
    {"TurkishStart", kKish, kTurkish, kTurkishStart, 5, 85090},
    {"TurkishMixed", kMixed, kTurkish, kTurkishMixed, 5, 73944},
    {"CanadianStart", kLarge, On(kBoard12x12, kInternational), "W:W43-72:B1-30", 4, 10053},
    {"FourteenStart", kLarge, On({.width = 14, .height = 14}, kInternational), "W:W57-98:B1-42", 4,
     20513},
    {"TenByEightStart", kOblong, On(kBoard10x8, kInternational), "W:W26-40:B1-15", 5, 27117},
    {"TenByTwelveStart", kOblong, On({.width = 10, .height = 12}, kInternational), "W:W36-60:B1-25",
     5, 27117},
};

class Perft : public testing::TestWithParam<PerftCase> {};

TEST_P(Perft, IsAsPublished) {
  const PerftCase& perft = GetParam();
  SCOPED_TRACE(perft.source);
  const Position position = ReadPosition(perft.rules.board, perft.fen, perft.numbering);
  ASSERT_TRUE(IsSound(perft.rules.board, position));
  EXPECT_EQ(reference::Perft(perft.rules, position, perft.depth), perft.nodes);
}

INSTANTIATE_TEST_SUITE_P(Reference, Perft, testing::ValuesIn(kCases),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace draughts
