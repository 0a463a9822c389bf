#include "framework/config/yaml_reader.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

// The parser's tag for a scalar in quotes; "?" or nothing is its tag for what has none.
constexpr std::string_view kQuoted = "!";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Builds the tree from the events of the parser: yaml-cpp's own nodes lose duplicate keys and the
// places of empty values.
class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(std::string_view text, const std::string& file, Problems& problems)
      : text_(text), file_(file), problems_(problems) {}

  std::optional<YamlValue> Take() { return std::move(root_); }
  void Report(const YAML::Mark& mark, std::string id, std::vector<Problem::Argument> arguments) {
    problems_.push_back(
        {std::move(id), {file_, mark.line + 1, mark.column + 1}, std::move(arguments)});
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (root_) Report(mark, "yaml.several-documents", {});
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark&, YAML::anchor_t) override {
    // The parser notices an empty value only at what follows it: that is no place to point at.
    YamlValue empty;
    empty.file = file_;
    if (!open_.empty()) {
      const Frame& frame = open_.back();
      empty.line = frame.key ? frame.key->line : frame.value.line;
      empty.column = frame.key ? frame.key->column : frame.value.column;
    }
    Add(std::move(empty));
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                const std::string& text) override {
    YamlValue scalar = Begin(Kind::kScalar, mark, tag);
    scalar.text = text;
    if (tag == kQuoted && !IsClosed(static_cast<std::size_t>(mark.pos))) {
      Report(mark, "yaml.quote-not-closed", {});
    }
    Add(std::move(scalar));
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    Report(mark, "yaml.not-plain", {});
    OnNull(mark, {});
  }
  void OnAnchor(const YAML::Mark& mark, const std::string&) override {
    Report(mark, "yaml.not-plain", {});
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                       YAML::EmitterStyle::value) override {
    open_.push_back({Begin(Kind::kList, mark, tag), std::nullopt});
  }
  void OnSequenceEnd() override { Close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                  YAML::EmitterStyle::value) override {
    open_.push_back({Begin(Kind::kMap, mark, tag), std::nullopt});
  }
  void OnMapEnd() override { Close(); }

 private:
  // A list or map that has begun, and of a map the key that waits for its value.
  struct Frame {
    YamlValue value;
    std::optional<YamlMember> key;
  };

  YamlValue Begin(Kind kind, const YAML::Mark& mark, const std::string& tag) {
    if (!tag.empty() && tag != "?" && tag != kQuoted) Report(mark, "yaml.not-plain", {});
    YamlValue value;
    value.kind = kind;
    value.file = file_;
    value.line = mark.line + 1;
    value.column = mark.column + 1;
    return value;
  }

  // Whether the quoted scalar that begins at `start` also ends: the parser takes the end of the
  // text for a closing quote.
  bool IsClosed(std::size_t start) const {
    const char quote = text_[start];
    for (std::size_t i = start + 1; i < text_.size(); ++i) {
      if (text_[i] == quote) return true;
      if (text_[i] == '\\' && quote == '"') ++i;
    }
    return false;
  }

  void Close() {
    YamlValue value = std::move(open_.back().value);
    open_.pop_back();
    Add(std::move(value));
  }

  void Add(YamlValue value) {
    if (open_.empty()) {
      if (!root_) root_ = std::move(value);
      return;
    }
    Frame& frame = open_.back();
    if (frame.value.kind == Kind::kList) {
      frame.value.items.push_back(std::move(value));
    } else if (!frame.key) {
      frame.key = Key(std::move(value));
    } else {
      frame.key->value = std::move(value);
      AddMember(frame.value.members, *std::exchange(frame.key, std::nullopt));
    }
  }

  YamlMember Key(YamlValue value) {
    YamlMember member{.key = {}, .line = value.line, .column = value.column, .value = {}};
    if (value.kind == Kind::kScalar) {
      member.key = std::move(value.text);
    } else {
      ReportAt(member, "yaml.key-not-text", {});
    }
    return member;
  }

  void AddMember(std::vector<YamlMember>& members, YamlMember member) {
    const auto first = std::find_if(members.begin(), members.end(), [&](const YamlMember& other) {
      return other.key == member.key;
    });
    if (first == members.end()) {
      members.push_back(std::move(member));
    } else {
      ReportAt(member, "yaml.duplicate-key",
               {{"key", member.key}, {"line", std::to_string(first->line)}});
    }
  }

  void ReportAt(const YamlMember& member, std::string id,
                std::vector<Problem::Argument> arguments) {
    problems_.push_back({std::move(id), {file_, member.line, member.column}, std::move(arguments)});
  }

  std::string_view text_;
  const std::string& file_;
  Problems& problems_;
  std::vector<Frame> open_;
  std::optional<YamlValue> root_;
};

// The parser would turn bytes that are not UTF-8 into other characters without a word.
bool IsUtf8(std::string_view text, const std::string& file, Problems& problems) {
  int line = 1;
  std::size_t line_start = 0;
  for (const Character& character : DecodeUtf8(text)) {
    if (character.code == kNoCharacter && character.size == 1) {
      const int column = static_cast<int>(character.offset - line_start) + 1;
      problems.push_back({"yaml.not-utf8", {file, line, column}, {}});
      return false;
    }
    if (character.code != U'\n') continue;
    ++line;
    line_start = character.offset + 1;
  }
  return true;
}

}  // namespace

std::optional<YamlValue> ParseYaml(std::string_view text, const std::string& file,
                                   Problems& problems) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (!IsUtf8(text, file, problems)) return std::nullopt;
  TreeBuilder builder(text, file, problems);
  try {
    std::istringstream stream{std::string(text)};
    YAML::Parser parser(stream);
    if (!parser.HandleNextDocument(builder)) {
      problems.push_back({"yaml.empty", {file, 1, 1}, {}});
      return std::nullopt;
    }
    parser.HandleNextDocument(builder);
  } catch (const YAML::Exception& error) {
    builder.Report(error.mark, "yaml.syntax", {{"reason", error.msg}});
    return std::nullopt;
  }
  return builder.Take();
}

}  // namespace draughts
