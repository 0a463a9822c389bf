// kill -9 at any moment of a game loses at most the move that is being made: what the program has
// answered is in the file, and the file is always whole.
//
// DRAUGHTS_KILLS: how often (40 unless it is set); DRAUGHTS_SEED gives other games and moments.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "framework/notation/moves.h"
#include "tests/cli/temporary_folder.h"
#include "tests/seed.h"

namespace draughts {
namespace {

constexpr int kMostMoves = 20;

int Kills() {
  const char* text = std::getenv("DRAUGHTS_KILLS");
  return text == nullptr ? 40 : std::atoi(text);
}

// draughts play, fed through one pipe and heard through another.
class Program {
 public:
  explicit Program(const std::string& folder) {
    int in[2] = {};
    int out[2] = {};
    EXPECT_EQ(pipe2(in, O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out, O_CLOEXEC), 0);
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
      if (chdir(folder.c_str()) != 0) _exit(127);
      execl(DRAUGHTS_PROGRAM, "draughts", "play", "russian", nullptr);
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
  }
  ~Program() {
    Kill();
    close(to_);
    close(from_);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  void Type(const std::string& line) const {
    const std::string text = line + "\n";
    ASSERT_EQ(write(to_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

  // The next line of the answers; empty when there is none.
  std::string Answer() const {
    std::string line;
    for (char c = 0; read(from_, &c, 1) == 1 && c != '\n';) line += c;
    return line;
  }

  void Kill() {
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    child_ = 0;
  }

 private:
  pid_t child_ = 0;
  int to_ = -1;
  int from_ = -1;
};

// The moves of a saved game, which must be whole: tags, an empty line, moves, the sign for a game
// that goes on.
std::vector<std::string> SavedMoves(const std::filesystem::path& path) {
  const std::string text = ReadWholeFile(path);
  const std::size_t movetext = text.find("\n\n");
  EXPECT_TRUE(text.starts_with("[Event ") && text.ends_with("*\n")) << text;
  std::vector<std::string> moves;
  std::istringstream words(text.substr(std::min(movetext, text.size())));
  for (std::string word; words >> word;) {
    if (word != "*" && !word.ends_with(".")) moves.push_back(word);
  }
  return moves;
}

// A game of random moves that is killed at a random moment.
class KilledGame {
 public:
  KilledGame(std::filesystem::path file, uint64_t seed) : file_(std::move(file)), random_(seed) {}

  void PlayAndKill() {
    Program program(file_.parent_path().string());
    const int moves = Random(1, kMostMoves);
    while (static_cast<int>(played_.size()) < moves && !game_.outcome().has_value()) {
      program.Type(NextMove());
      if (played_.size() == 1) program.Type("save " + file_.filename().string());
      if (!program.Answer().empty()) ++answered_;
    }
    if (!game_.outcome().has_value()) program.Type(NextMove());
    usleep(static_cast<useconds_t>(Random(0, 4000)));
    program.Kill();
  }

  void ExpectNothingLost() const {
    const std::vector<std::string> saved = SavedMoves(file_);
    EXPECT_GE(saved.size(), answered_) << "a move that was answered is lost";
    ASSERT_LE(saved.size(), played_.size());
    for (std::size_t i = 0; i < saved.size(); ++i) EXPECT_EQ(saved[i], played_[i]);
  }

  // Whether the program was killed when it had not saved the last move yet, or before it had saved
  // the first: nobody has been promised anything then.
  bool has_promise() const { return answered_ > 1; }

 private:
  int Random(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random_);
  }

  std::string NextMove() {
    const std::vector<Move>& legal = game_.LegalMoves();
    const Move move =
        legal[static_cast<std::size_t>(Random(0, static_cast<int>(legal.size()) - 1))];
    const SquareNames names(game_.variant().spec());
    const MoveStyle full = {.names = names};
    const MoveStyle pdn = {.names = names, .form = MoveForm::kPdn, .capture_sign = ":"};
    std::string typed = FormatMove(game_.variant(), game_.position(), move, full);
    played_.push_back(FormatMove(game_.variant(), game_.position(), move, pdn));
    game_.Play(move);
    return typed;
  }

  std::filesystem::path file_;
  std::mt19937_64 random_;
  Game game_{*Catalog::BuiltIn().Find("russian")};
  std::vector<std::string> played_;
  std::size_t answered_ = 0;
};

TEST(Kill, LosesNoMoveThatWasAnswered) {
  SCOPED_TRACE(testing::Message() << "DRAUGHTS_SEED=" << Seed());
  signal(SIGPIPE, SIG_IGN);
  const TemporaryFolder folder;
  int promises = 0;
  for (int round = 0; round < Kills(); ++round) {
    const std::string name = "game-" + std::to_string(round) + ".pdn";
    KilledGame game(folder.path() / name, Seed() + static_cast<uint64_t>(round));
    game.PlayAndKill();
    if (!game.has_promise()) continue;
    game.ExpectNothingLost();
    ++promises;
    if (HasFailure()) return;
  }
  EXPECT_GT(promises, Kills() / 2);
}

}  // namespace
}  // namespace draughts
