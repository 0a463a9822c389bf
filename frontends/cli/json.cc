#include "frontends/cli/json.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>

#include "framework/base/check.h"
#include "framework/base/utf8.h"

namespace draughts {
namespace {

constexpr int kDecimalPlaces = 6;
constexpr unsigned kIndent = 2;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

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

std::string IndentJson(const std::string& json) {
  rapidjson::StringBuffer text;
  rapidjson::PrettyWriter<rapidjson::StringBuffer> writer(text);
  writer.SetIndent(' ', kIndent);
  rapidjson::StringStream stream(json.c_str());
  rapidjson::Reader().Parse<rapidjson::kParseStopWhenDoneFlag>(stream, writer);
  DRAUGHTS_CHECK(writer.IsComplete(), "a whole JSON value");
  return std::string(text.GetString(), text.GetSize()) + "\n";
}

std::string ReplaceInvalidUtf8(std::string_view text) {
  std::string valid;
  valid.reserve(text.size());
  for (const Character& character : DecodeUtf8(text)) {
    valid += character.code == kNoCharacter ? kReplacement
                                            : text.substr(character.offset, character.size);
  }
  return valid;
}

}  // namespace draughts
