// Field: one key of a record that is written as a map. The table of a record's fields is all there
// is to say about it: it is read, written and documented by the same table (field_table.h).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "framework/config/value_type.h"
#include "framework/config/yaml_reader.h"

namespace draughts {

class ValueReader;

template <class Record>
struct Field {
  std::string_view name;  // the keys that lead to it, joined by dots: "board.width"
  bool required;
  std::string_view example;  // a value that it may hold, as it is written in a file
  ValueType (*type)();       // what it may hold
  void (*read)(ValueReader&, const YamlValue&, const std::string& path, Record&);
  YamlValue (*write)(const Record&);  // empty where there is nothing to write
};

// Specialised for each record that is written as a map.
template <class Record>
inline constexpr std::array<Field<Record>, 0> kFields = {};

template <class Record>
concept HasFields = (kFields<Record>.size() > 0);

// What a key that may be left out holds where that is said.
inline constexpr std::string_view kNone = "none";

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

}  // namespace draughts
