// ValueType: what a key of a file may hold, as the table of its record's fields says (field.h).
// Read off that table, it is what documents, editors and help pages are made from.
#pragma once

#include <string>
#include <vector>

namespace draughts {

struct KeyType;

struct ValueType {
  enum class Kind {
    kText = 1,
    kBothTexts,  // the same thing in English and in Russian: { en, ru }
    kNumber,
    kTruth,
    kCharacter,
    kOneOf,
    kMap,
    kList,
    kKinds,  // a map that holds exactly one of several keys
  };

  ValueType();  // kText
  explicit ValueType(Kind kind_of_value);

  Kind kind;
  bool may_be_none = false;         // the key may be left out, or be said not to be there
  std::vector<std::string> values;  // kOneOf and kTruth: all there are, by their names
  // kMap: its keys, with dots in the names of those that stand deeper; kKinds: those of which one
  // is there.
  std::vector<KeyType> keys;
  std::vector<ValueType> item;  // kList: of what, one element
};

struct KeyType {
  std::string name;
  bool required;
  std::string example;  // a value as it is written in a file; empty for one of kKinds
  ValueType type;
};

// What a value may be, in words: "short, flying", "list of { en, ru }". For documents and messages
// of all languages, so in English and short.
std::string InWords(const ValueType& type);

}  // namespace draughts
