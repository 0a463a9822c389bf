#include <iostream>

#include "framework/config/catalog.h"
#include "framework/kernel/generator.h"
#include "framework/notation/fen.h"
#include "framework/notation/moves.h"
#include "variants/russian.h"

int main() {
  using namespace draughts;

  // Rules by name, as a user gives it.
  const Result<Variant> variant = Catalog::BuiltIn().Find("русские");
  if (!variant.ok()) return 1;
  const Result<ParsedFen> fen = ParseFen(*variant, "W:WKe1,g1:Bb2,d2,d4,f4,h2");
  if (!fen.ok()) return 1;
  const MoveStyle style = {.names = SquareNames(variant->spec())};
  for (const Move& move : variant->LegalMoves(fen->position)) {
    std::cout << FormatMove(*variant, fen->position, move, style) << '\n';
  }

  // Rules by value: a generator compiled for them.
  const Generator<kRussian> generator;
  std::cout << "legal moves: " << generator.LegalMoves(fen->position).size() << '\n';
}
