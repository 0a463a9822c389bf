// One table of names for an enum: it parses, prints and lists the values wherever they are written.
//
//   template <>
//   inline constexpr auto kEnumNames<KingRange> = std::to_array<EnumName<KingRange>>({
//       {KingRange::kShort, "short"}, {KingRange::kFlying, "flying"}});
//
//   NameOf(KingRange::kShort)            // "short"
//   ParseEnum<KingRange>("flying")       // KingRange::kFlying
//   EnumNameList<KingRange>()            // "short, flying"
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "framework/base/check.h"

namespace draughts {

template <class Enum>
struct EnumName {
  Enum value;
  std::string_view name;
};

// Specialised beside each enum that has names; the order is the order of listing.
template <class Enum>
inline constexpr std::array<EnumName<Enum>, 0> kEnumNames = {};

// The name of `value`, which must be one of the enumerators in the table.
template <class Enum>
constexpr std::string_view NameOf(Enum value) {
  for (const auto& entry : kEnumNames<Enum>) {
    if (entry.value == value) return entry.name;
  }
  CheckFailed("an enumerator that has a name", __FILE__, __LINE__);
}

// The enumerator called `name`, to the letter; nothing when there is none.
template <class Enum>
constexpr std::optional<Enum> ParseEnum(std::string_view name) {
  for (const auto& entry : kEnumNames<Enum>) {
    if (entry.name == name) return entry.value;
  }
  return std::nullopt;
}

// Every name, in the order of the table, separated by ", ".
template <class Enum>
std::string EnumNameList() {
  std::string list;
  for (const auto& entry : kEnumNames<Enum>) {
    if (!list.empty()) list += ", ";
    list += entry.name;
  }
  return list;
}

}  // namespace draughts
