// Solves a system with kiwi, the reference implementation of Cassowary.
//
//   kiwi FILE TIMES CHANGES
//
// Solves it anew TIMES times, each time followed by CHANGES suggestions for its edited variables, and prints how many
// constraints were refused, the sums of the values, and the least time of a solution and of a suggestion.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

static double milliseconds(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The priorities that the systems use, as kiwi's strengths.
static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 999) return kiwi::strength::strong;
  return priority >= 750 ? kiwi::strength::medium : kiwi::strength::weak;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  std::ifstream file(argv[1]);
  int times = std::atoi(argv[2]), changes = std::atoi(argv[3]);
  std::string line;
  if (!std::getline(file, line)) return 1;
  std::vector<kiwi::Variable> variables((size_t)std::atoi(line.c_str()));
  for (auto &variable : variables) variable = kiwi::Variable();
  std::vector<kiwi::Constraint> constraints;
  std::vector<size_t> edits;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    char relation;
    double priority, constant, coefficient;
    size_t variable;
    words >> relation;
    if (relation == 'e') {
      words >> variable;
      edits.push_back(variable);
      continue;
    }
    words >> priority >> constant;
    std::vector<kiwi::Term> terms;
    while (words >> variable >> coefficient) terms.emplace_back(variables[variable], coefficient);
    auto op = relation == '<' ? kiwi::OP_LE : relation == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
    constraints.emplace_back(kiwi::Expression(terms, -constant), op, strength(priority));
  }
  double best = INFINITY, bestChange = INFINITY, sum = 0;
  int refused = 0;
  for (int round = 0; round < times; round++) {
    auto start = Clock::now();
    kiwi::Solver solver;
    refused = 0;
    for (size_t edit : edits) {
      solver.addEditVariable(variables[edit], kiwi::strength::strong);
      solver.suggestValue(variables[edit], 375);
    }
    for (const auto &constraint : constraints) {
      try {
        solver.addConstraint(constraint);
      } catch (const kiwi::UnsatisfiableConstraint &) {
        refused++;
      }
    }
    solver.updateVariables();
    best = std::min(best, milliseconds(start));
    sum = 0;
    for (auto &variable : variables) sum += variable.value();
    start = Clock::now();
    for (int change = 0; change < changes; change++) {
      for (size_t edit : edits) solver.suggestValue(variables[edit], 320 + change % 100);
      solver.updateVariables();
    }
    if (changes > 0) bestChange = std::min(bestChange, milliseconds(start) / changes);
  }
  std::printf("kiwi       refused %d, sum %.3f, solve %.3f ms, change %.4f ms\n", refused, sum, best, bestChange);
  return 0;
}
