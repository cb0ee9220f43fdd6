/*
 * The yardstick: what a plain C program needs for a picture when it makes the same Cairo and Pango calls.
 *
 *   yardstick [--plain] [--times N] LIST OUT
 *
 * OUT is a PNG file, or with --times a folder for as many, for which the fonts and the images are kept. It is tuned as
 * well as we can: fontconfig is given the fonts before Pango can start to read the system's configuration, and the PNG
 * writer is of our own's kind. With --plain it is what most would write: the configuration is set on the font map, and
 * Cairo writes the file.
 *
 * LIST is a text, a command to the line. It stands for the constants that such a program would have, so reading it has
 * to cost next to nothing. Lengths are points from the top left, colours are red, green, blue and alpha from 0 to 1.
 *
 *   canvas WIDTH HEIGHT SCALE           size in pixels, pixels to a point; the first command but for fonts
 *   font PATH                           a font file; nothing else is known to fontconfig
 *   face DESCRIPTION                    the face of the texts that follow, as Pango writes it
 *   fill X Y W H  R G B A               a rectangle; also stands for blurred glass, as its mean colour
 *   round X Y W H RADIUS  R G B A       a rectangle with round corners
 *   path fill R G B A | stroke R G B A WIDTH [round] | STEPS
 *                                       an outline, filled, stroked or both; the steps are M x y, L x y,
 *                                       C x y x y x y, A centre-x centre-y radius start end, Z
 *   text X BASELINE SIZE SPACING STROKE R G B A TEXT
 *                                       one line; SPACING after each glyph, STROKE is the width of the emboldening line
 *   image X Y W H PATH                  a PNG file, scaled into the rectangle
 *   mask X Y W H  R G B A PATH          the alpha of a PNG file, in a colour
 *   clip X Y W H, unclip                keeps what follows inside a rectangle
 */
#define _GNU_SOURCE
#include "flatpng.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_IMAGES = 64, MAX_LINE = 16384 };

struct image {
  char *path;
  cairo_surface_t *surface;
};

struct player {
  bool is_plain;
  int width, height;
  double scale;
  cairo_surface_t *surface;
  cairo_t *cairo;
  FcConfig *fonts;
  PangoFontMap *map;
  PangoLayout *layout;
  PangoFontDescription *face;
  struct image images[MAX_IMAGES];
  int image_count;
};

/* Reads up to `count` numbers and moves the text behind them; whether all were there. */
static bool numbers(char **text, double *out, int count) {
  for (int i = 0; i < count; i++) {
    char *end;
    out[i] = strtod(*text, &end);
    if (end == *text) return false;
    *text = end;
  }
  return true;
}

static char *skip_blanks(char *text) { return text + strspn(text, " "); }

/* Takes a word off the text if it comes next. */
static bool word(char **text, const char *expected) {
  char *start = skip_blanks(*text);
  size_t length = strlen(expected);
  if (strncmp(start, expected, length) != 0 || (start[length] != ' ' && start[length] != '\0')) return false;
  *text = start + length;
  return true;
}

static void set_color(cairo_t *cairo, const double *color) {
  cairo_set_source_rgba(cairo, color[0], color[1], color[2], color[3]);
}

static bool canvas(struct player *player, char *text) {
  double v[3];
  if (!numbers(&text, v, 3) || v[0] < 1 || v[1] < 1 || v[2] <= 0) return false;
  if (player->cairo != NULL) cairo_destroy(player->cairo);
  if (player->surface != NULL) cairo_surface_destroy(player->surface);
  player->width = (int)v[0];
  player->height = (int)v[1];
  player->scale = v[2];
  player->surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, player->width, player->height);
  player->cairo = cairo_create(player->surface);
  cairo_scale(player->cairo, v[2], v[2]);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(player->cairo, options);
  cairo_font_options_destroy(options);
  if (player->layout != NULL) pango_cairo_update_context(player->cairo, pango_layout_get_context(player->layout));
  return cairo_status(player->cairo) == CAIRO_STATUS_SUCCESS;
}

static bool font(struct player *player, char *text) {
  /* The fonts of the picture before are kept. */
  if (player->map != NULL) return true;
  if (player->fonts == NULL) player->fonts = FcConfigCreate();
  return player->fonts != NULL && FcConfigAppFontAddFile(player->fonts, (const FcChar8 *)skip_blanks(text));
}

/* Makes the font map when the first text comes, with the fonts that were named and no others. */
static bool prepare_text(struct player *player) {
  if (player->layout != NULL) return true;
  if (player->cairo == NULL || player->fonts == NULL) return false;
  /* Set first, or Pango starts a thread that reads the system's configuration. */
  if (!player->is_plain && !FcConfigSetCurrent(player->fonts)) return false;
  player->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(player->map), player->fonts);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(player->map), 72);
  PangoContext *context = pango_font_map_create_context(player->map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_cairo_update_context(player->cairo, context);
  player->layout = pango_layout_new(context);
  g_object_unref(context);
  return true;
}

static bool face(struct player *player, char *text) {
  if (player->face != NULL) pango_font_description_free(player->face);
  player->face = pango_font_description_from_string(skip_blanks(text));
  return true;
}

static bool text_line(struct player *player, char *text) {
  double v[9];
  if (!numbers(&text, v, 9) || player->face == NULL || !prepare_text(player)) return false;
  if (*text == ' ') text++;
  pango_font_description_set_absolute_size(player->face, v[2] * PANGO_SCALE);
  pango_layout_set_font_description(player->layout, player->face);
  PangoAttrList *attributes = NULL;
  if (v[3] != 0) {
    attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(pango_units_from_double(v[3])));
  }
  pango_layout_set_attributes(player->layout, attributes);
  if (attributes != NULL) pango_attr_list_unref(attributes);
  pango_layout_set_text(player->layout, text, -1);
  cairo_t *cairo = player->cairo;
  set_color(cairo, v + 5);
  cairo_move_to(cairo, v[0], v[1]);
  pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(player->layout, 0));
  if (v[4] > 0) {
    cairo_fill_preserve(cairo);
    cairo_set_line_width(cairo, v[4]);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(cairo);
  } else {
    cairo_fill(cairo);
  }
  return true;
}

static bool fill(struct player *player, char *text) {
  double v[8];
  if (!numbers(&text, v, 8)) return false;
  set_color(player->cairo, v + 4);
  cairo_rectangle(player->cairo, v[0], v[1], v[2], v[3]);
  cairo_fill(player->cairo);
  return true;
}

static bool round_rectangle(struct player *player, char *text) {
  double v[9];
  if (!numbers(&text, v, 9)) return false;
  cairo_t *cairo = player->cairo;
  double left = v[0] + v[4], top = v[1] + v[4], right = v[0] + v[2] - v[4], bottom = v[1] + v[3] - v[4];
  set_color(cairo, v + 5);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, right, top, v[4], -G_PI_2, 0);
  cairo_arc(cairo, right, bottom, v[4], 0, G_PI_2);
  cairo_arc(cairo, left, bottom, v[4], G_PI_2, G_PI);
  cairo_arc(cairo, left, top, v[4], G_PI, 3 * G_PI_2);
  cairo_close_path(cairo);
  cairo_fill(cairo);
  return true;
}

/* Adds the steps of an outline to Cairo's path. */
static bool outline(cairo_t *cairo, char *text) {
  double v[6];
  for (;;) {
    if (word(&text, "M")) {
      if (!numbers(&text, v, 2)) return false;
      cairo_move_to(cairo, v[0], v[1]);
    } else if (word(&text, "L")) {
      if (!numbers(&text, v, 2)) return false;
      cairo_line_to(cairo, v[0], v[1]);
    } else if (word(&text, "C")) {
      if (!numbers(&text, v, 6)) return false;
      cairo_curve_to(cairo, v[0], v[1], v[2], v[3], v[4], v[5]);
    } else if (word(&text, "A")) {
      if (!numbers(&text, v, 5)) return false;
      cairo_arc(cairo, v[0], v[1], v[2], v[3], v[4]);
    } else if (word(&text, "Z")) {
      cairo_close_path(cairo);
    } else {
      return *skip_blanks(text) == '\0';
    }
  }
}

static bool path(struct player *player, char *text) {
  cairo_t *cairo = player->cairo;
  double fill_color[4], stroke[5];
  bool is_filled = false, is_stroked = false, is_round = false;
  for (;;) {
    if (word(&text, "fill")) {
      is_filled = true;
      if (!numbers(&text, fill_color, 4)) return false;
    } else if (word(&text, "stroke")) {
      is_stroked = true;
      if (!numbers(&text, stroke, 5)) return false;
      is_round = word(&text, "round");
    } else if (!word(&text, "|")) {
      break;
    }
  }
  cairo_new_path(cairo);
  if (!outline(cairo, text)) return false;
  if (is_filled) {
    set_color(cairo, fill_color);
    cairo_fill_preserve(cairo);
  }
  if (is_stroked) {
    set_color(cairo, stroke);
    cairo_set_line_width(cairo, stroke[4]);
    cairo_set_line_cap(cairo, is_round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cairo, is_round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    cairo_stroke_preserve(cairo);
  }
  cairo_new_path(cairo);
  return true;
}

/* The picture of a file, read when it is first used. */
static cairo_surface_t *load_image(struct player *player, const char *name) {
  for (int i = 0; i < player->image_count; i++) {
    if (strcmp(player->images[i].path, name) == 0) return player->images[i].surface;
  }
  if (player->image_count == MAX_IMAGES) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create_from_png(name);
  char *copy = strdup(name);
  if (copy == NULL || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    free(copy);
    cairo_surface_destroy(surface);
    return NULL;
  }
  player->images[player->image_count++] = (struct image){copy, surface};
  return surface;
}

/* Draws a picture into a rectangle: as it is, or its alpha in a colour. */
static bool image(struct player *player, const double *rect, const double *color, char *name) {
  cairo_surface_t *surface = load_image(player, skip_blanks(name));
  if (surface == NULL) return false;
  cairo_t *cairo = player->cairo;
  cairo_save(cairo);
  cairo_translate(cairo, rect[0], rect[1]);
  cairo_scale(cairo, rect[2] / cairo_image_surface_get_width(surface),
              rect[3] / cairo_image_surface_get_height(surface));
  if (color != NULL) {
    set_color(cairo, color);
    cairo_mask_surface(cairo, surface, 0, 0);
  } else {
    cairo_set_source_surface(cairo, surface, 0, 0);
    cairo_paint(cairo);
  }
  cairo_restore(cairo);
  return true;
}

static bool clip(struct player *player, char *text) {
  double v[4];
  if (!numbers(&text, v, 4)) return false;
  cairo_rectangle(player->cairo, v[0], v[1], v[2], v[3]);
  cairo_clip(player->cairo);
  return true;
}

/* Does what a line says. */
static bool play(struct player *player, char *line) {
  double v[8];
  if (*line == '\0' || *line == '#') return true;
  if (word(&line, "font")) return font(player, line);
  if (word(&line, "canvas")) return canvas(player, line);
  if (player->cairo == NULL) return false;
  if (word(&line, "face")) return face(player, line);
  if (word(&line, "text")) return text_line(player, line);
  if (word(&line, "fill")) return fill(player, line);
  if (word(&line, "round")) return round_rectangle(player, line);
  if (word(&line, "path")) return path(player, line);
  if (word(&line, "image")) return numbers(&line, v, 4) && image(player, v, NULL, line);
  if (word(&line, "mask")) return numbers(&line, v, 8) && image(player, v, v + 4, line);
  if (word(&line, "clip")) return clip(player, line);
  if (word(&line, "unclip")) return cairo_reset_clip(player->cairo), true;
  return false;
}

/* Writes the picture: by Cairo, or as fast as we can. */
static bool write_png(const struct player *player, const char *name) {
  if (player->is_plain) return cairo_surface_write_to_png(player->surface, name) == CAIRO_STATUS_SUCCESS;
  cairo_surface_flush(player->surface);
  uint32_t *words = (uint32_t *)(void *)cairo_image_surface_get_data(player->surface);
  /* Words of four bytes fill their rows without padding. The highest byte of RGB24 is undefined, but Cairo never leaves
   * two values of it in one picture that is painted all over. */
  return flat_write_png(words, player->width, player->height, player->scale, name);
}

static void destroy(struct player *player) {
  for (int i = 0; i < player->image_count; i++) {
    free(player->images[i].path);
    cairo_surface_destroy(player->images[i].surface);
  }
  if (player->face != NULL) pango_font_description_free(player->face);
  g_clear_object(&player->layout);
  g_clear_object(&player->map);
  if (player->cairo != NULL) cairo_destroy(player->cairo);
  if (player->surface != NULL) cairo_surface_destroy(player->surface);
  if (player->fonts != NULL) FcConfigDestroy(player->fonts);
}

/* Plays the list from its start to its end. */
static bool play_all(struct player *player, FILE *list, const char *name) {
  static char line[MAX_LINE];
  rewind(list);
  for (int number = 1; fgets(line, sizeof line, list) != NULL; number++) {
    line[strcspn(line, "\n")] = '\0';
    if (!play(player, line)) {
      fprintf(stderr, "%s:%d: cannot be drawn: %s\n", name, number, line);
      return false;
    }
  }
  if (player->cairo != NULL && cairo_status(player->cairo) == CAIRO_STATUS_SUCCESS) return true;
  fprintf(stderr, "%s: nothing was drawn\n", name);
  return false;
}

int main(int argc, char **argv) {
  struct player player = {0};
  int next = 1, times = 0;
  if (next < argc && strcmp(argv[next], "--plain") == 0) {
    player.is_plain = true;
    next++;
  }
  if (next + 1 < argc && strcmp(argv[next], "--times") == 0) {
    times = atoi(argv[next + 1]);
    next += 2;
  }
  if (argc - next != 2) {
    fprintf(stderr, "usage: yardstick [--plain] [--times N] LIST OUT\n");
    return 2;
  }
  FILE *list = fopen(argv[next], "r");
  if (list == NULL) {
    perror(argv[next]);
    return 2;
  }
  int code = 0;
  for (int i = 0; code == 0 && i < (times > 0 ? times : 1); i++) {
    char name[4096];
    snprintf(name, sizeof name, times > 0 ? "%s/%d.png" : "%s", argv[next + 1], i);
    if (!play_all(&player, list, argv[next])) {
      code = 2;
    } else if (!write_png(&player, name)) {
      perror(name);
      code = 3;
    }
  }
  fclose(list);
  destroy(&player);
  return code;
}
