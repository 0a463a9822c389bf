// JsonWriter: one JSON text after another, each on a line of its own, written as it is said.
// json.cc is the only user of RapidJSON (docs/decisions/003-rapidjson.md).
//
//   JsonWriter json;
//   json.BeginObject().Key("fen").String(fen).Key("moves").BeginArray();
//   …
//   json.EndArray().EndObject();
//   console.Out(json.TakeLine());
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace draughts {

class JsonWriter {
 public:
  JsonWriter();
  ~JsonWriter();
  JsonWriter(const JsonWriter&) = delete;
  JsonWriter& operator=(const JsonWriter&) = delete;

  JsonWriter& BeginObject();
  JsonWriter& EndObject();
  JsonWriter& BeginArray();
  JsonWriter& EndArray();
  JsonWriter& Key(std::string_view name);
  // What is not UTF-8 in `text` is replaced by U+FFFD: JSON holds nothing else.
  JsonWriter& String(std::string_view text);
  JsonWriter& Integer(int64_t value);
  JsonWriter& Unsigned(uint64_t value);
  JsonWriter& Real(double value);  // to six decimal places
  JsonWriter& Bool(bool value);
  JsonWriter& Null();

  // The value that has been written, which must be complete, with a newline; begins the next one.
  std::string TakeLine();

 private:
  struct Buffers;
  std::unique_ptr<Buffers> buffers_;
};

// The same value in several lines, as people read it; `json` must be a value of JsonWriter.
std::string IndentJson(const std::string& json);

// `text` with U+FFFD in place of every byte that is not part of well-formed UTF-8.
std::string ReplaceInvalidUtf8(std::string_view text);

}  // namespace draughts
