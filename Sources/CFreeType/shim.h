#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H

// FreeType's macros that look like functions do not reach Swift.

static inline int ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline int ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
