/*
 * Compares the sizes of PNG files with those of Cairo's own files of the same pictures.
 *
 *   bytes A.png B.png...
 *
 * Prints the sums and the file that comes closest; ends with 1, and names them, if any is larger than Cairo's.
 */
#include <cairo.h>
#include <stdio.h>
#include <sys/stat.h>

static cairo_status_t count(void *total, const unsigned char *bytes, unsigned length) {
  (void)bytes;
  *(size_t *)total += length;
  return CAIRO_STATUS_SUCCESS;
}

int main(int argc, char **argv) {
  size_t ours = 0, cairos = 0;
  int larger = 0;
  double closest = 0;
  const char *closest_name = "";
  for (int i = 1; i < argc; i++) {
    struct stat status;
    size_t size = 0;
    cairo_surface_t *surface = cairo_image_surface_create_from_png(argv[i]);
    cairo_status_t result = cairo_surface_write_to_png_stream(surface, count, &size);
    cairo_surface_destroy(surface);
    if (result != CAIRO_STATUS_SUCCESS || stat(argv[i], &status) != 0) {
      fprintf(stderr, "%s: %s\n", argv[i], cairo_status_to_string(result));
      return 2;
    }
    ours += (size_t)status.st_size;
    cairos += size;
    double share = (double)status.st_size / (double)size;
    if (share > closest) {
      closest = share;
      closest_name = argv[i];
    }
    if (share > 1) {
      printf("%s: %ld bytes, Cairo's are %zu\n", argv[i], (long)status.st_size, size);
      larger++;
    }
  }
  if (argc > 1)
    printf("%d files: %zu bytes, %.2f of Cairo's; %d larger than Cairo's; closest %.3f, %s\n", argc - 1, ours,
           (double)ours / (double)cairos, larger, closest, closest_name);
  return larger > 0;
}
