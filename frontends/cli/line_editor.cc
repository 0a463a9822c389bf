#include "frontends/cli/line_editor.h"

#include <histedit.h>
#include <langinfo.h>

#include <clocale>
#include <cstdio>
#include <cstring>

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
};

LineEditor::LineEditor() : handles_(std::make_unique<Handles>()) {
  MakeLocaleUtf8();
  HistEvent event;
  handles_->history = history_init();
  history(handles_->history, &event, H_SETSIZE, kLinesRemembered);
  history(handles_->history, &event, H_SETUNIQUE, 1);

  using Prompt = char* (*)(EditLine*);
  const Prompt prompt = [](EditLine* editor) {
    void* handles = nullptr;
    el_get(editor, EL_CLIENTDATA, &handles);
    return static_cast<Handles*>(handles)->prompt.data();
  };
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

std::optional<std::string> LineEditor::ReadLine(std::string_view prompt) {
  handles_->prompt = prompt;
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
