// Where the user's own variants are: the folders of DRAUGHTS_VARIANTS, parted by colons, and
// draughts/variants in the XDG folder for configuration.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "framework/config/variant_library.h"

namespace draughts {

// The folders, whether or not they are there; those that the user named before the usual one.
std::vector<std::filesystem::path> UserVariantFolders();

// The variants of the program and of those folders.
VariantLibrary ReadVariantLibrary();

// All variants that a game file may name: those of the library.
std::vector<Variant> KnownVariants();

// As VariantLibrary::Find, whatever blanks stand round the words of a name.
Result<Catalog::Entry> FindEntry(const VariantLibrary& library, const std::string& name);

}  // namespace draughts
