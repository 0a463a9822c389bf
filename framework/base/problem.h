// Problem: one thing that is wrong with what a user gave; Result<T>: a value, or all its problems.
//
// A problem carries no sentence: `id` is a key of the message catalogues, which say it in English
// and in Russian (docs/decisions/002-problems-are-values.md). The library never throws, never
// prints.
//
//   Result<ParsedFen> fen = ParseFen(variant, text);
//   if (!fen.ok()) return fen.problems();
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "framework/base/check.h"

namespace draughts {

// Where in a user's input: 1-based line and column in bytes, 0 where unknown; `file` may be empty.
struct Place {
  std::string file;
  int line = 0;
  int column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Problem {
  // A named part of the sentence, such as {"found", "51"}.
  using Argument = std::pair<std::string, std::string>;

  std::string id;  // key of the catalogues, such as "fen.no-such-square"
  Place place;
  std::vector<Argument> arguments;

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

template <class T>
class [[nodiscard]] Result {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): `return value;` is the point.
  Result(T value) : value_(std::move(value)) {}
  // NOLINTNEXTLINE(google-explicit-constructor)
  Result(Problems problems) : problems_(std::move(problems)) {
    DRAUGHTS_CHECK(!problems_.empty(), "at least one problem where there is no value");
  }
  // NOLINTNEXTLINE(google-explicit-constructor)
  Result(Problem problem) : problems_{std::move(problem)} {}

  bool ok() const { return value_.has_value(); }
  const Problems& problems() const { return problems_; }

  const T& value() const& { return *Checked(); }
  T&& value() && { return std::move(*Checked()); }
  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

 private:
  const std::optional<T>& Checked() const {
    DRAUGHTS_CHECK(ok(), "a result that has a value");
    return value_;
  }
  std::optional<T>& Checked() {
    DRAUGHTS_CHECK(ok(), "a result that has a value");
    return value_;
  }

  std::optional<T> value_;
  Problems problems_;
};

}  // namespace draughts
