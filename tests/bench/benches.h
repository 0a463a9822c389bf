// The groups of benchmarks; each function registers its own with Google Benchmark.
#pragma once

namespace draughts {

// "perft/<variant>/<counted|played>": from the start position by the variant's name, as the program
// does it; "perft/<variant>/<counted|played>/static": the same rules named when compiled.
void RegisterPerftBenches();

// "fen/parse", "fen/format", "fen/moves": a line of a stream read, written, answered.
void RegisterFenBenches();

// "pdn/read/<variant>": a file of games as plain data; "pdn/replay/<variant>": the same, and every
// move played under the rules. A megabyte each; items are moves by one side.
void RegisterPdnBenches();

// "variant/open": a variant file with two others behind it, from text to kernel;
// "variant/built-ins": all those of the program.
void RegisterVariantBenches();

}  // namespace draughts
