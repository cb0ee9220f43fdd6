#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_GLYPH_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_MODULE_H

// FreeType's macros that look like functions, and the constants made by them, do not reach Swift.

static inline int ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline int ft_has_outline(FT_Glyph glyph) { return glyph->format == FT_GLYPH_FORMAT_OUTLINE; }
static inline int ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
