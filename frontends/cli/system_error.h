// What the system says when a file cannot be read or written, in the words of the catalogues.
//
//   SystemErrorText(error, console.messages())      // "на диске нет места"
#pragma once

#include <string>
#include <system_error>

#include "framework/messages/catalogue.h"

namespace draughts {

// The reason alone, without a capital and without a full stop, to stand behind a colon. An error
// that is too rare for a sentence of its own is told by its number and in the system's words.
std::string SystemErrorText(const std::error_code& error, const Catalogue& messages);

}  // namespace draughts
