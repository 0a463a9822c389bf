#include "framework/messages/local_text.h"

namespace draughts {

const std::string& In(const LocalText& text, Language language) {
  switch (language) {
    case Language::kEnglish:
      return text.en;
    case Language::kRussian:
      return text.ru;
  }
  return text.en;
}

}  // namespace draughts
