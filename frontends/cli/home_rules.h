// The ten questions of draughts variants new: how do you play at home?
//
//   HomeRules rules;                                   // as in Russian draughts, until told
//   otherwise HomeQuestion question = QuestionAt(0, rules, messages);
//   rules.Take(question.answers[2]);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "framework/base/problem.h"
#include "framework/messages/catalogue.h"

namespace draughts {

// What keys of a variant file are to say: names and values as a file has them.
using SaidKeys = std::vector<std::pair<std::string, std::string>>;

struct HomeAnswer {
  std::string word;  // may be typed instead of its number; empty: there is none
  std::string text;
  SaidKeys says;
};

struct HomeQuestion {
  std::string text;
  std::string explanation;
  std::vector<HomeAnswer> answers;
  std::size_t usual;  // which of them Enter takes
  bool is_asked;      // false where the answers before leave only the usual one
};

inline constexpr std::size_t kHomeQuestions = 10;

class HomeRules {
 public:
  void Take(const HomeAnswer& answer);
  // What the key says now; as in Russian draughts where no answer has said it.
  std::string ValueOf(const std::string& key) const;
  const std::map<std::string, std::string>& said() const { return said_; }

 private:
  std::map<std::string, std::string> said_;
};

// The question number `index`, below kHomeQuestions, as it is asked after those before it.
HomeQuestion QuestionAt(std::size_t index, const HomeRules& rules, const Catalogue& messages);

// What `typed` answers to the question: a number of the list, a word of it or, where the question
// allows that, a board ("10x8 2") or a number of moves. Otherwise why it is no answer.
Result<HomeAnswer> ReadAnswer(std::size_t index, const HomeQuestion& question,
                              const std::string& typed, const Catalogue& messages);

}  // namespace draughts
