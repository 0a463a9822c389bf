// YAML texts as people would write them: what is short in one line, the rest indented by two.
#pragma once

#include <string>

#include "framework/config/yaml_reader.h"

namespace draughts {

// `root`, a map, as a text that ParseYaml() reads as the same value (but for the places).
std::string FormatYaml(const YamlValue& root);

// `value` within one line: { en: Home, ru: Домашние }.
std::string FormatYamlInLine(const YamlValue& value);

}  // namespace draughts
