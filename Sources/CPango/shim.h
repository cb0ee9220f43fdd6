#pragma once
#include <pango/pangocairo.h>
#include <hb-ot.h>

// Swift does not import macros that cast.
static inline PangoGlyph pango_glyph_empty(void) { return PANGO_GLYPH_EMPTY; }
static inline PangoGlyph pango_glyph_unknown_flag(void) { return PANGO_GLYPH_UNKNOWN_FLAG; }
