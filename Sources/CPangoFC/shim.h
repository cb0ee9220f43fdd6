#pragma once
#include <pango/pangofc-fontmap.h>
#include <pango/pangofc-font.h>
