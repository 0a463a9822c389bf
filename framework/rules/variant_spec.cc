#include "framework/rules/variant_spec.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace draughts {
namespace {

constexpr int kLeastSide = 4;  // two rows to stand on and two to meet on
constexpr int kMostSide = 16;  // a SquareSet holds the 128 squares of 16x16
constexpr int kMostGameType = 99;

// Collects what is wrong with a spec. The argument "key" of a problem is the path of keys (and
// 1-based indices) in a variant file that it is about.
class Checker {
 public:
  explicit Checker(const VariantSpec& spec) : spec_(spec) {}

  Problems Check() && {
    CheckId();
    CheckText("names.en", spec_.names.en);
    CheckText("names.ru", spec_.names.ru);
    CheckAliases();
    CheckBoard();
    CheckSetup();
    CheckRules();
    CheckDraws();
    CheckPdn();
    CheckSources();
    return std::move(problems_);
  }

 private:
  void Add(std::string id, std::string key, std::vector<Problem::Argument> arguments = {}) {
    arguments.insert(arguments.begin(), {"key", std::move(key)});
    problems_.push_back({std::move(id), {}, std::move(arguments)});
  }

  // Words of small letters and digits, joined by hyphens, a letter first: fit for a command line,
  // a file name and a JSON value.
  void CheckId() {
    const std::string& id = spec_.id;
    bool good = !id.empty() && id.front() >= 'a' && id.front() <= 'z' && id.back() != '-' &&
                id.find("--") == std::string::npos;
    for (char c : id) {
      good = good && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
    }
    if (!good) Add("variant.bad-id", "id", {{"found", id}});
  }

  void CheckText(std::string key, std::string_view text) {
    if (text.find_first_not_of(' ') == std::string_view::npos) {
      Add("variant.empty-text", std::move(key));
    }
  }

  void CheckAliases() {
    const std::vector<std::string>& aliases = spec_.aliases;
    for (auto alias = aliases.begin(); alias != aliases.end(); ++alias) {
      const std::string key = "aliases." + std::to_string(alias - aliases.begin() + 1);
      CheckText(key, *alias);
      if (std::find(aliases.begin(), alias, *alias) != alias || *alias == spec_.id) {
        Add("variant.duplicate-alias", key, {{"found", *alias}});
      }
    }
  }

  void CheckBoard() {
    CheckSide("board.width", spec_.moves.board.width);
    CheckSide("board.height", spec_.moves.board.height);
  }

  static bool IsGoodSide(int side) {
    return side >= kLeastSide && side <= kMostSide && side % 2 == 0;
  }

  void CheckSide(std::string key, int side) {
    if (IsGoodSide(side)) return;
    Add("variant.bad-board-size", std::move(key),
        {{"found", std::to_string(side)},
         {"least", std::to_string(kLeastSide)},
         {"most", std::to_string(kMostSide)}});
  }

  // Two rows at least stay free between the sides.
  void CheckSetup() {
    const int height = spec_.moves.board.height;
    if (!IsGoodSide(height)) return;  // has been told; how much fits cannot be
    const int first_row = spec_.setup_first_row.value_or(1);
    if (first_row < 1 || first_row > (height - 2) / 2) {
      Add("variant.bad-first-row", "setup.first-row",
          {{"found", std::to_string(first_row)}, {"most", std::to_string((height - 2) / 2)}});
      return;
    }
    const int most = (height - 2) / 2 - (first_row - 1);
    if (spec_.setup_rows >= 1 && spec_.setup_rows <= most) return;
    Add("variant.bad-setup", "setup.rows",
        {{"found", std::to_string(spec_.setup_rows)},
         {"height", std::to_string(height)},
         {"most", std::to_string(most)}});
  }

  // A spec that was built by a program may have forgotten a rule: 0 is nobody's meaning.
  template <class Enum>
  void CheckSaid(const std::string& key, Enum value) {
    for (const auto& entry : kEnumNames<Enum>) {
      if (entry.value == value) return;
    }
    Add("variant.rule-not-said", key, {{"allowed", EnumNameList<Enum>()}});
  }

  void CheckRules() {
    CheckSaid("first-mover", spec_.first_mover);
    CheckSaid("objective", spec_.objective);
    CheckSaid("moves.lines", spec_.moves.lines);
    CheckSaid("moves.king-range", spec_.moves.king_range);
    CheckSaid("moves.man-capture", spec_.moves.man_capture);
    CheckSaid("moves.crowning", spec_.moves.crowning);
    CheckSaid("moves.choice", spec_.moves.choice);
    CheckSaid("moves.man-takes-king", spec_.moves.man_takes_king);
    CheckSaid("moves.removal", spec_.moves.removal);
    CheckSaid("moves.last-king-taken", spec_.moves.last_king_taken);
    if (spec_.same_king_limit) CheckLeast("moves.same-king-limit", *spec_.same_king_limit, 1);
    CheckSaid("squares.style", spec_.square_style);
    CheckSaid("squares.numbering", spec_.numbering);
  }

  void CheckDraws() {
    const DrawRules& draws = spec_.draws;
    for (std::size_t i = 0; i < draws.size(); ++i) {
      const std::string kind(KindName(draws[i]));
      const std::string key = "draws." + std::to_string(i + 1) + "." + kind;
      std::visit([&](const auto& rule) { CheckDrawRule(key, rule); }, draws[i]);
      CheckDrawSource(key, SourceOf(draws[i]));
      for (std::size_t j = 0; j < i; ++j) {
        if (!SayTheSame(draws[j], draws[i])) continue;
        Add("variant.duplicate-draw-rule", key, {{"found", kind}});
        break;
      }
    }
  }

  // Limits for a material may stand side by side, each for its own; of other kinds one is enough.
  static bool SayTheSame(const DrawRule& a, const DrawRule& b) {
    if (const auto* material = std::get_if<MaterialLimit>(&a)) {
      const auto* other = std::get_if<MaterialLimit>(&b);
      return other != nullptr && material->stronger == other->stronger;
    }
    return a.index() == b.index();
  }

  void CheckDrawSource(const std::string& key, const std::optional<LocalText>& source) {
    if (!source) return;
    CheckText(key + ".source.en", source->en);
    CheckText(key + ".source.ru", source->ru);
  }

  // A position has always occurred once: two times is the least that can be waited for.
  void CheckDrawRule(const std::string& key, const Repetition& rule) {
    CheckLeast(key + ".times", rule.times, 2);
  }
  void CheckDrawRule(const std::string& key, const KingsOnly& rule) {
    CheckLeast(key + ".moves", rule.moves, 1);
  }
  void CheckDrawRule(const std::string& key, const NoProgress& rule) {
    CheckLeast(key + ".moves", rule.moves, 1);
  }
  void CheckDrawRule(const std::string& key, const MaterialLimit& rule) {
    CheckStronger(key + ".stronger", rule.stronger);
    CheckLeast(key + ".moves", rule.moves, 0);
    CheckSaid(key + ".counted", rule.counted);
    CheckSaid(key + ".change-inside", rule.change_inside);
  }
  void CheckDrawRule(const std::string& key, const MainRoadLimit& rule) {
    CheckStronger(key + ".stronger", rule.stronger);
    CheckLeast(key + ".moves", rule.moves, 1);
    CheckSaid(key + ".road", rule.road);
    const Board& board = spec_.moves.board;
    if (board.width != board.height) Add("variant.no-main-road", key);
  }
  void CheckDrawRule(const std::string& key, const BalanceLimit& rule) {
    if (rule.endings.empty()) Add("variant.empty-list", key + ".endings");
    int least = 2;  // a king a side, then more than the ending before
    for (std::size_t i = 0; i < rule.endings.size(); ++i) {
      const BalanceEnding& ending = rule.endings[i];
      const std::string item = key + ".endings." + std::to_string(i + 1);
      CheckLeast(item + ".least", ending.least, least);
      CheckLeast(item + ".most", ending.most, ending.least);
      CheckLeast(item + ".moves", ending.moves, 1);
      least = ending.most + 1;
    }
  }

  static void CheckDrawRule(const std::string& /*key*/, const OnePieceEach& /*rule*/) {}
  static void CheckDrawRule(const std::string& /*key*/, const NoWinClaim& /*rule*/) {}

  void CheckStronger(const std::string& key, const std::vector<StrongerSide>& stronger) {
    if (stronger.empty()) Add("variant.empty-list", key);
    for (std::size_t i = 0; i < stronger.size(); ++i) {
      const StrongerSide& side = stronger[i];
      const std::string item = key + "." + std::to_string(i + 1);
      CheckLeast(item + ".men", side.men, 0);
      CheckLeast(item + ".kings", side.kings, side.men > 0 ? 0 : 1);
    }
  }

  void CheckLeast(std::string key, int number, int least) {
    if (number >= least) return;
    Add("variant.bad-draw-number", std::move(key),
        {{"found", std::to_string(number)}, {"least", std::to_string(least)}});
  }

  void CheckPdn() {
    const std::optional<int>& type = spec_.pdn_game_type;
    if (type && (*type < 0 || *type > kMostGameType)) {
      Add("variant.bad-game-type", "pdn.game-type",
          {{"found", std::to_string(*type)}, {"most", std::to_string(kMostGameType)}});
    }
    if (std::string_view("x:-").find(spec_.pdn_capture_sign) == std::string_view::npos) {
      Add("variant.bad-capture-sign", "pdn.capture-sign",
          {{"found", std::string(1, spec_.pdn_capture_sign)}});
    }
  }

  void CheckSources() {
    if (spec_.sources.empty()) Add("variant.no-sources", "sources");
    for (std::size_t i = 0; i < spec_.sources.size(); ++i) {
      const std::string key = "sources." + std::to_string(i + 1);
      CheckText(key + ".en", spec_.sources[i].en);
      CheckText(key + ".ru", spec_.sources[i].ru);
    }
    if (!spec_.secondary_source) return;
    CheckText("secondary-source.en", spec_.secondary_source->en);
    CheckText("secondary-source.ru", spec_.secondary_source->ru);
  }

  const VariantSpec& spec_;
  Problems problems_;
};

}  // namespace

Position StartOf(const VariantSpec& spec) {
  return StartPosition(spec.moves.board, spec.setup_rows, spec.first_mover,
                       spec.setup_first_row.value_or(1) - 1);
}

Problems FindProblems(const VariantSpec& spec) { return Checker(spec).Check(); }

}  // namespace draughts
