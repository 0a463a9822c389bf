#include "framework/notation/pdn_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "framework/base/utf8.h"

namespace draughts {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Bytes 0x80 to 0xBF of Windows-1251; 0x98 stands for nothing. From 0xC0 on it is А to я.
constexpr std::array<char16_t, 0x40> kWindows1251 = {
    u'Ђ', u'Ѓ', u'‚', u'ѓ', u'„', u'…', u'†',      u'‡', u'€', u'‰', u'Љ', u'‹',      u'Њ',
    u'Ќ', u'Ћ', u'Џ', u'ђ', u'‘', u'’', u'“',      u'”', u'•', u'–', u'—', u'\uFFFD', u'™',
    u'љ', u'›', u'њ', u'ќ', u'ћ', u'џ', u'\u00A0', u'Ў', u'ў', u'Ј', u'¤', u'Ґ',      u'¦',
    u'§', u'Ё', u'©', u'Є', u'«', u'¬', u'\u00AD', u'®', u'Ї', u'°', u'±', u'І',      u'і',
    u'ґ', u'µ', u'¶', u'·', u'ё', u'№', u'є',      u'»', u'ј', u'Ѕ', u'ѕ', u'ї'};

bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

// How many bytes of UTF-8 a character takes that begins with `lead`.
std::size_t SizeAfter(unsigned char lead) {
  if (lead >= 0xF0) return 4;
  if (lead >= 0xE0) return 3;
  return lead >= 0xC0 ? 2 : 1;
}

// How much of `bytes` ends with a whole character of UTF-8, if it is UTF-8.
std::size_t WholeSize(std::string_view bytes) {
  for (std::size_t back = 1; back <= 3 && back <= bytes.size(); ++back) {
    const auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
    if (byte >= 0xC0) return SizeAfter(byte) > back ? bytes.size() - back : bytes.size();
    if (byte < 0x80) break;
  }
  return bytes.size();
}

void AppendWindows1251(unsigned char byte, std::string& text) {
  const unsigned code = byte >= 0xC0 ? 0x410u + (byte - 0xC0u) : kWindows1251[byte - 0x80u];
  if (code < 0x800) {
    text += static_cast<char>(0xC0u | (code >> 6));
  } else {
    text += static_cast<char>(0xE0u | (code >> 12));
    text += static_cast<char>(0x80u | ((code >> 6) & 0x3Fu));
  }
  text += static_cast<char>(0x80u | (code & 0x3Fu));
}

}  // namespace

PdnText::PdnText(ByteSource source) : source_(std::move(source)) {}

bool PdnText::Read(std::string& text) {
  const std::size_t before = text.size();
  bool at_end = false;
  while (!at_end && text.size() == before) {
    const std::size_t kept = raw_.size();
    raw_.resize(kept + kChunk);
    const std::size_t got = source_(std::span(raw_).subspan(kept));
    raw_.resize(kept + got);
    bytes_read_ += got;
    at_end = got == 0;
    Decode(at_end, text);
  }
  return text.size() > before;
}

void PdnText::Decode(bool at_end, std::string& text) {
  if (at_start_ && raw_.size() < kByteOrderMark.size() && !at_end) return;
  if (at_start_ && raw_.starts_with(kByteOrderMark)) {
    raw_.erase(0, kByteOrderMark.size());
    has_wide_characters_ = true;
  }
  at_start_ = false;
  const std::size_t size = at_end ? raw_.size() : WholeSize(raw_);
  const std::string_view whole = std::string_view(raw_).substr(0, size);
  for (auto at = whole.begin(); at != whole.end();) {
    const bool ascii = IsAscii(*at);
    const auto end = std::find_if(at, whole.end(), [ascii](char c) { return IsAscii(c) != ascii; });
    const std::string_view run(&*at, static_cast<std::size_t>(end - at));
    ascii ? AppendAscii(run, text) : AppendOther(run, text);
    at = end;
  }
  raw_.erase(0, size);
}

void PdnText::AppendAscii(std::string_view run, std::string& text) {
  for (const char c : run) {
    const bool belongs_to_return = c == '\n' && after_return_;
    after_return_ = c == '\r';
    if (!belongs_to_return) text += c == '\r' ? '\n' : c;
  }
}

void PdnText::AppendOther(std::string_view run, std::string& text) {
  after_return_ = false;
  for (const Character& character : DecodeUtf8(run)) {
    const std::string_view bytes = run.substr(character.offset, character.size);
    if (encoding_ != PdnEncoding::kWindows1251 && bytes.size() > 1) {
      has_wide_characters_ = true;
      text += bytes;
      continue;
    }
    if (encoding_ == PdnEncoding::kUtf8) {
      encoding_ = has_wide_characters_ ? PdnEncoding::kMixed : PdnEncoding::kWindows1251;
    }
    for (const char byte : bytes) AppendWindows1251(static_cast<unsigned char>(byte), text);
  }
}

}  // namespace draughts
