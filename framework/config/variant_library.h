// VariantLibrary: the variants of the program together with those in files of the user's own.
//
//   const VariantLibrary library({"/home/anna/.config/draughts/variants"});
//   library.Find("home")            // a variant of the program, or of a file in the folder
//   library.Find("./mine.yaml")     // that file, wherever it is
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "framework/config/catalog.h"

namespace draughts {

class VariantLibrary {
 public:
  // A file in a folder of the user's that is no variant, and why.
  struct FaultyFile {
    std::string file;
    std::vector<std::string> names;  // which it would have been found by
    Problems problems;
  };

  // Reads the files *.yaml and *.yml of `folders`, in the order of their names. A folder that is
  // not there is an empty one.
  explicit VariantLibrary(const std::vector<std::filesystem::path>& folders);

  // All that can be played, those of the program first.
  const Catalog& catalog() const { return catalog_; }
  const std::vector<FaultyFile>& faulty() const { return faulty_; }

  // The file that `name` is the path of (IsPath), or what is called so, as Catalog::Find finds it.
  // A name that a faulty file claims finds the problems of that file, even where the program has
  // it: which of the two is meant cannot be known.
  Result<Catalog::Entry> Find(const std::string& name) const;

  // The variant of a file, or all that is wrong with it. "variant.unreadable", without a line,
  // where there is no such file; "variant.name-taken" where a name in it is another's.
  Result<Catalog::Entry> Load(const std::string& path) const;

  // What in the file of `entry` may well be meant, but is worth a thought (ids variant.note-…);
  // what is inherited is noted where the file says what it extends.
  Problems NotesOn(const Catalog::Entry& entry) const;

  // Whether `name` is the path of a file: it has a slash, or ends as such files do.
  static bool IsPath(std::string_view name);

 private:
  Result<Catalog::Entry> Check(const std::string& file, const std::string& text) const;
  Problems FindTakenNames(const std::string& file, const YamlValue& root) const;
  const Catalog::Entry* OwnerOf(const std::string& name, const std::string& file) const;

  Catalog catalog_;
  std::vector<VariantText> known_;  // what may be extended
  std::vector<FaultyFile> faulty_;
};

}  // namespace draughts
