/*
 * Writes a layout of nested views as a system of linear constraints, the same for the same seed.
 *
 *   system SEED VIEWS CONSTRAINTS_A_VIEW > FILE
 *
 * The first line tells the number of variables, four a view: x, y, width, height. A line `e VARIABLE PRIORITY` edits a
 * variable. Every other line is a constraint, `RELATION PRIORITY CONSTANT [VARIABLE COEFFICIENT]...`, RELATION being <,
 * = or >. The views stand in columns, up to six in a container, as in the forms that people build.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { X, Y, WIDTH, HEIGHT, CHILDREN = 6 };

static uint64_t state;

/* The next number of a sequence that the seed decides, below the limit. */
static int next(int limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int)((state >> 33) % (uint64_t)limit);
}

static int variable(int view, int part) { return view * 4 + part; }

/* A constraint on one part of a view and the same part of another. */
static void relate(char relation, int priority, int view, int part, int other, double factor, int constant) {
  printf("%c %d %d %d 1 %d %g\n", relation, priority, constant, variable(view, part), variable(other, part), -factor);
}

/* A constraint on one part of a view. */
static void limit(char relation, int priority, int view, int part, int constant) {
  printf("%c %d %d %d 1\n", relation, priority, constant, variable(view, part));
}

/* A constraint on the edges of two views: position + size of the one beside position + size times factor of the other. */
static void align(char relation, int priority, int view, double own, int other, double factor, int part, int constant) {
  printf("%c %d %d %d 1", relation, priority, constant, variable(view, part));
  if (own != 0) printf(" %d %g", variable(view, part + WIDTH), own);
  printf(" %d -1 %d %g\n", variable(other, part), variable(other, part + WIDTH), -factor);
}

/* The constraint of a view that stands at a place in the order of what a person would ask for. */
static void constrain(int place, int view, int parent, int previous) {
  int size = 10 + next(90);
  int axis = (place + view) % 2;
  switch (place) {
    case 0:
      if (next(3) == 0) align('=', 1000, view, 0.5, parent, 0.5, X, 0);
      else relate('=', 1000, view, X, parent, 1, 8 + next(12));
      return;
    case 1:
      if (previous >= 0) align('=', 1000, view, 0, previous, 1, Y, 8);
      else relate('=', 1000, view, Y, parent, 1, 8);
      return;
    case 2:
    case 3:
      switch (next(4)) {
        case 0: align('<', 1000, view, 1, parent, 1, axis, -8); return;
        case 1: relate('=', next(2) ? 1000 : 750, view, WIDTH + axis, parent, 0.5, 0); return;
        case 2: if (previous >= 0) { relate('=', 1000, view, WIDTH + axis, previous, 1, 0); return; } /* fall through */
        default: limit('=', next(2) ? 250 : 750, view, WIDTH + axis, size); return;
      }
    case 4: limit('>', 1000, view, WIDTH, 0); return;
    case 5: limit('>', 1000, view, HEIGHT, 0); return;
    default: limit(place % 2 ? '>' : '<', place % 2 ? 750 : 250, view, WIDTH + place / 2 % 2, size); return;
  }
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  state = strtoull(argv[1], NULL, 10);
  int views = atoi(argv[2]), each = atoi(argv[3]);
  if (views < 1 || each < 1) return 2;
  printf("%d\n", views * 4);
  limit('=', 1000, 0, X, 0);
  limit('=', 1000, 0, Y, 0);
  printf("e %d 999\ne %d 999\n", variable(0, WIDTH), variable(0, HEIGHT));
  for (int view = 1; view < views; view++) {
    int parent = (view - 1) / CHILDREN;
    int previous = (view - 1) % CHILDREN == 0 ? -1 : view - 1;
    for (int place = 0; place < each; place++) constrain(place, view, parent, previous);
  }
  return 0;
}
