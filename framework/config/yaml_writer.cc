#include "framework/config/yaml_writer.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

using Kind = YamlValue::Kind;

constexpr std::size_t kWidth = 100;
constexpr std::size_t kStep = 2;

bool IsLetterOrDigit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// Whether `text` is read as itself without quotes. There is more that would be; but nothing that
// YAML could take for a sign of its own, and no letters that cannot be seen.
bool IsPlain(std::string_view text) {
  constexpr std::array<std::string_view, 4> kNulls = {"null", "Null", "NULL", "~"};
  if (text.empty() || std::find(kNulls.begin(), kNulls.end(), text) != kNulls.end()) return false;
  if (!IsLetterOrDigit(text.front()) && IsAscii(text.front())) return false;
  if (text.back() == ' ') return false;
  for (const Character& character : DecodeUtf8(text)) {
    const bool is_ascii = character.code < 0x80;
    const char c = static_cast<char>(character.code);
    const bool is_sign = is_ascii && std::string_view(" -_./").find(c) != std::string_view::npos;
    const bool is_letter = character.code > 0xAD && character.code < 0x2000;
    const bool is_dash_or_quote = character.code >= 0x2010 && character.code < 0x2028;
    const bool is_fine = is_ascii ? IsLetterOrDigit(c) || is_sign
                                  : is_letter || is_dash_or_quote || character.code == U'§' ||
                                        character.code == U'«';
    if (!is_fine) return false;
  }
  return true;
}

std::string Quoted(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string quoted = "\"";
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) {
      quoted += "\\x";
      quoted += kDigits[byte / 16];
      quoted += kDigits[byte % 16];
      continue;
    }
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::string Scalar(std::string_view text) {
  return IsPlain(text) ? std::string(text) : Quoted(text);
}

// The value within one line: { en: Home, ru: Домашние }.
std::string Flow(const YamlValue& value) {
  if (value.kind == Kind::kScalar) return Scalar(value.text);
  const bool is_map = value.kind == Kind::kMap;
  std::string inside;
  for (const YamlValue& item : value.items) inside += (inside.empty() ? "" : ", ") + Flow(item);
  for (const YamlMember& member : value.members) {
    inside += (inside.empty() ? "" : ", ") + Scalar(member.key) + ": " + Flow(member.value);
  }
  if (inside.empty()) return is_map ? "{}" : "[]";
  return is_map ? "{ " + inside + " }" : "[" + inside + "]";
}

bool HoldsScalars(const YamlValue& list) {
  return std::all_of(list.items.begin(), list.items.end(),
                     [](const YamlValue& item) { return item.kind == Kind::kScalar; });
}

class Formatter {
 public:
  std::string Take() && { return std::move(text_); }

  // Each member in a line of its own, or in several.
  void Members(const YamlValue& map, std::size_t indent) {
    for (const YamlMember& member : map.members) {
      Begin(indent);
      Member(member, indent);
    }
  }

 private:
  void Begin(std::size_t indent) { text_.append(indent, ' '); }

  void Member(const YamlMember& member, std::size_t indent) {
    text_ += Scalar(member.key) + ":";
    Rest(member.value, indent);
  }

  // What stands behind "key:"; the lists of the root get a line for each item.
  void Rest(const YamlValue& value, std::size_t indent) {
    const bool is_inline =
        value.kind == Kind::kScalar || (Fits(value) && (indent > 0 || HoldsScalars(value)));
    if (is_inline) {
      text_ += " " + Flow(value) + "\n";
      return;
    }
    text_ += "\n";
    Members(value, indent + kStep);
    for (const YamlValue& item : value.items) Item(item, indent + kStep);
  }

  void Item(const YamlValue& item, std::size_t indent) {
    Begin(indent);
    text_ += "-";
    if (item.kind != Kind::kMap || (item.members.size() > 1 && Fits(item))) {
      text_ += " " + Flow(item) + "\n";
      return;
    }
    bool is_first = true;
    for (const YamlMember& member : item.members) {
      if (is_first) {
        text_ += " ";
      } else {
        Begin(indent + kStep);
      }
      is_first = false;
      Member(member, indent + kStep);
    }
  }

  // Whether `value` has its place behind what stands in the last line.
  bool Fits(const YamlValue& value) const {
    const std::string_view line = std::string_view(text_).substr(text_.rfind('\n') + 1);
    return DecodeUtf8(line).size() + DecodeUtf8(Flow(value)).size() < kWidth;
  }

  std::string text_;
};

}  // namespace

std::string FormatYaml(const YamlValue& root) {
  Formatter formatter;
  formatter.Members(root, 0);
  return std::move(formatter).Take();
}

std::string FormatYamlInLine(const YamlValue& value) { return Flow(value); }

}  // namespace draughts
