#include "frontends/cli/user_variants.h"

#include <absl/strings/ascii.h>
#include <absl/strings/str_split.h>

#include <cstdlib>

namespace draughts {
namespace {

namespace fs = std::filesystem;

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

// Empty where there is none. A relative path is invalid and ignored, as the XDG specification says.
fs::path ConfigFolder() {
  fs::path config = Environment("XDG_CONFIG_HOME");
  if (config.is_absolute()) return config;
  const fs::path home = Environment("HOME");
  return home.is_absolute() ? home / ".config" : fs::path();
}

}  // namespace

std::vector<fs::path> UserVariantFolders() {
  std::vector<fs::path> folders;
  const std::string named = Environment("DRAUGHTS_VARIANTS");
  for (const auto& folder : absl::StrSplit(named, ':', absl::SkipEmpty())) {
    folders.emplace_back(std::string(folder));
  }
  const fs::path config = ConfigFolder();
  if (!config.empty()) folders.push_back(config / "draughts" / "variants");
  return folders;
}

VariantLibrary ReadVariantLibrary() { return VariantLibrary(UserVariantFolders()); }

std::vector<Variant> KnownVariants() {
  const VariantLibrary library = ReadVariantLibrary();
  std::vector<Variant> known;
  for (const Catalog::Entry& entry : library.catalog().entries()) known.push_back(entry.variant);
  return known;
}

Result<Catalog::Entry> FindEntry(const VariantLibrary& library, const std::string& name) {
  if (VariantLibrary::IsPath(name)) return library.Find(name);
  std::string words = name;
  absl::RemoveExtraAsciiWhitespace(&words);
  return library.Find(words);
}

}  // namespace draughts
