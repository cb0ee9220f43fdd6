/*
 * Compares the results of a benchmark with those of an earlier one.
 *
 *   baseline OLD.json NEW.json
 *
 * Each line of either is what bench.c says of a command with --json. Only ratios are compared, for milliseconds are
 * another machine's or another hour's. One has changed if the quartiles do not touch and the medians lie more than a
 * twentieth apart. The exit code is 0 whatever is found: who reads it has to judge.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_RECORDS = 64, MAX_LINE = 1024 };

struct record {
  char title[128], name[128];
  long bytes;
  double ratios[3][3];
};

static int read_records(const char *path, struct record *records) {
  FILE *file = fopen(path, "r");
  char line[MAX_LINE];
  int count = 0;
  if (file == NULL) return -1;
  while (count < MAX_RECORDS && fgets(line, sizeof line, file) != NULL) {
    struct record *record = &records[count];
    double(*r)[3] = record->ratios;
    if (sscanf(line,
               "{ \"title\": \"%127[^\"]\", \"name\": \"%127[^\"]\", \"rounds\": %*d, \"wall\": %*f, \"cpu\": %*f, "
               "\"memory\": %*f, \"bytes\": %ld, \"wallRatio\": [%lf, %lf, %lf], \"cpuRatio\": [%lf, %lf, %lf], "
               "\"memoryRatio\": [%lf, %lf, %lf] }",
               record->title, record->name, &record->bytes, &r[0][0], &r[0][1], &r[0][2], &r[1][0], &r[1][1], &r[1][2],
               &r[2][0], &r[2][1], &r[2][2]) == 12)
      count++;
  }
  fclose(file);
  return count;
}

int main(int argc, char **argv) {
  static const char *kinds[3] = {"wall time", "CPU time", "peak memory"};
  static struct record old_records[MAX_RECORDS], new_records[MAX_RECORDS];
  if (argc != 3) {
    fprintf(stderr, "usage: baseline OLD.json NEW.json\n");
    return 2;
  }
  int old_count = read_records(argv[1], old_records), new_count = read_records(argv[2], new_records), changes = 0;
  if (old_count < 0 || new_count < 0) {
    perror(old_count < 0 ? argv[1] : argv[2]);
    return 2;
  }
  printf("\nSince %s:\n", argv[1]);
  for (int i = 0; i < new_count; i++) {
    const struct record *new = &new_records[i], *old = NULL;
    for (int j = 0; j < old_count && old == NULL; j++) {
      bool is_same = strcmp(old_records[j].title, new->title) == 0 && strcmp(old_records[j].name, new->name) == 0;
      if (is_same) old = &old_records[j];
    }
    if (old == NULL) continue;
    for (int kind = 0; kind < 3; kind++) {
      const double *was = old->ratios[kind], *is = new->ratios[kind];
      bool is_more = is[0] > was[2] && is[1] > was[1] * 1.05, is_less = is[2] < was[0] && is[1] * 1.05 < was[1];
      if (!is_more && !is_less) continue;
      printf("  %s: %s, %s in terms of %s: %.2f, was %.2f\n", is_more ? "WORSE" : "better", new->title, kinds[kind],
             new->name, is[1], was[1]);
      changes++;
    }
    if (new->bytes > 0 && old->bytes > 0 && labs(new->bytes - old->bytes) * 100 > old->bytes) {
      printf("  %s: %s, bytes of %s: %ld, was %ld\n", new->bytes > old->bytes ? "WORSE" : "better", new->title,
             new->name, new->bytes, old->bytes);
      changes++;
    }
  }
  if (changes == 0) printf("  nothing has changed by more than the runs differ\n");
  return 0;
}
