#include "frontends/cli/system_error.h"

#include <array>
#include <string_view>

namespace draughts {
namespace {

struct Reason {
  std::errc code;
  std::string_view key;
};

constexpr auto kReasons = std::to_array<Reason>({
    {std::errc::no_such_file_or_directory, "cli.system.no-such-file"},
    {std::errc::permission_denied, "cli.system.denied"},
    {std::errc::operation_not_permitted, "cli.system.denied"},
    {std::errc::is_a_directory, "cli.system.is-a-folder"},
    {std::errc::not_a_directory, "cli.system.not-a-folder"},
    {std::errc::no_space_on_device, "cli.system.full"},
    {std::errc::read_only_file_system, "cli.system.read-only"},
    {std::errc::filename_too_long, "cli.system.name-too-long"},
});

}  // namespace

std::string SystemErrorText(const std::error_code& error, const Catalogue& messages) {
  for (const Reason& reason : kReasons) {
    if (error == reason.code) return messages.Say(reason.key);
  }
  return messages.Say("cli.system.other",
                      {{"number", std::to_string(error.value())}, {"text", error.message()}});
}

}  // namespace draughts
