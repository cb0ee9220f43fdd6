/*
 * Blurred glass for the yardstick, as a C program would make it: the ground with a quarter of its samples in either
 * direction, three sliding means along rows and along columns, and interpolation on the way back.
 */
#include <cairo.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef float glass_sample __attribute__((vector_size(16)));
typedef uint8_t glass_bytes __attribute__((vector_size(4)));
typedef uint16_t glass_sums __attribute__((vector_size(8)));
typedef int32_t glass_words __attribute__((vector_size(16)));

struct glass {
  double sigma;
  float saturation, weight, tint[3];
};

/* One mean along lines: `along` samples apart lie those of a line, `across` the lines. */
static void glass_mean(const glass_sample *from, glass_sample *to, int length, int along, int lines, int across,
                       int radius) {
  float share = 1.0f / (float)(2 * radius + 1);
  for (int line = 0; line < lines; line++, from += across, to += across) {
    const glass_sample *last = from + (long)(length - 1) * along;
    glass_sample sum = from[0] * (float)(radius + 1);
    for (int i = 1; i <= radius; i++) sum += i < length ? from[(long)i * along] : *last;
    for (int i = 0; i < length; i++) {
      to[(long)i * along] = sum * share;
      sum += i + radius + 1 < length ? from[(long)(i + radius + 1) * along] : *last;
      sum -= i - radius >= 0 ? from[(long)(i - radius) * along] : from[0];
    }
  }
}

static inline glass_sums glass_load(uint32_t word) {
  glass_bytes bytes;
  memcpy(&bytes, &word, 4);
  return __builtin_convertvector(bytes, glass_sums);
}

static inline uint32_t glass_store(glass_sample color) {
  glass_bytes bytes = __builtin_convertvector(__builtin_convertvector(color + 0.5f, glass_words), glass_bytes);
  uint32_t word;
  memcpy(&word, &bytes, 4);
  return word | 0xFF000000u;
}

/* Paints glass over a rectangle of device pixels of an image. */
static bool glass_paint(cairo_surface_t *surface, int left, int top, int width, int height, const struct glass *glass) {
  int full_width = cairo_image_surface_get_width(surface), full_height = cairo_image_surface_get_height(surface);
  int reach = (int)ceil(3 * glass->sigma), step = glass->sigma >= 16 ? 4 : glass->sigma >= 8 ? 2 : 1;
  int x0 = left - reach < 0 ? 0 : left - reach, y0 = top - reach < 0 ? 0 : top - reach;
  int x1 = left + width + reach > full_width ? full_width : left + width + reach;
  int y1 = top + height + reach > full_height ? full_height : top + height + reach;
  int columns = (x1 - x0 + step - 1) / step, rows = (y1 - y0 + step - 1) / step;
  glass_sample *plane = aligned_alloc(16, sizeof *plane * (size_t)(columns * rows) * 2), *spare = plane + columns * rows;
  if (plane == NULL || left < 0 || top < 0 || left + width > full_width || top + height > full_height) return false;
  cairo_surface_flush(surface);
  uint32_t *words = (uint32_t *)(void *)cairo_image_surface_get_data(surface);
  long stride = cairo_image_surface_get_stride(surface) / 4;
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < columns; x++) {
      glass_sums sum = {0};
      for (int i = 0; i < step; i++) {
        int place_y = y0 + y * step + i, place_x = x0 + x * step;
        const uint32_t *line = words + (place_y < y1 ? place_y : y1 - 1) * stride;
        for (int j = 0; j < step; j++) sum += glass_load(line[place_x + j < x1 ? place_x + j : x1 - 1]);
      }
      plane[y * columns + x] = __builtin_convertvector(sum, glass_sample) * (1.0f / (float)(step * step));
    }
  }
  int radius = (int)lround((sqrt(4 * glass->sigma * glass->sigma / (step * step) + 1) - 1) / 2);
  for (int pass = 0; pass < 3; pass++) {
    glass_mean(plane, spare, columns, 1, rows, columns, radius);
    glass_mean(spare, plane, rows, columns, columns, 1, radius);
  }
  glass_sample tint = {glass->tint[2], glass->tint[1], glass->tint[0], 0};
  for (int i = 0; i < columns * rows; i++) {
    glass_sample color = plane[i];
    float grey = (color[0] * 0.0722f + color[1] * 0.7152f + color[2] * 0.2126f) * (1 - glass->saturation);
    color = (color * glass->saturation + grey) * glass->weight + tint * 255.0f * (1 - glass->weight);
    for (int channel = 0; channel < 3; channel++) color[channel] = fminf(fmaxf(color[channel], 0), 255);
    plane[i] = color;
  }
  float scale = 1.0f / (float)step;
  for (int y = 0; y < height; y++) {
    float place_y = fmaxf(((float)(top + y - y0) + 0.5f) / (float)step - 0.5f, 0);
    int row = (int)place_y < rows - 1 ? (int)place_y : rows - 1, below = row + 1 < rows ? row + 1 : row;
    float part_y = fminf(place_y - (float)row, 1);
    for (int x = 0; x < columns; x++)
      spare[x] = plane[row * columns + x] + (plane[below * columns + x] - plane[row * columns + x]) * part_y;
    uint32_t *target = words + (top + y) * stride + left;
    for (int x = 0; x < width; x++) {
      float place_x = fmaxf(((float)(left + x - x0) + 0.5f) * scale - 0.5f, 0);
      int column = (int)place_x < columns - 1 ? (int)place_x : columns - 1;
      int next = column + 1 < columns ? column + 1 : column;
      target[x] = glass_store(spare[column] + (spare[next] - spare[column]) * (place_x - (float)column));
    }
  }
  cairo_surface_mark_dirty(surface);
  free(plane);
  return true;
}
