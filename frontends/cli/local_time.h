// Local time in words.
//
//   LocalTime(std::time(nullptr), "%Y.%m.%d")      // "2026.11.30"
#pragma once

#include <ctime>
#include <string>

namespace draughts {

// A moment as strftime writes it: at most 63 bytes.
std::string LocalTime(std::time_t time, const char* format);

}  // namespace draughts
