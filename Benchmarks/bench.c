/*
 * Runs two commands by turns and compares what they cost.
 *
 *   bench ROUNDS -- A ARGUMENTS... -- B ARGUMENTS...
 *
 * A machine's speed drifts by more than the commands differ, so only runs that lie beside each other are compared: the
 * ratio is that of each pair, and its median is what counts. Their standard output is thrown away; if one of them
 * fails, so does this.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_ROUNDS = 100000 };

/* What one run cost: milliseconds, and the most memory that it held at a time in MiB. */
struct cost {
  double wall, cpu, memory;
};

static double milliseconds(struct timeval time) { return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* Runs a command to its end; whether it did its work. */
static bool run(char **command, struct cost *cost) {
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  while (child > 0 && wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) child = -1;
  }
  if (child < 0) {
    perror(command[0]);
    return false;
  }
  cost->wall = now() - start;
  cost->cpu = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  cost->memory = (double)usage.ru_maxrss / 1024;
  /* Programs that compare end with 1 when they have found a difference. */
  if (WIFEXITED(status) && WEXITSTATUS(status) <= 1) return true;
  fprintf(stderr, "bench: %s failed\n", command[0]);
  return false;
}

static int ascending(const void *one, const void *two) {
  double a = *(const double *)one, b = *(const double *)two;
  return (a > b) - (a < b);
}

/* Sorts the values and returns the middle one, or the mean of the two in the middle. */
static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/* Prints a line of the table from the costs of all rounds, of which A's and B's lie by turns. */
static void print_row(const char *name, const double *pairs, int rounds, double *room) {
  double *a = room, *b = room + rounds, *ratio = room + 2 * rounds;
  for (int i = 0; i < rounds; i++) {
    a[i] = pairs[2 * i];
    b[i] = pairs[2 * i + 1];
    ratio[i] = b[i] > 0 ? a[i] / b[i] : 0;
  }
  double middle = median(ratio, rounds);
  printf("%-18s %9.2f %9.2f %9.2f   (%.2f to %.2f)\n", name, median(a, rounds), median(b, rounds), middle, ratio[0],
         ratio[rounds - 1]);
}

static bool measure(char **a, char **b, int rounds) {
  size_t count = (size_t)rounds * 2;
  double *values = malloc(sizeof *values * (count * 3 + (size_t)rounds * 3));
  if (values == NULL) return false;
  double *wall = values, *cpu = wall + count, *memory = cpu + count, *room = memory + count;
  struct cost cost;
  /* The first run of each reads its files into the system's cache and is not counted. */
  bool is_done = run(a, &cost) && run(b, &cost);
  for (size_t i = 0; is_done && i < count; i++) {
    is_done = run(i % 2 == 0 ? a : b, &cost);
    wall[i] = cost.wall;
    cpu[i] = cost.cpu;
    memory[i] = cost.memory;
  }
  if (is_done) {
    printf("A: %s\nB: %s\n%d rounds, medians; the ratio is that of neighbouring runs\n\n", a[0], b[0], rounds);
    printf("%-18s %9s %9s %9s   %s\n", "", "A", "B", "A / B", "(least to greatest)");
    print_row("wall time, ms", wall, rounds, room);
    print_row("CPU time, ms", cpu, rounds, room);
    print_row("peak memory, MiB", memory, rounds, room);
  }
  free(values);
  return is_done;
}

int main(int argc, char **argv) {
  char *end = NULL;
  long rounds = argc > 1 ? strtol(argv[1], &end, 10) : 0;
  char **second = NULL;
  for (int i = 4; i < argc - 1 && second == NULL; i++) {
    if (strcmp(argv[i], "--") == 0) second = argv + i;
  }
  if (rounds < 1 || rounds > MAX_ROUNDS || *end != '\0' || strcmp(argv[2], "--") != 0 || second == NULL) {
    fprintf(stderr, "usage: bench ROUNDS -- A ARGUMENTS... -- B ARGUMENTS...\n");
    return 2;
  }
  *second = NULL;
  return measure(argv + 3, second + 1, (int)rounds) ? 0 : 1;
}
