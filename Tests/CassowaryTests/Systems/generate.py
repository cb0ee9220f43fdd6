#!/usr/bin/env python3
"""Writes random systems of constraints with their solutions, for the tests to compare with.

usage: generate.py > random.txt      (needs scipy and kiwisolver)

The expected values are those of a general solver of linear programs (HiGHS, by way of scipy): which required
constraints contradict those before them, the least sum by which the constraints of each priority are missed, given
the sums of the higher ones, which variables have more than one value among the best solutions, and the others'
values. Systems with up to three optional priorities, which kiwi's strengths can tell apart, are also solved with
kiwi; a system on which the two differ, or whose tolerances HiGHS cannot keep, is left out and counted on standard
error.

A system is a line `system NAME VARIABLES`, its constraints as `RELATION PRIORITY CONSTANT [VARIABLE COEFFICIENT]...`,
and lines `refused NUMBER...`, `missed PRIORITY SUM`, `ambiguous VARIABLE...` and `value VARIABLE VALUE`.
"""
import random
import sys

import kiwisolver
from scipy.optimize import linprog

STRENGTHS = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}


class Program:
    """The linear program of some constraints: the variables, then a pair of errors for each optional constraint."""

    def __init__(self, count, constraints):
        self.optional = [c for c in constraints if c[1] < 1000]
        self.width = count + 2 * len(self.optional)
        self.bounds = [(None, None)] * count + [(0, None)] * (2 * len(self.optional))
        self.upper, self.upper_constants, self.equal, self.equal_constants = [], [], [], []
        self.errors = {}
        for constraint in constraints:
            relation, priority, constant, terms = constraint
            row = [0.0] * self.width
            for variable, coefficient in terms:
                row[variable] += coefficient
            if priority < 1000:
                place = count + 2 * self.optional.index(constraint)
                row[place], row[place + 1] = 1, -1
                self.errors.setdefault(priority, []).extend([place, place + 1])
            if relation == "=":
                self.equal.append(row)
                self.equal_constants.append(constant)
            else:
                sign = 1 if relation == "<" else -1
                self.upper.append([sign * value for value in row])
                self.upper_constants.append(sign * constant)

    def minimum(self, costs):
        """The least value of a sum of columns; None if there is no solution, minus infinity if there is no least."""
        goal = [0.0] * self.width
        for column, cost in costs:
            goal[column] += cost
        result = linprog(
            goal, self.upper or None, self.upper_constants or None, self.equal or None, self.equal_constants or None,
            self.bounds, method="highs")
        if result.status == 3:
            return float("-inf")
        return result.fun if result.status == 0 else None

    def settle(self, priority):
        """Finds the least sum of a priority's errors and keeps it from now on."""
        costs = [(column, 1) for column in self.errors[priority]]
        sum_ = self.minimum(costs)
        if sum_ is None:
            return None
        row = [0.0] * self.width
        for column, cost in costs:
            row[column] = cost
        self.upper.append(row)
        self.upper_constants.append(sum_ + 1e-6)
        return sum_


def solve(count, constraints):
    refused, kept = [], []
    for number, constraint in enumerate(constraints):
        if constraint[1] == 1000:
            required = [c for c in kept if c[1] == 1000] + [constraint]
            if Program(count, required).minimum([]) is None:
                refused.append(number)
                continue
        kept.append(constraint)
    program = Program(count, kept)
    missed = {priority: program.settle(priority) for priority in sorted(program.errors, reverse=True)}
    values = []
    if None in missed.values():
        return None
    for variable in range(count):
        low, high = program.minimum([(variable, 1)]), program.minimum([(variable, -1)])
        if low is None or high is None:
            return None
        values.append(low if -high - low < 1e-4 else None)
    return refused, missed, values


def kiwi_agrees(count, constraints, refused, missed):
    """Whether kiwi refuses the same constraints and misses the others by the same sums.

    A kiwi solver that refused a constraint may keep a part of its row (seen with 1.4.2: later constraints are refused
    that could be met, and accepted ones do not hold), so that it is made anew then.
    """
    variables = [kiwisolver.Variable(str(i)) for i in range(count)]
    solver, kept, refusals = kiwisolver.Solver(), [], []
    for number, (relation, priority, constant, terms) in enumerate(constraints):
        sum_ = sum((variables[v] * c for v, c in terms), 0 * variables[0] - constant)
        constraint = {"<": sum_ <= 0, "=": sum_ == 0, ">": sum_ >= 0}[relation] | STRENGTHS[priority]
        try:
            solver.addConstraint(constraint)
            kept.append(constraint)
        except kiwisolver.UnsatisfiableConstraint:
            refusals.append(number)
            solver = kiwisolver.Solver()
            for other in kept:
                solver.addConstraint(other)
    solver.updateVariables()
    sums = {}
    for number, (relation, priority, constant, terms) in enumerate(constraints):
        difference = sum(variables[v].value() * c for v, c in terms) - constant
        if priority < 1000:
            miss = max(0, difference if relation != ">" else 0, -difference if relation != "<" else 0)
            sums[priority] = sums.get(priority, 0) + miss
    return refusals == refused and all(abs(sums[p] - missed[p]) < 1e-3 for p in missed)


def system(kind, generator):
    """A system of a kind: plain; degenerate, all of whose bounds meet in one point; or tight, most of it required."""
    count = generator.randint(2, 7)
    priorities = [1000, 750, 500, 250] if kind != "many" else [1000] + generator.sample(range(1, 1000), 8)
    constraints = []
    for _ in range(generator.randint(count, 3 * count + 2)):
        variables = generator.sample(range(count), generator.choice([1, 2, 2, 2, 3]) if count > 2 else 1)
        factors = [-1, 1] if kind == "degenerate" else [-2, -1, 1, 1, 1, 0.5]
        terms = [(variable, generator.choice(factors)) for variable in variables]
        constant = 0 if kind == "degenerate" and generator.random() < 0.9 else generator.randint(-40, 100)
        required = generator.random() < (0.75 if kind == "tight" else 0.4)
        priority = 1000 if required else generator.choice(priorities[1:])
        constraint = (generator.choice("<=>"), priority, constant, terms)
        if constraint not in constraints:
            constraints.append(constraint)
    return count, constraints


def number(value):
    return format(round(value, 5) + 0.0, ".10g")


def main():
    left_out = 0
    for kind in ["plain", "degenerate", "tight", "many"]:
        generator = random.Random(kind)
        for index in range(50):
            count, constraints = system(kind, generator)
            solution = solve(count, constraints)
            if solution is None or kind != "many" and not kiwi_agrees(count, constraints, *solution[:2]):
                left_out += 1
                continue
            refused, missed, values = solution
            print(f"system {kind}-{index} {count}")
            for relation, priority, constant, terms in constraints:
                print(relation, priority, constant, *(f"{v} {c}" for v, c in terms))
            print("refused", *refused)
            for priority, sum_ in missed.items():
                print("missed", priority, number(sum_))
            print("ambiguous", *(v for v, value in enumerate(values) if value is None))
            for variable, value in enumerate(values):
                if value is not None:
                    print("value", variable, number(value))
    print(f"left out {left_out}", file=sys.stderr)


main()
