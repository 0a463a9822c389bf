#include "framework/config/yaml_reader.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

// Builds the tree from the events of the parser: yaml-cpp's own nodes lose duplicate keys and the
// places of empty values.
class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(const std::string& file, Problems& problems) : file_(file), problems_(problems) {}

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
    // "?" stands for no tag, "!" for the quotes of a scalar.
    if (!tag.empty() && tag != "?" && tag != "!") Report(mark, "yaml.not-plain", {});
    YamlValue value;
    value.kind = kind;
    value.line = mark.line + 1;
    value.column = mark.column + 1;
    return value;
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

  const std::string& file_;
  Problems& problems_;
  std::vector<Frame> open_;
  std::optional<YamlValue> root_;
};

}  // namespace

std::optional<YamlValue> ParseYaml(std::string_view text, const std::string& file,
                                   Problems& problems) {
  TreeBuilder builder(file, problems);
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
