#include "frontends/cli/line_editor.h"

#include <histedit.h>
#include <langinfo.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <cwchar>

#include "frontends/cli/input_wait.h"

namespace draughts {
namespace {

constexpr int kLinesRemembered = 500;

// libedit crashes on a Cyrillic prompt where the locale is not UTF-8 (LC_ALL=C, say), and cannot
// take Cyrillic input there. It asks the locale when it is initialised, so this comes before.
void MakeLocaleUtf8() {
  std::setlocale(LC_CTYPE, "");
  if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::Handles {
  EditLine* editor = nullptr;
  History* history = nullptr;
  std::string prompt;
  std::optional<std::chrono::steady_clock::time_point> deadline;
  bool timed_out = false;

  static Handles& Of(EditLine* editor) {
    void* handles = nullptr;
    el_get(editor, EL_CLIENTDATA, &handles);
    return *static_cast<Handles*>(handles);
  }

  // Reads a character from the terminal, as libedit asks for one: 1, or 0 when none came in time,
  // which ends the line like Ctrl-D.
  static int ReadInTime(EditLine* editor, wchar_t* character);
};

int LineEditor::Handles::ReadInTime(EditLine* editor, wchar_t* character) {
  Handles& handles = Of(editor);
  std::mbstate_t state = {};
  while (true) {
    handles.timed_out = !WaitForInput(STDIN_FILENO, handles.deadline);
    if (handles.timed_out) return 0;
    char byte = 0;
    const ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return static_cast<int>(count);
    const std::size_t size = std::mbrtowc(character, &byte, 1, &state);
    if (size == static_cast<std::size_t>(-1)) state = {};  // no character: left out
    if (size <= 1) return 1;
  }
}

LineEditor::LineEditor() : handles_(std::make_unique<Handles>()) {
  MakeLocaleUtf8();
  HistEvent event;
  handles_->history = history_init();
  history(handles_->history, &event, H_SETSIZE, kLinesRemembered);
  history(handles_->history, &event, H_SETUNIQUE, 1);

  using Prompt = char* (*)(EditLine*);
  const Prompt prompt = [](EditLine* editor) { return Handles::Of(editor).prompt.data(); };
  handles_->editor = el_init("draughts", stdin, stdout, stderr);
  el_set(handles_->editor, EL_CLIENTDATA, static_cast<void*>(handles_.get()));
  el_set(handles_->editor, EL_PROMPT, prompt);
  el_set(handles_->editor, EL_EDITOR, "emacs");
  el_set(handles_->editor, EL_SIGNAL, 1);
  el_set(handles_->editor, EL_HIST, history, handles_->history);
  el_source(handles_->editor, nullptr);  // ~/.editrc: the user's own keys
}

LineEditor::~LineEditor() {
  el_end(handles_->editor);
  history_end(handles_->history);
}

bool LineEditor::timed_out() const { return handles_->timed_out; }

std::optional<std::string> LineEditor::ReadLine(
    std::string_view prompt, std::optional<std::chrono::steady_clock::time_point> deadline) {
  handles_->prompt = prompt;
  handles_->deadline = deadline;
  handles_->timed_out = false;
  // Its own way of reading knows no deadline, but more about a terminal that is resized.
  el_set(handles_->editor, EL_GETCFN,
         deadline.has_value() ? &Handles::ReadInTime : el_rfunc_t(EL_BUILTIN_GETCFN));
  int length = 0;
  const char* text = el_gets(handles_->editor, &length);
  if (text == nullptr || length <= 0) return std::nullopt;
  std::string line(text, static_cast<std::size_t>(length));
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
  HistEvent event;
  if (!line.empty()) history(handles_->history, &event, H_ENTER, line.c_str());
  return line;
}

}  // namespace draughts
