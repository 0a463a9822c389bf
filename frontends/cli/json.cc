#include "frontends/cli/json.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>

#include "framework/base/check.h"

namespace draughts {
namespace {

constexpr int kDecimalPlaces = 6;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

unsigned ByteAt(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
}

bool IsContinuation(unsigned byte) { return (byte & 0xC0u) == 0x80u; }

// How many bytes the well-formed character at the front of `text` takes (Unicode, table 3-7);
// 0 when there is none. `text` is not empty.
std::size_t CharacterLength(std::string_view text) {
  const unsigned first = ByteAt(text, 0);
  const unsigned second = ByteAt(text, 1);
  if (first < 0x80) return 1;
  if (!IsContinuation(second)) return 0;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (!IsContinuation(ByteAt(text, 2))) return 0;
  if (first == 0xE0) return second >= 0xA0 ? 3 : 0;
  if (first == 0xED) return second <= 0x9F ? 3 : 0;
  if (first >= 0xE1 && first <= 0xEF) return 3;
  if (!IsContinuation(ByteAt(text, 3))) return 0;
  if (first == 0xF0) return second >= 0x90 ? 4 : 0;
  if (first == 0xF4) return second <= 0x8F ? 4 : 0;
  return first >= 0xF1 && first <= 0xF3 ? 4 : 0;
}

bool IsAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

rapidjson::SizeType SizeOf(std::string_view text) {
  return static_cast<rapidjson::SizeType>(text.size());
}

}  // namespace

struct JsonWriter::Buffers {
  rapidjson::StringBuffer text;
  rapidjson::Writer<rapidjson::StringBuffer> writer{text};
};

JsonWriter::JsonWriter() : buffers_(std::make_unique<Buffers>()) {
  buffers_->writer.SetMaxDecimalPlaces(kDecimalPlaces);
}

JsonWriter::~JsonWriter() = default;

JsonWriter& JsonWriter::BeginObject() {
  buffers_->writer.StartObject();
  return *this;
}

JsonWriter& JsonWriter::EndObject() {
  buffers_->writer.EndObject();
  return *this;
}

JsonWriter& JsonWriter::BeginArray() {
  buffers_->writer.StartArray();
  return *this;
}

JsonWriter& JsonWriter::EndArray() {
  buffers_->writer.EndArray();
  return *this;
}

JsonWriter& JsonWriter::Key(std::string_view name) {
  buffers_->writer.Key(name.data(), SizeOf(name));
  return *this;
}

JsonWriter& JsonWriter::String(std::string_view text) {
  if (IsAscii(text)) {
    buffers_->writer.String(text.data(), SizeOf(text));
  } else {
    const std::string valid = ReplaceInvalidUtf8(text);
    buffers_->writer.String(valid.data(), SizeOf(valid));
  }
  return *this;
}

JsonWriter& JsonWriter::Integer(int64_t value) {
  buffers_->writer.Int64(value);
  return *this;
}

JsonWriter& JsonWriter::Unsigned(uint64_t value) {
  buffers_->writer.Uint64(value);
  return *this;
}

JsonWriter& JsonWriter::Real(double value) {
  buffers_->writer.Double(value);
  return *this;
}

JsonWriter& JsonWriter::Bool(bool value) {
  buffers_->writer.Bool(value);
  return *this;
}

JsonWriter& JsonWriter::Null() {
  buffers_->writer.Null();
  return *this;
}

std::string JsonWriter::TakeLine() {
  DRAUGHTS_CHECK(buffers_->writer.IsComplete(), "a whole JSON value");
  std::string line(buffers_->text.GetString(), buffers_->text.GetSize());
  line += '\n';
  buffers_->text.Clear();
  buffers_->writer.Reset(buffers_->text);
  return line;
}

std::string ReplaceInvalidUtf8(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    const std::size_t length = CharacterLength(text);
    valid += length == 0 ? kReplacement : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return valid;
}

}  // namespace draughts
