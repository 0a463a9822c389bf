#include "framework/config/value_type.h"

#include <absl/strings/str_join.h>

#include "framework/config/field.h"

namespace draughts {
namespace {

using Kind = ValueType::Kind;

std::vector<std::string> NamesOf(const std::vector<KeyType>& keys) {
  std::vector<std::string> names;
  for (const KeyType& key : keys) names.push_back(key.name);
  return names;
}

std::string SomethingInWords(const ValueType& type) {
  switch (type.kind) {
    case Kind::kText:
      return "text";
    case Kind::kBothTexts:
      return "{ en, ru }";
    case Kind::kNumber:
      return "whole number";
    case Kind::kCharacter:
      return "one character";
    case Kind::kTruth:
    case Kind::kOneOf:
      return absl::StrJoin(type.values, ", ");
    case Kind::kMap:
      return "{ " + absl::StrJoin(NamesOf(type.keys), ", ") + " }";
    case Kind::kList:
      return "list of " + InWords(type.item.front());
    case Kind::kKinds:
      return absl::StrJoin(NamesOf(type.keys), " or ");
  }
  return {};
}

}  // namespace

// Here, where KeyType is complete.
ValueType::ValueType() : kind(Kind::kText) {}
ValueType::ValueType(Kind kind_of_value) : kind(kind_of_value) {}

std::string InWords(const ValueType& type) {
  const std::string something = SomethingInWords(type);
  return type.may_be_none ? something + ", " + std::string(kNone) : something;
}

}  // namespace draughts
