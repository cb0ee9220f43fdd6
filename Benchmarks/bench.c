/*
 * Runs commands by turns and compares what the first costs with what each of the others does.
 *
 *   bench [OPTIONS] ROUNDS -- A ARGUMENTS... -- B ARGUMENTS... [-- C ARGUMENTS...]...
 *
 *   --title TEXT     what is compared
 *   --names A,B,...  what the commands are called; else by their first words
 *   --files A,B,...  what they write, whose sizes are told
 *   --pictures N     how many pictures a run makes, for the rate
 *   --json FILE      adds a line of JSON for each command to a file
 *
 * A machine's speed drifts by more than the commands differ, so only runs that lie beside each other are compared: the
 * ratio is that of the runs of one round, its median is what counts, and the quartiles say how sure that is. Their
 * standard output is thrown away; if one of them fails, so does this.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_ROUNDS = 10000, MAX_COMMANDS = 8, WALL = 0, CPU, MEMORY, COSTS };

struct command {
  char **words;
  const char *name, *file;
  /* Milliseconds, and the most memory that a process of the command held at a time in MiB, of each round. */
  double *costs[COSTS];
};

static double milliseconds(struct timeval time) { return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* Runs a command to its end; whether it did its work. */
static bool run(char **words, double cost[COSTS]) {
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere >= 0) dup2(nowhere, STDOUT_FILENO);
    execvp(words[0], words);
    perror(words[0]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  while (child > 0 && wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) child = -1;
  }
  if (child < 0) {
    perror(words[0]);
    return false;
  }
  cost[WALL] = now() - start;
  cost[CPU] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  cost[MEMORY] = (double)usage.ru_maxrss / 1024;
  /* Programs that compare end with 1 when they have found a difference. */
  if (WIFEXITED(status) && WEXITSTATUS(status) <= 1) return true;
  fprintf(stderr, "bench: %s failed\n", words[0]);
  return false;
}

static int ascending(const void *one, const void *two) {
  double a = *(const double *)one, b = *(const double *)two;
  return (a > b) - (a < b);
}

/* Sorts the values and says which one lies at a quarter (1), the half (2) or three quarters (3) of them. */
static double quartile(double *values, int count, int which) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  double place = (double)(count - 1) * which / 4;
  int below = (int)place, above = below + 1 < count ? below + 1 : below;
  return values[below] + (values[above] - values[below]) * (place - below);
}

static double median_cost(const struct command *command, int cost, int rounds) {
  double values[MAX_ROUNDS];
  memcpy(values, command->costs[cost], sizeof *values * (size_t)rounds);
  return quartile(values, rounds, 2);
}

/* The quartiles of what one command costs in terms of what another one does. */
static void ratio(const struct command *one, const struct command *other, int cost, int rounds, double quartiles[3]) {
  double values[MAX_ROUNDS];
  for (int i = 0; i < rounds; i++) values[i] = other->costs[cost][i] > 0 ? one->costs[cost][i] / other->costs[cost][i] : 0;
  for (int i = 0; i < 3; i++) quartiles[i] = quartile(values, rounds, i + 1);
}

static long file_size(const char *path) {
  struct stat status;
  return path != NULL && *path != '\0' && stat(path, &status) == 0 ? (long)status.st_size : 0;
}

static void print_table(const struct command *commands, int count, int rounds, int pictures) {
  printf("%-26s %9s %9s %9s %9s %11s   %s's to this: wall (quartiles)    CPU (quartiles)     memory\n", "", "wall ms",
         "CPU ms", "peak MiB", "bytes", "pictures/s", commands[0].name);
  for (int i = 0; i < count; i++) {
    const struct command *command = &commands[i];
    double wall = median_cost(command, WALL, rounds);
    char bytes[24] = "", rate[24] = "";
    if (file_size(command->file) > 0) snprintf(bytes, sizeof bytes, "%ld", file_size(command->file));
    if (pictures > 0) snprintf(rate, sizeof rate, "%.1f", pictures * 1e3 / wall);
    printf("%-26s %9.2f %9.2f %9.2f %9s %11s", command->name, wall, median_cost(command, CPU, rounds),
           median_cost(command, MEMORY, rounds), bytes, rate);
    if (i > 0) {
      double walls[3], cpus[3], memories[3];
      ratio(&commands[0], command, WALL, rounds, walls);
      ratio(&commands[0], command, CPU, rounds, cpus);
      ratio(&commands[0], command, MEMORY, rounds, memories);
      printf("   %*s %5.2f (%.2f to %.2f)  %5.2f (%.2f to %.2f)  %5.2f", (int)strlen(commands[0].name) + 7, "", walls[1],
             walls[0], walls[2], cpus[1], cpus[0], cpus[2], memories[1]);
    }
    printf("\n");
  }
}

/* Adds a line for each command; Benchmarks/baseline.c reads them. */
static bool add_json(const char *path, const char *title, const struct command *commands, int count, int rounds) {
  FILE *file = fopen(path, "a");
  if (file == NULL) return false;
  for (int i = 0; i < count; i++) {
    double walls[3], cpus[3], memories[3];
    ratio(&commands[0], &commands[i], WALL, rounds, walls);
    ratio(&commands[0], &commands[i], CPU, rounds, cpus);
    ratio(&commands[0], &commands[i], MEMORY, rounds, memories);
    fprintf(file,
            "{ \"title\": \"%s\", \"name\": \"%s\", \"rounds\": %d, \"wall\": %.2f, \"cpu\": %.2f, \"memory\": %.2f, "
            "\"bytes\": %ld, \"wallRatio\": [%.3f, %.3f, %.3f], \"cpuRatio\": [%.3f, %.3f, %.3f], "
            "\"memoryRatio\": [%.3f, %.3f, %.3f] }\n",
            title, commands[i].name, rounds, median_cost(&commands[i], WALL, rounds),
            median_cost(&commands[i], CPU, rounds), median_cost(&commands[i], MEMORY, rounds),
            file_size(commands[i].file), walls[0], walls[1], walls[2], cpus[0], cpus[1], cpus[2], memories[0],
            memories[1], memories[2]);
  }
  return fclose(file) == 0;
}

static bool measure(struct command *commands, int count, int rounds) {
  double cost[COSTS];
  for (int i = 0; i < count; i++) {
    for (int kind = 0; kind < COSTS; kind++) {
      commands[i].costs[kind] = calloc((size_t)rounds, sizeof(double));
      if (commands[i].costs[kind] == NULL) return false;
    }
    /* The first run of each reads its files into the system's cache and is not counted. */
    if (!run(commands[i].words, cost)) return false;
  }
  for (int round = 0; round < rounds; round++) {
    for (int i = 0; i < count; i++) {
      if (!run(commands[i].words, cost)) return false;
      for (int kind = 0; kind < COSTS; kind++) commands[i].costs[kind][round] = cost[kind];
    }
  }
  return true;
}

/* The part of a list with commas at a place, which it cuts off. */
static const char *part(char **list) { return *list != NULL ? strsep(list, ",") : NULL; }

int main(int argc, char **argv) {
  const char *title = "", *json = NULL;
  char *names = NULL, *files = NULL, *end = "";
  int next = 1, pictures = 0, count = 0;
  for (; next + 1 < argc && strncmp(argv[next], "--", 2) == 0; next += 2) {
    if (strcmp(argv[next], "--title") == 0) title = argv[next + 1];
    else if (strcmp(argv[next], "--names") == 0) names = argv[next + 1];
    else if (strcmp(argv[next], "--files") == 0) files = argv[next + 1];
    else if (strcmp(argv[next], "--pictures") == 0) pictures = atoi(argv[next + 1]);
    else if (strcmp(argv[next], "--json") == 0) json = argv[next + 1];
    else break;
  }
  struct command commands[MAX_COMMANDS] = {0};
  long rounds = next < argc ? strtol(argv[next++], &end, 10) : 0;
  for (; next + 1 < argc && strcmp(argv[next], "--") == 0 && count < MAX_COMMANDS; count++) {
    argv[next] = NULL;
    commands[count].words = argv + next + 1;
    const char *name = part(&names);
    commands[count].name = name != NULL ? name : argv[next + 1];
    commands[count].file = part(&files);
    while (next + 1 < argc && strcmp(argv[++next], "--") != 0) continue;
  }
  if (rounds < 1 || rounds > MAX_ROUNDS || *end != '\0' || count < 2) {
    fprintf(stderr, "usage: bench [OPTIONS] ROUNDS -- A ARGUMENTS... -- B ARGUMENTS...\n");
    return 2;
  }
  if (!measure(commands, count, (int)rounds)) return 1;
  printf("\n%s%s%ld rounds, medians; ratios are of the runs of a round\n", title, *title != '\0' ? ": " : "", rounds);
  print_table(commands, count, (int)rounds, pictures);
  if (json != NULL && !add_json(json, title, commands, count, (int)rounds)) {
    perror(json);
    return 1;
  }
  return 0;
}
