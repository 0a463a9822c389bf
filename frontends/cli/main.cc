#include "frontends/cli/program.h"

int main(int argc, char** argv) { return draughts::RunProgram({argv + 1, argv + argc}); }
