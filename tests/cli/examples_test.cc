// What the help pages show is what works: every example is run.
#include <gtest/gtest.h>

#include "frontends/cli/commands.h"
#include "tests/cli/transcript.h"

namespace draughts {
namespace {

TEST(HelpExamples, Work) {
  const TranscriptRunner runner(DRAUGHTS_PROGRAM_FOLDER);
  TranscriptCase setup;
  // The files that examples read, a variant among them, and a game that has been saved.
  setup.command =
      "echo W:Wc3:Bd4 > positions.txt; mkdir -p club .local/share/draughts/games; "
      "printf '[GameType \"25\"]\\n\\n1. c3-d4 *\\n' > club/final.pdn; "
      "cp club/final.pdn .local/share/draughts/games/; cp club/final.pdn games.pdn; "
      "cp club/final.pdn final.pdn; "
      "printf 'extends: russian\\nid: home\\nnames: { en: Home, ru: Дома }\\n"
      "aliases: []\\nsources: [{ en: Home, ru: Дом }]\\nverified: false\\n' > home.yaml";
  ASSERT_EQ(runner.Run(setup).status, 0);
  int count = 0;
  for (const Command& command : AllCommands()) {
    for (const Example& example : command.examples) {
      TranscriptCase wanted;
      wanted.command = example.line;
      // Enter, to every question.
      if (example.line.find("variants new") != std::string::npos) wanted.input.assign(12, '\n');
      const TranscriptCase found = runner.Run(wanted);
      EXPECT_EQ(found.status, 0) << FormatCase(found);
      ++count;
    }
  }
  EXPECT_GE(count, 15);
}

}  // namespace
}  // namespace draughts
