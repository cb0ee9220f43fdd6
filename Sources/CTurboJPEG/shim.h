#pragma once
#include <turbojpeg.h>

// The library is loaded when a picture needs it, so the program has the functions' types and no reference to them.
typedef __typeof__(&tjInitDecompress) TJInitDecompress;
typedef __typeof__(&tjDecompress2) TJDecompress2;
typedef __typeof__(&tjGetErrorStr2) TJGetErrorStr2;
typedef __typeof__(&tjDestroy) TJDestroy;
