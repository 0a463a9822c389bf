#include "frontends/cli/saved_game.h"

#include <array>
#include <cstdlib>
#include <ctime>
#include <utility>

#include "framework/notation/fen.h"
#include "frontends/cli/atomic_file.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kColumns = 80;
constexpr int kInternationalType = 20;  // game types of PDN 3.0
constexpr int kCanadianType = 27;

// Words put one after the other in lines of at most kColumns.
class LineFiller {
 public:
  void Add(const std::string& word) {
    const bool fits = column_ + 1 + word.size() <= kColumns;
    if (!text_.empty()) text_ += fits ? ' ' : '\n';
    column_ = !text_.empty() && fits ? column_ + 1 + word.size() : word.size();
    text_ += word;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

std::string Tag(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " \"" + std::string(value) + "\"]\n";
}

std::string LocalTime(const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts = {};
  localtime_r(&now, &parts);
  std::array<char, 64> text;
  return {text.data(), std::strftime(text.data(), text.size(), format, &parts)};
}

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The first of game.pdn, game-2.pdn, game-3.pdn … that is no file yet.
fs::path FreePath(const fs::path& path) {
  fs::path free = path;
  for (int number = 2; fs::exists(free); ++number) {
    free = path;
    free.replace_filename(path.stem().string() + "-" + std::to_string(number) +
                          path.extension().string());
  }
  return free;
}

Problem CannotSave(const fs::path& path, const std::error_code& error) {
  std::string id = "play.cannot-save";
  if (error == std::errc::no_such_file_or_directory) id = "play.cannot-save-no-folder";
  if (error == std::errc::permission_denied || error == std::errc::read_only_file_system) {
    id = "play.cannot-save-denied";
  }
  if (error == std::errc::no_space_on_device) id = "play.cannot-save-full";
  Problem problem = {.id = id, .place = {}, .arguments = {{"path", path.string()}}};
  if (id == "play.cannot-save") problem.arguments.emplace_back("reason", error.message());
  return problem;
}

}  // namespace

std::string MoveNumber(const Game& game, std::size_t ply) {
  const Color first = game.variant().spec().first_mover;
  const bool second_begins = game.start().turn != first;
  const std::size_t index = ply + (second_begins ? 1 : 0);
  return std::to_string(index / 2 + 1) + (index % 2 == 0 ? "." : "...");
}

std::string FormatMoveList(const Game& game, const MoveStyle& style, std::string_view result) {
  LineFiller filler;
  const Line line = game.line();
  for (std::size_t ply = 0; ply < game.ply(); ++ply) {
    std::string word = FormatMove(game.variant(), line.positions[ply], line.moves[ply], style);
    const std::string number = MoveNumber(game, ply);
    if (ply == 0 || !number.ends_with("...")) word = number + " " + word;
    filler.Add(word);
  }
  filler.Add(std::string(result));
  return filler.text() + "\n";
}

std::string FormatResult(const Game& game) {
  if (!game.outcome().has_value()) return "*";
  const int type = game.variant().spec().pdn_game_type.value_or(0);
  const bool is_international = type == kInternationalType || type == kCanadianType;
  const std::optional<Color> winner = game.outcome()->winner;
  if (!winner.has_value()) return is_international ? "1-1" : "1/2-1/2";
  if (*winner == Color::kWhite) return is_international ? "2-0" : "1-0";
  return is_international ? "0-2" : "0-1";
}

std::string FormatGame(const Game& game, std::string_view date) {
  const VariantSpec& spec = game.variant().spec();
  const SquareNames names(spec);
  const std::string result = FormatResult(game);
  std::string text = Tag("Event", "Casual game") + Tag("Site", "?") + Tag("Date", date) +
                     Tag("Round", "-") + Tag("White", "?") + Tag("Black", "?") +
                     Tag("Result", result);
  text += spec.pdn_game_type.has_value() ? Tag("GameType", std::to_string(*spec.pdn_game_type))
                                         : Tag("Variant", spec.id);
  if (game.start() != game.variant().Start()) text += Tag("FEN", FormatFen(names, game.start()));
  const std::string_view sign(&spec.pdn_capture_sign, 1);
  const MoveStyle style = {.names = names, .form = MoveForm::kPdn, .capture_sign = sign};
  return text + "\n" + FormatMoveList(game, style, result);
}

std::string Today() { return LocalTime("%Y.%m.%d"); }

std::optional<fs::path> DefaultGamePath(std::string_view variant_id) {
  fs::path data = Environment("XDG_DATA_HOME");
  if (!data.is_absolute()) {  // as the XDG base directory specification says
    const fs::path home = Environment("HOME");
    if (!home.is_absolute()) return std::nullopt;
    data = home / ".local" / "share";
  }
  const std::string name = LocalTime("%Y-%m-%d-%H%M%S-") + std::string(variant_id) + ".pdn";
  return data / "draughts" / "games" / name;
}

GameFile::GameFile(std::optional<fs::path> default_path) : default_path_(std::move(default_path)) {}

Result<std::string> GameFile::Save(std::string_view text) {
  is_saved_ = false;
  if (path_.has_value()) {
    return Wrote(*path_, WriteFileAtomically(*path_, text, IfExists::kReplace));
  }
  if (!default_path_.has_value()) {
    return Problem{.id = "play.no-home", .place = {}, .arguments = {}};
  }
  fs::path path;
  std::error_code error;
  fs::create_directories(default_path_->parent_path(), error);
  if (error) return CannotSave(*default_path_, error);
  do {
    path = FreePath(*default_path_);
    error = WriteFileAtomically(path, text, IfExists::kRefuse);
  } while (error == std::errc::file_exists);  // somebody else has just taken that name
  return Wrote(path, error);
}

Result<std::string> GameFile::SaveAs(std::string_view name, std::string_view text) {
  fs::path path = name;
  if (name.starts_with("~/")) path = fs::path(Environment("HOME")) / name.substr(2);
  const IfExists if_exists = own_.contains(path) ? IfExists::kReplace : IfExists::kRefuse;
  const std::error_code error = WriteFileAtomically(path, text, if_exists);
  if (error == std::errc::file_exists) {
    return Problem{.id = "play.file-exists",
                   .place = {},
                   .arguments = {{"path", path.string()}, {"free", FreePath(path).string()}}};
  }
  if (error) return CannotSave(path, error);
  Discard();
  is_named_ = true;
  return Wrote(path, error);
}

Result<std::string> GameFile::Wrote(const fs::path& path, std::error_code error) {
  if (error) return CannotSave(path, error);
  path_ = path;
  own_.insert(path);
  is_saved_ = true;
  return path.string();
}

void GameFile::Discard() {
  if (!path_.has_value() || is_named_) return;
  std::error_code ignored;
  fs::remove(*path_, ignored);
  own_.erase(*path_);
  path_.reset();
  is_saved_ = false;
}

}  // namespace draughts
