// The tokens of a movetext, taken from where a PdnScanner stands. Each Take… moves it behind what
// it gives back, and leaves it alone where there is no such token. For users there is PdnReader
// (pdn_reader.h).
#pragma once

#include <cstddef>
#include <string>

#include "framework/notation/pdn_scanner.h"

namespace draughts {

// The size of "!?" or "(!?)" here; 0 when there is none.
std::size_t MarkSize(PdnScanner& scanner);

// "!?", without its brackets.
std::string TakeMark(PdnScanner& scanner);

// "12." or "12...", the number of a move; empty when there is none.
std::string TakeNumber(PdnScanner& scanner);

// Dots or "…" in place of a move.
bool TakeDots(PdnScanner& scanner);

// "--" or "- -".
bool TakeNullMove(PdnScanner& scanner);

// Digits, empty where there is none.
std::string TakeDigits(PdnScanner& scanner);

// What may be a move, a PlainWord, its parts that blanks keep apart put together: "1- 7", "35x 4",
// "32 - 28". Empty where no word begins.
std::string TakeMoveWord(PdnScanner& scanner);

}  // namespace draughts
