#include "framework/notation/pdn_reader.h"

#include <istream>
#include <utility>

#include "framework/notation/pdn_parser.h"

namespace draughts {
namespace {

ByteSource FromStream(std::istream& stream) {
  return [&stream](std::span<char> buffer) {
    stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    return static_cast<std::size_t>(stream.gcount());
  };
}

}  // namespace

PdnReader::PdnReader(std::istream& stream) : PdnReader(FromStream(stream)) {}

PdnReader::PdnReader(ByteSource source) : parser_(std::make_unique<Parser>(std::move(source))) {}

PdnReader::~PdnReader() = default;

std::optional<Result<PdnGame>> PdnReader::Next() { return parser_->Next(); }

std::size_t PdnReader::games_read() const { return parser_->games_read(); }

PdnPlace PdnReader::place() const { return parser_->place(); }

PdnEncoding PdnReader::encoding() const { return parser_->source().encoding(); }

std::uint64_t PdnReader::bytes_read() const { return parser_->source().bytes_read(); }

}  // namespace draughts
