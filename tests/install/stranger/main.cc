// Uses the installed library in both ways: rules named when compiled, rules named when run.
#include <cstdlib>
#include <iostream>

#include "framework/config/catalog.h"
#include "framework/game/game.h"
#include "framework/kernel/generator.h"
#include "variants/russian.h"

int main() {
  const draughts::Catalog& catalog = draughts::Catalog::BuiltIn();
  const draughts::Result<draughts::Variant> variant = catalog.Find("русские");
  if (!variant.ok()) return EXIT_FAILURE;

  const draughts::Game game(*variant);
  const draughts::Generator<draughts::kRussian> generator;
  std::cout << "static " << generator.LegalMoves(game.position()).size()  //
            << ", named " << game.LegalMoves().size()                     //
            << ", alias " << variant->spec().id                           //
            << ", leaves " << variant->Perft(game.position(), 4, {}) << '\n';
}
