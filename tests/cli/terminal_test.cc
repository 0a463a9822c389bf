// What a pipe cannot show: draughts play at a terminal, and how far long work is. The program runs
// on a pseudo-terminal, and the test types.
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/cli/temporary_folder.h"

namespace draughts {
namespace {

namespace fs = std::filesystem;

constexpr char kCtrlC = '\x03';
constexpr char kCtrlD = '\x04';

// A program on a terminal of its own, in a home folder of its own.
class Terminal {
 public:
  // `command`: what is run, besides its language; `saved`: a game that is in the folder already;
  // `kind`: the TERM of the environment.
  explicit Terminal(const std::string& language,
                    const std::vector<std::string>& command = {"play", "russian"},
                    const std::string& saved = "", const std::string& kind = "dumb") {
    if (!saved.empty()) {
      fs::create_directories(GamesFolder());
      std::ofstream(GamesFolder() / "old.pdn") << saved;
    }
    child_ = forkpty(&terminal_, nullptr, nullptr, nullptr);
    if (child_ != 0) return;
    const std::string home = "HOME=" + home_.path().string();
    std::vector<std::string> words = {"env",          "-i",           home,
                                      "TERM=" + kind, "LANG=C.UTF-8", DRAUGHTS_PROGRAM};
    words.insert(words.end(), command.begin(), command.end());
    words.insert(words.end(), {"--lang", language});
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv("/usr/bin/env", arguments.data());
    _exit(127);
  }
  ~Terminal() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(terminal_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  void Type(const std::string& keys) const {
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }

  // Waits until `text` is shown after what was waited for last.
  bool Shows(const std::string& text) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    std::size_t found = shown_.find(text, seen_);
    while (found == std::string::npos && std::chrono::steady_clock::now() < deadline) {
      if (!Read()) break;
      found = shown_.find(text, seen_);
    }
    if (found == std::string::npos) return false;
    seen_ = found + text.size();
    return true;
  }

  // Waits until the program waits for input after what was waited for last. The line editor shows
  // its prompt a moment before it takes the keys as they are; Ctrl-D means something else until
  // then.
  bool ShowsPrompt() {
    if (!Shows("> ")) return false;
    for (int tries = 0; tries < 10000; ++tries) {
      termios modes = {};
      if (tcgetattr(terminal_, &modes) == 0 && (modes.c_lflag & ICANON) == 0) return true;
      usleep(1000);
    }
    return false;
  }

  // The exit status of the program, which must be about to end.
  int Status() {
    while (Read()) {
    }
    int raw = 0;
    for (int tries = 0; waitpid(child_, &raw, WNOHANG) == 0; ++tries) {
      if (tries == 1000) kill(child_, SIGKILL);
      usleep(10000);
    }
    child_ = 0;
    return WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
  }

  fs::path GamesFolder() const { return home_.path() / ".local/share/draughts/games"; }

  // The text of the only saved game; empty when there is none.
  std::string SavedGame() const {
    std::string text;
    if (!fs::exists(GamesFolder())) return {};
    for (const auto& entry : fs::directory_iterator(GamesFolder()))
      text += ReadWholeFile(entry.path());
    return text;
  }

  const std::string& shown() const { return shown_; }

 private:
  // False at the end of what is shown, or when nothing more comes for long.
  bool Read() {
    pollfd ready = {.fd = terminal_, .events = POLLIN, .revents = 0};
    if (poll(&ready, 1, /*timeout=*/10000) <= 0) return false;
    std::array<char, 4096> chunk;
    const ssize_t count = read(terminal_, chunk.data(), chunk.size());
    if (count <= 0) return false;
    shown_.append(chunk.data(), static_cast<std::size_t>(count));
    return true;
  }

  const TemporaryFolder home_;
  pid_t child_ = 0;
  int terminal_ = -1;
  std::string shown_;
  std::size_t seen_ = 0;
};

TEST(PlayAtATerminal, EnterPlaysTheOnlyMoveAndNeverChooses) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("\n");
  ASSERT_TRUE(terminal.Shows("Enter plays a move only when it is the only one"))
      << terminal.shown();
  terminal.Type("c3-d4\nb6-c5\n");
  ASSERT_TRUE(terminal.Shows("capture is mandatory: d4")) << terminal.shown();
  terminal.Type("g3-f4\n");
  ASSERT_TRUE(terminal.Shows("The only move is d4xb6")) << terminal.shown();
  terminal.Type("\n");
  ASSERT_TRUE(terminal.Shows("2. d4xb6")) << terminal.shown();
}

TEST(PlayAtATerminal, CtrlDSavesTheGameAndSaysWhere) {
  Terminal terminal("ru");
  ASSERT_TRUE(terminal.Shows("Ход белых")) << terminal.shown();
  terminal.Type("с3-д4\n");
  ASSERT_TRUE(terminal.Shows("Ход чёрных") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type(std::string(1, kCtrlD));
  EXPECT_TRUE(terminal.Shows("Партия сохранена: ")) << terminal.shown();
  EXPECT_EQ(terminal.Status(), 0);
  EXPECT_NE(terminal.SavedGame().find("1. c3-d4 *"), std::string::npos);
}

TEST(PlayAtATerminal, CtrlCLosesNothing) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("c3-d4\nb6-c5\n");
  ASSERT_TRUE(terminal.Shows("capture is mandatory") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type(std::string(1, kCtrlC));
  EXPECT_TRUE(terminal.Shows("Saved: ")) << terminal.shown();
  EXPECT_EQ(terminal.Status(), 130);
  EXPECT_NE(terminal.SavedGame().find("1. c3-d4 b6-c5 *"), std::string::npos);
}

TEST(PlayAtATerminal, AGameNobodyBeganIsNotSaved) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("c3-d4\nundo\n");
  ASSERT_TRUE(terminal.Shows("Taken back: 1. c3-d4")) << terminal.shown();
  terminal.Type("quit\n");
  EXPECT_EQ(terminal.Status(), 0);
  EXPECT_EQ(terminal.SavedGame(), "");
}

TEST(PlayAtATerminal, AFileThatTheUserNamedFollowsTheGameBackToItsStart) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("c3-d4\nsave ~/.local/share/draughts/games/named.pdn\nundo\n");
  ASSERT_TRUE(terminal.Shows("Taken back: 1. c3-d4")) << terminal.shown();
  terminal.Type("quit\n");
  EXPECT_EQ(terminal.Status(), 0);
  EXPECT_NE(terminal.SavedGame().find("\n\n*"), std::string::npos) << terminal.SavedGame();
}

TEST(PlayAtATerminal, AFlagThatFallsEndsTheGameWhileNobodyTypes) {
  Terminal terminal("en", {"play", "russian", "--clock=0.02"});
  ASSERT_TRUE(terminal.Shows("White to move · 12–12 · clock 0:0")) << terminal.shown();
  terminal.Type("c3-");
  ASSERT_TRUE(terminal.Shows("Black wins: White's time is up (sources 002, 004)."))
      << terminal.shown();
  ASSERT_TRUE(terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("undo\n");
  ASSERT_TRUE(terminal.Shows("The game goes on.")) << terminal.shown();
}

TEST(PlayAtATerminal, LettersOfSeveralBytesAreTypedAgainstTheClock) {
  Terminal terminal("ru", {"play", "russian", "--clock=5+3"});
  ASSERT_TRUE(terminal.Shows("часы 5:00–5:00") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("с3-д4\n");
  ASSERT_TRUE(terminal.Shows("1. c3-d4")) << terminal.shown();
  ASSERT_TRUE(terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("сдаюсь белыми\n");
  ASSERT_TRUE(terminal.Shows("Чёрные выиграли: белые сдались.")) << terminal.shown();
}

TEST(PlayAtATerminal, ASavedGameIsChosenAndGoesOnInItsFile) {
  Terminal terminal("en", {"resume"}, "[GameType \"25\"]\n\n1. c3-d4 *\n");
  ASSERT_TRUE(terminal.Shows("Black to move")) << terminal.shown();
  ASSERT_TRUE(terminal.Shows("Which one?") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("\n");
  ASSERT_TRUE(terminal.Shows("Russian draughts") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("b6-c5\nquit\n");
  ASSERT_TRUE(terminal.Shows("Continue with: draughts resume")) << terminal.shown();
  EXPECT_EQ(terminal.Status(), 0);
  EXPECT_NE(terminal.SavedGame().find("1. c3-d4 b6-c5 *"), std::string::npos);
}

TEST(PlayAtATerminal, AGameInAFileOfItsOwnIsGoneOnWithByItsPath) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("c3-d4\nsave ~/mine.pdn\nquit\n");
  ASSERT_TRUE(terminal.Shows("Continue with: draughts resume /")) << terminal.shown();
  EXPECT_EQ(terminal.Status(), 0);
}

TEST(PlayAtATerminal, ASavedGameIsChosenByItsNumberHoweverItIsTyped) {
  for (const char* const answer : {" 1 \n", "#1\n", "№ 1\n"}) {
    Terminal terminal("en", {"resume"}, "[GameType \"25\"]\n\n1. c3-d4 *\n");
    ASSERT_TRUE(terminal.Shows("Which one?") && terminal.ShowsPrompt()) << terminal.shown();
    terminal.Type(answer);
    EXPECT_TRUE(terminal.Shows("Russian draughts · two players")) << terminal.shown();
  }
}

TEST(PlayAtATerminal, ASavedGameIsAskedForAgainWhereThereIsNoneOfThatName) {
  Terminal terminal("en", {"resume"}, "[GameType \"25\"]\n\n1. c3-d4 *\n");
  ASSERT_TRUE(terminal.Shows("Which one?") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("7\n");
  ASSERT_TRUE(terminal.Shows("no saved game is called \"7\"")) << terminal.shown();
  ASSERT_TRUE(terminal.Shows("Which one?") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("1\n");
  EXPECT_TRUE(terminal.Shows("Russian draughts · two players")) << terminal.shown();
}

TEST(PlayAtATerminal, NoSavedGameNeedBeChosen) {
  for (const std::string& answer : {std::string("выход\n"), std::string(1, kCtrlD)}) {
    Terminal terminal("ru", {"resume"}, "[GameType \"25\"]\n\n1. c3-d4 *\n");
    ASSERT_TRUE(terminal.Shows("Какую?") && terminal.ShowsPrompt()) << terminal.shown();
    terminal.Type(answer);
    EXPECT_EQ(terminal.Status(), 0);
    EXPECT_EQ(terminal.SavedGame(), "[GameType \"25\"]\n\n1. c3-d4 *\n");
  }
}

TEST(PlayAtATerminal, AGameThatIsOverCanBeGoneBackInto) {
  Terminal terminal("en");
  ASSERT_TRUE(terminal.Shows("White to move")) << terminal.shown();
  terminal.Type("c3-d4\nresign\n");
  ASSERT_TRUE(terminal.Shows("White wins: Black resigns.")) << terminal.shown();
  ASSERT_TRUE(terminal.Shows("1. c3-d4 1-0")) << terminal.shown();
  terminal.Type("undo\n");
  ASSERT_TRUE(terminal.Shows("The game goes on.")) << terminal.shown();
  ASSERT_TRUE(terminal.Shows("Black to move")) << terminal.shown();
}

// More than a million positions can come of two men against two.
TEST(PlayAtATerminal, AClaimThatTakesLongSaysSoAndCanBeLeft) {
  Terminal terminal("en", {"play", "russian-damki", "--fen", "W:Wc1,e1:Bd8,f8"});
  ASSERT_TRUE(terminal.Shows("White to move") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("claim\n");
  ASSERT_TRUE(terminal.Shows("Looking at all that can come of this position")) << terminal.shown();
  terminal.Type(std::string(1, kCtrlC));
  EXPECT_EQ(terminal.Status(), 130);
}

// A terminal that is "dumb", or that nobody has told the kind of, is sent no colours.
TEST(ShowAtATerminal, PaintsOnlyWhereTheKindOfTheTerminalIsKnown) {
  for (const std::string& kind : {std::string("xterm"), std::string("dumb"), std::string()}) {
    Terminal terminal("en", {"show", "russian"}, "", kind);
    EXPECT_EQ(terminal.Status(), 0);
    EXPECT_EQ(terminal.shown().find("\x1B[") != std::string::npos, kind == "xterm") << kind;
  }
}

TEST(NewVariantAtATerminal, CtrlCWritesNothing) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "new.yaml").string();
  Terminal terminal("en", {"variants", "new", file});
  ASSERT_TRUE(terminal.Shows("1 of 10. ") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type("2\n");
  ASSERT_TRUE(terminal.Shows("2 of 10. ") && terminal.ShowsPrompt()) << terminal.shown();
  terminal.Type(std::string(1, kCtrlC));
  EXPECT_TRUE(terminal.Shows("Nothing has been written.")) << terminal.shown();
  EXPECT_EQ(terminal.Status(), 130);
  EXPECT_FALSE(fs::exists(file));
}

TEST(ReplayAtATerminal, SaysHowFarItIsAndWipesItAway) {
  Terminal terminal("en", {"replay", "-", "--variant", "russian", "--quiet"});
  const std::string comment =
      "{" + std::string(500, '-') + "}\n";  // the reader looks that far ahead
  terminal.Type("1. c3-d4 *\n" + comment);
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  terminal.Type("1. c3-d4 *\n" + comment);
  EXPECT_TRUE(terminal.Shows("game 1, 0 MB so far"));
  terminal.Type("1. c3-c4 *\n" + std::string(1, kCtrlD));
  EXPECT_TRUE(terminal.Shows("\r\x1B[K<stdin>:"));
  EXPECT_TRUE(terminal.Shows("3 games, 2 half-moves, 1 fault"));
}

}  // namespace
}  // namespace draughts
